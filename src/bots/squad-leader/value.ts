/** What is on the table: men and weapons, ground held, and how near the rest of it is. */
import type { Side } from '../../engine/index.ts';
import type { View } from '../../rulebooks/squad-leader/game.ts';
import type { Condition } from '../../rulebooks/squad-leader/scenario/scenario.ts';
import { progress } from '../../rulebooks/squad-leader/scenario/victory.ts';
import { isGoodOrder, isMmc } from '../../rulebooks/squad-leader/units.ts';
import type { World } from '../../rulebooks/squad-leader/world.ts';
import { valueBy } from '../kit/value.ts';
import { aimOf, isGround, turnsLeft } from './ground.ts';
import { presentWorth, worthOfWeapon } from './men.ts';

/** Those of the Starter Kit, which is of the same family, until this book's games have been counted. */
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
  conditions: ({ scenario }) => scenario.victory.conditions,
  progress,
  isGround,
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
  return sum;
}
