/** The leak matrix on every game that keeps secrets: ten truly hidden pairs a hidden thing; `hedgerow leaks` makes three hundred. */
import { describe, expect, test } from 'vitest';
import { loreOf } from '../src/bots/doctrine/doctrines.ts';
import { seat } from '../src/bots/index.ts';
import type { WitnessOf } from '../src/engine/fuzz/channels.ts';
import { type LeakCount, leaksOnce, NO_LEAKS_YET, sumLeaks } from '../src/engine/fuzz/leaks.ts';
import { playAtRandom, type Subject } from '../src/engine/fuzz/random-match.ts';
import { Tape } from '../src/engine/fuzz/tape.ts';
import type { Rulebook, Side } from '../src/engine/index.ts';
import { screenWitness } from '../src/play/witness.ts';
import { rulebooks } from '../src/rulebooks/index.ts';
import { CONCEALED, GUNS, JUNGLE } from '../src/rulebooks/starter-kit/concealment/test-games.ts';
import { ordersOnPage } from './proof/orders-on-page.ts';
import { trails } from './proof/trails.ts';
import { windows } from './proof/windows.ts';

const PAIRS = 10;
const MOST_PAIRS = 1200;
const CHANNELS = [
  'view',
  'ask and prompt',
  'offers',
  'refusals',
  'why-not',
  'odds',
  'forecasts',
  'sight',
  'journal',
  'undo',
  'reasons of bots',
  'hand-over',
  'standing orders',
  'spoken text',
  'time to answer',
];

/** Bots play in every second pair, and set up as the book proposes. */
function matrixOf({ book, setup }: Subject, things: readonly string[], name: string): LeakCount {
  const bots = (side: Side, luck: number) => seat('recruit', loreOf(book), side, luck);
  let count = NO_LEAKS_YET;
  for (let pair = 0; things.some(thing => (count.pairs[thing] ?? 0) < PAIRS); pair++) {
    expect(pair, `pairs for ${JSON.stringify(count.pairs)}`).toBeLessThan(MOST_PAIRS);
    const subject = { book, setup, ...(pair % 2 === 0 ? { seat: bots } : {}) };
    const { count: more, fault } = leaksOnce(subject, `${name} ${pair}`, [screenWitness]);
    expect(fault?.problem, `pair ${pair}`).toBeUndefined();
    count = sumLeaks(count, more);
  }
  return count;
}

const proof = (book: unknown): Subject => ({
  book: book as Rulebook,
  setup: { scenario: (book as Rulebook).scenarios[0]?.id ?? '', options: {} },
});

const GAMES: readonly {
  readonly name: string;
  readonly subject: Subject;
  readonly things: readonly string[];
}[] = [
  { name: 'hidden guns', subject: GUNS as unknown as Subject, things: ['secret-set-up', 'hidden-gun'] },
  { name: 'units under ?', subject: CONCEALED as unknown as Subject, things: ['concealed-stack'] },
  { name: 'hidden Japanese', subject: JUNGLE as unknown as Subject, things: ['hidden-squad'] },
  { name: 'secret orders', subject: proof(ordersOnPage), things: ['secret-orders'] },
  {
    name: 'patrols at dusk',
    subject: proof(windows),
    things: ['secret-set-up', 'concealed-unit', 'hidden-ambush'],
  },
  { name: 'mines', subject: proof(trails), things: ['hidden-mines'] },
  {
    name: 'Combat!: a garrison in hiding',
    subject: proof(rulebooks.find(({ id }) => id === 'combat')),
    things: ['secret-set-up', 'covered-unit', 'hidden-unit'],
  },
];

describe.each(GAMES)('$name', ({ name, subject, things }) => {
  test('nothing that a side is shown or told depends on what is hidden from it', () => {
    const count = matrixOf(subject, things, name);
    for (const thing of things) {
      const compared = count.compared[thing] ?? {};
      expect(Object.keys(compared).toSorted(), thing).toEqual(CHANNELS.toSorted());
      for (const channel of CHANNELS)
        expect(compared[channel], `${thing}, ${channel}`).toBeGreaterThanOrEqual(PAIRS);
    }
    expect(
      things.some(thing => (count.seated[thing] ?? 0) > 0),
      'with bots',
    ).toBe(true);
  }, 120_000);
});

test('how much another side could do, if it showed anywhere, would be noticed', () => {
  const { book, setup } = CONCEALED as unknown as Subject;
  const telltale: WitnessOf = (world, side) => ({
    look: () => ({
      'answers of others': world.choices
        .filter(({ by }) => by !== side)
        .map(({ by }) => world.offered(by).length),
    }),
  });
  const faultOf = (pair: number) =>
    leaksOnce({ book, setup }, `known ${pair}`, [telltale]).fault?.problem ?? '';
  const problems = Array.from({ length: 8 }, (_, pair) => faultOf(pair)).filter(problem => problem !== '');
  expect(problems.length).toBeGreaterThan(0);
  for (const problem of problems) expect(problem).toContain('is told by answers of others');
}, 60_000);

test('Lock ’n Load names nothing that it hides, and there is nothing: also while a Sniper waits', () => {
  const subject = proof(rulebooks.find(({ id }) => id === 'lnl'));
  const { book } = subject;
  let waiting = 0;
  for (const { id: scenario } of book.scenarios) {
    const setup = { scenario, options: {} };
    expect(book.hides?.(book.world(setup)) ?? []).toEqual([]);
    playAtRandom({ book, setup }, new Tape({ seed: `snipers in ${scenario}` }), {
      look(match) {
        for (const side of match.sides) {
          if (match.view(side) !== match.state) throw new Error(`${side} does not see all`);
          if (match.anytime(side).length > 0) waiting++;
        }
        return undefined;
      },
    });
  }
  expect(waiting).toBeGreaterThan(10);
}, 60_000);
