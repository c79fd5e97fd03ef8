/** The units that an impulse has activated, location by location (4.0). */
import type { Frozen } from '../../../engine/index.ts';
import { amend, enclosing } from '../frames.ts';
import type { Game, View } from '../game.ts';
import type { Group, ImpulseFrame, Location, UnitId, VehicleId } from '../state.ts';
import {
  type AnyUnit,
  findUnit,
  isEnemyAt,
  isFresh,
  isGoodOrder,
  isLocked,
  mayFireAfterMove,
  meleeAt,
} from '../units.ts';

type AnyGroup = Frozen<Group>;

/** Whether an impulse has any use for the unit: nothing done yet, or moved so that it may still fire (4.0.n). */
export function canBeActivated(view: View, unit: AnyUnit): boolean {
  if (unit.at === undefined) return false;
  if (isLocked(view, unit)) return hasMeleeToFight(view, unit.at, unit);
  return isFresh(unit) || (mayFireAfterMove(unit) && isGoodOrder(unit));
}

/** It has moved, fired, is Ops Complete or has had its Melee: nothing keeps the phase going for it (4.0.b). */
export function isDone(view: View, unit: AnyUnit): boolean {
  return isLocked(view, unit) ? !canBeActivated(view, unit) : !isFresh(unit);
}

/** Locked in a Melee whose round of this turn is still to come (8.0.c, 8.1.a). */
function hasMeleeToFight(view: View, at: Location, unit: AnyUnit): boolean {
  return isFresh(unit) && !meleeAt(view, at)?.fought && isEnemyAt(view, at, unit.side);
}

/** The units of a group that are still there and that an impulse has use for. */
export function unitsOf(view: View, group: AnyGroup): readonly AnyUnit[] {
  return group.units.flatMap(id => {
    const unit = findUnit(view, id);
    return unit && unit.at === group.at && canBeActivated(view, unit) ? [unit] : [];
  });
}

export function readyUnits(view: View, impulse: Frozen<ImpulseFrame>): readonly AnyUnit[] {
  return impulse.groups.flatMap(group => unitsOf(view, group));
}

/** The group that a unit was activated in. */
export function groupWith(view: View, id: UnitId): AnyGroup | undefined {
  return enclosing(view, 'impulse')?.groups.find(({ units }) => units.includes(id));
}

/** Notes what the group of a unit has done; the impulse is no pass any more, and its declaration is closed (4.0.q). */
export function noteDeed(
  game: Game,
  id: UnitId | VehicleId,
  deed: Partial<Omit<Group, 'at' | 'units'>> = {},
): void {
  const impulse = enclosing(game.state, 'impulse');
  if (!impulse) return;
  const groups = impulse.groups.map(group =>
    group.units.some(unit => unit === id) ? { ...group, ...deed } : group,
  );
  amend(game, 'impulse', { groups, acted: true });
}

/** Units that have moved and may still fire do so from where they are now, apart from those they left (4.0.o, 6.1). */
export function regroup(game: Game, units: readonly UnitId[]): void {
  const impulse = enclosing(game.state, 'impulse');
  const at = units.map(id => findUnit(game.state, id)?.at).find(each => each !== undefined);
  if (!impulse || at === undefined) return;
  const left = impulse.groups.map(group => ({
    ...group,
    units: group.units.filter(id => !units.includes(id)),
  }));
  amend(game, 'impulse', { groups: [...left, { at, units: [...units], moved: true }] });
}

/** At what it, or one beside it, has spotted in this very impulse a unit in Good Order fires at full strength (4.1.e, 4.1.f). */
export function mayFireAtSpotted(impulse: Frozen<ImpulseFrame>, unit: AnyUnit, at: Location): boolean {
  const { spotting } = impulse;
  if (!spotting?.succeeded || spotting.at !== at || spotting.from !== unit.at) return false;
  return !unit.fired && (isFresh(unit) || spotting.by === unit.id);
}
