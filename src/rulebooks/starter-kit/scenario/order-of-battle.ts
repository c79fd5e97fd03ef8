/** The order of battle (1.3): the units, weapons and vehicles of a scenario's groups, each with its id. */
import type { Side } from '../../../engine/index.ts';
import { rememberedOf } from '../../kit/remembered.ts';
import { muster } from '../../kit/scenario/order-of-battle.ts';
import { vehicleCard } from '../counters/index.ts';
import type { Unit, Vehicle, Weapon, WeaponId } from '../state.ts';
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

export const orderOfBattle = rememberedOf(({ groups }: Scenario): OrderOfBattle => {
  const units = muster(
    groups,
    group => group.units,
    (n, card, { id, side }): Unit => ({ id: `u${n}`, side, card, group: id }),
  );
  const weapons = muster(
    groups,
    group => group.weapons,
    (n, card): Weapon => ({ id: `w${n}`, card }),
  );
  const vehicles = muster(
    groups,
    group => group.vehicles,
    (n, card, { id, side }): Vehicle => {
      // Where there is no lid, the crew is exposed from the first (7.13.a).
      const exposed = vehicleCard(card).openTopped ? ({ crewExposed: true } as const) : {};
      return { id: `v${n}`, side, card, group: id, ...exposed };
    },
  );
  return {
    units: units.map(({ piece }) => piece),
    weapons: weapons.map(({ piece }) => piece),
    vehicles: vehicles.map(({ piece }) => piece),
    groupOfWeapon: new Map(weapons.map(({ piece, group }) => [piece.id, group])),
    next: Math.max(units.length, weapons.length) + 1,
  };
});

/** Squads that a side has in the whole scenario. */
export function squadsOf(scenario: Scenario, side: Side, isSquad: (card: string) => boolean): number {
  return orderOfBattle(scenario).units.filter(unit => unit.side === side && isSquad(unit.card)).length;
}
