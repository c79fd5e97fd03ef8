/** Every property catches a book that breaks it. */
import { expect, test } from 'vitest';
import { handDice } from '../dice/dice.ts';
import type { Chance, Rule, Side } from '../kernel/ask.ts';
import { roll } from '../kernel/rule.ts';
import { Match } from '../match/match.ts';
import { needsAtMost } from '../presenting/act-card.ts';
import {
  choose,
  grow,
  plainly,
  strides,
  type TinyAct,
  type TinyBook,
  type TinyTable,
  tiny,
  tinyWith,
} from '../test-game.ts';
import { checkDeferral } from './deferral.ts';
import { Fault, type FaultData } from './fault.ts';
import { answersIn, type Finding, fuzzOnce, newCount, shrunk } from './index.ts';
import { playAtRandom } from './random-match.ts';
import { Tape } from './tape.ts';
import { checkUpgrade, renamed } from './upgrade.ts';

const setup = { scenario: 'heap', options: {} };
const MOST_GAMES = 60;

/** What fuzzing finds first in the book. */
function findingIn(book: TinyBook): Finding | undefined {
  for (let game = 0; game < MOST_GAMES; game++) {
    const finding = fuzzOnce({ book: book as never, setup }, `broken ${game}`, newCount());
    if (finding) return finding;
  }
  return undefined;
}

/** The same in the shortest game that is found while one may go on. */
function shortest(book: TinyBook, finding: Finding, mayGoOn?: () => boolean): FaultData {
  let { fault } = finding;
  for (const best of shrunk({ book: book as never, setup }, finding, mayGoOn)) fault = best.fault;
  return fault;
}

/** The tiny game, but when A or B is to move the question is this one. */
function moving(move: (table: TinyTable, by: Side) => Rule<void>): TinyBook {
  return tinyWith({
    *activity(table) {
      if (table.state.doing.length > 0) return yield* tiny.activity(table);
      yield* move(table, table.state.turn % 2 ? 'B' : 'A');
      table.own(table.state).turn = table.state.turn + 1;
    },
  });
}
const offering = (acts: (table: TinyTable, by: Side) => readonly TinyAct[]) =>
  moving(function* (table, by) {
    yield* choose({ by, id: 'move', cite: '', turn: true, acts: () => acts(table, by) });
    grow(table, 1);
  });
const enemy = (by: Side) => (by === 'A' ? 'B' : 'A');
const note = (list: readonly string[]) => (list as string[]).push('noted');
const around = (before: (table: TinyTable) => void, after: (table: TinyTable) => void = () => {}) =>
  tinyWith({
    *activity(table) {
      before(table);
      yield* tiny.activity(table);
      after(table);
    },
  });

const SAME = 'live, forked, rolled back, saved and replayed are one';
const ACCEPTED = 'what is offered is accepted, and nothing else';
const VIEWS = 'view(determinize(view)) is the view';
const LEAKS = 'nothing leaks';

