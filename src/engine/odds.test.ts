import { expect, test } from 'vitest';
import type { Rule } from './ask.ts';
import { bytes } from './data.ts';
import { type OddsLimits, odds } from './odds.ts';
import { roll } from './rule.ts';
import { beginTiny, choose, give, grow, type TinyTable, tiny, tinyWith } from './test-game.ts';

const gamble = { verb: 'gamble' } as const;

/** The odds of a gamble, where `then` is what comes after it. */
function oddsOf(then: (table: TinyTable) => Rule<void>, limits?: OddsLimits) {
  const match = beginTiny(
    undefined,
    tinyWith({
      begin: () => ({ doing: [], heap: 5, turn: 0, log: [], secrets: {} }),
      *activity(table) {
        yield* choose({ by: 'A', id: 'move', cite: '', acts: () => [gamble] });
        yield* then(table);
      },
    }),
  );
  return odds(match.tryOut(), 'A', gamble, limits);
}
const d6 = (read: (face: number) => number) => roll({ d: 6 }, 'luck', faces => read(faces.d), { cite: '' });

test('the gamble of the tiny game is won in 15 cases of 36, found in two runs', () => {
  const match = beginTiny();
  give(match, 'A hide 1', 'B hide 1');
  expect(odds(match.tryOut(), 'A', gamble)).toEqual({
    exact: true,
    runs: 2,
    facts: [{ of: 'heap 2', chance: 15 / 36, error: 0 }],
    outcomes: [
      { of: [], chance: 21 / 36, error: 0 },
      { of: ['heap 2'], chance: 15 / 36, error: 0 },
    ],
    undecided: 0,
  });
});

/** A die of 5 or more is a hit, and a hit of a 6 kills; two shots, the second only after a miss. */
function* twoShots(table: TinyTable): Rule<void> {
  for (let shot = 1; shot <= 2; shot++) {
    const hit = yield* d6(face => (face >= 5 ? 1 : 0));
    if (!hit) continue;
    grow(table, yield* d6(face => (face === 6 ? 2 : 1)));
    return;
  }
}

test('what follows from what is multiplied out: two shots by hand', () => {
  const found = oddsOf(twoShots);
  const hit = 1 / 3 + (2 / 3) * (1 / 3);
  expect(found.exact).toBe(true);
  expect(found.runs).toBe(5);
  const chances = Object.fromEntries(found.facts.map(({ of, chance }) => [of, chance]));
  expect(chances['heap 6']).toBeCloseTo((hit * 5) / 6, 12);
  expect(chances['heap 7']).toBeCloseTo(hit / 6, 12);
  expect(found.facts.map(({ of }) => of)).toEqual(['heap 6', 'heap 7']);
  expect(found.outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
});

test('too many runs are sampled instead, within the error that is stated', () => {
  const exact = oddsOf(twoShots);
  const sampled = oddsOf(twoShots, { exactRuns: 4, samples: 5_000, seed: 'a sample' });
  expect([sampled.exact, sampled.runs]).toEqual([false, 5_000]);
  for (const { of, chance, error } of sampled.facts) {
    const truth = exact.facts.find(fact => fact.of === of)?.chance ?? 0;
    expect(error).toBeGreaterThan(0);
    expect(error).toBeLessThan(0.02);
    expect(Math.abs(chance - truth)).toBeLessThan(error);
  }
  expect(oddsOf(twoShots, { exactRuns: 5 }).exact).toBe(true);
});

test('the same seed samples the same', () => {
  const limits = { exactRuns: 0, samples: 100 };
  expect(oddsOf(twoShots, { ...limits, seed: 4 })).toEqual(oddsOf(twoShots, { ...limits, seed: 4 }));
  expect(oddsOf(twoShots, { ...limits, seed: 4 })).not.toEqual(oddsOf(twoShots, { ...limits, seed: 5 }));
});

test('a real choice of a side leaves the rest undecided, one that is none is taken', () => {
  function* thenChoose(table: TinyTable): Rule<void> {
    const options = yield* d6(face => (face === 1 ? 2 : 1));
    grow(table, 1);
    const acts = [{ verb: 'pass' }, { verb: 'object' }].slice(0, options) as { verb: 'pass' }[];
    yield* choose({ by: 'B', id: 'object', cite: '', acts: () => acts });
    grow(table, 1);
  }
  const found = oddsOf(thenChoose);
  expect(found.undecided).toBeCloseTo(1 / 6, 12);
  expect(found.facts.map(({ of }) => of)).toEqual(['heap 7', 'heap 6']);
  expect(found.facts[0]?.chance).toBeCloseTo(5 / 6, 12);
});

test('only the five likeliest outcomes are listed, the likeliest first', () => {
  function* spread(table: TinyTable): Rule<void> {
    grow(table, yield* roll({ a: 6, b: 6 }, 'luck', faces => faces.a + faces.b, { cite: '' }));
  }
  const { facts, outcomes, runs } = oddsOf(spread);
  expect([runs, facts.length, outcomes.length]).toEqual([11, 11, 5]);
  expect(outcomes[0]).toEqual({ of: ['heap 12'], chance: 6 / 36, error: 0 });
});

test('the game stands where it stood afterwards', () => {
  const match = beginTiny();
  give(match, 'A hide 1', 'B hide 1');
  const game = match.tryOut();
  const before = bytes([game.state, game.rest]);
  odds(game, 'A', gamble);
  odds(game, 'A', gamble, { exactRuns: 0, samples: 10 });
  expect(bytes([game.state, game.rest])).toBe(before);
  expect(game.asks).toMatchObject([{ by: 'A', id: 'move' }]);
  expect(tiny.digest(match.state, game.state, undefined)).toEqual([]);
});
