/**
 * The least games that use every part of the kernel, for the tests beside it. In `tiny` two sides in turn add a
 * stone to a heap or roll for more; the other side may object to each stone (a window); each side hides a number; a
 * full heap wins for A if it is odd and for B if it is even. In `strides` a side goes on until it passes, so that it has something
 * to take back and to play ahead.
 */

import { type DiceSource, handDice } from './dice/dice.ts';
import type { Faces, Rule, Side } from './kernel/ask.ts';
import type { Frozen } from './kernel/data.ts';
import { choosing, roll, together } from './kernel/rule.ts';
import type { Rulebook, Table } from './kernel/rulebook.ts';
import { type ActOf, oneOf, verbs, whole } from './kernel/verbs.ts';
import { Match } from './match/match.ts';
import { against, lookedUp, moreThan, namedSum, type Reckoning, sumOf } from './telling/account.ts';

export interface Tiny {
  readonly doing: readonly { readonly is: string }[];
  readonly heap: number;
  readonly turn: number;
  readonly log: readonly string[];
  readonly secrets: Readonly<Record<Side, number>>;
}

export const tinyVerbs = verbs({
  hide: { number: whole },
  add: { stones: whole },
  gamble: {},
  object: {},
  pass: {},
  shout: { word: oneOf('hey', 'ho') },
});
export type TinyAct = ActOf<typeof tinyVerbs>;
export type TinyTable = Table<Tiny, undefined>;
export type TinyBook = Rulebook<Tiny, undefined>;
export const choose = choosing<Tiny, TinyAct>();

const LIMIT = 12;
const SIDES = ['A', 'B'] as const;
const other = (side: Side): Side => (side === 'A' ? 'B' : 'A');
const mover = ({ turn }: Frozen<Tiny>): Side => (turn % 2 ? 'B' : 'A');

export function* hide(table: TinyTable, by: Side): Rule<void> {
  const { number } = yield* choose({
    by,
    id: 'hide',
    cite: 'tiny 1',
    secret: true,
    acts: () => [1, 2, 3].map(number => ({ verb: 'hide' as const, number })),
  });
  table.own(table.state.secrets)[by] = number;
}

function* begin(table: TinyTable): Rule<void> {
  yield* together({ A: hide(table, 'A'), B: hide(table, 'B') });
  table.own(table.state).doing = [];
}

function* move(table: TinyTable): Rule<void> {
  const by = mover(table.state);
  const act = yield* choose({
    by,
    id: 'move',
    cite: 'tiny 2',
    acts: view =>
      [
        { verb: 'add' as const, stones: 1 },
        { verb: 'add' as const, stones: view.secrets[by] as number },
        { verb: 'gamble' as const },
      ].filter((act, i, all) => all.findIndex(each => tinyVerbs.print(each) === tinyVerbs.print(act)) === i),
  });
  if (act.verb === 'add') addStones(table, act.stones);
  else {
    yield* gamble(table, by);
    endTurn(table);
  }
}

function* stride(table: TinyTable): Rule<void> {
  const by = mover(table.state);
  const act = yield* choose({
    by,
    id: 'move',
    cite: 'tiny 2',
    turn: true,
    acts: () => [{ verb: 'add', stones: 1 }, { verb: 'gamble' }, { verb: 'pass' }],
  });
  if (act.verb === 'add') addStones(table, act.stones);
  else if (act.verb === 'gamble') yield* gamble(table, by);
  else endTurn(table);
}

function addStones(table: TinyTable, stones: number): void {
  grow(table, stones);
  table.own(table.state).doing = [{ is: 'window' }];
}

function* gamble(table: TinyTable, by: Side): Rule<void> {
  const won = yield* roll({ red: 6, blue: 6 }, 'the gamble', dice => (dice.red > dice.blue ? 2 : 0), {
    cite: 'tiny 3',
    by,
    tell({ red, blue }, stones) {
      const verdict = stones > 0 ? 'two stones' : 'nothing';
      const other = namedSum('blue', sumOf({ blue }));
      return against(namedSum('red', sumOf({ red })), moreThan(other), stones > 0, verdict);
    },
  });
  grow(table, won);
}

