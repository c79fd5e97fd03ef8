/**
 * The automaton: a state at a rest, the activity under way, and what it asks. It trusts its answers and keeps no
 * record: a match (match.ts) checks and records, while playouts, odds and bots drive a game directly.
 */

import type { Random } from '../dice/random.ts';
import type { Act, Audience, Chance, Choice, Side } from './ask.ts';
import type { Frozen, Owned } from './data.ts';
import type { Fact } from './fact.ts';
import type { GameState, Outcome, Rulebook, Table } from './rulebook.ts';
import { type Question, Strand } from './strand.ts';
import { Writes } from './writes.ts';

/** Who hears what rules say. Playouts have none. */
export interface Listener {
  said(cite: string, text: string, seen: Audience): void;
  revealed(to: readonly Side[], cite: string, text: string): void;
}

/** An act at a rest by which a side breaks in, whoever is asked. */
export interface Interjection {
  readonly by: Side;
  readonly act: Act;
}

type ActReply = { readonly by: Side; readonly act: Act };
type Reply = ActReply | { readonly reading: unknown };

/** A book whose activities ask nothing this often in a row will never ask again. */
const ENDLESS = 10_000;

export class Game<S extends GameState = GameState, W = unknown> implements Table<S, W> {
  readonly rulebook: Rulebook<S, W>;
  readonly world: W;
  readonly #state: S;
  readonly #writes = new Writes();
  readonly #listener: Listener | undefined;
  #rest: number;
  #strand: Strand | undefined;
  #opening: Interjection | undefined;
  #since: Reply[] = [];
  #passing: Fact[] = [];
  #outcome: Outcome | undefined;

  /** The game takes the state over: hand it a copy of its own. */
  constructor(rulebook: Rulebook<S, W>, world: W, state: S, rest = 0, listener?: Listener) {
    this.rulebook = rulebook;
    this.world = world;
    this.#state = state;
    this.#rest = rest;
    this.#listener = listener;
    this.#outcome = rulebook.outcome(this.state, world);
  }

  get state(): Frozen<S> {
    return this.#state as Frozen<S>;
  }
  /** How many activities have come to rest. */
  get rest(): number {
    return this.#rest;
  }
  get outcome(): Outcome | undefined {
    return this.#outcome;
  }
  /** True when nothing has been answered or rolled since the last rest. */
  get fresh(): boolean {
    return this.#since.length === 0 && this.#opening === undefined;
  }
  /** True when the activity has come to its end and the next has not begun. */
  get settled(): boolean {
    return this.#strand === undefined || this.#strand.done;
  }
  /** While several sides are asked at once: the how-manieth time in this activity. */
  get together(): number | undefined {
    return this.#strand?.together;
  }
  get asks(): readonly Question[] {
    return this.#strand?.asks ?? [];
  }
  get chance(): Chance | undefined {
    return this.#strand?.chance;
  }
  choiceOf(side: Side): Choice | undefined {
    return this.#strand?.choiceOf(side);
  }
  /** All acts of a choice, from its side's view of the present state. */
  actsOf(choice: Choice): readonly Act[] {
    return choice.acts(this.rulebook.view(this.state, choice.by, this.world));
  }

  /** What has befallen things in this activity and left no trace in the state. */
  get passing(): readonly Fact[] {
    return this.#passing;
  }

  // ---- the table, as rules see it

  own<T extends object>(part: T): Owned<T> {
    return this.#writes.own(part);
  }
  say(cite: string, text: string, seen: Audience = 'all'): void {
    this.#listener?.said(cite, text, seen);
  }
  reveal(to: readonly Side[], cite: string, text: string): void {
    this.#listener?.revealed(to, cite, text);
  }

  befall(of: string, is: string): void {
    this.#passing.push({ of, is });
  }

  // ---- going on

  /** Runs from rest to rest until somebody is asked something or the game is over. */
  run(): void {
    for (let unasked = 0; this.settled && this.#outcome === undefined; unasked++) {
      if (unasked > ENDLESS) throw new Error(`${this.rulebook.id} never asks again (frame '${this.#frame}')`);
      this.beginNext();
    }
  }

