/** The order of battle (1.3): the units, weapons and vehicles of a scenario's groups, each with its id. */
import type { Side } from '../../../engine/index.ts';
import { vehicleCard } from '../counters/index.ts';
import type { Unit, UnitId, Vehicle, VehicleId, Weapon, WeaponId } from '../state.ts';
import type { Group, Scenario } from './scenario.ts';

export interface OrderOfBattle {
  readonly units: readonly Unit[];
  readonly weapons: readonly Weapon[];
  readonly vehicles: readonly Vehicle[];
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
  const vehicles: Vehicle[] = [];
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
    for (const card of counted(group.vehicles ?? {})) {
      const id = `v${vehicles.length + 1}` as VehicleId;
      // Where there is no lid, the crew is exposed from the first (7.13.a).
      const exposed = vehicleCard(card).openTopped ? ({ crewExposed: true } as const) : {};
      vehicles.push({ id, side: group.side, card, group: group.id, ...exposed });
    }
  }
  return { units, weapons, vehicles, groupOfWeapon, next: Math.max(units.length, weapons.length) + 1 };
}

function counted(counters: Readonly<Record<string, number>>): readonly string[] {
  return Object.entries(counters).flatMap(([card, count]) => new Array<string>(count).fill(card));
}

/** Squads that a side has in the whole scenario. */
export function squadsOf(scenario: Scenario, side: Side, isSquad: (card: string) => boolean): number {
  return orderOfBattle(scenario).units.filter(unit => unit.side === side && isSquad(unit.card)).length;
}
