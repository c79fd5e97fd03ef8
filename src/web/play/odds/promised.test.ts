import { expect, test } from 'vitest';
import { promisedOdds, totalsOf } from './promised.ts';

test('two dice make a seven in six of 36 ways, one die a six in one of six', () => {
  expect(totalsOf(2, 12).get(7)).toBeCloseTo(6 / 36);
  expect(totalsOf(1, 6).get(6)).toBeCloseTo(1 / 6);
  expect([...totalsOf(2, 20).values()].reduce((sum, chance) => sum + chance)).toBeCloseTo(1);
});

test('each result of the chart has the chance of its rolls, the likeliest first; nothing is no result', () => {
  const result = (roll: number) => (roll <= 2 ? '1KIA' : roll <= 6 ? 'NMC' : '-');
  const byRoll = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(roll => ({ roll, result: result(roll) }));
  const odds = promisedOdds({ title: 'Fire', parts: [], results: [{ target: 'u5', byRoll }] });
  expect(odds.facts.map(({ of }) => of)).toEqual(['u5 NMC', 'u5 1KIA']);
  expect(odds.facts.map(({ chance }) => Math.round(chance * 36))).toEqual([14, 1]);
  expect(odds.outcomes).toMatchObject([{ of: [], chance: expect.closeTo(21 / 36) }]);
});

test('a card that promises no results has no odds', () => {
  expect(promisedOdds({ title: 'Move', parts: [] })).toMatchObject({ facts: [], runs: 1, exact: true });
});
