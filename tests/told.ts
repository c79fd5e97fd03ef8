/**
 * All that a person is shown of a game, gathered as the page and the terminal put it, and the ids that must not be in it.
 * It knows no book: whatever is registered is read.
 */
import { battlefieldOf } from '../src/board/library.ts';
import { sentence as terminalLine } from '../src/cli/commands/replay.ts';
import {
  type Act,
  type ActCard,
  type ActWords,
  type Counter,
  type Match,
  type Side,
  sentenceText,
  spoken,
  type Tabletop,
  type Tally,
  type TallyEntry,
  type Teller,
} from '../src/engine/index.ts';
import { askOf } from '../src/play/now.ts';
import { linesOf } from '../src/web/log/lines.ts';
import { kindOf } from '../src/web/log/rolls.ts';
import { positionText } from '../src/web/replay/position-text.ts';

/** A text, and where people read it. */
export interface Shown {
  readonly where: string;
  readonly text: string;
}

/** Who looks: a side, or undefined for everybody at the end. */
type Viewer = Side | undefined;

const viewOf = (match: Match, viewer: Viewer) => (viewer === undefined ? match.state : match.view(viewer));

/** How things are called for whoever looks, once nothing is remembered of how they were called before. */
export function tellerFor(match: Match, viewer: Viewer): Teller {
  const { rulebook, world, setup } = match;
  const view = viewOf(match, viewer);
  const sides = rulebook.scenarios.find(({ id }) => id === setup.scenario)?.about?.sides ?? [];
  return {
    book: rulebook,
    nameOf: thing => rulebook.presentation?.nameOf(thing, view, world) ?? thing,
    sideName: side => sides.find(({ id }) => id === side)?.name ?? side,
  };
}

/** Reads one game as it goes on: every line of its journal once, and whatever else is on show at a moment. */
export class Reader {
  readonly #match: Match;
  readonly #read = new Map<Viewer, number>();

  constructor(match: Match) {
    this.#match = match;
  }

