/** The order of battle: the units and weapons of a scenario's groups, each with its id. */
import { rememberedOf } from '../../kit/remembered.ts';
import { muster } from '../../kit/scenario/order-of-battle.ts';
import type { Unit, Weapon, WeaponId } from '../state.ts';
import type { Group, Scenario } from './scenario.ts';

export interface OrderOfBattle {
  readonly units: readonly Unit[];
  readonly weapons: readonly Weapon[];
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
  return {
    units: units.map(({ piece }) => piece),
    weapons: weapons.map(({ piece }) => piece),
    groupOfWeapon: new Map(weapons.map(({ piece, group }) => [piece.id, group])),
    next: Math.max(units.length, weapons.length) + 1,
  };
});
