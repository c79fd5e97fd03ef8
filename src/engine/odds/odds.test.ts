import { expect, test } from 'vitest';
import type { Rule } from '../kernel/ask.ts';
import { bytes } from '../kernel/data.ts';
import { draw, roll } from '../kernel/rule.ts';
import { beginTiny, choose, give, grow, plainly, type TinyTable, tiny, tinyWith } from '../test-game.ts';
import { comesTo, isChancy, likelihood, type Odds, type OddsLimits, odds } from './odds.ts';

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
const heapOf = (stones: number) => ({ of: 'heap', is: `${stones}` });
const heapAt = (found: Odds, stones: number) => likelihood(found, end => comesTo(end, heapOf(stones)));
const d6 = (read: (face: number) => number) =>
  roll({ d: 6 }, 'luck', faces => read(faces.d), { cite: '', tell: plainly });

test('the gamble of the tiny game is won in 15 cases of 36, found in two runs', () => {
  const match = beginTiny();
  give(match, 'A hide 1', 'B hide 1');
  expect(odds(match.tryOut(), 'A', gamble)).toEqual({
    exact: true,
    runs: 2,
    worlds: [
      [
        { facts: [], passing: [], chance: 21 / 36 },
        { facts: [heapOf(2)], passing: [], chance: 15 / 36 },
      ],
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
  expect(heapAt(found, 6).chance).toBeCloseTo((hit * 5) / 6, 12);
  expect(heapAt(found, 7).chance).toBeCloseTo(hit / 6, 12);
  expect(found.worlds.flat().map(({ facts }) => facts)).toEqual([[heapOf(6)], [], [heapOf(7)]]);
  expect(likelihood(found, () => true)).toEqual({ chance: expect.closeTo(1, 12), error: 0 });
});

test('too many runs are sampled instead, within the error that is stated', () => {
  const exact = oddsOf(twoShots);
  const sampled = oddsOf(twoShots, { exactRuns: 4, samples: 5_000, seed: 'a sample' });
  expect([sampled.exact, sampled.runs]).toEqual([false, 5_000]);
  for (const stones of [6, 7]) {
    const { chance, error } = heapAt(sampled, stones);
    const truth = heapAt(exact, stones).chance;
    expect(error).toBeGreaterThan(0);
    expect(error).toBeLessThan(0.02);
    expect(Math.abs(chance - truth)).toBeLessThan(error);
  }
  expect(oddsOf(twoShots, { exactRuns: 5 }).exact).toBe(true);
});

test('an unlikely branch that takes nearly all runs does not keep the odds from being exact', () => {
  function* rare(table: TinyTable): Rule<void> {
    if (yield* roll({ d: 20 }, 'luck', ({ d }) => d > 1, { cite: '', tell: plainly })) return;
    for (let n = 0; n < 4; n++) grow(table, yield* d6(Number));
  }
  expect(oddsOf(rare, { exactRuns: 1_300 })).toMatchObject({ exact: true, runs: 6 ** 4 + 1 });
  expect(oddsOf(rare, { exactRuns: 300, samples: 10 }).exact).toBe(false);
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
  expect(heapAt(found, 7).chance).toBeCloseTo(5 / 6, 12);
  expect(heapAt(found, 6).chance).toBeCloseTo(1 / 6, 12);
});

test('lots that nothing can tell apart before all is settled are one case, and still drawn each', () => {
  const drawn: string[] = [];
  function* twoOfThree(table: TinyTable): Rule<void> {
    const name = yield* draw(['red', 'ruby', 'blue'], 'which', { cite: '', call: String, known: ([r]) => r });
    drawn.push(name);
    grow(table, name.startsWith('r') ? 1 : 2);
  }
  const found = oddsOf(twoOfThree);
  expect([found.runs, new Set(drawn).size]).toEqual([2, 2]);
  expect(heapAt(found, 6).chance).toBeCloseTo(2 / 3, 12);
  oddsOf(twoOfThree, { exactRuns: 0, samples: 50 });
  expect(new Set(drawn).size).toBe(3);
});

test('everything that may come of it is listed, the likeliest first', () => {
  function* spread(table: TinyTable): Rule<void> {
    grow(table, yield* roll({ a: 6, b: 6 }, 'luck', faces => faces.a + faces.b, { cite: '', tell: plainly }));
  }
  const { worlds, runs } = oddsOf(spread);
  expect([runs, worlds.flat().length]).toEqual([11, 11]);
  expect(worlds[0]?.[0]).toEqual({ facts: [heapOf(12)], passing: [], chance: 6 / 36 });
});

test('what befalls a thing and leaves no trace is counted apart, and once for each run', () => {
  function* shot(table: TinyTable): Rule<void> {
    table.befall('gun', 'fires');
    const face = yield* d6(Number);
    if (face === 6) table.befall('target', 'is hit');
    if (face === 1) grow(table, 1);
  }
  const found = oddsOf(shot);
  expect(likelihood(found, end => comesTo(end, { of: 'target', is: 'is hit' })).chance).toBeCloseTo(1 / 6);
  expect(found.worlds.flat().every(({ passing }) => passing[0]?.is === 'fires')).toBe(true);
  expect(found.worlds.flat().filter(({ facts }) => facts.length > 0)).toHaveLength(1);
});

test('an act is chancy if its dice can tell anything apart', () => {
  expect(isChancy(oddsOf(twoShots))).toBe(true);
  expect(isChancy(oddsOf(grown))).toBe(false);
});

function* grown(table: TinyTable): Rule<void> {
  grow(table, yield* d6(() => 1));
}

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
