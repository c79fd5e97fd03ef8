/** The order of battle: the units and weapons of a scenario's groups, each with its id. */
import type { Unit, UnitId, Weapon, WeaponId } from '../state.ts';
import type { Group, Scenario } from './scenario.ts';

export interface OrderOfBattle {
  readonly units: readonly Unit[];
  readonly weapons: readonly Weapon[];
  /** The group that each weapon came with. */
  readonly groupOfWeapon: ReadonlyMap<WeaponId, Group>;
  /** Number of the next unit or weapon. */
  readonly next: number;
}

const known = new WeakMap<Scenario, OrderOfBattle>();

export function orderOfBattle(scenario: Scenario): OrderOfBattle {
  const found = known.get(scenario) ?? muster(scenario);
  known.set(scenario, found);
  return found;
}

function muster({ groups }: Scenario): OrderOfBattle {
  const units: Unit[] = [];
  const weapons: Weapon[] = [];
  const groupOfWeapon = new Map<WeaponId, Group>();
  for (const group of groups) {
    for (const card of counted(group.units)) {
      units.push({ id: `u${units.length + 1}` as UnitId, side: group.side, card, group: group.id });
    }
    for (const card of counted(group.weapons ?? {})) {
      const id = `w${weapons.length + 1}` as WeaponId;
      weapons.push({ id, card });
      groupOfWeapon.set(id, group);
    }
  }
  return { units, weapons, groupOfWeapon, next: Math.max(units.length, weapons.length) + 1 };
}

function counted(counters: Readonly<Record<string, number>>): readonly string[] {
  return Object.entries(counters).flatMap(([card, count]) => new Array<string>(count).fill(card));
}