let calls = 0;
const BROKEN: [string, TinyBook, ...string[]][] = [
  ['writes without owning, before it asks', around(table => note(table.state.log)), SAME],
  [
    'writes without owning, at the end of an activity',
    around(
      () => {},
      table => note(table.state.log),
    ),
    'rolling back leaves nothing behind',
  ],
  [
    'keeps something that is not plain',
    around(table => {
      table.own(table.state).turn = Number.NaN;
    }),
    SAME,
  ],
  [
    'remembers something outside the state',
    around(table => {
      calls++;
      table.own(table.state).log = [`call ${calls}`];
    }),
    SAME,
  ],
  [
    'offers nothing',
    offering(({ state }) => (state.heap > 3 ? [] : [{ verb: 'pass' }])),
    'every ask offers something',
  ],
  [
    'breaks while it lists what it offers',
    offering(({ state }) => {
      if (state.heap > 3) throw new Error('no rule for heaps');
      return [{ verb: 'pass' }];
    }),
    'looking at a position never fails',
    SAME,
  ],
  ['offers the same twice', offering(() => [{ verb: 'pass' }, { verb: 'pass' }]), 'no act is offered twice'],
  [
    'offers what cannot be read again',
    offering(() => [{ verb: 'add', stones: 0.5 }]),
    'every offered act is accepted',
    ACCEPTED,
  ],
  [
    'throws at an act that it offers',
    moving(function* (table, by) {
      const act = yield* choose({
        by,
        id: 'move',
        cite: '',
        turn: true,
        acts: () => [{ verb: 'pass' }, { verb: 'gamble' }],
      });
      if (act.verb === 'gamble') throw new Error('no rule for gambling');
      grow(table, 1);
    }),
    'taking any offered act never fails',
    ACCEPTED,
  ],
  [
    'understands what it did not offer',
    tinyWith({ verbs: { ...tiny.verbs, parse: text => tiny.verbs.parse(text.replace(/ more$/, '')) } }),
    ACCEPTED,
  ],
  [
    'has a window that cannot be let pass',
    moving(function* (_, by) {
      const window = { on: 'stone', pass: { verb: 'pass' } };
      yield* choose({ by, id: 'move', cite: '', window, acts: () => [{ verb: 'gamble' }] });
    }),
    'a window can be let pass',
  ],
  [
    'lets a side pass without saying so',
    moving(function* (_, by) {
      yield* choose({ by, id: 'move', cite: '', acts: () => [{ verb: 'pass' }, { verb: 'gamble' }] });
    }),
    'who may pass has a window',
  ],
  [
    'builds a list of acts from what the side cannot see',
    offering(({ state }, by) => [{ verb: 'add', stones: state.secrets[enemy(by)] as number }]),
    LEAKS,
  ],
  [
    'opens a window only if a hidden thing could use it',
    moving(function* (table, by) {
      const window = { on: 'stone', pass: { verb: 'pass' } };
      if ((table.state.secrets[enemy(by)] as number) > 2)
        yield* choose({ by: enemy(by), id: 'object', cite: '', window, acts: () => [{ verb: 'pass' }] });
      yield* choose({ by, id: 'move', cite: '', turn: true, acts: () => [{ verb: 'pass' }] });
      grow(table, 1);
    }),
    LEAKS,
  ],
  [
    'says aloud what is hidden',
    around(
      () => {},
      table => table.say('', `B hides ${table.state.secrets.B}`),
    ),
    LEAKS,
  ],
  ['shows a side everything', tinyWith({ view: state => state }), VIEWS],
  [
    'imagines a world that looks different',
    tinyWith({ determinize: (...args) => ({ ...tiny.determinize(...args), heap: 1 }) }),
    VIEWS,
  ],
  [
    'writes into the view when it imagines',
    tinyWith({
      determinize(...args) {
        note(args[0].log);
        return tiny.determinize(...args);
      },
    }),
    VIEWS,
  ],
  [
    'keeps a face behind the back of the reading',
    moving(function* (table, by) {
      yield* choose({ by, id: 'move', cite: '', acts: () => [{ verb: 'gamble' }] });
      let hiddenFace = 0;
      const read = (faces: { readonly d: number }) => {
        hiddenFace = faces.d;
        return 'read';
      };
      yield* roll({ d: 6 }, 'luck', read, { cite: '', tell: plainly });
      grow(table, hiddenFace > 2 ? 2 : 1);
    }),
    'odds are those of a brute force',
  ],
  [
    'tells other readings of a roll than its faces have',
    moving(function* (table, by) {
      yield* choose({ by, id: 'move', cite: '', acts: () => [{ verb: 'gamble' }] });
      const [chance] = roll({ d: 6 }, 'luck', ({ d }) => (d > 2 ? 2 : 1), { cite: '', tell: plainly });
      const readings = () => [1, 2].map(reading => ({ reading, ways: 3 }));
      grow(table, (yield { ...(chance as Chance), readings }) as number);
    }),
    'odds are those of a brute force',
  ],
  [
    'takes a hole in a view for a thing',
    tinyWith({
      view(state, side) {
        const view = tiny.view(state, side, undefined);
        return side === 'B' && state.secrets.A === 0 ? { ...view, log: ['A hides nothing'] } : view;
      },
    }),
    'the public view is known to every side',
  ],
];

/** The tiny game with a card of its gamble, which says that it is won by so many or less on two dice. */
const promising = (most: number): TinyBook => {
  const card: NonNullable<TinyBook['presentation']>['card'] = (act, { heap }) => {
    const won = needsAtMost({ of: 'heap', is: `${heap + 2}` }, 'won', most);
    const tally = { value: 0, kept: [], dropped: [] };
    return act.verb === 'gamble'
      ? { title: 'A gamble', parts: [{ title: 'Luck', tally, need: won }] }
      : undefined;
  };
  const track = { steps: [], at: 0 };
  const tabletop = () => ({
    battlefield: 'none',
    counters: [],
    overlays: [],
    turns: track,
    phases: track,
    status: [],
  });
  const presentation = {
    tabletop,
    nameOf: (thing: string) => thing,
    words: () => ({ label: 'an act' }),
    card,
  } as Partial<TinyBook['presentation']>;
  return tinyWith({ presentation: presentation as NonNullable<TinyBook['presentation']> });
};

