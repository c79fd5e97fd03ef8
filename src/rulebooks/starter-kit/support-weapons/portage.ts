/** What units can carry (4.0), and how much of it slows them down. */
import { added, type Tally } from '../../../engine/index.ts';
import { listed, modifier } from '../charts/index.ts';
import type { View } from '../game.ts';
import { type AnyUnit, isLeader, isMmc, weaponCardOf } from '../units.ts';
import type { World } from '../world.ts';

/** All that the unit has with it, in portage points. */
export function loadOf(view: View, unit: AnyUnit): number {
  let load = 0;
  for (const weapon of view.weapons) if (weapon.by === unit.id) load += weaponCardOf(weapon).portage;
  return load;
}

/** A single man may possess more than two portage points, but not carry them anywhere (4.0.e). */
export function canCarryItsLoad(world: World, view: View, unit: AnyUnit): boolean {
  return isMmc(unit) || loadOf(view, unit) <= modifier(world.charts.portage, 'SMC at most').n;
}

/** The inherent portage capacity (IPC), with what a leader in its stack lends it. */
export function capacity(world: World, unit: AnyUnit, lender?: AnyUnit): Tally {
  const row = isMmc(unit) ? 'MMC' : unit.wounded ? 'wounded SMC' : 'SMC';
  const { portage } = world.charts;
  const own = { ...listed(portage, row), id: 'capacity' };
  const entries = [
    own,
    unit.exhausted && own.n > 0 && listed(portage, 'CX'),
    lender && { ...listed(portage, 'lent by a leader'), of: lender.id },
  ];
  return added(entries, 'capacity');
}

/** What the unit carries by itself without slowing down. */
export const carryingCapacity = (world: World, unit: AnyUnit): number => capacity(world, unit).value;

/**
 * The leader of the stack who lends this unit his capacity (4.0.f). One helps one, so that the most laden are helped
 * first; a leader who needs his hands for his own load helps nobody.
 */
export function lenderFor(
  world: World,
  view: View,
  unit: AnyUnit,
  stack: readonly AnyUnit[],
): AnyUnit | undefined {
  if (isLeader(unit) || !stack.some(isLeader)) return undefined;
  const excess = (each: AnyUnit) => loadOf(view, each) - carryingCapacity(world, each);
  const laden = stack
    .filter(each => isMmc(each) && excess(each) > 0)
    .toSorted((a, b) => excess(b) - excess(a));
  const lenders = stack.filter(each => isLeader(each) && excess(each) < 0);
  const place = laden.findIndex(each => each.id === unit.id);
  return place < 0 ? undefined : lenders[place];
}
