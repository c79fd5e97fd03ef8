/**
 * One game at this screen: the match, who sits where, what the person in front of the screen is asked, and what is
 * let pass without asking. The page draws `now` and calls the verbs below; nothing else changes the match.
 *
 *     const session = Session.begin(newTable({ … }), { keep });
 *     session.subscribe(() => draw(session.now));
 *     session.answer('move u5');
 */
import {
  ask,
  type Faces,
  humanSeat,
  Match,
  parseRecord,
  printRecord,
  type Rulebook,
  randomSeat,
  type Seat,
  type Side,
  type Verdict,
} from '../../engine/index.ts';
import { rulebooks } from '../../rulebooks/index.ts';
import type { SavedGame } from '../storage/games.ts';
import { type Given, givenIn, lastFree, limitOf, openStep, takeBack } from './session-back.ts';
import { savedGame } from './session-keep.ts';
import { SessionMemory } from './session-memory.ts';
import { askOf, type Now, tabletopOf, type UndoNow } from './session-now.ts';
import { diceOf } from './table-dice.ts';
import type { TableSetup } from './table-setup.ts';

export type { AskNow, DiceNow, Now, UndoNow } from './session-now.ts';

export interface SessionOptions {
  /** Called after every answer with all that a reload needs. */
  readonly keep?: (game: SavedGame) => void;
  /** How long a player that isn't a person takes over an answer, in milliseconds, so that people can follow. */
  readonly pace?: number;
  /** The rulebooks to look in; those that ship with the page, unless somebody brings his own. */
  readonly books?: readonly Rulebook[];
}

export class Session {
  readonly match: Match;
  readonly book: Rulebook;
  readonly #options: SessionOptions;
  readonly #seats: Readonly<Record<Side, Seat>>;
  readonly #listeners = new Set<() => void>();
  readonly #memory: SessionMemory;
  #table: TableSetup;
  #given: Given[];
  /** Windows about the same thing that the player lets go by until he is asked something else. */
  #lettingGo: { readonly side: Side; readonly on: string; readonly subject: string | undefined } | undefined;
  /** Whose eyes are on the screen. */
  #present: Side | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #problem: string | undefined;
  #version = 0;
  #now: Now;

  private constructor(table: TableSetup, match: Match, given: Given[], options: SessionOptions) {
    this.#table = table;
    this.match = match;
    this.book = match.rulebook;
    this.#given = given;
    this.#options = options;
    this.#seats = Object.fromEntries(match.sides.map(side => [side, this.#seatOf(side)]));
    this.#present = this.#humans.length === 1 ? this.#humans[0] : undefined;
    this.#memory = new SessionMemory(match, table.phases);
    this.#now = this.#look();
    this.#goOn();
  }

  /** Begins a game. Throws with one clear sentence if the book or the scenario isn't there. */
  static begin(table: TableSetup, options: SessionOptions = {}): Session {
    const match = Match.begin(bookOf(table, options), table, diceOf(table));
    return new Session(table, match, [], options);
  }

  /** Takes a kept game up where it was left; throws with one clear sentence if its record is unsound. */
  static open(saved: SavedGame, options: SessionOptions = {}): Session {
    const table = JSON.parse(saved.table) as TableSetup;
    const book = bookOf(table, options);
    const record = parseRecord(saved.record);
    const isOurs = [record, ...record.snapshots].every(each => each.version === book.version);
    // The whole game again where the rules are the same: log and undo go back to its beginning.
    const match = isOurs
      ? Match.replay(book, { ...record, snapshots: [] }, diceOf(table))
      : Match.resume(book, record, diceOf(table)).match;
    const given = givenIn(match.record(), side => table.seats[side] === 'human');
    return new Session(table, match, given, options);
  }

  // ---- looking

