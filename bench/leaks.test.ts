/** Nothing that is hidden has leaked: what was measured of each book says so, thing by thing and channel by channel. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { LeakRow } from '../src/cli/commands/leaks.ts';
import type { Rulebook } from '../src/engine/index.ts';
import { isInTheMaking } from '../src/rulebooks/books.ts';
import { rulebooks } from '../src/rulebooks/index.ts';
import { orders } from '../tests/proof/orders.ts';
import { trails } from '../tests/proof/trails.ts';
import { windows } from '../tests/proof/windows.ts';

const rows = JSON.parse(readFileSync(new URL('./leaks.json', import.meta.url), 'utf8')) as readonly LeakRow[];
/** Pairs for each thing in a kept run: what the command makes unless told otherwise. */
const ENOUGH = 300;
const CHANNELS = 15;

const thingsOf = (book: Rulebook): readonly string[] => [
  ...new Set(
    book.scenarios.flatMap(({ id: scenario }) =>
      (book.hides?.(book.world({ scenario, options: {} })) ?? []).map(({ id }) => `${book.id} ${id}`),
    ),
  ),
];
/** Books in the making are measured when their rules no longer change. */
const finished = rulebooks.filter(({ id }) => !isInTheMaking(id));
const hidden = [...finished, trails, orders, windows].flatMap(book =>
  thingsOf(book).map(name => ({ name, version: book.version })),
);

test.each(hidden)(
  '$name: pairs that truly differed in it, and no channel told of it',
  ({ name, version }) => {
    const row = rows.find(({ book, thing }) => `${book} ${thing}` === name);
    expect(row).toMatchObject({ leaks: 0 });
    const { pairs, channels, rules } = row as LeakRow;
    expect(pairs).toBeGreaterThanOrEqual(ENOUGH);
    expect(Object.keys(channels)).toHaveLength(CHANNELS);
    for (const times of Object.values(channels)) expect(times).toBeGreaterThanOrEqual(pairs);
    // Earlier rules will do until it is measured anew.
    expect(rules).toBeGreaterThanOrEqual(1);
    expect(rules).toBeLessThanOrEqual(version);
  },
);

test('bots played in many of them', () => {
  const withBots = rows.filter(({ book }) => rulebooks.some(({ id }) => id === book));
  for (const { withBots: played, thing } of withBots)
    expect(played, thing).toBeGreaterThanOrEqual(ENOUGH / 4);
});

test('nothing is kept of things that no book hides', () => {
  const known = hidden.map(({ name }) => name);
  expect(rows.map(({ book, thing }) => `${book} ${thing}`).filter(name => !known.includes(name))).toEqual([]);
});
