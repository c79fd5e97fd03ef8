/** Which squad two half-squads make (3.0.k): the counters say it the other way round. */
import { CARDS, type CardId } from '../counters/index.ts';

const SQUADS: ReadonlyMap<CardId, CardId> = new Map(
  [...CARDS.values()].flatMap(card =>
    card.kind === 'squad' && card.half !== undefined ? [[card.half, card.id] as const] : [],
  ),
);

export const squadOf = (half: CardId): CardId | undefined => SQUADS.get(half);
