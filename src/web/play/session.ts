/**
 * One game at this screen: the match, who sits where, what the person in front of the screen is asked, and what is
 * let pass without asking. The page draws `now` and calls the verbs below; nothing else changes the match.
 *
 *     const session = Session.begin(book, newTable({ … }), { keep });
 *     session.subscribe(() => draw(session.now));
 *     session.answer('move u5');
 */
import type { Faces, Match, Rulebook, Seat, Side, Verdict } from '../../engine/index.ts';
import type { SavedGame } from '../storage/games.ts';
import type { BotSeat } from './bots/bench.ts';
import { bestChance, FOR_GOOD, NO_ORDERS, type Orders } from './orders/orders.ts';
import { reactionsIn } from './orders/reactions.ts';
import { Answers } from './session-back.ts';
import { exported, type Laid, laidAgain, newlyLaid, savedGame } from './session-keep.ts';
import { SessionMemory } from './session-memory.ts';
import { type AskNow, lookAt, type Now, turnTo } from './session-now.ts';
import { botSeats, Declined, isHuman, nextAnswer, type SeatAnswer } from './session-seats.ts';
import type { TableSetup } from './table-setup.ts';

export type { AskNow, DiceNow, Now, UndoNow } from './session-now.ts';

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
  readonly #bots: Readonly<Record<Side, Seat | BotSeat>>;
  readonly #humans: readonly Side[];
  readonly #answers: Answers;
  readonly #declined = new Declined();
  readonly #listeners = new Set<() => void>();
  readonly #memory: SessionMemory;
  #table: TableSetup;
  /** Whose eyes are on the screen. */
  #present: Side | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #problem: string | undefined;
  #version = 0;
  #now: Now;

  private constructor({ table, match, given, labels }: Laid, options: SessionOptions) {
    this.#table = table;
    this.match = match;
    this.book = match.rulebook;
    this.#options = options;
    this.#bots = botSeats(table, match, { wake: () => this.#goOn(), told: () => this.#tell() });
    this.#humans = match.sides.filter(side => isHuman(table, side));
    this.#answers = new Answers(match, this.#humans, given);
    this.#present = this.#humans.length === 1 ? this.#humans[0] : undefined;
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
    return new Session(laidAgain(JSON.parse(saved.table) as TableSetup, book, saved.record), options);
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
    const place = this.#answers.place();
    this.#noteDeclined(asked, text);
    const verdict = this.#try(() =>
      interjects ? this.match.interject(asked.side, text) : this.match.answer(asked.side, text),
    );
    if (!verdict.ok) return verdict;
    const label = offer?.words.label ?? text;
    this.#answers.note({ side: asked.side, ...place, label });
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

  /** What is let pass is remembered until the player is asked something else. */
  #noteDeclined({ side, window }: AskNow, text: string): void {
    const choice = this.match.choiceOf(side);
    if (window === undefined) this.#declined.forget(side);
    else if (choice && text === window.pass)
      this.#declined.note(choice, bestChance(reactionsIn(this.match, choice)));
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

  // ---- the players that aren't people

  /** The bot of a side, while it has one that thinks. */
  botOf(side: Side): BotSeat | undefined {
    const bot = this.#bots[side];
    return bot && 'hurry' in bot ? bot : undefined;
  }

  // ---- going back

  /** Takes the last answer back, if the engine allows it. */
  undo(): void {
    this.#wentBack(this.#answers.undo());
  }

  /** Takes back what the other side has seen: the players in front of the screen have agreed on it. */
  undoAgreed(): void {
    this.#wentBack(this.#answers.undoAgreed());
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

  /** Ends the session: nothing more is answered or kept. */
  close(): void {
    clearTimeout(this.#timer);
    for (const side of this.match.sides) this.botOf(side)?.close();
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
    while (!this.match.outcome) {
      const next = nextAnswer(this.match, this.#bots, { table: this.#table, declined: this.#declined });
      if (next === undefined) break;
      if (next.side in this.#bots && this.#options.pace) {
        this.#timer = setTimeout(() => {
          this.#give(next);
          this.#goOn();
        }, this.#options.pace);
        break;
      }
      if (!this.#give(next)) break;
    }
    this.#change();
  }

  #give({ side, text }: SeatAnswer): boolean {
    return this.#try(() => this.match.say(side, text)).ok;
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
    this.#tell();
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }

  #look(): Now {
    const { match } = this;
    const { next, handOver } = turnTo(match, { present: this.#present, humans: this.#humans });
    if (next !== undefined && !handOver) this.#present = next;
    return lookAt(
      match,
      { present: this.#present, humans: this.#humans },
      {
        version: ++this.#version,
        undo: this.#answers.undoNow(this.#present),
        problem: this.#problem,
      },
    );
  }

  #proposedSetUp(): readonly string[] {
    const side = this.#now.ask?.side;
    const { autoSetUp } = this.book.presentation ?? {};
    return side === undefined ? [] : (autoSetUp?.(this.match.view(side), side, this.match.world) ?? []);
  }
}
