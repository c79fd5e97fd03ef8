/** The Bayonet Charge (10.5.3): an Action Check on the way lets those who run or walk into the enemy strike at once. */
import { isRefusal, type Refusal, refusal } from '../../../engine/index.ts';
import { pointsOf } from '../charts/index.ts';
import { settleMelees } from '../close-combat/melee.ts';
import {
  amend,
  type Fielded,
  type Game,
  isDisrupted,
  isFielded,
  isLeader,
  isPinned,
  isTeam,
  push,
  type Scene,
  sceneNow,
  top,
  unitById,
  type View,
  verbsIn,
} from '../game.ts';
import { isHidden } from '../hidden/unseen.ts';
import { actionCheck } from '../morale/action-check.ts';
import type { AnyFrame, LocId } from '../state.ts';
import type { Land } from '../terrain/land.ts';
import { rangeOf } from '../world.ts';
import { placesBeside, stepCost } from './costs.ts';
import { onTheWay, steppingOut } from './on-the-way.ts';

type MoveFrame = Extract<AnyFrame, { is: 'move' }>;

const isGoing = (unit: Fielded): boolean => !isPinned(unit) && !isDisrupted(unit);

const hasEnemy = (view: View, side: string, at: LocId): boolean =>
  view.units.some(unit => unit.at === at && unit.side !== side && !isHidden(unit));

/** Whether it is among the enemy, or can still get there with the points that it has left (10.5.3.1(1)). */
function canClose(world: Land, view: View, frame: MoveFrame, unit: Fielded): boolean {
  if (hasEnemy(view, unit.side, unit.at)) return true;
  const most = pointsOf(world.charts, frame.gait) - (frame.spent[unit.id] ?? 0);
  const foes = [...new Set(view.units.flatMap(({ side, at }) => (side !== unit.side && at ? at : [])))];
  // A hex costs a point at least.
  const isTooFar = (at: LocId, left: number) => foes.every(foe => rangeOf(world, at, foe) > left);
  if (isTooFar(unit.at, most)) return false;
  const spent = new Map<LocId, number>([[unit.at, 0]]);
  const edge: LocId[] = [unit.at];
  for (let from = edge.shift(); from !== undefined; from = edge.shift()) {
    const here = spent.get(from) ?? 0;
    for (const to of placesBeside(world, view, from)) {
      const cost = stepCost(world, view, { ...unit, at: from }, to);
      if (isRefusal(cost) || here + cost > most || here + cost >= (spent.get(to) ?? Infinity)) continue;
      if (hasEnemy(view, unit.side, to)) return true;
      if (isTooFar(to, most - here - cost)) continue;
      spent.set(to, here + cost);
      edge.push(to);
    }
  }
  return false;
}

/** The one who takes the check: the leader of a platoon, or whoever is alone (10.5.3.1(1)). */
const checkerOf = (scene: Scene): Fielded | undefined => {
  const going = onTheWay(scene).filter(isGoing);
  return going.find(isLeader) ?? (going.length === 1 ? going[0] : undefined);
};

const verb = verbsIn<Scene>();

export const charge = verb('charge', {
  cite: '10.5.3(2)',
  bar: scene => {
    const { world, view } = scene;
    const frame = top(view, 'move');
    if (frame.gait !== 'run' && frame.gait !== 'cautious')
      return refusal('10.5.3.1(2)', 'one charges at a run, or walking');
    if (frame.charge) return refusal('10.5.3(2)', 'that has been tried');
    const checker = checkerOf(scene);
    if (!checker) return refusal('10.5.3.1(1)', 'nobody leads them');
    if (onTheWay(scene).every(isTeam)) return refusal('10.5.3(2)', 'that is for men with bayonets');
    const going = onTheWay(scene).filter(unit => isGoing(unit));
    if (!going.some(unit => canClose(world, view, frame, unit)))
      return refusal('10.5.3.1(1)', 'none of them can reach the enemy');
    return steppingOut(scene);
  },
  *perform(game) {
    const { side, units } = top(game.state, 'move');
    const checker = checkerOf(sceneNow(game, side));
    if (!checker) return;
    const passed = yield* actionCheck(game, checker, 'Action Check for a Bayonet Charge', '10.5.3(2)');
    amend(game, 'move', { charge: passed ? 'on' : 'failed' });
    if (passed) game.say('10.5.3(2)', `${units.map(id => `{${id}}`).join(', ')}: bayonets fixed.`);
  },
});

/** A platoon that charges goes on until one of them is among the enemy, if it can (10.5.3.1(1)). */
export function chargeRefusal(scene: Scene): Refusal | undefined {
  const { world, view } = scene;
  const frame = top(view, 'move');
  if (frame.charge !== 'on' || frame.units.length <= 1) return undefined;
  const all = onTheWay(scene);
  if (all.some(unit => hasEnemy(view, unit.side, unit.at))) return undefined;
  return all.some(unit => isGoing(unit) && canClose(world, view, frame, unit))
    ? refusal('10.5.3.1(1)', 'the charge goes on until it meets the enemy')
    : undefined;
}

/** All have moved: those among the enemy may strike at once, and at full strength (10.5.3.1(2)). */
export function strikeHome(game: Game, { side, charge: state, units }: MoveFrame): void {
  if (state !== 'on') return;
  const men = units
    .map(id => unitById(game.state, id))
    .filter(isFielded)
    .filter(unit => hasEnemy(game.state, side, unit.at));
  if (men.length === 0) return;
  settleMelees(game);
  for (const at of new Set(men.map(unit => unit.at))) {
    const charging = men.filter(unit => unit.at === at).map(({ id }) => id);
    push(game, { is: 'close-combat', side, at, attackers: [], defenders: [], charging });
  }
}
