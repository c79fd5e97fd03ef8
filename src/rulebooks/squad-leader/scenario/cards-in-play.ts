/** The counters that a scenario can bring onto the table; its records rest on these. */
import { cardsReached } from '../../kit/cards-in-play.ts';
import { CARDS, type Card } from '../counters/index.ts';
import { orderOfBattle } from './order-of-battle.ts';
import type { Scenario } from './scenario.ts';

/** Its order of battle and what that can become, and the leaders and heroes who may come forth on either side (3.6, 3.8). */
export function cardsInPlay(scenario: Scenario): readonly Card[] {
  const { units, weapons } = orderOfBattle(scenario);
  const nations = new Set(scenario.sides.map(({ nation }) => nation));
  const comers = [...CARDS.values()].filter(
    ({ kind, nation }) => (kind === 'leader' || kind === 'hero') && nations.has(nation),
  );
  return cardsReached(
    CARDS,
    [...units, ...weapons].map(({ card }) => card).concat(comers.map(({ id }) => id)),
  );
}
