/** The counters that a scenario can bring onto the table; its records rest on these. */
import { cardsReached } from '../../kit/cards-in-play.ts';
import { CARDS, type Card } from '../counters/index.ts';
import type { Scenario } from './scenario.ts';

type NamedCard = Card & { readonly id: string };

const ALL: ReadonlyMap<string, NamedCard> = new Map(
  Object.entries<Card>(CARDS).map(([id, card]) => [id, { id, ...card }]),
);

/** Its order of battle; halves are on the backs of its squads. */
export const cardsInPlay = (scenario: Scenario): readonly NamedCard[] =>
  cardsReached(
    ALL,
    scenario.groups.flatMap(({ units }) => Object.keys(units)),
  );
