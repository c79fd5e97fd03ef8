/** The counters that a scenario can bring onto the table; its records rest on these. */
import { cardsReached } from '../../kit/cards-in-play.ts';
import { CARDS, type Card } from '../counters/index.ts';
import { ARMOR_LEADERS, type ArmorLeaderCard } from '../vehicles/armor-leaders.ts';
import type { VehicleCard } from '../vehicles/card.ts';
import { VEHICLE_CARDS } from '../vehicles/cards.ts';
import { orderOfBattle } from './order-of-battle.ts';
import type { Scenario } from './scenario.ts';

/** Its order of battle and what that can become, and the heroes who may come forth on either side (11.2). */
export function cardsInPlay(scenario: Scenario): readonly (Card | VehicleCard | ArmorLeaderCard)[] {
  const { units, weapons, vehicles } = orderOfBattle(scenario);
  const nations = new Set(units.map(({ card }) => CARDS.get(card)?.nation));
  const heroes = [...CARDS.values()].filter(({ kind, nation }) => kind === 'hero' && nations.has(nation));
  const named = [...units, ...weapons].map(({ card }) => card);
  const driven = new Set(vehicles.map(({ card }) => card));
  return [
    ...cardsReached(CARDS, [...named, ...heroes.map(({ id }) => id)]),
    ...[...ARMOR_LEADERS.values()].filter(({ id }) => vehicles.some(({ leader }) => leader === id)),
    ...[...VEHICLE_CARDS.values()].filter(({ id }) => driven.has(id)),
  ];
}
