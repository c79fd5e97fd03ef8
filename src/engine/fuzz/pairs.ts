/**
 * Property 3: nothing leaks. Two worlds that differ only in what a side can't see give that side the same
 * transcript (its asks and offers, the reasons against the rest, its view, its journal, whom the table waits for, what the
 * public sees) until
 * something is revealed to it. The second world is one that the side itself imagines; both get the same answers as far as the side could
 * tell them apart, and the same dice where it sees them.
 */

import { handDice } from '../dice/dice.ts';
import { hash32, Random } from '../dice/random.ts';
import type { Choice, Faces, Side } from '../kernel/ask.ts';
import { publicView } from '../kernel/public-view.ts';
import type { GameState } from '../kernel/rulebook.ts';
import { Match } from '../match/match.ts';
import { findAct } from '../match/sitting.ts';
import { includes } from '../telling/journal.ts';
import { Fault, holding, mustEqual } from './fault.ts';
import { playToSome, type Subject } from './random-match.ts';
import type { Tape } from './tape.ts';

const NAME = 'nothing leaks';
/** What leaks does so soon, while the worlds differ by what they were imagined to differ by. */
const MOST_STEPS = 300;
/** Where the side sees everything, both worlds are one: a few steps show that nothing else depends on luck. */
const MOST_STEPS_IN_THE_OPEN = 20;
/** One counter in so many is asked about at each step: in the end all of them are. */
const ASKED_ABOUT = 5;

/** Plays to some rest, imagines a second world there, and plays both. Gives how many steps they were compared. */
export function checkPair<S extends GameState, W>(subject: Subject<S, W>, tape: Tape): number {
  const match = playToSome(subject, tape, here => here.fresh);
  if (match === undefined) return 0;
  const side = tape.pick(match.sides);
  return holding(NAME, match, () => new Pair(match, side, tape).run());
}

class Pair<S extends GameState, W> {
  readonly #worlds: readonly [Match<S, W>, Match<S, W>];
  readonly #side: Side;
  readonly #tape: Tape;
  readonly #from: number;
  readonly #mostSteps: number;
  /** Everything that happened before this rest has been compared. */
  #comparedTo: number;

  constructor(match: Match<S, W>, side: Side, tape: Tape) {
    const { rulebook, world, rest } = match;
    const random = new Random(tape.below(1 << 30));
    const other = rulebook.determinize(match.view(side), side, world, random);
    const open = (state: unknown) => {
      const start = { rest, version: rulebook.version, state: JSON.parse(JSON.stringify(state)) };
      return Match.resume(rulebook, { ...match.record(), steps: [], snapshots: [start] }, { dice: handDice })
        .match;
    };
    this.#worlds = [open(match.state), open(other)];
    this.#side = side;
    this.#tape = tape;
    this.#from = rest;
    this.#comparedTo = rest;
    const hidden = match.view(side) !== match.state;
    this.#mostSteps = hidden ? MOST_STEPS : MOST_STEPS_IN_THE_OPEN;
  }

  run(): number {
    for (let steps = 0; ; steps++) {
      for (const world of this.#worlds) this.#rollUnseen(world);
      if (this.#worlds.some(world => world.revealedSince(this.#from, this.#side))) return steps;
      this.#compare();
      const over = steps === this.#mostSteps || this.#worlds.some(world => world.outcome);
      if (over || !this.#step()) return steps;
    }
  }

  #compare(): void {
    const [one, two] = this.#worlds.map(world => this.#transcript(world));
    mustEqual(
      NAME,
      this.#worlds[0],
      `what ${this.#side} is shown in a world that it can't tell apart`,
      two,
      one,
    );
    this.#comparedTo = this.#worlds[0].rest;
  }

  #transcript(world: Match<S, W>): unknown {
    const side = this.#side;
    const own = world.choiceOf(side);
    return {
      rest: world.rest,
      journal: world.journal.since(this.#comparedTo, side),
      waiting: world.choices.map(({ by, id, window }) => ({ by, id, on: window?.on ?? 'no window' })),
      asked: own
        ? { prompt: own.prompt ?? '', subject: own.window?.subject ?? '', offered: world.offered(side) }
        : 'no',
      refused: own?.whyNot ? this.#reasons(world) : 'no',
      anytime: world.anytime(side),
      rolls: world.chance ? { why: world.whyFor(side), dice: world.chance.dice } : 'no',
      view: world.view(side),
      public: publicView(world.rulebook, world.state, world.world),
      outcome: world.outcome ?? 'none yet',
    };
  }

  /** Against some of what lies on the table, and the places where it lies. */
  #reasons(world: Match<S, W>): unknown {
    const { presentation } = world.rulebook;
    const side = this.#side;
    const counters = presentation?.tabletop(world.view(side), side, world.world).counters ?? [];
    return counters
      .filter((_, i) => i % ASKED_ABOUT === world.rest % ASKED_ABOUT)
      .map(({ id, at }) => [
        world.whyNot(side, { piece: id }),
        at === undefined ? [] : world.whyNot(side, { place: at }),
      ]);
  }

  /** False when the worlds can't be given answers that the side would see as the same. */
  #step(): boolean {
    const [one, two] = this.#worlds;
    if (one.chance) {
      const faces = this.#faces(one, `${one.rest} ${this.#seenRolls(one)}`);
      return [one, two].every(world => world.typeDice(faces).ok);
    }
    if (one.fresh && this.#tape.once(6) && this.#interject()) return true;
    const choice = this.#tape.pick(one.choices);
    const offers = this.#worlds.map(world => this.#asSeen(world, choice, world.offered(choice.by)));
    return this.#give(offers, (world, text) => world.answer(choice.by, text));
  }

  #interject(): boolean {
    const by = this.#tape.pick(this.#worlds[0].sides);
    const offers = this.#worlds.map(world =>
      this.#asSeen(world, { by, id: 'interjects' }, world.anytime(by)),
    );
    return this.#give(offers, (world, text) => world.interject(by, text));
  }

  /** Picks something that both worlds offer as far as the side can see, and does it in each. */
  #give(
    offers: readonly ReadonlyMap<string, readonly string[]>[],
    act: (world: Match<S, W>, text: string) => { readonly ok: boolean; readonly problem?: string },
  ): boolean {
    const common = [...(offers[0]?.keys() ?? [])].filter(seen => offers[1]?.has(seen));
    if (common.length === 0) return false;
    const seen = this.#tape.pick(common);
    this.#worlds.forEach((world, i) => {
      const verdict = act(world, this.#tape.pick(offers[i]?.get(seen) ?? []));
      if (!verdict.ok)
        throw new Fault(NAME, `an offered act was refused: ${verdict.problem}`, world.record());
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
      const shown = by === this.#side ? text : secret ? 'secret' : verbs.print(verbs.renamed(act, name));
      seen.set(shown, [...(seen.get(shown) ?? []), text]);
    }
    return seen;
  }

  /** Rolls that the side doesn't see fall by themselves: they may differ in number and outcome. */
  #rollUnseen(world: Match<S, W>): void {
    while (world.chance && !includes(world.chance.seen, this.#side)) {
      world.typeDice(this.#faces(world, `unseen ${world.rest} ${this.#tape.used}`));
    }
  }

  #seenRolls(world: Match<S, W>): number {
    return world.journal.as(this.#side).filter(entry => entry.is === 'roll').length;
  }

  #faces(world: Match<S, W>, place: string): Faces {
    const random = new Random(hash32(`${this.#from} ${place}`));
    return Object.fromEntries(
      Object.entries(world.chance?.dice ?? {}).map(([name, sides]) => [name, random.below(sides) + 1]),
    );
  }
}
