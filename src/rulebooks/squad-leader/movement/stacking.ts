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
  const all = [...coming];
  let prisoners = 0;
  for (const unit of view.units) {
    if (unit.guard !== undefined) prisoners += Number(isPrisonerThere(unit, at, coming));
    else if (unit.side === side && unit.at === at && !coming.includes(unit)) all.push(unit);
  }
  // A hero takes no room (3.8.4).
  let counted = 0;
  let squads = 0;
  for (const unit of all) {
    if (isHero(unit)) continue;
    counted++;
    if (isMmc(unit)) squads++;
  }
  const most = modifier(capacities, 'squads, half-squads and crews in a hex').n;
  return (
    squads + prisoners <= most + MORE_AS_PRISONERS &&
    counted <= modifier(capacities, 'units in a hex').n &&
    squads <= most &&
    portageThere(world, view, at, all) <= modifier(capacities, 'PP in a hex').n
  );
}

/** So many squads or crews more than that, if they are prisoners; leaders as many as there are (3.29.11). */
export const MORE_AS_PRISONERS = 3;

const isPrisonerThere = (unit: AnyUnit, at: LocId, guards: readonly AnyUnit[]): boolean =>
  isMmc(unit) && (unit.at === at || guards.some(({ id }) => id === unit.guard));

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
