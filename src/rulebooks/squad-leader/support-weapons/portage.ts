/** What units carry, and what it costs them (4.2). */
import { type Load, modifier, portagePoints } from '../charts/index.ts';
import type { View } from '../game.ts';
import { type AnyUnit, type AnyWeapon, cardOf, isLeader, isSmc, weaponCardOf, weaponsOf } from '../units.ts';
import type { World } from '../world.ts';

function loadOf(weapon: AnyWeapon): Load {
  const card = weaponCardOf(weapon);
  return card.kind === 'machine-gun' ? card.size : card.kind === 'flamethrower' ? 'FT' : 'DC';
}

/** Portage points as a squad, half-squad or crew has them, which stacking goes by (4.2.6). */
export const loadPoints = (world: World, weapon: AnyWeapon): number =>
  halved(weapon, portagePoints(world.charts, loadOf(weapon), false) ?? 0);

/** Dismantled, a medium or heavy machine gun weighs half, fractions up (4.2.7.1). */
const halved = ({ dismantled }: AnyWeapon, points: number): number =>
  dismantled ? Math.ceil(points / 2) : points;

/** What it weighs to this unit; undefined: one man can't carry it alone. */
export function burdenOf(world: World, unit: AnyUnit, weapon: AnyWeapon): number | undefined {
  const points = portagePoints(world.charts, loadOf(weapon), isSmc(unit));
  return points === undefined ? undefined : halved(weapon, points);
}

/** All that it carries: weapons, and a wounded leader (3.4.3). */
export const burden = (world: World, view: View, unit: AnyUnit): number =>
  weaponsOf(view, unit).reduce((sum, weapon) => sum + (burdenOf(world, unit, weapon) ?? 0), 0) +
  bornePoints(world, view, unit);

function bornePoints({ charts }: World, view: View, { id }: AnyUnit): number {
  const men = view.units.filter(({ borne }) => borne === id).length;
  return men === 0 ? 0 : men * modifier(charts.capacities, 'PP of a wounded leader').n;
}

/** Portage points that cost nothing: its inherent portage capacity (4.2.2). */
export function capacityOf({ charts: { capacities } }: World, unit: AnyUnit): number {
  if (isSmc(unit)) return modifier(capacities, 'PP free for a single man').n;
  return cardOf(unit).kind === 'squad'
    ? modifier(capacities, 'PP free for a squad').n
    : modifier(capacities, 'PP free for a half-squad or crew').n;
}

/** Whether it can carry this besides what it has: a single man has his limit (4.2.3). */
export function canCarry(world: World, view: View, unit: AnyUnit, weapon: AnyWeapon): boolean {
  const points = burdenOf(world, unit, weapon);
  // A wounded leader carries nothing (3.4.3).
  if (points === undefined || (isLeader(unit) && unit.wounds !== undefined)) return false;
  const most = isSmc(unit) ? modifier(world.charts.capacities, 'PP at most for a single man').n : Infinity;
  return burden(world, view, unit) + points <= most;
}
