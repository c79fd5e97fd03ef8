/** Who fights in a scenario. */
import { muster } from '../../kit/scenario/order-of-battle.ts';
import type { Unit } from '../state.ts';
import type { World } from '../world.ts';

/** Every unit of the scenario, numbered through all groups. */
export const orderOfBattle = ({ scenario }: World): readonly Unit[] =>
  muster(
    scenario.groups,
    ({ units }) => units as Readonly<Record<string, number>>,
    (number, card, { id, side }): Unit => ({ id: `u${number}`, side, card, group: id, order: 0 }),
  ).map(({ piece }) => piece);
