/** Stacking (4.3): how many units and weapons of a side a hex holds. */
import type { Side } from '../../../engine/index.ts';
import { modifier } from '../charts/index.ts';
import type { View } from '../game.ts';
import type { LocId } from '../state.ts';
import { loadPoints } from '../support-weapons/portage.ts';
import { type AnyUnit, isHero, isMmc, unitsAt } from '../units.ts';
import type { World } from '../world.ts';

/** Whether all of the side who are there and those who come find room, with what they carry. */
export function fitsIn(
  world: World,
  view: View,
  at: LocId,
  side: Side,
  coming: readonly AnyUnit[] = [],
): boolean {
  const { capacities } = world.charts;
  const there = view.units.filter(
    unit => unit.side === side && unit.at === at && unit.guard === undefined && !coming.includes(unit),
  );
  // A hero takes no room (3.8.4).
  const counted = [...there, ...coming].filter(unit => !isHero(unit));
  return (
    counted.length <= modifier(capacities, 'units in a hex').n &&
    counted.filter(isMmc).length <= modifier(capacities, 'squads, half-squads and crews in a hex').n &&
    portageThere(world, view, at, [...there, ...coming]) <= modifier(capacities, 'PP in a hex').n
  );
}

/** Whether weapons of all who are there, and those that lie there, are more than a hex holds (4.3.1). */
export const isOverloaded = (world: World, view: View, at: LocId): boolean =>
  portageThere(world, view, at, unitsAt(view, at)) > modifier(world.charts.capacities, 'PP in a hex').n;

function portageThere(world: World, view: View, at: LocId, units: readonly AnyUnit[]): number {
  let points = 0;
  for (const weapon of view.weapons) {
    const isHere = weapon.by === undefined ? weapon.at === at : units.some(({ id }) => id === weapon.by);
    if (isHere) points += loadPoints(world, weapon);
  }
  return points;
}
