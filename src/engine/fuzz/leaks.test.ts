/** The matrix counts only pairs that hide something, and notices whatever tells of it. */
import { expect, test } from 'vitest';
import { choose, grow, type TinyBook, tiny, tinyWith } from '../test-game.ts';
import type { WitnessOf } from './channels.ts';
import { type LeakCount, leaksOnce, NO_LEAKS_YET, sumLeaks } from './leaks.ts';

const PAIRS = 40;

/** What forty pairs come to: the first leak in them, or all of them counted. */
function matrixOf(book: TinyBook, witnesses: readonly WitnessOf[] = []): LeakCount | string {
  let count = NO_LEAKS_YET;
  for (let pair = 0; pair < PAIRS; pair++) {
    const subject = { book, setup: { scenario: 'heap', options: {} } };
    const { count: more, fault } = leaksOnce(subject, `tiny ${pair}`, witnesses);
    if (fault) return fault.problem;
    count = sumLeaks(count, more);
  }
  return count;
}

test('pairs are counted for the things in which they differed, with every channel in each of them', () => {
  const count = matrixOf(tiny) as LeakCount;
  const pairs = count.pairs['secret-number'] ?? 0;
  // Of three numbers one in three is imagined as it is in truth: such a pair hides nothing.
  expect(pairs).toBeGreaterThan(PAIRS / 3);
  expect(pairs).toBeLessThan(PAIRS);
  expect(count.made).toBe(PAIRS);
  const compared = count.compared['secret-number'] ?? {};
  for (const [channel, times] of Object.entries(compared))
    expect(times, channel).toBeGreaterThanOrEqual(pairs);
  expect(Object.keys(compared)).toContain('refusals');
});

const asking = (change: Partial<Parameters<typeof choose>[0]>, secret: (number: number) => object) =>
  tinyWith({
    *activity(table) {
      if (table.state.doing.length > 0) return yield* tiny.activity(table);
      const [by, other] = table.state.turn % 2 ? ['B', 'A'] : ['A', 'B'];
      const told = secret(table.state.secrets[other ?? ''] ?? 0);
      yield* choose({
        by: by ?? '',
        id: 'move',
        cite: '',
        acts: () => [{ verb: 'gamble' }],
        ...change,
        ...told,
      });
      grow(table, 1);
      table.own(table.state).turn = table.state.turn + 1;
    },
  });

test.each<[string, TinyBook]>([
  ['ask and prompt', asking({}, number => ({ prompt: `It is ${number}.` }))],
  ['offers', asking({}, stones => ({ acts: () => [{ verb: 'add', stones }] }))],
  [
    'refusals',
    asking({}, number => ({
      whyNot: (_view: unknown, about: { act?: { verb: string } }) =>
        about.act?.verb === 'pass' ? [{ cite: '', why: `It is ${number}.` }] : [],
    })),
  ],
  ['time to answer', asking({ turn: true }, number => ({ id: number === 1 ? 'move' : 'think' }))],
])('what tells of it by %s is caught, and the channel named', (channel, book) => {
  expect(matrixOf(book)).toMatch(new RegExp(`is told by (?:${channel}|ask and prompt) in a world`));
});

test('what a front adds is caught as well', () => {
  const leaky: WitnessOf = (world, side) => ({
    look: () => ({
      gossip: JSON.stringify(world.state) === JSON.stringify(world.view(side)) ? '' : world.state,
    }),
  });
  expect(matrixOf(tiny, [leaky])).toContain('is told by gossip in a world that it can');
});

test('a book that hides something and does not name it is caught', () => {
  const { hides: _, ...silent } = tiny;
  expect(matrixOf(silent)).toContain('of a book that hides nothing, differs');
});
