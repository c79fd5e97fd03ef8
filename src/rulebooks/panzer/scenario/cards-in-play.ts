/** The counters that a scenario can bring onto the table; its records rest on these. */
import { cardsReached } from '../../kit/cards-in-play.ts';
import { AIRCRAFT, type AircraftCard, CARDS, type Card } from '../counters/index.ts';
import type { Scenario } from './scenario.ts';

type NamedCard = (Card | AircraftCard) & { readonly id: string };

const ALL: ReadonlyMap<string, NamedCard> = new Map(
  [...Object.entries<Card>(CARDS), ...Object.entries<AircraftCard>(AIRCRAFT)].map(([id, card]) => [
    id,
    { id, ...card },
  ]),
);

/** Its order of battle, the halves of its squads, its aircraft. */
export const cardsInPlay = (scenario: Scenario): readonly NamedCard[] =>
  cardsReached(ALL, [
    ...scenario.groups.flatMap(({ units }) => Object.keys(units)),
    ...(scenario.aircraft ?? []).map(({ card }) => card),
  ]);
