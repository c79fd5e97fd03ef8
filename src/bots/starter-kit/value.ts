/** What is on the table: men and weapons, ground held, and how near the rest of it is. */
import type { Side } from '../../engine/index.ts';
import type { View } from '../../rulebooks/starter-kit/game.ts';
import type { Condition } from '../../rulebooks/starter-kit/scenario/scenario.ts';
import { progress } from '../../rulebooks/starter-kit/scenario/victory.ts';
import { isGoodOrder, isMmc } from '../../rulebooks/starter-kit/units.ts';
import type { World } from '../../rulebooks/starter-kit/world.ts';
import { valueBy } from '../kit/value.ts';
import { presentWorthOf } from './fleet.ts';
import { aimOf, turnsLeft } from './ground.ts';
import { presentWorth, worthOfWeapon } from './men.ts';

// Fitted to who won in the end: of some 5,000 positions at the turns of 300 games between Sergeants, a squad's ten
// points were worth a third of the logarithm of the odds.

const WEIGHTS = {
  keepers: 1.35,
  needed: 8,
  neededAtLast: 12,
  enoughAtLast: 16,
  beyond: 30,
  mostBeyond: 2,
  scored: 10,
  nearer: 0.06,
  far: 25,
} as const;

export const value = valueBy<Condition, World, View['units'][number], View>(WEIGHTS, {
  men: menOf,
  conditions: ({ scenario }) => scenario.victory.all,
  progress,
  isGround: ({ is }) => is === 'control-buildings' || is === 'control-hexes',
  // As far as there is time.
  wayOf(world, view, side) {
    const { is, way } = aimOf(world, view, side);
    return is === 'hold' || turnsLeft(world, view, side) === 0 ? undefined : way;
  },
  isGoing: (view, unit) => isMmc(unit) && isGoodOrder(view, unit),
});

function menOf(view: View, side: Side): number {
  let sum = 0;
  for (const unit of view.units) if (unit.side === side) sum += presentWorth(unit);
  for (const weapon of view.weapons) {
    const user = weapon.by === undefined ? undefined : view.units.find(({ id }) => id === weapon.by);
    if (user?.side === side) sum += worthOfWeapon(weapon);
  }
  for (const vehicle of view.vehicles ?? []) if (vehicle.side === side) sum += presentWorthOf(vehicle);
  return sum;
}
