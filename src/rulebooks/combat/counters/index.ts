/** The counters, by name: `german 6-6`, `american officer`, `german MG 42`. */
import type { Card } from './card.ts';
import { LEADERS, SQUADS } from './men.ts';
import { TEAMS } from './teams.ts';

export * from './card.ts';
export { CREW } from './teams.ts';

export type CardId = string;

export const CARDS: Readonly<Record<CardId, Card>> = { ...SQUADS, ...LEADERS, ...TEAMS };

export const isCard = (id: string): boolean => Object.hasOwn(CARDS, id);

export function cardOf(id: CardId): Card {
  const card = CARDS[id];
  if (!card) throw new Error(`no counter '${id}'`);
  return card;
}
