/** Close Combat Values: with them infantry attacks vehicles, and withstands their machine guns (3.8). */
import { type Addend, added, type Tally } from '../../../engine/index.ts';
import { type CLOSE_COMBAT_VALUE_MODIFIERS, closeCombatValueOf, listed } from '../charts/index.ts';
import type { View } from '../game.ts';
import { type AnyUnit, cardOf, isInexperienced } from '../units.ts';
import type { World } from '../world.ts';
import type { Stacks } from './groups.ts';

function printedValue(world: World, unit: AnyUnit, joins: boolean): Addend {
  const { kind } = cardOf(unit);
  const who = kind === 'leader' && joins ? 'leader with another unit' : kind;
  return { id: `{${unit.id}}`, cite: '3.8.m', n: closeCombatValueOf(world.charts, who), of: unit.id };
}

const lowered = (
  world: World,
  unit: AnyUnit,
  why: keyof typeof CLOSE_COMBAT_VALUE_MODIFIERS.cites,
): Addend => ({
  ...listed(world.charts.closeCombatValueModifiers, why),
  id: `${why} {${unit.id}}`,
  of: unit.id,
});

/** The value of those who attack a vehicle: one unit, or two of which the leader joins the other. */
export function attackValue(
  world: World,
  view: View,
  by: readonly AnyUnit[],
  hasFired: (unit: AnyUnit) => boolean = () => false,
): Tally {
  const entries = by.flatMap((unit, i) => [
    printedValue(world, unit, i > 0),
    unit.pinned && lowered(world, unit, 'pinned'),
    isInexperienced(view, unit) && lowered(world, unit, 'inexperienced'),
    hasFired(unit) && lowered(world, unit, 'has fired'),
  ]);
  return added(entries, 'value');
}

/** The value of those whom a vehicle attacks; leaders add theirs to the units on which they are stacked. */
export function defenceValue(world: World, view: View, on: readonly AnyUnit[], stacked: Stacks): Tally {
  const entries = on.flatMap(unit => [
    printedValue(world, unit, stacked[unit.id] !== undefined),
    isInexperienced(view, unit) && lowered(world, unit, 'inexperienced'),
  ]);
  return added(entries, 'value');
}
