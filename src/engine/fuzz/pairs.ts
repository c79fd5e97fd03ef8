/**
 * Property 3: nothing leaks. Two worlds that differ only in what a side can't see tell that side the same by every channel
 * (channels.ts) until something is revealed to it. The second world is one that the side itself imagines; both get the same answers as
 * far as the side could tell them apart, and the same dice where it sees them. What was compared counts for the hidden things in which
 * the worlds did differ then: worlds that are alike prove nothing.
 */

import { type Act, type Choice, DONE, type Side } from '../kernel/ask.ts';
import type { GameState } from '../kernel/rulebook.ts';
import type { Match } from '../match/match.ts';
import { ask, type Seat } from '../match/seat.ts';
import { findAct } from '../match/sitting.ts';
import { includes } from '../telling/journal.ts';
import { engineWitness, type Witness, type WitnessOf } from './channels.ts';
import { Fault, holding, mustEqual } from './fault.ts';
import { facesOf, type Parting, someParting, thingsBetween } from './partings.ts';
import type { Subject } from './random-match.ts';
import type { Tape } from './tape.ts';

const NAME = 'nothing leaks';
const NAMED = 'what is hidden is named';
/** What leaks does so soon, while the worlds differ by what they were imagined to differ by. */
const MOST_STEPS = 300;
/** Where the side sees everything, both worlds are one: a few steps show that nothing else depends on luck. */
const MOST_STEPS_IN_THE_OPEN = 20;
/** What takes its time is looked at at the first step at which something is hidden, and then at one in so many. */
const CLOSELY_ONE_IN = 24;

/** How often each channel was compared while the worlds differed in a hidden thing, by that thing and the channel. */
export type Compared = Record<string, Record<string, number>>;

export interface PairCount {
  /** Steps that were compared while something truly was hidden. */
  readonly steps: number;
  readonly compared: Compared;
}

export interface PairOptions {
  /** Who looks on beside the engine. */
  readonly witnesses?: readonly WitnessOf[];
  readonly mostSteps?: number;
  /** Seats play, too: up to the moment at which worlds part, and on the other sides in both worlds. */
  readonly seated?: boolean;
  /** The names of the hidden things over which worlds are to part: any, unless it is told. */
  readonly over?: readonly string[];
}

const NOTHING: PairCount = { steps: 0, compared: {} };

/** Plays to some rest, imagines a second world there, and plays both. */
export function checkPair<S extends GameState, W>(
  subject: Subject<S, W>,
  tape: Tape,
  options: PairOptions = {},
): PairCount {
  const { book, setup, seat } = subject;
  const parting = someParting(options.seated && seat ? subject : { book, setup }, tape, options.over);
  if (parting === undefined) return NOTHING;
  return holding(NAME, parting.worlds[0], () =>
    new Pair(parting, tape, options, options.seated ? seat : undefined).run(),
  );
}

/** One of the two worlds, with those who look on and those who play in it. */
interface World<S extends GameState, W> {
  readonly match: Match<S, W>;
  readonly witnesses: readonly Witness[];
  readonly seats: ReadonlyMap<Side, Seat>;
}

class Pair<S extends GameState, W> {
  readonly #worlds: readonly [World<S, W>, World<S, W>];
  readonly #side: Side;
  readonly #tape: Tape;
  readonly #from: number;
  readonly #mostSteps: number;
  readonly #compared: Compared = {};
  /** Everything that happened before this rest has been compared. */
  #comparedTo: number;
  /** Sides whose seats did not do in both worlds what they wanted to do when they were last asked. */
  readonly #overruled = new Set<Side>();
  /** An act of which not the same would come in both, if one was found. */
  #act: string | undefined;

  constructor(
    { side, worlds, act }: Parting<S, W>,
    tape: Tape,
    { witnesses = [], mostSteps = MOST_STEPS }: PairOptions,
    seat: Subject['seat'],
  ) {
    const [match, { state: other }] = worlds;
    const seed = seat ? tape.below(1 << 30) : 0;
    const others = match.sides.filter(each => each !== side);
    const peopled = (opened: Match<S, W>): World<S, W> => ({
      match: opened,
      witnesses: [engineWitness, ...witnesses].map(of => of(opened, side)),
      seats: new Map(seat ? others.map(each => [each, seat(each, seed)]) : []),
    });
    this.#worlds = [peopled(worlds[0]), peopled(worlds[1])];
    this.#side = side;
    this.#tape = tape;
    this.#from = match.rest;
    this.#comparedTo = match.rest;
    this.#act = act;
    const hidden = match.view(side) !== match.state;
    this.#mostSteps = hidden ? mostSteps : Math.min(mostSteps, MOST_STEPS_IN_THE_OPEN);
    if (match.rulebook.hides === undefined)
      mustEqual(
        NAMED,
        match,
        'a world that a side imagines, of a book that hides nothing,',
        other,
        match.state,
      );
  }

