/**
 * One game at this screen: the match, who sits where, what the person in front of the screen is asked, and what is
 * let pass without asking. The page draws `now` and calls the verbs below; nothing else changes the match.
 *
 *     const session = Session.begin(book, newTable({ … }), { keep });
 *     session.subscribe(() => draw(session.now));
 *     session.answer('move u5');
 */
import type { Act, Faces, Match, Rulebook, Sheet, Side, Verdict } from '../../engine/index.ts';
import { Answers } from '../../play/back.ts';
import { lookAt, type Now, setUpFor, turnTo } from '../../play/now.ts';
import { FOR_GOOD, NO_ORDERS, type Orders } from '../../play/orders.ts';
import { reasonToldTo } from '../../play/reason-told.ts';
import { Declined } from '../../play/standing.ts';
import type { SavedGame } from '../storage/games.ts';
import type { BotSeat } from './bots/bench.ts';
import { exported, type Laid, laidAgain, newlyLaid, savedGame } from './session-keep.ts';
import { SessionMemory } from './session-memory.ts';
import { type SeatAnswer, Seats } from './session-seats.ts';
import { thrown } from './table-dice.ts';
import { parseTable } from './table-file.ts';
import type { SeatKind, TableSetup } from './table-setup.ts';

export type { AskNow, DiceNow, Now, UndoNow } from '../../play/now.ts';

export interface SessionOptions {
  /** Called after every answer with all that a reload needs. */
  readonly keep?: (game: SavedGame) => void;
  /** How long a player that isn't a person takes over an answer, in milliseconds, so that people can follow. */
  readonly pace?: number;
}

export class Session {
  readonly match: Match;
  readonly book: Rulebook;
  readonly #options: SessionOptions;
  readonly #seats: Seats;
  readonly #answers: Answers;
  readonly #declined = new Declined();
  readonly #listeners = new Set<() => void>();
  readonly #memory: SessionMemory;
  #table: TableSetup;
  /** Whose eyes are on the screen. */
  #present: Side | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #problem: string | undefined;
  #closed = false;
  #version = 0;
  #now: Now;

  private constructor({ table, match, given, labels }: Laid, options: SessionOptions) {
    this.#table = table;
    this.match = match;
    this.book = match.rulebook;
    this.#options = options;
    this.#seats = new Seats(table, match, { wake: () => this.#goOn(), told: () => this.#tell() });
    const [only, ...others] = this.#seats.humans;
    this.#answers = new Answers(match, this.#seats, given);
    this.#present = others.length === 0 ? only : undefined;
    this.#memory = new SessionMemory(match, table.phases, labels);
    this.#now = this.#look();
    this.#goOn();
  }

  /** Begins a game. Throws with one clear sentence if the scenario isn't there. */
  static begin(book: Rulebook, table: TableSetup, options: SessionOptions = {}): Session {
    return new Session(newlyLaid(table, book), options);
  }

  /** Takes a kept game up where it was left; throws with one clear sentence if its record is unsound. */
  static open(book: Rulebook, saved: SavedGame, options: SessionOptions = {}): Session {
    return new Session(laidAgain(parseTable(saved.table), book, saved.record), options);
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
  /** What people call a piece, also one that is out of the game, or a place; as the side that looks knows it. */
  nameOf(thing: string): string {
    const { match, now } = this;
    const view = now.viewer === undefined ? match.state : match.view(now.viewer);
    const named = () => this.book.presentation?.nameOf(thing, view, match.world);
    return this.#memory.titleOf(thing) ?? named() ?? thing;
  }
  /** The data sheet of a piece, as far as the side that looks knows it. */
  sheetOf(piece: string): Sheet | undefined {
    const { match, now } = this;
    const view = now.viewer === undefined ? match.state : match.view(now.viewer);
    return this.book.presentation?.sheet?.(piece, view, match.world);
  }
  /** Whether the odds of an act are shown before it is taken. */
  hasCard(act: Act): boolean {
    const { match, now } = this;
    const side = now.ask?.side;
    return (
      side !== undefined &&
      this.book.presentation?.card?.(act, match.view(side), side, match.world) !== undefined
    );
  }
  /** What an answer was called when it was given here: by a side that saw more than the one that looks, that is not told. */
  labelOf(rest: number, act: string, by: Side): string | undefined {
    const { viewer } = this.#now;
    const isOpen = viewer === undefined || (this.book.hides?.(this.match.world) ?? []).length === 0;
    return isOpen || by === viewer ? this.#memory.labelOf(rest, act) : undefined;
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
    const place = this.#answers.place(asked.side);
    this.#declined.answered(this.match, asked, text);
    const verdict = this.#try(() =>
      interjects ? this.match.interject(asked.side, text) : this.match.answer(asked.side, text),
    );
    if (!verdict.ok) return verdict;
    const label = offer?.words.label ?? text;
    this.#answers.note({ ...place, label });
    this.#memory.answered(place.rest, text, label);
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
    const choice = this.match.choiceOf(asked.side);
    if (choice) this.#declined.note(choice, FOR_GOOD);
    this.answer(asked.window.pass);
  }

  ordersOf(side: Side): Orders {
    return this.#table.orders[side] ?? NO_ORDERS;
  }

