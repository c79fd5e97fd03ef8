/** What is on the table: men and weapons, ground held, and how near the rest of it is. */
import type { Side } from '../../engine/index.ts';
import type { View } from '../../rulebooks/lock-n-load/game.ts';
import type { Condition } from '../../rulebooks/lock-n-load/scenario/scenario.ts';
import { progress } from '../../rulebooks/lock-n-load/scenario/victory.ts';
import { isGoodOrder, isMmc } from '../../rulebooks/lock-n-load/units.ts';
import type { World } from '../../rulebooks/lock-n-load/world.ts';
import { valueBy } from '../kit/value.ts';
import { aimOf } from './ground.ts';
import { presentWorth, worthOfWeapon } from './men.ts';

/** At the end one place alone decides nothing. */
const WEIGHTS = {
  keepers: 1.33,
  needed: 12,
  neededAtLast: 4,
  enoughAtLast: 30,
  beyond: 30,
  mostBeyond: 2,
  scored: 10,
  nearer: 0.1,
  far: 20,
} as const;

export const value = valueBy<Condition, World, View['units'][number], View>(WEIGHTS, {
  men: menOf,
  progress: (_world, view, condition) => progress(view, condition),
  conditions: ({ scenario }) => scenario.victory.all,
  isGround: ({ is }) => is === 'control',
  wayOf(world, view, side) {
    const { is, way } = aimOf(world, view, side);
    return is === 'hold' || is === 'kill' ? undefined : way;
  },
  isGoing: (_view, unit) => isMmc(unit) && isGoodOrder(unit),
});

function menOf(view: View, side: Side): number {
  const carriers = new Set<string>();
  let sum = 0;
  for (const unit of view.units) {
    if (unit.side !== side) continue;
    carriers.add(unit.id);
    sum += presentWorth(unit);
  }
  for (const weapon of view.weapons) {
    if (weapon.possessedBy !== undefined && carriers.has(weapon.possessedBy)) sum += worthOfWeapon(weapon);
  }
  return sum;
}
