/** A tracked vehicle pushes what stands still off a narrow road (7.30.f, 7.30.g). */
import {
  against,
  atLeast,
  PERCENTILE,
  percentileOf,
  percentOf,
  type Refusal,
  type Rule,
  refusal,
  roll,
  type Tally,
} from '../../../engine/index.ts';
import { added } from '../../../engine/numbers/tally.ts';
import {
  type Fielded,
  type Game,
  isFielded,
  isLeg,
  isVehicle,
  type Scene,
  top,
  unitById,
  vehicleCardOf,
  verbsIn,
} from '../game.ts';
import type { Wreck } from '../state.ts';
import { isNarrow } from '../terrain/narrow.ts';
import { weightOf } from './bridges.ts';
import { endMove, moverOf } from './mover.ts';

const verb = verbsIn<Scene>();

/** What it takes, and what each full five tonnes of additional weight help. */
export const PUSHED_AT = 51;
const [EACH, HELPS] = [5, 5] as const;

export const pushModifiers = (pusher: Fielded, weight: number): Tally =>
  added([
    weightOf(pusher) - weight >= EACH && {
      id: 'heavier',
      cite: '7.30.g',
      n: HELPS * Math.floor((weightOf(pusher) - weight) / EACH),
    },
  ]);

/** Against the mover as one that pushes: it takes all of its movement. */
function notPushing({ world, view }: Scene): Refusal | undefined {
  const mover = moverOf(view);
  if (!isNarrow(world, mover.at)) return refusal('7.30.f', 'it is not on a narrow road');
  if (vehicleCardOf(mover)?.traction !== 'tracked') return refusal('7.30.f', 'only tracked vehicles push');
  if (mover.command !== 'MOVE') return refusal('7.30.f', 'it has no MOVE');
  const { used, hexes } = top(view, 'move');
  return used > 0 || hexes > 0 ? refusal('7.30.f', 'it takes all of its movement') : undefined;
}

const tooHeavy = (pusher: Fielded, weight: number): Refusal | undefined =>
  weightOf(pusher) < weight ? refusal('7.30.f', 'it is heavier than the one that would push it') : undefined;

/** A vehicle without its tracks, or a gun. */
export const push = verb('push', {
  cite: '7.30.f',
  who: ({ view }) => {
    const mover = moverOf(view);
    return view.units.filter(
      (unit): unit is Fielded =>
        isFielded(unit) && unit.at === mover.at && unit.id !== mover.id && !isLeg(unit),
    );
  },
  whoElse: refusal('7.30.f', 'it does not stand in the way'),
  by: ({ view }) => moverOf(view).id,
  unfit: (scene, unit) => {
    const bar = notPushing(scene);
    if (bar) return bar;
    if (unit.aboard || unit.under || unit.aside) return refusal('7.30.h', 'it does not stand on the road');
    if (isVehicle(unit) && !unit.tracked) return refusal('7.30.f', 'it can move by itself');
    return tooHeavy(moverOf(scene.view), weightOf(unit));
  },
  args: ({ id }) => ({ unit: id }),
  *perform(game, { unit }) {
    const there = unitById(game.state, unit);
    if (yield* shoves(game, weightOf(there), `{${unit}}`)) game.own(there).aside = true;
    endMove(game);
  },
});

/** The first wreck in the hex that stands on the road. */
const wreckHere = ({ view }: Scene): Wreck | undefined => {
  const { at } = moverOf(view);
  return view.wrecks.find(each => each.at === at && !each.aside && each.of !== undefined);
};

const wreckWeight = ({ of }: Wreck): number => (of ? weightOf({ card: of }) : 0);

/** A wreck has no counter that could be named. */
export const shove = verb('shove', {
  cite: '7.30.f',
  bar: scene => {
    const wreck = wreckHere(scene);
    if (!wreck) return refusal('7.30.f', 'no wreck stands in its way');
    return notPushing(scene) ?? tooHeavy(moverOf(scene.view), wreckWeight(wreck));
  },
  by: ({ view }) => moverOf(view).id,
  *perform(game) {
    const { side } = moverOf(game.state);
    const wreck = wreckHere({ world: game.world, view: game.state, side });
    if (wreck && (yield* shoves(game, wreckWeight(wreck), 'the wreck')))
      game.own(game.state).wrecks = game.state.wrecks.map(each =>
        each === wreck ? { ...each, aside: true as const } : each,
      );
    endMove(game);
  },
});

/** How heavy it is what an act would push; undefined: it pushes nothing. */
export function weightPushed(
  scene: Scene,
  act: { readonly verb: string; readonly unit?: string },
): number | undefined {
  if (act.verb === 'push') return weightOf(unitById(scene.view, act.unit as Fielded['id']));
  const wreck = act.verb === 'shove' ? wreckHere(scene) : undefined;
  return wreck && wreckWeight(wreck);
}

function* shoves(game: Game, weight: number, what: string): Rule<boolean> {
  const pusher = moverOf(game.state);
  const modifiers = pushModifiers(pusher, weight);
  game.own(pusher).spot = { by: 'MOVE', turn: game.state.turn };
  const done = yield* roll(
    PERCENTILE,
    `{${pusher.id}} pushes ${what}`,
    faces => percentileOf(faces) + modifiers.value >= PUSHED_AT,
    {
      cite: '7.30.f',
      by: pusher.side,
      tell: (dice, found) =>
        against(
          percentOf(dice, modifiers),
          atLeast(PUSHED_AT),
          found,
          found ? 'onto the shoulder' : 'it does not move',
          { of: [pusher.id] },
        ),
    },
  );
  if (done) game.say('7.30.f', `{${pusher.id}} pushes ${what} off the road.`);
  return done;
}
