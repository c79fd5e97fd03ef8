/** Who guards whom, and how a guard is rid of his prisoners (3.29.12, 3.29.13, QA-89). */
import { type Refusal, refusal, type Side, unset } from '../../../engine/index.ts';
import { modifier } from '../charts/index.ts';
import { type Game, type View, verbsIn } from '../game.ts';
import { MORE_AS_PRISONERS } from '../movement/stacking.ts';
import type { UnitId } from '../state.ts';
import { trailOf } from '../trails/trails.ts';
import { type AnyUnit, inMelee, isLeader, isMmc, isSmc, unitById, unitsAt } from '../units.ts';
import type { World } from '../world.ts';

/** The enemy on top of a prisoner: nobody else is his guard (3.29.13). */
export const guardOf = (view: View, { guard }: AnyUnit): AnyUnit | undefined =>
  guard === undefined ? undefined : view.units.find(({ id }) => id === guard);

export const prisonersOf = (view: View, { id }: AnyUnit): readonly AnyUnit[] =>
  view.units.filter(({ guard }) => guard === id);

/** Squads, half-squads and crews guard anybody, a leader only leaders; berserk units take no prisoners (3.29.12, 3.25.8). */
export function guardRefusal(
  world: World,
  view: View,
  captor: AnyUnit,
  prisoner: AnyUnit,
  surrenders = false,
): Refusal | undefined {
  if (captor.broken || captor.guard !== undefined) return refusal('3.29.17', 'a broken unit guards nobody');
  if (captor.berserk) return refusal('3.25.8', 'a berserk unit takes no prisoners');
  if (!isRoomFor(world, view, captor, prisoner))
    return refusal('3.29.11', 'there is no room for more prisoners');
  if (isMmc(captor) || isLeader(prisoner)) return undefined;
  if (!surrenders) return refusal('3.29.12', 'a single man guards only leaders');
  return isSmc(prisoner) || herd(view, captor) < most(world)
    ? undefined
    : refusal('3.28.9', 'a single man guards no more than a hex holds');
}

const most = ({ charts }: World): number =>
  modifier(charts.capacities, 'squads, half-squads and crews in a hex').n;
const herd = (view: View, captor: AnyUnit): number => prisonersOf(view, captor).filter(isMmc).length;

/** As many more than a hex holds (3.29.11). */
function isRoomFor(world: World, view: View, { at }: AnyUnit, prisoner: AnyUnit): boolean {
  if (isSmc(prisoner)) return true;
  const others = view.units.filter(unit => unit.at === at && isMmc(unit) && unit.id !== prisoner.id);
  return others.length < most(world) + MORE_AS_PRISONERS;
}

// ---- handing over and leaving behind

interface Scene {
  readonly world: World;
  readonly view: View;
  readonly side: Side;
}

const verb = verbsIn<Scene>();
const held = ({ view, side }: Scene): readonly AnyUnit[] =>
  view.units.filter(unit => guardOf(view, unit)?.side === side);
const NOT_HELD = refusal('3.29.13', 'it is not a prisoner of this side');

/** Who has moved or advanced with his prisoners keeps them for the phase. */
const isOnTheMove = (view: View, unit: AnyUnit): boolean =>
  unit.advanced === true || trailOf(view, unit.id) !== undefined;

/** Another unit of the hex takes its place on top of the prisoner (3.29.13). */
export const handOverPrisoner = verb('guard', {
  cite: '3.29.13',
  who: held,
  whoElse: NOT_HELD,
  unfit({ view }, prisoner) {
    const guard = guardOf(view, prisoner);
    if (guard && inMelee(view, guard)) return refusal('QA-89', 'nobody lets go of prisoners in a melee');
    return guard && isOnTheMove(view, guard)
      ? refusal('3.29.13', 'its guard has moved with it in this phase')
      : undefined;
  },
  what: ({ view, side }, { at, guard }) =>
    at === undefined ? [] : unitsAt(view, at, side).filter(({ id }) => id !== guard),
  whatElse: refusal('3.29.13', 'he is not with the prisoner, or guards it already'),
  refusal: ({ world, view }, prisoner, captor) =>
    isOnTheMove(view, captor)
      ? refusal('3.29.13', 'he has moved in this phase')
      : guardRefusal(world, view, captor, prisoner),
  args: (prisoner, captor) => ({ unit: prisoner.id, by: captor.id }),
  perform(game, { unit: id, by }) {
    const mine = game.own(unitById(game.state, id));
    mine.guard = by;
    unset(mine, 'left');
    game.say('3.29.13', `{${by}} guards {${id}} now`);
  },
});

/** Its guard will go without it: it is abandoned as he leaves the hex, not before (QA-89). */
export const abandon = verb('abandon', {
  cite: 'QA-89',
  who: held,
  whoElse: NOT_HELD,
  unfit({ view }, prisoner) {
    if (prisoner.left) return refusal('QA-89', 'it is to be left behind already');
    const guard = guardOf(view, prisoner);
    return guard && inMelee(view, guard)
      ? refusal('QA-89', 'nobody lets go of prisoners in a melee')
      : undefined;
  },
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit }) {
    game.own(unitById(game.state, unit)).left = true;
  },
});

/** What keeps a guard where he is: a prisoner who is to stay, and of whom he is not rid (3.30.1). */
export const tieOf = (view: View, guard: AnyUnit): Refusal | undefined =>
  view.units.some(unit => unit.guard === guard.id && unit.questioned && !unit.left)
    ? refusal('3.30.1', 'the prisoner stays where he was interrogated: somebody else guards him, or nobody')
    : undefined;

/** As he leaves the hex those whom he abandons are free; gives who that is. */
export function leaveBehind(game: Game, by: UnitId): readonly UnitId[] {
  const free = game.state.units.filter(({ guard, left }) => left && guard === by);
  for (const { id } of free) setFree(game, id);
  return free.map(({ id }) => id);
}

/** Still broken, and its first try to rally is a desperate one (3.29.17, 3.29.19). */
export function setFree(game: Game, id: UnitId): void {
  const mine = game.own(unitById(game.state, id));
  unset(mine, 'guard', 'left', 'questioned');
  mine.escaped = true;
  game.say('3.29.17', `{${id}} is free again`);
}
