import { expect, test } from 'vitest';
import { byDice, byDie, nothing } from '../engine/index.ts';
import { promisedChances } from './promised.ts';

test('each result of the chart has the chance of its rolls, the likeliest first; the rest is what is left', () => {
  const row = byDice('u5', roll => (roll <= 2 ? '1KIA' : roll <= 6 ? 'NMC' : nothing('-')));
  const targets = [{ of: 'u5', otherwise: 'unhurt' }];
  const later = byDie('u5', () => 'eliminated');
  const [found] = promisedChances({ title: 'Fire', targets, parts: [], rolls: [row, later] })?.targets ?? [];
  expect(found?.rows.map(({ is, chance }) => [is, Math.round(chance * 36)])).toEqual([
    ['NMC', 14],
    ['1KIA', 1],
  ]);
  expect(found?.spared.chance).toBeCloseTo(21 / 36);
});

test('a card that promises no results has no odds', () => {
  expect(promisedChances({ title: 'Move', parts: [] })).toBeUndefined();
});
