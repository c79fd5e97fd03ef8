/** Every book can be played at the page: each act has its words, each position its counters and tracks, up to the result. */
import { expect, test } from 'vitest';
import { Random } from '../../engine/index.ts';
import { rulebooks } from '../../rulebooks/index.ts';
import { Session } from './session.ts';
import { newTable, sidesOfScenario } from './table-setup.ts';

test.each(rulebooks)(
  'the shortest scenario of $title is played hot-seat to its end',
  { timeout: 120_000 },
  book => {
    const minutes = ({ about }: (typeof book.scenarios)[number]) => about?.minutes ?? 0;
    const scenario = book.scenarios.toSorted((a, b) => minutes(a) - minutes(b))[0]?.id ?? '';
    const sides = sidesOfScenario(book, { scenario, options: {} });
    const seats = Object.fromEntries(sides.map(side => [side, 'human'] as const));
    const made = newTable({ book: book.id, scenario, options: {}, seats, dice: 'computed' });
    const nonces = Object.fromEntries(sides.map((side, i) => [side, `0${i}`]));
    const session = Session.begin(book, { ...made, seed: '11'.repeat(32), nonces });
    const random = new Random(3);
    const asked = new Set<string>();
    const labels = new Set<string>();
    for (let i = 0; i < 5_000; i++) {
      if (session.now.handOver) session.takeOver();
      if (session.canSetUp) session.setUpForMe();
      const { ask } = session.now;
      if (!ask) break;
      asked.add(ask.id);
      for (const { words } of ask.offers) labels.add(words.label);
      session.answer(random.pick(ask.offers).text);
    }
    expect(session.match.outcome).toBeDefined();
    expect(asked.size).toBeGreaterThan(5);
    expect([...labels].filter(label => /undefined|\{|\b[uw]\d/.test(label))).toEqual([]);
  },
);
