import { expect, test } from 'vitest';
import { rulebooks } from '../../rulebooks/index.ts';
import { loreOf } from '../doctrine/doctrines.ts';
import kept from './openings.json' with { type: 'json' };
import { type Opening, openingsOf } from './openings.ts';
import { distinctSetUps } from './trial.ts';

test.each(kept as readonly Opening[])(
  'what is known of $book, $scenario, $side is of set-ups that the scenario has',
  ({ book: id, scenario, side, rules, setUps }) => {
    const book = rulebooks.find(each => each.id === id);
    if (!book) throw new Error(`no book ${id}`);
    expect(rules).toBeGreaterThanOrEqual(1);
    expect(rules).toBeLessThanOrEqual(book.version);
    expect(book.scenarios.map(card => card.id)).toContain(scenario);
    const known = openingsOf(id, scenario, side);
    expect(known).toEqual(setUps.map(({ variation }) => variation));
    const setup = { scenario, options: {} };
    const there = distinctSetUps({ ...loreOf(book), setup, side }, Math.max(...known));
    expect(there).toEqual(expect.arrayContaining([...known]));
  },
);

test('of other scenarios nothing is known', () => {
  expect(openingsOf('lnl', 'nowhere', 'german')).toEqual([]);
});
