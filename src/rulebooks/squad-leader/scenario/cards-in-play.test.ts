import { expect, test } from 'vitest';
import { cardsInPlay } from './cards-in-play.ts';
import { SCENARIOS } from './content.ts';

test('a scenario can bring on its own forces and what becomes of them, and any leader or hero of its nations', () => {
  const fields = SCENARIOS.find(({ id }) => id === 'the-beet-fields');
  const cards = fields ? cardsInPlay(fields).map(({ id }) => id) : [];
  for (const id of ['german 4-6-7', 'german 2-4-7', 'american MMG', 'american 10-2', 'german 1-4-9 hero'])
    expect(cards, id).toContain(id);
  for (const id of ['german 8-3-8', 'german FT', 'russian 8-0', 'russian 1-4-9 hero'])
    expect(cards, id).not.toContain(id);
});
