import { expect, test } from 'vitest';
import { cardsReached } from './cards-in-play.ts';

const CARDS = new Map(
  [
    { id: 'squad', half: 'team', sides: { lower: 'recruits' } },
    { id: 'team' },
    { id: 'recruits', half: 'team' },
    { id: 'tank', crew: ['crew'] },
    { id: 'crew' },
    { id: 'elsewhere' },
  ].map(card => [card.id, card] as const),
);
const ids = (...named: readonly string[]) => cardsReached(CARDS, named).map(({ id }) => id);

test('a card brings those that it names, and they theirs', () => {
  expect(ids('squad')).toEqual(['recruits', 'squad', 'team']);
  expect(ids('tank', 'squad')).toEqual(['crew', 'recruits', 'squad', 'tank', 'team']);
});

test('what nobody names doesn’t count, and neither does what isn’t there', () => {
  expect(ids('team', 'nobody')).toEqual(['team']);
});
