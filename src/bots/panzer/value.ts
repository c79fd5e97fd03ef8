/** What is on the table: units, ground held, and how near the rest of it is. */
import { type AnyUnit, isVehicle, type View } from '../../rulebooks/panzer/game.ts';
import type { Condition } from '../../rulebooks/panzer/scenario/scenario.ts';
import { countOf } from '../../rulebooks/panzer/scenario/victory.ts';
import type { World } from '../../rulebooks/panzer/world.ts';
import { valueBy } from '../kit/value.ts';
import { aimOf, isGround } from './ground.ts';
import { pointsWorth } from './worth.ts';

/** Not fitted yet: who leaves is gone from the map and counts in full, and ground counts as a tank does. */
const WEIGHTS = {
  keepers: 1,
  needed: 8,
  neededAtLast: 16,
  enoughAtLast: 16,
  beyond: 2,
  mostBeyond: 2,
  scored: 12,
  nearer: 0.1,
  far: 30,
} as const;
/** A lead by points is in the units that are left already. */
const POINTS_IN_UNITS = 0.02;

export const value = valueBy<Condition, World, AnyUnit, View>(WEIGHTS, {
  men: (view, side) =>
    view.units.reduce((sum, unit) => (unit.side === side && !unit.lost ? sum + pointsWorth(unit) : sum), 0),
  conditions: ({ scenario }) => scenario.victory.all,
  progress: (world, view, condition) =>
    countOf(world, view, condition) * (condition.is === 'exit' || isGround(condition) ? 1 : POINTS_IN_UNITS),
  isGround,
  wayOf(world, view, side) {
    const { is, way } = aimOf(world, view, side);
    return is === 'hold' ? undefined : way;
  },
  isGoing: (_, unit) => isVehicle(unit) && !unit.tracked,
});
