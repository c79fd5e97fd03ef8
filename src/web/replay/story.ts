/** A recorded game laid out in time: the state at every rest, and what happened between. */
import {
  type Entry,
  type Fact,
  type Frozen,
  type GameRecord,
  type GameState,
  handDice,
  isDice,
  Match,
  type Outcome,
  type Rulebook,
  type Side,
  type Tabletop,
} from '../../engine/index.ts';
import type { Phase } from '../log/lines.ts';
import { labelKey, labelOf, retrace } from './retrace.ts';

/** A moment that can be looked at. */
export interface Moment {
  readonly rest: number;
  readonly state: Frozen<GameState>;
  /** How many rolls fell between the moment before and this one. */
  readonly rolls: number;
  /** What became of pieces and places since the moment before. */
  readonly facts: readonly Fact[];
}

/** How things were called as one side saw them, and when the phases began. */
export interface Names {
  readonly titles: ReadonlyMap<string, string>;
  readonly phases: readonly Phase[];
  readonly battlefield: string;
}

/** All that playing a record through finds out, as plain data: a worker makes it. */
export interface Telling {
  readonly record: GameRecord;
  readonly sides: readonly Side[];
  /** In order, the last one being the end of the record. */
  readonly moments: readonly Moment[];
  /** What answers were called when they were given, by rest and text. */
  readonly labels: ReadonlyMap<string, string>;
  readonly outcome: Outcome | undefined;
  /** By side; undefined: everything. */
  readonly journals: ReadonlyMap<Side | undefined, readonly Entry[]>;
  readonly names: ReadonlyMap<Side | undefined, Names>;
}

export interface Story extends Telling {
  readonly book: Rulebook;
  readonly world: unknown;
  journal(side: Side | undefined): readonly Entry[];
  tabletop(moment: Moment, side: Side | undefined): Tabletop;
}

/**
 * Plays the record again, step by step. Throws one clear sentence if these rules don't lead where the record goes; a
 * record of another version of the rules is shown at its last kept state.
 */
export function telling(
  book: Rulebook,
  record: GameRecord,
  onStep: (done: number, of: number) => void = () => {},
): Telling {
  const isOurs = [record, ...record.snapshots].every(({ version }) => version === book.version);
  const match = isOurs
    ? Match.begin(book, record, { dice: handDice })
    : Match.resume(book, record, { dice: handDice }).match;
  const labels = new Map<string, string>();
  const moments: Moment[] = [momentOf(match, undefined, 0)];
  for (const step of isOurs ? record.steps : []) {
    retrace(match, step, ({ by, act }) => {
      const label = labelOf(match, by, act);
      if (label !== undefined) labels.set(labelKey(step.rest, act), label);
    });
    moments.push(momentOf(match, moments.at(-1), step.answers.filter(isDice).length));
    onStep(moments.length - 1, record.steps.length);
  }
  const { sides, outcome, journal, world } = match;
  const viewers = [undefined, ...sides];
  return {
    record,
    sides,
    moments,
    labels,
    outcome,
    journals: new Map(viewers.map(side => [side, side === undefined ? journal.all() : journal.as(side)])),
    names: new Map(
      viewers.map(side => [side, namesFor(moments, each => tabletopAt(book, world, each, side))]),
    ),
  };
}

/** A telling that can be looked at. */
export function storyOf(book: Rulebook, told: Telling): Story {
  const world = book.world(told.record);
  return {
    ...told,
    book,
    world,
    journal: side => told.journals.get(side) ?? [],
    tabletop: (moment, side) => tabletopAt(book, world, moment, side),
  };
}

export const tell = (book: Rulebook, record: GameRecord): Story => storyOf(book, telling(book, record));

function tabletopAt(book: Rulebook, world: unknown, { state }: Moment, side: Side | undefined): Tabletop {
  const { presentation } = book;
  if (presentation === undefined) throw new Error(`${book.title} can't be shown on the page yet`);
  return presentation.tabletop(side === undefined ? state : book.view(state, side, world), side, world);
}

/** Looks at every moment once: things are called as they were ever called on the table. */
function namesFor(moments: readonly Moment[], tabletop: (moment: Moment) => Tabletop): Names {
  const titles = new Map<string, string>();
  const phases: Phase[] = [];
  let battlefield = '';
  for (const moment of moments) {
    const table = tabletop(moment);
    for (const { id, title } of table.counters) titles.set(id, title);
    const turn = table.turns.steps[table.turns.at]?.name ?? '';
    const phase = table.phases.steps[table.phases.at]?.name ?? '';
    const last = phases.at(-1);
    if (last?.turn !== turn || last.phase !== phase) phases.push({ rest: moment.rest, turn, phase });
    battlefield = table.battlefield;
  }
  return { titles, phases, battlefield };
}

/** An answer of a record, as it was when it was given. */
export interface AnswerThen {
  readonly by: Side;
  readonly rest: number;
  /** Which of the answers since that rest it was. */
  readonly ordinal: number;
  readonly act: string;
  readonly label: string;
  /** Nobody had to think about it: there was nothing else to do, or a window was let pass. */
  readonly byItself: boolean;
}

/** All answers of a record in order. The record must be of these rules. */
export function answersIn(book: Rulebook, record: GameRecord): readonly AnswerThen[] {
  const match = Match.begin(book, record, { dice: handDice, journal: false });
  const answers: AnswerThen[] = [];
  for (const step of record.steps)
    retrace(match, step, ({ by, act }, ordinal) => {
      const window = match.choiceOf(by)?.window;
      const isPass = window !== undefined && book.verbs.print(window.pass) === act;
      const byItself = isPass || match.offered(by).length === 1;
      answers.push({ by, rest: step.rest, ordinal, act, label: labelOf(match, by, act) ?? act, byItself });
    });
  return answers;
}

/** The moment at a rest, or the last one before it. */
export function momentAt({ moments }: Story, rest: number | undefined): number {
  if (rest === undefined) return 0;
  return Math.max(
    0,
    moments.findLastIndex(moment => moment.rest <= rest),
  );
}

function momentOf(match: Match, before: Moment | undefined, rolls: number): Moment {
  const { state } = match.tryOut();
  const facts = before ? match.rulebook.digest(before.state, state, match.world) : [];
  return { rest: match.rest, state, rolls, facts };
}
