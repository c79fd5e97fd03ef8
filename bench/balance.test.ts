/** What scenario cards say of their balance is what was measured. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Balance } from '../src/cli/commands/balance.ts';
import { finished } from '../src/rulebooks/index.ts';

const balances = JSON.parse(
  readFileSync(new URL('./balance.json', import.meta.url), 'utf8'),
) as readonly Balance[];
const cards = finished.flatMap(({ id: book, version, scenarios }) =>
  scenarios.map(card => ({ book, version, card })),
);

/** The side that wins more often: even up to sixty games of a hundred. */
const EVEN = 60;
const ENOUGH = 200;

test.each(cards)(
  '$card.title: two Sergeants have played it two hundred times, and its card says who is favoured',
  ({ book, version, card: { id, about } }) => {
    const measured = balances.find(each => each.book === book && each.scenario === id);
    expect(measured).toMatchObject({ player: 'sergeant' });
    const { games, wins, rules } = measured as Balance;
    // Earlier rules will do until it is measured anew: the card says so.
    expect(rules).toBeGreaterThanOrEqual(1);
    expect(rules).toBeLessThanOrEqual(version);
    expect(games).toBeGreaterThanOrEqual(ENOUGH);
    const [favoured] = Object.entries(wins)
      .map(([side, won]) => ({ side, percent: Math.round((100 * won) / games), rules }))
      .filter(({ percent }) => percent > EVEN);
    expect(about?.favours).toEqual(favoured);
  },
);

test('nothing is kept of scenarios that are gone', () => {
  const known = cards.map(({ book, card }) => `${book} ${card.id}`);
  expect(
    balances.map(({ book, scenario }) => `${book} ${scenario}`).filter(name => !known.includes(name)),
  ).toEqual([]);
});
