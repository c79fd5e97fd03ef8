import { expect, test } from 'vitest';
import { byDice, byDie, comes, needs, needsAtLeast, needsAtMost, nothing } from './act-card.ts';
import { claimsOf } from './card-claims.ts';

const FACT = { of: 'u1', is: 'hit' };

test('what the dice must show is said with its chance', () => {
  expect(needsAtMost(FACT, 'hits', 6)).toEqual({ words: 'hits with 6 or less', for: FACT, chance: 15 / 36 });
  expect(needsAtMost(FACT, 'smoke', 3, 1).chance).toBe(1 / 2);
  expect(needsAtLeast(FACT, 'kills', 11)).toMatchObject({ words: 'kills with 11 or more', chance: 3 / 36 });
  expect(needsAtMost(FACT, 'hits', 1).chance).toBe(0);
  expect(needs(FACT, 'by lot', 3, ([a = 0]) => (a === 6 ? 0.5 : 0)).chance).toBeCloseTo(1 / 12);
});

test('a row for each total; where the faces matter, for each result of it', () => {
  const { falls } = byDice('u1', (total, [a, b]) => (total === 4 ? (a === b ? 'cowers' : 'hit') : '-'));
  expect(falls).toHaveLength(12);
  expect(falls.slice(0, 4).map(({ roll, result, chance }) => [roll, result, chance * 36])).toEqual([
    ['2', '-', 1],
    ['3', '-', 2],
    ['4 by 1 + 3', 'hit', 2],
    ['4 by 2 + 2', 'cowers', 1],
  ]);
  expect(falls.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
});

test('a card claims what it needs, and what rows come to; a bare result claims nothing', () => {
  const rolls = [
    byDie('u1', die => (die < 3 ? comes('falls', 'broken') : nothing('stands'))),
    byDie('u2', () => 'perhaps'),
  ];
  const tally = { value: 0, kept: [], dropped: [] };
  const parts = [{ title: 'To hit', tally, need: needsAtMost(FACT, 'hits', 7) }];
  expect(claimsOf({ title: 'A shot', parts, rolls })).toEqual([
    { fact: FACT, chance: 21 / 36 },
    { fact: { of: 'u1', is: 'broken' }, chance: expect.closeTo(1 / 3) },
  ]);
});