  /** The lines of the log that are new to the viewer, on the page and in the terminal. */
  *lines(viewer: Viewer): Generator<Shown> {
    const { journal } = this.#match;
    const all = viewer === undefined ? journal.all() : journal.as(viewer);
    const entries = all.slice(this.#read.get(viewer) ?? 0);
    this.#read.set(viewer, all.length);
    const teller = tellerFor(this.#match, viewer);
    for (const { words, account = [], spokenAccount } of linesOf(entries, teller, [])) {
      yield { where: 'log', text: spoken(words) };
      yield* here('account of a roll', spokenAccount);
      for (const { sum, verdict, terms } of account)
        yield* here('account of a roll', sum, verdict, ...terms.map(({ text }) => text));
    }
    for (const entry of entries) {
      yield { where: 'terminal', text: terminalLine(entry, teller) };
      if (entry.is === 'roll') yield { where: 'dice box', text: sentenceText(entry.why, teller) };
      if (entry.is === 'roll') yield { where: 'dice statistics', text: kindOf(entry.why) };
    }
  }

  *tabletop(viewer: Viewer, table: Tabletop): Generator<Shown> {
    const { nameOf } = tellerFor(this.#match, viewer);
    yield* inTable(table);
    yield { where: 'exported position', text: positionText(table, '', nameOf) };
  }

  /** What the side is asked, and all that it may do. */
  *ask(side: Side): Generator<Shown> {
    const match = this.#match;
    const asked = askOf(match, side);
    if (asked === undefined) return;
    yield { where: 'prompt', text: sentenceText(asked.prompt, tellerFor(match, side)) };
    for (const { words } of [...asked.offers, ...asked.interjections]) yield* inWords(words);
  }

  *card(side: Side, act: Act): Generator<Shown> {
    const { rulebook, world } = this.#match;
    const card = rulebook.presentation?.card?.(act, this.#match.view(side), side, world);
    if (card) yield* inCard(card, tellerFor(this.#match, side));
  }

  /** Why the pieces of the side can do nothing, and why these acts aren't offered. */
  *refusals(side: Side, { counters }: Tabletop, acts: readonly Act[]): Generator<Shown> {
    const match = this.#match;
    const teller = tellerFor(match, side);
    const abouts = [
      ...counters.flatMap(({ id, side: whose }) => (whose === side ? [{ piece: id }] : [])),
      ...acts.map(act => ({ act })),
    ];
    for (const about of abouts)
      for (const { why } of match.whyNot(side, about))
        yield { where: 'refusal', text: sentenceText(why, teller) };
  }

  *sight(side: Side, from: string, to: string): Generator<Shown> {
    const { rulebook, world } = this.#match;
    const seen = rulebook.presentation?.sight?.(this.#match.view(side), from, to, world);
    if (seen === undefined) return;
    yield { where: 'line of sight', text: seen.summary };
    for (const { text } of seen.findings) yield { where: 'line of sight', text };
  }

  /** Why a bot did what it did, as the other side is told. */
  *reason(why: string): Generator<Shown> {
    for (const side of this.#match.sides)
      yield { where: 'reason of a bot', text: sentenceText(why, tellerFor(this.#match, side)) };
  }

  *outcome(): Generator<Shown> {
    const { outcome } = this.#match;
    if (outcome)
      yield { where: 'outcome', text: sentenceText(outcome.why, tellerFor(this.#match, undefined)) };
  }
}

function* inTable({ counters, overlays, turns, phases, status }: Tabletop): Generator<Shown> {
  for (const counter of counters) yield* inCounter(counter);
  for (const { text, means } of overlays) yield* here('overlay', text, means);
  for (const { short, name } of [...turns.steps, ...phases.steps]) yield* here('track', short, name);
  for (const { text } of status) yield { where: 'status', text };
}

function* inCounter({ title, box, badges, face, back }: Counter): Generator<Shown> {
  yield* here('counter', title, box);
  for (const { text, means } of badges) yield* here('badge', text, means);
  for (const { figures } of back ? [face, back] : [face])
    for (const { text, name } of figures) yield* here('figure', text, name);
}

function* inWords({ label, hint, cost }: ActWords): Generator<Shown> {
  yield* here('offer', label, hint);
  if (cost) yield* inTally('cost of an offer', cost);
}

function* inTally(where: string, { kept, dropped }: Tally): Generator<Shown> {
  const inEntry = ({ id, waived }: TallyEntry) => here(where, id, waived);
  for (const entry of kept) yield* inEntry(entry);
  for (const { entry, why, by } of dropped) {
    yield* inEntry(entry);
    yield* here(where, why, by);
  }
}

function* inCard(
  { title, targets = [], by, parts, rolls = [] }: ActCard,
  { nameOf }: Teller,
): Generator<Shown> {
  const where = 'card of an act';
  yield* here(where, title, by?.title, ...(by?.of ?? []).map(nameOf));
  for (const { of, otherwise } of targets) yield* here(where, nameOf(of), otherwise);
  for (const part of parts) {
    yield* here(where, part.title, part.reads, part.need?.words, part.need?.for.is);
    yield* inTally(where, part.tally);
    for (const { of } of part.tally.kept) if (of !== undefined) yield { where, text: nameOf(of) };
  }
  for (const roll of rolls) {
    yield* here(where, nameOf(roll.of), roll.title);
    for (const fall of roll.falls) yield* here(where, fall.roll, fall.result, fall.is);
  }
}

function* here(where: string, ...texts: readonly (string | undefined)[]): Generator<Shown> {
  for (const text of texts) if (text !== undefined) yield { where, text };
}

/** What ids look like in any book: a thing in braces, a place or a building of a board, a numbered piece, an alias. */
const LOOKS_LIKE_AN_ID = /\{[^}]*\}|\b\d+:[A-Za-z]+\d+|\b[uwvg]\d+\b|\?\d/;
/** The same on a battlefield of several boards, where a hex is called by its board, too. */
const ON_SEVERAL_BOARDS = /\{[^}]*\}|\b\d+:[a-z]+\d+|\b[uwvg]\d+\b|\?\d/;

/** The ids of a game: of pieces, hexes and buildings. */
export class Ids {
  readonly #known: Set<string>;
  readonly #looks: RegExp;

  constructor({ battlefield }: Tabletop) {
    const field = battlefieldOf(battlefield);
    if (!field.ok) throw new Error(field.wrong);
    const { boards, ids, buildings } = field.value;
    this.#looks = boards.length > 1 ? ON_SEVERAL_BOARDS : LOOKS_LIKE_AN_ID;
    this.#known = new Set([...(boards.length > 1 ? [] : ids), ...buildings.map(({ id }) => id)]);
  }

  learn({ counters }: Tabletop): void {
    for (const { id } of counters) this.#known.add(id);
  }

  /** The id that the text holds, if it holds one. */
  in(text: string): string | undefined {
    const [found] = this.#looks.exec(text) ?? [];
    return found ?? text.split(/[\s,;()“”‘’'"]+/).find(word => this.#known.has(word.replace(/[.:]$/, '')));
  }
}