  get now(): Now {
    return this.#now;
  }
  get table(): TableSetup {
    return this.#table;
  }
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  /** The name of a piece for people, also of one that is out of the game. */
  titleOf(id: string): string {
    return this.#memory.titleOf(id);
  }
  /** What an answer was called when it was given here. */
  labelOf(rest: number, act: string): string | undefined {
    return this.#memory.labelOf(rest, act);
  }
  sideName(side: Side): string {
    const card = this.book.scenarios.find(({ id }) => id === this.#table.scenario);
    return card?.about?.sides.find(({ id }) => id === side)?.name ?? side;
  }

  // ---- answering

  answer(text: string): Verdict {
    const { ask: asked } = this.#now;
    if (asked === undefined) return this.#refused('You are not asked anything now.');
    const interjects = asked.interjections.some(offer => offer.text === text);
    const offer = [...asked.offers, ...asked.interjections].find(each => each.text === text);
    const { rest } = this.match;
    const ordinal = openStep(this.match)?.answers.length ?? 0;
    const verdict = this.#try(() =>
      interjects ? this.match.interject(asked.side, text) : this.match.answer(asked.side, text),
    );
    if (!verdict.ok) return verdict;
    const label = offer?.words.label ?? text;
    this.#given.push({ side: asked.side, rest, ordinal, label });
    this.#memory.answered(rest, text, label);
    if (asked.window === undefined && asked.side === this.#lettingGo?.side) this.#lettingGo = undefined;
    this.#goOn();
    return verdict;
  }

  /** Answers the roll that waits, with what real dice show. */
  typeDice(faces: Faces): Verdict {
    const verdict = this.#try(() => this.match.typeDice(faces));
    if (verdict.ok) this.#goOn();
    return verdict;
  }

  /** Lets this window pass, and every further one about the same thing. */
  letGo(): void {
    const asked = this.#now.ask;
    if (asked?.window === undefined) return;
    this.#lettingGo = { side: asked.side, on: asked.window.on, subject: asked.window.subject };
    this.answer(asked.window.pass);
  }

  /** Sets whether the side is asked about windows of a kind. */
  setStop(side: Side, on: string, stops: boolean): void {
    const others = (this.#table.passes[side] ?? []).filter(each => each !== on);
    const passes = { ...this.#table.passes, [side]: stops ? others : [...others, on] };
    this.#table = { ...this.#table, passes };
    this.#goOn();
  }

  /** The book's own proposal for the set-up, carried out as far as it is offered. */
  setUpForMe(): void {
    for (const text of this.#proposedSetUp()) if (!this.answer(text).ok) return;
  }
  get canSetUp(): boolean {
    const offers = this.#now.ask?.offers ?? [];
    const [first] = this.#proposedSetUp();
    return first !== undefined && offers.some(({ text }) => text === first);
  }

  /** The next player says that he is in front of the screen. */
  takeOver(): void {
    this.#present = this.#now.handOver ?? this.#present;
    this.#change();
  }

  /** Takes the last answer back, if the engine allows it. */
  undo(): void {
    const last = this.#takenBackNext();
    if (last === undefined) return;
    takeBack(this.match, last);
    this.#given.pop();
    this.#lettingGo = undefined;
    this.#goOn();
  }

  /** Ends the session: nothing more is answered or kept. */
  close(): void {
    clearTimeout(this.#timer);
    this.#listeners.clear();
  }

  // ---- keeping

  /** The game's record as a text; once it is over, with the seed of its dice. */
  exportRecord(): string {
    const record = this.match.record();
    const shown = this.match.outcome && record.pledge && this.#table.dice === 'computed';
    return printRecord(shown ? { ...record, seed: this.#table.seed } : record);
  }

  saved(): SavedGame {
    return savedGame(this.match, this.#table, this.#now.tabletop);
  }

  // ---- within

  get #humans(): readonly Side[] {
    return this.match.sides.filter(side => this.#table.seats[side] === 'human');
  }

  /** True if a player at this screen could see something that another must not. */
  get #hidesSomething(): boolean {
    return this.match.sides.some(side => this.match.view(side) !== this.match.state);
  }

  #seatOf(side: Side): Seat {
    if (this.#table.seats[side] !== 'human')
      return randomSeat(`${this.#table.seed} ${side} ${this.match.rest}`);
    return {
      answer: asked => {
        const { window } = asked.choice;
        const passes = window && (this.#passes(side, window.on) || this.#letsGo(side, window));
        return passes ? this.book.verbs.print(window.pass) : humanSeat.answer(asked);
      },
    };
  }

  #passes(side: Side, on: string): boolean {
    return this.#table.passes[side]?.includes(on) === true;
  }

  #letsGo(side: Side, { on, subject }: { readonly on: string; readonly subject?: string }): boolean {
    const going = this.#lettingGo;
    return going?.side === side && going.on === on && going.subject === subject;
  }

  /** Lets the seats answer until a person is asked something; players that aren't people take their time. */
  #goOn(): void {
    clearTimeout(this.#timer);
    this.#problem = undefined;
    while (!this.match.outcome) {
      const step = this.#nextAnswer();
      if (step === undefined) break;
      if (this.#table.seats[step.side] !== 'human' && this.#options.pace) {
        this.#timer = setTimeout(() => {
          this.#give(step.side, step.text);
          this.#goOn();
        }, this.#options.pace);
        break;
      }
      if (!this.#give(step.side, step.text)) break;
    }
    this.#change();
  }

  #nextAnswer(): { readonly side: Side; readonly text: string } | undefined {
    for (const choice of this.match.choices) {
      const text = this.#seats[choice.by]?.answer(ask(this.match, choice));
      if (text !== undefined) return { side: choice.by, text };
    }
    return undefined;
  }

  #give(side: Side, text: string): boolean {
    return this.#try(() => this.match.answer(side, text)).ok;
  }

  /** A rule that fails leaves the match where it was; the page says so instead of breaking. */
  #try(act: () => Verdict): Verdict {
    try {
      const verdict = act();
      return verdict.ok ? verdict : this.#refused(verdict.problem);
    } catch (error) {
      return this.#refused(error instanceof Error ? error.message : String(error));
    }
  }

  #refused(problem: string): Verdict {
    this.#problem = problem;
    this.#change();
    return { ok: false, problem };
  }

  #change(): void {
    this.#now = this.#look();
    this.#memory.see(this.#now);
    this.#table = { ...this.#table, phases: this.#memory.phases };
    if (this.#version > 0) this.#options.keep?.(this.saved());
    for (const listener of [...this.#listeners]) listener();
  }

  #look(): Now {
    const { match } = this;
    const asked = match.choices.map(choice => choice.by).filter(side => this.#humans.includes(side));
    const next = asked.find(side => side === this.#present) ?? asked[0];
    const strangers = next !== undefined && next !== this.#present && this.#humans.length > 1;
    const handOver = strangers && this.#hidesSomething ? next : undefined;
    if (next !== undefined && handOver === undefined) this.#present = next;
    const viewer = match.outcome ? undefined : (this.#present ?? this.#humans[0]);
    const { chance } = match;
    return {
      version: ++this.#version,
      viewer,
      tabletop: tabletopOf(match, viewer),
      ask: next !== undefined && handOver === undefined ? askOf(match, next) : undefined,
      dice: chance && { why: match.whyFor(viewer ?? ''), cite: chance.cite, dice: chance.dice },
      handOver,
      thinking: match.choices.map(choice => choice.by).filter(side => !this.#humans.includes(side)),
      undo: this.#undoNow(),
      journal: viewer === undefined ? match.journal.all() : match.journal.as(viewer),
      outcome: match.outcome,
      rest: match.rest,
      problem: this.#problem,
    };
  }

  #undoNow(): UndoNow {
    const last = this.#takenBackNext();
    return last
      ? { can: true, label: `Back to before: ${last.label}` }
      : { can: false, why: limitOf(this.match, this.#present) };
  }

  #takenBackNext(): Given | undefined {
    const last = this.#given.at(-1);
    return last && this.#humans.includes(last.side)
      ? lastFree(this.match, last.side, this.#given)
      : undefined;
  }

  #proposedSetUp(): readonly string[] {
    const side = this.#now.ask?.side;
    const { presentation } = this.book;
    if (side === undefined || presentation?.autoSetUp === undefined) return [];
    return presentation.autoSetUp(
      this.match.view(side),
      side,
      this.match.world,
      Number.parseInt(this.#table.seed.slice(0, 7), 16),
    );
  }
}

function bookOf({ book }: TableSetup, { books = rulebooks }: SessionOptions): Rulebook {
  const found = books.find(({ id }) => id === book);
  if (found === undefined) throw new Error(`there is no rulebook '${book}' here`);
  return found;
}
