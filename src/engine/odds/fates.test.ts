import { expect, test } from 'vitest';
import { chancesOf } from './fates.ts';
import type { Ending, Odds } from './odds.ts';

const ending = (chance: number, facts: readonly string[], passing: readonly string[] = []): Ending => {
  const fact = (text: string) => {
    const [of = '', ...is] = text.split(' ');
    return { of, is: is.join(' ') };
  };
  return { chance, facts: facts.map(fact), passing: passing.map(fact) };
};
const found = (...worlds: readonly (readonly Ending[])[]): Odds => ({
  exact: worlds.length === 1,
  runs: 9,
  worlds,
  undecided: 0,
});

const SHOT = found([
  ending(0.5, [], ['w1 keeps its rate of fire', 'u1 NMC']),
  ending(0.25, ['u1 broken', 'u1 reduced', 'w2 dropped'], ['u1 NMC']),
  ending(0.15, ['u1 broken']),
  ending(0.1, ['w1 malfunctioned']),
]);
const CARD = {
  targets: [
    { of: 'u1', otherwise: 'unhurt' },
    { of: 'u2', otherwise: 'unhurt' },
  ],
  by: { title: 'Who fires', of: ['w1', 'u9'] },
};

test('rows of a target exclude each other, and with what spares it they make up all', () => {
  const [first, second] = chancesOf(SHOT, CARD).targets;
  expect(first?.rows.map(({ is, chance }) => [is, chance])).toEqual([
    ['broken, reduced', 0.25],
    ['broken', 0.15],
  ]);
  expect(first?.spared.chance).toBeCloseTo(0.6);
  expect(second).toMatchObject({ otherwise: 'unhurt', spared: { chance: 1 }, rows: [] });
});

test('what becomes of those who do it is no effect on the target, and is told apart, with what passes', () => {
  const { doers, others } = chancesOf(SHOT, CARD);
  expect(doers.map(({ of }) => of)).toEqual(['w1']);
  expect(doers[0]?.rows.map(({ is }) => is)).toEqual(['keeps its rate of fire', 'malfunctioned']);
  expect(others.map(({ of }) => of)).toEqual(['w2']);
});

test('over several worlds chances are means, with how far they are apart', () => {
  const { targets } = chancesOf(found([ending(1, ['u1 broken'])], [ending(1, [])]), CARD);
  expect(targets[0]?.rows[0]).toMatchObject({ is: 'broken', chance: 0.5 });
  expect(targets[0]?.rows[0]?.error).toBeGreaterThan(0.5);
});