/** For rolls of which a test wants to hear nothing. */
export const plainly = (dice: Faces): Reckoning => lookedUp(sumOf(dice), undefined, 'so they fell');

function* window(table: TinyTable): Rule<void> {
  const by = other(mover(table.state));
  const act = yield* choose({
    by,
    id: 'object',
    cite: 'tiny 4',
    window: { on: 'stone', pass: { verb: 'pass' } },
    acts: () => [{ verb: 'pass' as const }, { verb: 'object' as const }],
  });
  if (act.verb === 'object') {
    table.reveal([mover(table.state)], 'tiny 4', `${by} had hidden ${table.state.secrets[by]}`);
    grow(table, -1);
  }
  table.own(table.state).doing = [];
}

function endTurn(table: TinyTable): void {
  table.own(table.state).turn = table.state.turn + 1;
}

export function grow(table: TinyTable, stones: number): void {
  table.own(table.state).heap = Math.max(0, table.state.heap + stones);
  table.say('tiny 5', `the heap has ${table.state.heap}`);
}

export const tiny: TinyBook = {
  id: 'tiny',
  title: 'Tiny',
  version: 1,
  verbs: tinyVerbs,
  scenarios: [{ id: 'heap', title: 'A heap' }],
  world: () => undefined,
  sides: () => SIDES,
  fingerprints: () => ({ rules: '00' }),
  begin: () => ({ doing: [{ is: 'begin' }], heap: 0, turn: 0, log: [], secrets: { A: 0, B: 0 } }),
  *activity(table) {
    const frame = table.state.doing.at(-1)?.is;
    if (frame === 'begin') return yield* begin(table);
    if (frame !== 'window') return yield* move(table);
    yield* window(table);
    endTurn(table);
  },
  outcome(state) {
    if (state.heap >= LIMIT)
      return { winner: state.heap % 2 ? 'A' : 'B', why: 'the heap is full', cite: 'tiny 6' };
    return state.turn > 60 ? { why: 'nobody filled the heap', cite: 'tiny 6' } : undefined;
  },
  anytime: () => [{ verb: 'shout', word: 'hey' } as TinyAct],
  *interject(table, side) {
    table.own(table.state.log).push(`${side} shouts`);
    table.say('tiny 7', `${side} shouts`);
  },
  view(state, side) {
    return { ...state, secrets: { A: 0, B: 0, [side]: state.secrets[side] as number } };
  },
  determinize(view, side, _, random) {
    const guess = view.doing.at(-1)?.is === 'begin' ? 0 : random.below(3) + 1;
    return structuredClone({ ...view, secrets: { ...view.secrets, [other(side)]: guess } }) as Tiny;
  },
  nameFor: (_, __, id) => id,
  hides: () => [
    {
      id: 'secret-number',
      title: 'a number hidden by the other side',
      unknownTo: ({ secrets }, side) => [`${secrets[other(side)]}`],
      isPossible: () => true,
    },
  ],
  digest: (before, after) => (after.heap === before.heap ? [] : [{ of: 'heap', is: `${after.heap}` }]),
};

export const strides: TinyBook = tinyWith({
  *activity(table) {
    const frame = table.state.doing.at(-1)?.is;
    if (frame === 'begin') return yield* begin(table);
    yield* frame === 'window' ? window(table) : stride(table);
  },
});

/** The tiny game with something in it changed. */
export function tinyWith(changes: Partial<TinyBook>): TinyBook {
  return { ...tiny, ...changes };
}

export const heap = { scenario: 'heap', options: {} } as const;

export function beginTiny(dice: DiceSource = handDice, book: TinyBook = tiny): Match<Tiny, undefined> {
  return Match.begin(book, heap, { dice });
}

/** Gives answers such as `A add 1`, each of which must be taken. */
export function give(match: Match<Tiny, undefined>, ...answers: readonly string[]): void {
  for (const answer of answers) {
    const [side = '', ...act] = answer.split(' ');
    const verdict = match.answer(side, act.join(' '));
    if (!verdict.ok) throw new Error(verdict.problem);
  }
}