  run(): PairCount {
    let hidden = 0;
    for (let steps = 0; ; steps++) {
      for (const { match } of this.#worlds) this.#rollUnseen(match);
      if (this.#worlds.some(({ match }) => match.revealedSince(this.#from, this.#side))) break;
      if (this.#compare()) hidden++;
      const over = steps === this.#mostSteps || this.#worlds.some(({ match }) => match.outcome);
      if (over || !this.#step()) break;
    }
    return { steps: hidden, compared: this.#compared };
  }

  /** Whether something was hidden. */
  #compare(): boolean {
    const [{ match }] = this.#worlds;
    const things = thingsBetween([this.#worlds[0].match, this.#worlds[1].match], this.#side);
    const luck = this.#tape.below(1 << 30);
    const isNew = things.some(id => this.#compared[id] === undefined);
    const closely = isNew || (things.length > 0 && luck % CLOSELY_ONE_IN === 0);
    const [one, two] = this.#worlds.map(world => this.#transcript(world, luck, closely));
    for (const channel of Object.keys(one ?? {})) {
      const what = `what ${this.#side} is told by ${channel} in a world that it can't tell apart`;
      mustEqual(NAME, match, what, two?.[channel], one?.[channel]);
      for (const id of things) {
        this.#compared[id] ??= {};
        const counts = this.#compared[id];
        counts[channel] = (counts[channel] ?? 0) + 1;
      }
    }
    this.#comparedTo = match.rest;
    this.#act = undefined;
    return things.length > 0;
  }

  #transcript({ witnesses, seats }: World<S, W>, luck: number, closely: boolean) {
    const told = [...seats].filter(([side]) => !this.#overruled.has(side));
    const reasons = Object.fromEntries(told.map(([side, seat]) => [side, seat.told?.()]));
    const glance = { luck, closely, since: this.#comparedTo, reasons, act: this.#act };
    return Object.assign({}, ...witnesses.map(witness => witness.look(glance))) as Record<string, unknown>;
  }

  /** False when the worlds can't be given answers that the side would see as the same. */
  #step(): boolean {
    const [one, two] = this.#worlds.map(({ match }) => match) as [Match<S, W>, Match<S, W>];
    if (one.chance) {
      const faces = facesOf(one, `${this.#from} ${one.rest} ${this.#seenRolls(one)}`);
      return [one, two].every(world => world.typeDice(faces).ok);
    }
    if (one.fresh && this.#tape.once(6) && this.#interject()) return true;
    const choice = this.#tape.pick(one.choices);
    const offers = [one, two].map(match => this.#asSeen(match, choice, match.offered(choice.by)));
    const wanted = this.#worlds.map(world => this.#wanted(world, choice.by));
    return this.#give(choice.by, offers, (match, text) => match.answer(choice.by, text), wanted);
  }

  /** What the seat of the side would answer, where it has one and answers what is asked. */
  #wanted({ match, seats }: World<S, W>, by: Side): string | undefined {
    const [seat, choice] = [seats.get(by), match.choiceOf(by)];
    const text = seat && choice && seat.answer(ask(match, choice));
    return text !== undefined && match.offered(by).includes(text) ? text : undefined;
  }

  #interject(): boolean {
    const by = this.#tape.pick(this.#worlds[0].match.sides);
    const offers = this.#worlds.map(({ match }) =>
      this.#asSeen(match, { by, id: 'interjects' }, match.anytime(by)),
    );
    return this.#give(by, offers, (match, text) => match.interject(by, text));
  }

  /** Picks something that both worlds offer as far as the side can see, and does it in each: what is wanted, where it can be. */
  #give(
    by: Side,
    offers: readonly ReadonlyMap<string, readonly string[]>[],
    act: (match: Match<S, W>, text: string) => { readonly ok: boolean; readonly problem?: string },
    wanted: readonly (string | undefined)[] = [],
  ): boolean {
    const common = [...(offers[0]?.keys() ?? [])].filter(seen => offers[1]?.has(seen));
    if (common.length === 0) return false;
    const [first] = wanted;
    const asWanted = common.find(seen => first !== undefined && offers[0]?.get(seen)?.includes(first));
    const seen = asWanted ?? this.#tape.pick(common);
    this.#overruled.delete(by);
    this.#worlds.forEach(({ match, witnesses }, i) => {
      const texts = offers[i]?.get(seen) ?? [];
      const own = texts.find(text => text === wanted[i]);
      if (own === undefined) this.#overruled.add(by);
      const text = own ?? this.#tape.pick(texts);
      for (const witness of witnesses) witness.hear?.(by, text);
      const verdict = act(match, text);
      if (!verdict.ok)
        throw new Fault(NAME, `an offered act was refused: ${verdict.problem}`, match.record());
    });
    return true;
  }

  /** Offered acts by what the side sees of them. */
  #asSeen(
    world: Match<S, W>,
    { by, secret }: Pick<Choice, 'by' | 'id' | 'secret'>,
    texts: readonly string[],
  ): ReadonlyMap<string, readonly string[]> {
    const { verbs } = world.rulebook;
    const seen = new Map<string, string[]>();
    for (const text of texts) {
      const act = findAct(world.rulebook, text);
      if ('problem' in act) throw new Fault(NAME, act.problem, world.record());
      const name = (id: string) => world.rulebook.nameFor(world.state, this.#side, id);
      const shown = by === this.#side ? text : secret ? inSecret(act) : verbs.print(verbs.renamed(act, name));
      seen.set(shown, [...(seen.get(shown) ?? []), text]);
    }
    return seen;
  }

  /** Rolls that the side doesn't see fall by themselves: they may differ in number and outcome. */
  #rollUnseen(world: Match<S, W>): void {
    while (world.chance && !includes(world.chance.seen, this.#side)) {
      world.typeDice(facesOf(world, `${this.#from} unseen ${world.rest} ${this.#tape.used}`));
    }
  }

  #seenRolls(world: Match<S, W>): number {
    return world.journal.as(this.#side).filter(entry => entry.is === 'roll').length;
  }
}

/** What others see of an answer given in secret: nothing but that it was the last, for they wait no longer. */
const inSecret = ({ verb }: Act): string => (verb === DONE.verb ? 'the last' : 'secret');
