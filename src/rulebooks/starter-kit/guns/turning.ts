/** At the end of a fire phase guns and vehicles that could still fire may be turned instead (3.2.4.ca.d, 3.3.2.f). */
import { anyOffer, type Refusal, type Rule, refusal, type Side } from '../../../engine/index.ts';
import { loseInSight } from '../concealment/loss.ts';
import { hasUnseen } from '../concealment/unseen.ts';
import { amend, pop, top } from '../frames.ts';
import { decide, type Game, mayLeave, type View, verbsIn } from '../game.ts';
import { loseAcquisition } from '../ordnance/acquisition.ts';
import { SPINES } from '../ordnance/covered-arcs.ts';
import type { TurnGunsFrame } from '../state.ts';
import { terrainAt } from '../terrain/terrain.ts';
import { type AnyWeapon, isGoodOrder, possessorOf, weaponById } from '../units.ts';
import { swivel } from '../vehicles/turning.ts';
import { idling } from '../whose.ts';
import type { World } from '../world.ts';
import { isGun } from './guns.ts';
import type { TurningScene } from './turning-scene.ts';

/** Why the gun may not be turned; undefined if it may. */
export function turningRefusal(world: World, view: View, gun: AnyWeapon): Refusal | undefined {
  const unit = possessorOf(view, gun);
  if (unit?.at === undefined || !isGoodOrder(view, unit) || unit.pinned) {
    return refusal('3.2.4.ca.d', 'nobody is free to turn it');
  }
  if (gun.malfunctioned || gun.intensive || gun.fired !== undefined) {
    return refusal('3.2.4.ca.d', 'it could not fire any more');
  }
  if (unit.used?.includes(gun.id) && terrainAt(world, unit.at) === 'bamboo') {
    return refusal('8.2.1.bamboo.d', 'in bamboo a gun is not turned and fired in one player turn');
  }
  return unit.fired === undefined
    ? undefined
    : refusal('3.2.4.ca.d', 'those who serve it have fired their own weapons');
}

const verb = verbsIn<TurningScene>();

const face = verb('face', {
  cite: '3.2.4.ca.d',
  who: ({ view, side }) =>
    view.weapons.filter(weapon => isGun(weapon) && possessorOf(view, weapon)?.side === side),
  whoElse: refusal('1.2.6.a', 'it is no gun of the side'),
  by: (_, { by }) => by,
  unfit: ({ world, view, frame }, gun) =>
    frame.turned.includes(gun.id)
      ? refusal('3.2.4.ca.d', 'it has been turned')
      : turningRefusal(world, view, gun),
  what: (_, { facing }) => SPINES.filter(spine => spine !== facing),
  whatElse: refusal('3.2.4.ca.d', 'it points there'),
  args: ({ id }, spine) => ({ weapon: id, spine }),
  perform(game, { weapon, spine }) {
    const gun = weaponById(game.state, weapon);
    const unit = possessorOf(game.state, gun);
    if (unit) {
      loseInSight(game, [unit], '8.3.d3');
      game.own(unit).anchored = true;
    }
    game.own(gun).facing = spine;
    loseAcquisition(game, gun);
    game.say('3.2.4.ca.d', `{${gun.id}} is turned`);
    amend(game, 'turn-guns', { turned: [...top(game.state, 'turn-guns').turned, gun.id] });
  },
});

const done = verb('done', { cite: '3.2.4.ca.d', perform: game => pop(game) });

const DEEDS = [face, swivel] as const;
const TURNING_VERBS = [...DEEDS, done] as const;

/** With guns that nobody sees the side is always asked: the question must not tell of them. */
export function mayTurnGuns(world: World, view: View, side: Side): boolean {
  if (anyOffer(DEEDS, { world, view, side, frame: { turned: [] } })) return true;
  return view.weapons.some(isGun) && hasUnseen(view, side);
}

/** One gun turned; true when the side has turned all that it wants to. */
export function* turnGuns(game: Game, frame: TurnGunsFrame): Rule<boolean> {
  const { side } = frame;
  const sceneOf = (view: View): TurningScene => ({ world: game.world, view, side, frame });
  const act = yield* decide(game, TURNING_VERBS, sceneOf, idle, {
    by: side,
    id: 'turn-guns',
    cite: '3.2.4.ca.d',
    prompt: 'Turn guns and vehicles?',
    window: mayLeave('turn-guns'),
  });
  return act.verb === 'done';
}

const NO_GUN = refusal('3.2.4.ca.d', 'nothing but guns and vehicles is turned now');
const idle = idling(NO_GUN, NO_GUN);
