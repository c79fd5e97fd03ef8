/** Narrow roads (7.30): where vehicles and guns stand one behind the other, and none passes another. */
import type { HexId } from '../../../board/index.ts';
import { type Refusal, refusal, type Side } from '../../../engine/index.ts';
import type { Direction } from '../../../hex/index.ts';
import { type AnyUnit, type Fielded, isLeg, isVehicle, type View } from '../game.ts';
import type { Lane, Wreck } from '../state.ts';
import { isNarrow } from '../terrain/narrow.ts';
import type { World } from '../world.ts';

/** What stands on the road: a unit, or a wreck. */
type Blocker = AnyUnit | Wreck;

/** Vehicles and guns of one's own on the ground, and wrecks; not those that were pushed aside (7.30.h), and nobody on foot. */
const blockersIn = (
  { units, wrecks }: Pick<View, 'units' | 'wrecks'>,
  hex: HexId,
  side: Side,
): readonly Blocker[] => [
  ...units.filter(
    unit =>
      unit.at === hex && unit.side === side && !isLeg(unit) && !unit.aboard && !unit.under && !unit.aside,
  ),
  ...wrecks.filter(({ at, aside }) => at === hex && !aside),
];

const placeOf = ({ lane }: Blocker): number => lane?.n ?? 0;

/** The next in the hex: the order of entry is the order in which they stand (7.30.e). */
export function laneInto(view: View, hex: HexId, unit: AnyUnit, side: Direction | undefined): Lane {
  const last = Math.max(0, ...blockersIn(view, hex, unit.side).map(placeOf));
  return { n: last + 1, ...(side !== undefined && { side }) };
}

/**
 * Against leaving the hex by that side (7.30.d): whoever came later goes back the way he came, and whoever was there before has
 * them behind him. Those who were there from the beginning stand beside one another.
 */
export function jamRefusal(world: World, view: View, unit: Fielded, side: Direction): Refusal | undefined {
  if (!isNarrow(world, unit.at) || isLeg(unit) || unit.aside) return undefined;
  const mine = placeOf(unit);
  const isShut = blockersIn(view, unit.at, unit.side).some(
    each =>
      each !== unit &&
      (placeOf(each) < mine ? side !== unit.lane?.side : placeOf(each) > mine && each.lane?.side === side),
  );
  return isShut ? refusal('7.30.d', 'others stand in its way on the narrow road') : undefined;
}

/** Whether somebody stands before it. */
export const standsBehind = (world: World, view: View, unit: Fielded): boolean =>
  isNarrow(world, unit.at) &&
  !isLeg(unit) &&
  !unit.aside &&
  blockersIn(view, unit.at, unit.side).some(each => placeOf(each) < placeOf(unit));

/** Whether whoever comes into the hex must stop behind somebody. */
export const isBlocked = (world: World, view: View, unit: AnyUnit, hex: HexId): boolean =>
  isNarrow(world, hex) &&
  !isLeg(unit) &&
  blockersIn(view, hex, unit.side).some(each => !('id' in each) || each.id !== unit.id);

/** Against going where the enemy is: vehicles shut the road to vehicles and guns, men and guns are overrun or not passed (7.30.b, 7.30.c). */
export function meetsEnemy(world: World, { units }: View, unit: Fielded, hex: HexId): Refusal | undefined {
  if (!isNarrow(world, hex) || isLeg(unit)) return undefined;
  const there = units.filter(each => each.at === hex && each.side !== unit.side);
  if (there.some(isVehicle)) return refusal('7.30.b', 'a vehicle of the enemy shuts the narrow road');
  return there.length > 0 && isVehicle(unit)
    ? refusal('7.30.c', 'it goes through the enemy on the narrow road by an overrun alone')
    : undefined;
}
