/** The counters that a scenario can bring onto the table; its records rest on these. */
import { cardsReached } from '../../kit/cards-in-play.ts';
import { CARDS, type Card, VEHICLE_CARDS, type VehicleCard } from '../counters/index.ts';
import { orderOfBattle } from './order-of-battle.ts';
import type { Scenario } from './scenario.ts';

const ALL: ReadonlyMap<string, Card | VehicleCard> = new Map<string, Card | VehicleCard>([
  ...CARDS,
  ...VEHICLE_CARDS,
]);

/** Its order of battle and what that can become, and the leaders who may come forth on either side (5.3). */
export function cardsInPlay(scenario: Scenario): readonly (Card | VehicleCard)[] {
  const { units, weapons, vehicles } = orderOfBattle(scenario);
  const nations = new Set(units.map(({ card }) => CARDS.get(card)?.nation));
  const leaders = [...CARDS.values()].filter(({ kind, nation }) => kind === 'leader' && nations.has(nation));
  const named = [...units, ...weapons, ...vehicles].map(({ card }) => card);
  return cardsReached(ALL, [...named, ...leaders.map(({ id }) => id)]);
}
