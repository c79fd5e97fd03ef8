/** The order of battle: the units and weapons of a scenario's groups, each with its id. */
import { rememberedOf } from '../../kit/remembered.ts';
import { muster } from '../../kit/scenario/order-of-battle.ts';
import { SKILLS, type Skill } from '../charts/index.ts';
import { card } from '../counters/index.ts';
import type { Unit, Vehicle, Weapon, WeaponId } from '../state.ts';
import type { Group, Scenario } from './scenario.ts';

export interface OrderOfBattle {
  readonly units: readonly Unit[];
  readonly weapons: readonly Weapon[];
  readonly vehicles: readonly Vehicle[];
  /** The group that each weapon came with. */
  readonly groupOfWeapon: ReadonlyMap<WeaponId, Group>;
  /** The skills in the cup (12.0). */
  readonly cup: readonly Skill[];
  /** Number of the next unit or weapon. */
  readonly next: number;
}

export const orderOfBattle = rememberedOf(({ groups, cup }: Scenario): OrderOfBattle => {
  const units = muster(
    groups,
    group => group.units,
    (n, card, { id, side, skills }): Unit => {
      const skill = skills?.[card];
      return { id: `u${n}`, side, card, group: id, ...(skill && { skill }) };
    },
  );
  const weapons = muster(
    groups,
    group => group.weapons,
    (n, card, group): Weapon => ({
      id: `w${n}`,
      card,
      ...(startsAssembled(card, group) && { assembled: true }),
    }),
  );
  const vehicles = muster(
    groups,
    group => group.vehicles,
    (n, card, { id, side }): Vehicle => ({ id: `v${n}`, side, card, group: id, facing: 0 }),
  );
  const assigned = units.map(({ piece }) => piece.skill);
  return {
    units: units.map(({ piece }) => piece),
    weapons: weapons.map(({ piece }) => piece),
    vehicles: commanded(vehicles),
    groupOfWeapon: new Map(weapons.map(({ piece, group }) => [piece.id, group])),
    cup: cup ?? SKILLS.filter(skill => !assigned.includes(skill)),
    next: Math.max(units.length, weapons.length) + 1,
  };
});

/** On its tripod, if it is there from the beginning; who comes later carries it (1.6.1.d). */
function startsAssembled(id: string, group: Group): boolean {
  const weapon = card(id);
  return weapon.kind === 'machine-gun' && weapon.tripod !== undefined && group.setUp !== undefined;
}

/** An Armor Leader commands the first vehicle of his kind in the group (11.5.a). */
function commanded(
  vehicles: readonly { readonly piece: Vehicle; readonly group: Group }[],
): readonly Vehicle[] {
  return vehicles.map(({ piece, group }, i) => {
    const leader = group.armorLeaders?.[piece.card];
    const first = vehicles.findIndex(each => each.group === group && each.piece.card === piece.card);
    return leader !== undefined && first === i ? { ...piece, leader } : piece;
  });
}

/** Scenarios of infantry alone rest on nothing that is said of vehicles. */
export const hasVehicles = ({ groups }: Pick<Scenario, 'groups'>): boolean =>
  groups.some(({ vehicles }) => vehicles !== undefined);
