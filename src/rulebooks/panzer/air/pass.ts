/** A pass (B15.1): where to, the fire that meets it, and what it does there. */
import { DONE, type Refusal, type Rule, refusal, type Subject, unset } from '../../../engine/index.ts';
import { ALL_DIRECTIONS, directionName, parseDirection } from '../../../hex/index.ts';
import { aircraftCard } from '../counters/index.ts';
import {
  amend,
  decide,
  fieldedById,
  type Game,
  isVehicle,
  type Scene,
  sceneFor,
  top,
  verbsIn,
} from '../game.ts';
import { acquires } from './acquire.ts';
import { aircraftById, hexesFor, leavePass, loadOf, mayDrop, type Pass, passIn, seenIn } from './aircraft.ts';
import { drop } from './bombs.ts';
import { openFlak } from './flak.ts';
import { strafe } from './strafing.ts';

const verb = verbsIn<Scene>();
const planeIn = ({ view }: Pick<Scene, 'view'>) => aircraftById(view, top(view, 'pass').aircraft);

const approach = verb('approach', {
  cite: 'B15.2',
  who: scene => hexesFor(scene, planeIn(scene), top(scene.view, 'pass').altitude),
  whoElse: refusal('B15.2', 'there is nobody to be seen'),
  by: ({ view }) => top(view, 'pass').aircraft,
  args: at => ({ at }),
  perform(game, { at }) {
    amend(game, 'pass', { at });
    openFlak(game);
  },
});

/** Only shells care from where they come, and only where there is armour. */
const sidesFor = (scene: Scene, isAtVehicle: boolean) =>
  (isAtVehicle && aircraftCard(planeIn(scene).card).cannon ? ALL_DIRECTIONS : ALL_DIRECTIONS.slice(0, 1)).map(
    directionName,
  );

const guns = verb('strafe', {
  cite: 'B15.8',
  bar: ({ view }) =>
    top(view, 'pass').altitude === 'Low' ? undefined : refusal('B15.8', 'its guns reach the ground only Low'),
  who: scene => seenIn(scene, top(scene.view, 'pass').at ?? '1:A1'),
  whoElse: refusal('B15.2', 'it is not where the pass goes'),
  by: ({ view }) => top(view, 'pass').aircraft,
  what: (scene, target) => sidesFor(scene, isVehicle(target)),
  whatElse: refusal('B15.8', 'nothing depends on from where it comes'),
  args: ({ id }, from) => ({ target: id, from }),
  *perform(game, { target, from }) {
    const pass = endPass(game);
    if (yield* acquires(game, pass, fieldedById(game.state, target)))
      yield* strafe(game, pass, target, parseDirection(from) ?? 0);
  },
});

const bombs = verb('bomb', {
  cite: 'B15.7',
  bar: scene => {
    const plane = planeIn(scene);
    if (loadOf(plane) === undefined) return refusal('B15.7', 'it has let go of all that it carried');
    return mayDrop(plane, top(scene.view, 'pass').altitude)
      ? undefined
      : refusal('B15.7', 'rockets are fired Low');
  },
  by: ({ view }) => top(view, 'pass').aircraft,
  *perform(game) {
    const pass = endPass(game);
    if (yield* acquires(game, pass)) yield* drop(game, pass);
  },
});

const breakOff = verb('done', { cite: 'B15.1', perform: game => void endPass(game) });

/** Its last deed; whoever is damaged, or has been there often enough, does not come again (B15.1, B15.9). */
function endPass(game: Game): Pass {
  const pass = passIn(game.state);
  if (!pass) throw new Error('no pass is under way');
  leavePass(game);
  // As it is now: what the fire at it has done counts for this attack.
  const plane = { ...pass.aircraft };
  const own = game.own(aircraftById(game.state, plane.id));
  own.passes = plane.passes + 1;
  own.flown = true;
  unset(own, 'flak');
  unset(own, 'pressed');
  if (plane.damaged || own.passes >= aircraftCard(plane.card).passes) {
    own.gone = 'home';
    game.say(plane.damaged ? 'B15.9' : 'B15.1', `{${plane.id}} will fly home.`);
  }
  return { ...pass, aircraft: plane };
}

export function* passFrame(game: Game): Rule<void> {
  const { side, aircraft, at } = top(game.state, 'pass');
  const scene = sceneFor(game, side);
  if (at === undefined) {
    const prompt = `Where {${aircraft}} goes`;
    yield* decide(game, [approach] as const, scene, idle, {
      by: side,
      id: 'approach',
      cite: 'B15.2',
      prompt,
    });
    return;
  }
  yield* decide(game, [guns, bombs, breakOff] as const, scene, idle, {
    by: side,
    id: 'air-attack',
    cite: 'B15.1',
    prompt: `What {${aircraft}} does at {${at}}`,
    window: { on: 'air', pass: DONE, optional: true },
  });
}

const idle = (_: Scene, { place }: Subject): Refusal =>
  refusal('B15.2', place === undefined ? 'an aircraft is on its pass' : 'there is nobody to be seen');
