/** A recorded game laid out in time: the state at every rest, and what happened between. */
import {
  type Entry,
  type Fact,
  type Frozen,
  type GameRecord,
  type GameState,
  isDice,
  type Match,
  type Outcome,
  type Parting,
  publicView,
  type Rulebook,
  retell,
  type Side,
  type Tabletop,
} from '../../engine/index.ts';
import type { Phase } from '../log/lines.ts';
import { labelKey, labelOf } from './retrace.ts';

/** Through these eyes one sees what every side knows, and no more. No side is called so. */
export const EVERYBODY = '*';

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
interface Names {
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
  /** Where these rules part from a record that others made. */
  readonly partings: readonly Parting[];
  /** By side, or `EVERYBODY`; undefined: everything. */
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
 * Plays the record again, step by step. Throws one clear sentence if these rules made it and don't lead where it goes;
 * a record of other rules is shown as far as these go along with it, and in the states that it kept.
 */
export function telling(
  book: Rulebook,
  record: GameRecord,
  onStep: (done: number, of: number) => void = () => {},
): Telling {
  const labels = new Map<string, string>();
  const moments: Moment[] = [];
  const { sides, outcome, partings, world, entries } = retell(book, record, {
    see(match, step) {
      // A state that was kept is truer than where these rules have led to.
      const same = moments.at(-1)?.rest === match.rest ? moments.pop() : undefined;
      const rolls = same?.rolls ?? step?.answers.filter(isDice).length ?? 0;
      moments.push(momentOf(match, moments.at(-1), rolls));
      onStep(moments.length - 1, record.steps.length);
    },
    hear(match, { rest }, { by, act }) {
      const label = labelOf(match, by, act);
      if (label !== undefined) labels.set(labelKey(rest, act), label);
    },
  });
  const viewers = [undefined, EVERYBODY, ...sides];
  const heardBy = (viewer: Side | undefined) =>
    viewer === EVERYBODY ? knownToAll(sides.map(entries)) : entries(viewer);
  return {
    record,
    sides,
    moments,
    labels,
    outcome,
    partings,
    journals: new Map(viewers.map(viewer => [viewer, heardBy(viewer)])),
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
  if (side === EVERYBODY) return presentation.tabletop(publicView(book, state, world), undefined, world);
  return presentation.tabletop(side === undefined ? state : book.view(state, side, world), side, world);
}

/** What stands in every side's journal in the same words. */
function knownToAll([first = [], ...others]: readonly (readonly Entry[])[]): readonly Entry[] {
  const left = others.map(entries => entries.map(entry => JSON.stringify(entry)));
  return first.filter(entry => {
    const text = JSON.stringify(entry);
    const at = left.map(texts => texts.indexOf(text));
    if (at.includes(-1)) return false;
    for (const [i, texts] of left.entries()) texts.splice(0, (at[i] ?? 0) + 1);
    return true;
  });
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