test('a card that promises other chances than the rules give is caught; one that keeps to them is not', () => {
  expect(findingIn(promising(7))?.fault.property).toBe('cards say what the rules give');
  const count = newCount();
  for (let game = 0; game < MOST_GAMES; game++)
    expect(fuzzOnce({ book: promising(6) as never, setup }, `kept ${game}`, count)).toBeUndefined();
  expect(count.checked['cards against the rules']).toBeGreaterThan(10);
});

test.each(BROKEN)('a book that %s is caught', (_, book, ...properties) => {
  expect(properties).toContain(findingIn(book)?.fault.property);
});

test('odds that give up being exact, as the first falls are many and unlikely, are not held to a brute force as exact', () => {
  const uneven = moving(function* (table, by) {
    yield* choose({ by, id: 'move', cite: '', acts: () => [{ verb: 'gamble' }] });
    const first = yield* roll({ d: 100 }, 'luck', ({ d }) => d, { cite: '', tell: plainly });
    if (first > 1) return grow(table, 1);
    const dice = { a: 6, b: 6, c: 6 };
    const sum = yield* roll(dice, 'much luck', ({ a, b, c }) => `${a}${b}${c}`, { cite: '', tell: plainly });
    grow(table, sum < '300' ? 1 : 2);
  });
  const count = newCount();
  for (let game = 0; game < 10; game++)
    expect(fuzzOnce({ book: uneven as never, setup }, `uneven ${game}`, count)).toBeUndefined();
  expect(count.checked['odds by brute force']).toBeGreaterThan(0);
});

const upToFive = around(
  () => {},
  table => {
    if (table.state.heap > 5) throw new Error('no rule for more than five');
  },
);

test('the record of a fault is short, and leads to it again', () => {
  const finding = findingIn(upToFive);
  if (finding === undefined) throw new Error('the fault should be found');
  const { record } = shortest(upToFive, finding);
  expect(() => Match.replay(upToFive, record, { dice: handDice })).toThrow('no rule for more than five');
  // Three stones a turn, a window after each, the two hidden numbers: nothing shorter shows it.
  expect(record.steps.length).toBeLessThanOrEqual(8);
});

test('a fault is told before anything is shrunk, and shrinking that would take long can be cut off', () => {
  let plays = 0;
  const slow = tinyWith({
    ...upToFive,
    begin(world) {
      plays++;
      return tiny.begin(world);
    },
  });
  const finding = findingIn(slow);
  if (finding === undefined) throw new Error('the fault should be found');
  const playsUntilTold = plays;
  expect(() => Match.replay(slow, finding.fault.record, { dice: handDice })).toThrow('no rule for more');

  plays = 0;
  shortest(slow, finding);
  const playsUntilDone = plays;
  expect(playsUntilDone).toBeGreaterThan(10 * playsUntilTold);

  plays = 0;
  const budget = Math.trunc(playsUntilDone / 4);
  const cutOff = shortest(slow, finding, () => plays < budget);
  expect(plays).toBeLessThanOrEqual(budget);
  expect(answersIn(cutOff)).toBeLessThan(answersIn(finding.fault));
});

test('a game whose windows are not the same by deferral is caught', () => {
  const fickle = {
    ...strides,
    *activity(table: TinyTable) {
      yield* strides.activity(table);
      calls++;
      grow(table, calls % 3 === 0 ? 1 : 0);
    },
  };
  const check = () => {
    for (let game = 0; game < 20; game++)
      checkDeferral({ book: fickle, setup }, new Tape({ seed: `fickle ${game}` }));
  };
  expect(check).toThrow(/^deferred windows change nothing: /);
});

const next = renamed(tiny);
const onlyNewVerbs: TinyBook['verbs'] = {
  ...next.verbs,
  parse: text => (text.includes('-v2') ? next.verbs.parse(text) : { ok: false, problem: 'gone' }),
};

test.each<[string, Partial<TinyBook>]>([
  ['cannot take the old state up', { migrations: {} }],
  ['lose a part of it', { migrations: { 1: () => ({ heap: 0 }) } }],
  ['no longer know the old verbs', { verbs: onlyNewVerbs }],
])('later rules that %s are caught', (_, changes) => {
  const check = () => {
    for (let game = 0; game < 20; game++)
      checkUpgrade({ book: tiny, setup }, new Tape({ seed: `later ${game}` }), { ...next, ...changes });
  };
  expect(check).toThrow(/^a running game goes on under later rules: /);
});

test('a game without end is caught', () => {
  const endless = moving(function* (_, by) {
    yield* choose({ by, id: 'move', cite: '', turn: true, acts: () => [{ verb: 'pass' }] });
  });
  const never = { ...endless, outcome: () => undefined };
  expect(() => playAtRandom({ book: never, setup }, new Tape({ seed: 'endless' }))).toThrow(
    new Fault('the game ends', 'not after 50001 answers', expect.anything()),
  );
});