  /** Lets what the last activity wrote stand, and begins the next one unless the game is over. */
  beginNext(): void {
    if (this.#strand !== undefined) {
      this.#come();
      if (this.#outcome !== undefined) return;
    }
    this.#strand = new Strand(this.rulebook.activity(this));
  }

  /** Begins an interjection in place of the activity, which begins anew at the next rest. */
  interject(by: Side, act: Act): void {
    if (!this.fresh) throw new Error('an interjection needs a rest');
    if (this.rulebook.interject === undefined) throw new Error(`${this.rulebook.id} knows no interjections`);
    this.#writes.rollback();
    this.#passing = [];
    this.#opening = { by, act };
    this.#strand = new Strand(this.rulebook.interject(this, by, act));
  }

  answer(by: Side, act: Act): void {
    this.#since.push({ by, act });
    this.#strand?.answer(by, act);
  }

  rolled(reading: unknown): void {
    this.#since.push({ reading });
    this.#strand?.rolled(reading);
  }

  /** Back to the rest, in place; the activity begins anew when the game runs. */
  rollback(): void {
    this.#writes.rollback();
    this.#strand = undefined;
    this.#opening = undefined;
    this.#since = [];
    this.#passing = [];
  }

  /** A copy of the state at the last rest, whatever has been written since. */
  stateAtRest(): S {
    return this.#writes.copyBefore<S>(this.state);
  }

  /** Remembers this point; what it gives brings the game back here, in place and as often as wanted. */
  bookmark(): () => void {
    const [opening, since] = [this.#opening, [...this.#since]];
    return () => {
      this.rollback();
      this.#redo(opening, since);
    };
  }

  /** The same game at the same point, to be played on apart from this one. */
  fork(listener?: Listener): Game<S, W> {
    const twin = new Game(this.rulebook, this.world, this.stateAtRest(), this.#rest, listener);
    if (this.#strand !== undefined) twin.#redo(this.#opening, this.#since);
    return twin;
  }

  /** A game that the side can't tell from this one, for all that it has seen: what bots and odds work on. */
  imagine(side: Side, random: Random): Game<S, W> {
    const view = this.rulebook.view(this.stateAtRest() as Frozen<S>, side, this.world);
    const state = this.rulebook.determinize(view, side, this.world, random);
    const twin = new Game(this.rulebook, this.world, state, this.#rest);
    if (this.#strand === undefined) return twin;
    const answered = (reply: ActReply) => twin.#guessed(reply, side, random);
    const fell = (reading: unknown) => (twin.#sees(side) ? reading : twin.#rollAnew(random));
    twin.#redo(this.#opening, this.#since, answered, fell);
    return twin;
  }

  #redo(
    opening: Interjection | undefined,
    since: readonly Reply[],
    known: (reply: ActReply) => Act | undefined = reply => reply.act,
    fell: (reading: unknown) => unknown = reading => reading,
  ): void {
    if (opening) this.interject(opening.by, opening.act);
    else if (this.#outcome === undefined) this.beginNext();
    for (const reply of since) {
      if ('reading' in reply) this.rolled(fell(reply.reading));
      else {
        const act = known(reply);
        if (act) this.answer(reply.by, act);
      }
    }
  }

  /** What another side answered in secret may have been anything it was offered, or not have been asked at all. */
  #guessed({ by, act }: ActReply, side: Side, random: Random): Act | undefined {
    const choice = this.choiceOf(by);
    return choice?.secret && by !== side ? random.pick(this.actsOf(choice)) : choice && act;
  }

  #sees(side: Side): boolean {
    const seen = this.chance?.seen ?? 'all';
    return seen === 'all' || seen.includes(side);
  }

  /** A roll that the side has not seen may have fallen in any way. */
  #rollAnew(random: Random): unknown {
    const { chance } = this;
    if (chance === undefined) return undefined;
    const faces = Object.entries(chance.dice).map(([die, sides]) => [die, random.below(sides) + 1]);
    return chance.read(Object.fromEntries(faces));
  }

  #come(): void {
    this.#writes.commit();
    this.#strand = undefined;
    this.#opening = undefined;
    this.#since = [];
    this.#passing = [];
    this.#rest++;
    this.#outcome = this.rulebook.outcome(this.state, this.world);
  }

  get #frame(): string {
    return this.state.doing.at(-1)?.is ?? 'none';
  }
}