  /** Sets what the side is asked about; a window that waits may be let pass at once. */
  order(side: Side, orders: Orders): void {
    this.#table = { ...this.#table, orders: { ...this.#table.orders, [side]: orders } };
    this.#goOn();
  }

  /** The book's own proposal for the set-up, carried out as far as it is offered. */
  setUpForMe(): void {
    for (const text of setUpFor(this.match, this.#now.ask?.side)) if (!this.answer(text).ok) return;
  }
  get canSetUp(): boolean {
    const offers = this.#now.ask?.offers ?? [];
    const [first] = setUpFor(this.match, this.#now.ask?.side);
    return first !== undefined && offers.some(({ text }) => text === first);
  }

  /** The next player says that he is in front of the screen. */
  takeOver(): void {
    this.#present = this.#now.handOver ?? this.#present;
    this.#change();
  }

  // ---- the players that aren't people

  /** The bot of a side, while it has one that thinks. */
  botOf(side: Side): BotSeat | undefined {
    return this.#seats.botOf(side);
  }

  /** Why the side's bot did what it did last, as far as the one who looks may hear it. */
  reasonOf(side: Side): string | undefined {
    return reasonToldTo(this.match, this.#now.viewer, this.botOf(side)?.why);
  }

  /** Somebody else plays the side from now on: a person at this screen, or another bot. */
  seat(side: Side, kind: SeatKind): void {
    this.#table = { ...this.#table, seats: { ...this.#table.seats, [side]: kind } };
    this.#seats.sit(side, kind, this.#table.seed);
    this.#goOn();
  }

  /** The lesson is left, and its game goes on: the side against a beginner, with dice that this machine throws. */
  playOn(side: Side): void {
    const { lesson: _left, ...table } = this.#table;
    const orders = Object.fromEntries(this.match.sides.map(each => [each, NO_ORDERS]));
    this.#table = { ...table, thrown: true, orders };
    this.#present = side;
    for (const other of this.match.sides) if (other !== side) this.seat(other, 'recruit');
    this.#goOn();
  }

  /** Asks the players that aren't people once more: one of them could not answer. */
  tryAgain(): void {
    for (const side of this.match.sides) this.botOf(side)?.tryAgain();
    this.#goOn();
  }

  // ---- going back

  /** Takes the last answer back, if the engine allows it. */
  undo(): void {
    this.#wentBack(this.#answers.undo(this.#present));
  }

  /** Takes back what the other side has seen: the players in front of the screen have agreed on it. */
  undoAgreed(): void {
    this.#wentBack(this.#answers.undoAgreed(this.#present));
  }

  /**
   * Puts down what was only chosen, so that one of these things can be chosen instead; with no things, so that
   * anything can. False if that can't be.
   */
  putDownFor(things?: readonly string[]): boolean {
    const side = this.#now.ask?.side;
    return side !== undefined && this.#wentBack(this.#answers.putDownFor(side, things));
  }

  #wentBack(went: boolean): boolean {
    if (went) {
      this.#declined.forget();
      this.#goOn();
    }
    return went;
  }

  // ---- keeping

  /** Ends the session: nobody plays on by himself, and nothing more is kept. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#seats.close();
    this.#listeners.clear();
  }

  /** The game's record as a text; once it is over, with the seed of its dice. */
  exportRecord(): string {
    return exported(this.match, this.#table);
  }

  saved(): SavedGame {
    return savedGame(this.match, this.#table, this.#now.tabletop);
  }

  // ---- within

  /** Lets the seats answer until a person is asked something; players that aren't people take their time. */
  #goOn(): void {
    clearTimeout(this.#timer);
    this.#problem = undefined;
    while (!this.match.outcome && !this.#closed) {
      const { chance } = this.match;
      if (chance && this.#table.thrown) {
        if (!this.#try(() => this.match.typeDice(thrown(chance.dice))).ok) return;
        continue;
      }
      const next = this.#seats.next({
        orders: this.#table.orders,
        declined: this.#declined,
        present: this.#present,
      });
      if (next === undefined) break;
      // Of answers that both sides give at once there is nothing to follow until all are in.
      if (this.#seats.isBot(next.side) && this.#options.pace && !this.match.together) {
        this.#timer = setTimeout(() => this.#give(next) && this.#goOn(), this.#options.pace);
        break;
      }
      if (!this.#give(next)) return;
    }
    this.#change();
  }

  /** What is refused would be refused again: somebody has to decide how to go on. */
  #give({ side, text }: SeatAnswer): boolean {
    return this.#try(() => this.match.say(side, text)).ok;
  }

  /** A rule that fails leaves the match where it was; the page says so instead of breaking. */
  #try(act: () => Verdict): Verdict {
    if (this.#closed) return this.#refused('This game is not played here any more.');
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
    if (this.#version > 0 && !this.#closed) this.#options.keep?.(this.saved());
    this.#tell();
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }

  #look(): Now {
    const { match } = this;
    const { humans } = this.#seats;
    const { next, handOver } = turnTo(match, { present: this.#present, humans });
    // One reader sits before a lesson: nobody has to look away.
    if (next !== undefined && (!handOver || this.#table.lesson !== undefined)) this.#present = next;
    return lookAt(
      match,
      { present: this.#present, humans },
      {
        version: ++this.#version,
        undo: this.#answers.undoNow(this.#present),
        problem: this.#problem,
      },
    );
  }
}
