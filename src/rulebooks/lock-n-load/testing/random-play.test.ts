/** Whole games at random: whatever is offered can be done, and every game comes to its end. */
import { expect, test } from 'vitest';
import { notPlain } from '../../../engine/index.ts';
import { tour } from '../present/test-tour.ts';
import { SCENARIOS } from '../scenario/content.ts';

const asked = new Set<string>();

test.each(SCENARIOS.map(({ id }) => id))('games of %s come to an end, whatever is done in them', id => {
  for (const seed of [1, 2]) {
    const match = tour(id, seed, ({ ask }) => void asked.add(ask), 20_000);
    expect(match.outcome, `game ${seed}`).toBeDefined();
    expect(notPlain(match.state)).toBeUndefined();
    expect(match.state.turn).toBe(match.world.scenario.turns);
  }
});

test('in them most of what the book can ask has been asked', () => {
  const asks = ['set-up', 'rally', 'impulse', 'act', 'fire-target', 'fire-group', 'move', 'opportunity-fire'];
  expect(asks.filter(id => !asked.has(id))).toEqual([]);
});
