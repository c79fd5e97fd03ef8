import { expect, test } from 'vitest';
import { comesTo, likelihood, odds } from '../odds/odds.ts';
import { beginTiny, choose, grow, plainly, tinyWith } from '../test-game.ts';
import type { Chance, Rule } from './ask.ts';
import { everyFall, fallsOf, readingsOf } from './readings.ts';
import { diceOf, draw, roll, rollHighest, rollOneByOne, rollSum } from './rule.ts';

const cite = '';
const tell = plainly;
const call = (each: string) => each;

/** The roll that a rule asks for first. */
function chanceOf(rule: Rule<unknown>): Chance {
  const step = rule.next();
  if (step.done || step.value.kind !== 'chance') throw new Error('no roll is asked for');
  return step.value;
}

/** The readings by reading every fall: what the short way must give. */
function byFaces({ dice, read }: Chance): Record<string, number> {
  const ways: Record<string, number> = {};
  for (const faces of everyFall(dice)) {
    const text = JSON.stringify(read(faces));
    ways[text] = (ways[text] ?? 0) + 1;
  }
  return ways;
}
const told = (chance: Chance) =>
  Object.fromEntries((readingsOf(chance) ?? []).map(({ reading, ways }) => [JSON.stringify(reading), ways]));

const hits = { from: 0, next: (so: number, face: number) => so + (face >= 5 ? 1 : 0), read: Number };
const ROLLS: Record<string, () => Rule<unknown>> = {
  'a sum': () => rollSum(diceOf(5, 6), 'sum', sum => sum, { cite, tell }),
  'a sum that is read': () => rollSum({ a: 4, b: 6, c: 10 }, 'sum', sum => sum > 12, { cite, tell }),
  'hits counted': () => rollOneByOne(diceOf(5, 6), 'hits', hits, { cite, tell }),
  'the highest': () => rollHighest(['a', 'b', 'c', 'd', 'e'], 6, 'who', { cite, call }),
  'a lot': () => draw(['a', 'b', 'c'], 'who', { cite, call }),
  'some with more lots': () => draw(['a', 'bb', 'cccc'], 'who', { cite, call, lots: each => each.length }),
  'equals in a cup': () => draw(['red', 'blue', 'red', 'red'], 'which', { cite, call }),
};

test.each(Object.entries(ROLLS))('the readings of %s are those of its faces', (_, rule) => {
  const chance = chanceOf(rule());
  expect(told(chance)).toEqual(byFaces(chance));
});

test('ten dice of which the sum matters are 51 readings, with exact ways', () => {
  const chance = chanceOf(rollSum(diceOf(10, 6), 'sum', sum => sum, { cite, tell }));
  const readings = readingsOf(chance) ?? [];
  expect(fallsOf(chance.dice)).toBe(60_466_176);
  expect(readings).toHaveLength(51);
  expect(readings.find(({ reading }) => reading === 35)?.ways).toBe(4_395_456);
  expect(readings.reduce((sum, { ways }) => sum + ways, 0)).toBe(60_466_176);
});

test('who of eight rolls highest is 255 readings of 1.7 million falls', () => {
  const chance = chanceOf(rollHighest([...'abcdefgh'], 6, 'who', { cite, call }));
  expect(readingsOf(chance)).toHaveLength(255);
});

test('equals in a cup are one reading, and one alone is not rolled for', () => {
  const chance = chanceOf(draw(['red', 'blue', 'red', 'red'], 'which', { cite, call }));
  expect(chance.dice).toEqual({ lot: 4 });
  expect(readingsOf(chance)).toEqual([
    { reading: 0, ways: 3 },
    { reading: 1, ways: 1 },
  ]);
  expect(draw(['red'], 'which', { cite, call }).next()).toEqual({ done: true, value: 'red' });
  expect(() => draw([], 'which', { cite, call }).next()).toThrow('nothing to draw from: which');
});

test.each([
  [
    [1, 3, 3, 2],
    ['b', 'c'],
  ],
  [[6, 3, 3, 2], ['a']],
  [
    [2, 2, 2, 2],
    ['a', 'b', 'c', 'd'],
  ],
])('faces %s pick %s', (faces, who) => {
  const rule = rollHighest(['a', 'b', 'c', 'd'], 6, 'who', { cite, call });
  const chance = chanceOf(rule);
  const fallen = Object.fromEntries(Object.keys(chance.dice).map((die, i) => [die, faces[i] as number]));
  expect(rule.next(chance.read(fallen)).value).toEqual(who);
});

const gamble = { verb: 'gamble' } as const;
function oddsOf(rule: () => Rule<number>) {
  const book = tinyWith({
    begin: () => ({ doing: [], heap: 0, turn: 0, log: [], secrets: {} }),
    *activity(table) {
      yield* choose({ by: 'A', id: 'move', cite, acts: () => [gamble] });
      grow(table, yield* rule());
    },
  });
  return odds(beginTiny(undefined, book).tryOut(), 'A', gamble);
}

test('the odds of twelve dice are exact, in as many runs as they have readings', () => {
  const found = oddsOf(() => rollSum(diceOf(12, 6), 'sum', sum => (sum >= 42 ? 2 : 1), { cite, tell }));
  expect([found.exact, found.runs]).toEqual([true, 2]);
  const even = likelihood(found, ending => comesTo(ending, { of: 'heap', is: '1' })).chance;
  // The sum is as often above 42 as below it.
  expect(1 - even).toBeGreaterThan(0.5);
  expect(1 - even).toBeLessThan(0.54);
});

test('a roll of too many falls that does not tell its readings is sampled, and found out at once', () => {
  const found = oddsOf(() => roll(diceOf(12, 6), 'luck', faces => (faces.d1 === 6 ? 2 : 1), { cite, tell }));
  expect([found.exact, found.runs]).toEqual([false, 2_000]);
});
