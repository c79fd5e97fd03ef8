/** The order of battle: the units and weapons of a scenario's groups, each with its id. */
import { SKILLS, type Skill } from '../charts/index.ts';
import { card } from '../counters/index.ts';
import type { Unit, UnitId, Weapon, WeaponId } from '../state.ts';
import type { Group, Scenario } from './scenario.ts';

export interface OrderOfBattle {
  readonly units: readonly Unit[];
  readonly weapons: readonly Weapon[];
  /** The group that each weapon came with. */
  readonly groupOfWeapon: ReadonlyMap<WeaponId, Group>;
  /** The skills in the cup (12.0). */
  readonly cup: readonly Skill[];
  /** Number of the next unit or weapon. */
  readonly next: number;
}

const known = new WeakMap<Scenario, OrderOfBattle>();

export function orderOfBattle(scenario: Scenario): OrderOfBattle {
  const found = known.get(scenario) ?? muster(scenario);
  known.set(scenario, found);
  return found;
}

function muster({ groups, cup }: Scenario): OrderOfBattle {
  const units: Unit[] = [];
  const weapons: Weapon[] = [];
  const groupOfWeapon = new Map<WeaponId, Group>();
  for (const group of groups) {
    for (const id of counted(group.units)) {
      const skill = group.skills?.[id];
      const number = `u${units.length + 1}` as UnitId;
      units.push({ id: number, side: group.side, card: id, group: group.id, ...(skill && { skill }) });
    }
    for (const id of counted(group.weapons ?? {})) {
      const number = `w${weapons.length + 1}` as WeaponId;
      weapons.push({ id: number, card: id, ...(startsAssembled(id, group) && { assembled: true }) });
      groupOfWeapon.set(number, group);
    }
  }
  const assigned = units.map(({ skill }) => skill);
  const left = cup ?? SKILLS.filter(skill => !assigned.includes(skill));
  return { units, weapons, groupOfWeapon, cup: left, next: Math.max(units.length, weapons.length) + 1 };
}

/** On its tripod, if it is there from the beginning; who comes later carries it (1.6.1.d). */
function startsAssembled(id: string, group: Group): boolean {
  const weapon = card(id);
  return weapon.kind === 'machine-gun' && weapon.tripod !== undefined && group.setUp !== undefined;
}

function counted(counters: Readonly<Record<string, number>>): readonly string[] {
  return Object.entries(counters).flatMap(([id, count]) => new Array<string>(count).fill(id));
}
