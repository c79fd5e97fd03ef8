/**
 * A game being recorded: the automaton with its dice, record, journal and the kept states to go back to. It does
 * what it is told; the match (match.ts) decides what may be told to it.
 */

import type { DiceSource } from '../dice/dice.ts';
import type { Act, Chance, Choice, Faces, Side } from '../kernel/ask.ts';
import { clone, type Frozen } from '../kernel/data.ts';
import { Game } from '../kernel/game.ts';
import type { GameState, Rulebook } from '../kernel/rulebook.ts';
import type { Ledger } from '../record/ledger.ts';
import { type Answer, type DiceAnswer, facesOf, isDice, type Step } from '../record/record.ts';
import type { Journal } from '../telling/journal.ts';
import { Narrator } from '../telling/narrator.ts';

/** The record holds something that these rules would not have done. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';
}

/** A state to go back to. */
export type Checkpoint<S> = { readonly rest: number; readonly state: S };
const CHECKPOINT_EVERY = 32;

export class Sitting<S extends GameState, W> {
  readonly ledger: Ledger;
  readonly journal: Journal;
  readonly #rulebook: Rulebook<S, W>;
  readonly #world: W;
  readonly #dice: DiceSource;
  readonly #narrator: Narrator | undefined;
  #checkpoints: Checkpoint<S>[];
  #game: Game<S, W>;

  constructor(
    rulebook: Rulebook<S, W>,
    world: W,
    { dice, narrate }: { readonly dice: DiceSource; readonly narrate: boolean },
    checkpoints: readonly [Checkpoint<S>, ...Checkpoint<S>[]],
    ledger: Ledger,
    journal: Journal,
  ) {
    this.#rulebook = rulebook;
    this.#world = world;
    this.#dice = dice;
    this.ledger = ledger;
    this.journal = journal;
    this.#checkpoints = [...checkpoints];
    this.#narrator = narrate ? this.#newNarrator() : undefined;
    this.#game = this.#newGame(this.#checkpoints.at(-1) as Checkpoint<S>);
  }

  get game(): Game<S, W> {
    return this.#game;
  }
  get checkpoints(): readonly Checkpoint<S>[] {
    return this.#checkpoints;
  }

  take(choice: Choice, act: Act): void {
    this.ledger.addAct(this.game.rest, choice, act, this.game.together);
    this.#narrator?.acted(choice, act, this.game.together);
    this.game.answer(choice.by, act);
  }

  breakIn(side: Side, act: Act): void {
    // What the interrupted activity said before its first ask, it will say again.
    this.journal.cut(this.game.rest);
    this.ledger.addInterjection(this.game.rest, side, act);
    this.#narrator?.acted({ by: side, id: 'interjects' }, act);
    this.game.interject(side, act);
  }

  roll(chance: Chance, faces: Faces): void {
    this.ledger.addRoll(this.game.rest, chance, faces);
    const reading = chance.read(faces);
    this.#narrator?.rolled(chance, faces, reading);
    this.game.rolled(reading);
  }

  /** Runs on, throwing dice as they are asked for, until a side is asked or the game is over. */
  goOn(): void {
    this.#run();
    for (let { chance } = this.game; chance; { chance } = this.game) {
      const { rest } = this.game;
      const place = { rest, ordinal: this.ledger.rollsSince(rest), epoch: this.ledger.epoch };
      const thrown = this.#dice.throw(Object.values(chance.dice), place);
      if (thrown === undefined) return;
      this.roll(
        chance,
        Object.fromEntries(Object.keys(chance.dice).map((name, i) => [name, thrown[i] as number])),
      );
      this.#run();
    }
  }

  /** Plays recorded steps. Without `check` they are trusted, and no list of acts is built. */
  apply(steps: readonly Step[], { check }: { readonly check: boolean }): void {
    const newest = this.ledger.epoch;
    try {
      for (const step of steps) {
        this.ledger.epoch = step.epoch;
        for (const reply of this.#replies(step, check)) reply();
      }
    } finally {
      // Also where a step is not taken: dice that were seen must not come again.
      this.ledger.epoch = Math.max(newest, this.ledger.epoch);
    }
    this.#run();
  }

  /** Plays answers given under earlier rules as long as these rules offer them; gives back the others. */
  applyWhileOffered(steps: readonly Step[]): readonly Answer[] {
    const given = this.ledger.steps.reduce((sum, step) => sum + step.answers.length, 0);
    try {
      this.apply(steps, { check: true });
      return [];
    } catch (error) {
      if (!(error instanceof ReplayError)) throw error;
      const taken = this.ledger.steps.reduce((sum, step) => sum + step.answers.length, 0) - given;
      return steps.flatMap(step => step.answers).slice(taken);
    }
  }

  /** To a rest by the nearest kept state before it, and on from there by the answers in the record. */
  restore(rest: number, since: readonly Step[]): void {
    const start = this.#checkpoints.findLast(each => each.rest <= rest);
    if (start === undefined)
      throw new RangeError(`the match was taken up after rest ${rest}: it can't go back there`);
    const between = this.ledger.steps.filter(step => step.rest >= start.rest && step.rest < rest);
    this.#checkpoints = this.#checkpoints.filter(each => each.rest <= rest);
    const snapshots = this.ledger.snapshots.filter(each => each.rest <= rest);
    this.ledger.cut(start.rest);
    this.ledger.snapshots = snapshots;
    this.journal.cut(start.rest);
    this.#game = this.#newGame(start);
    this.apply([...between, ...since], { check: false });
  }

  #run(): void {
    const { game } = this;
    game.run();
    this.journal.hold(
      game.together === undefined
        ? undefined
        : { rest: game.rest, from: game.together * this.#rulebook.sides(this.#world).length },
    );
    if (game.fresh && game.rest >= (this.#checkpoints.at(-1)?.rest ?? 0) + CHECKPOINT_EVERY) {
      this.#checkpoints.push({ rest: game.rest, state: game.stateAtRest() });
    }
  }

  #newGame({ rest, state }: Checkpoint<S>): Game<S, W> {
    return new Game(this.#rulebook, this.#world, clone<S>(state as Frozen<S>), rest, {
      said: (cite, text, seen) => this.#narrator?.said(cite, text, seen),
      revealed: (to, cite, text) => {
        this.ledger.revealed(this.game.rest, to);
        this.#narrator?.revealed(to, cite, text);
      },
    });
  }

  #newNarrator(): Narrator {
    const sitting = this;
    return new Narrator(this.journal, this.#rulebook.verbs, {
      get rest() {
        return sitting.game.rest;
      },
      sides: this.#rulebook.sides(this.#world),
      nameFor: (side, id) => this.#rulebook.nameFor(this.game.state, side, id),
      idFor: (side, name) => this.#rulebook.idFor?.(this.game.state, side, name) ?? name,
    });
  }

  /** The single replies of a recorded step, each to be given in its turn. */
  *#replies(step: Step, check: boolean): Generator<() => void> {
    if (step.interjection) {
      const { by, act } = step.interjection;
      yield () => {
        this.#runTo(step.rest);
        this.breakIn(by, this.#act(step, act, check ? () => anytimeActs(this.game, by) : undefined));
      };
    }
    for (const answer of step.answers) {
      yield () => {
        this.#runTo(step.rest);
        if (isDice(answer)) this.#replyDice(step, answer);
        else this.#replyAct(step, answer, check);
      };
    }
  }

  #runTo(rest: number): void {
    this.#run();
    if (this.game.rest !== rest) {
      throw new ReplayError(
        `the record goes on at rest ${rest}, but the match stands at rest ${this.game.rest}`,
      );
    }
  }

  #replyDice({ rest }: Step, answer: DiceAnswer): void {
    const { chance } = this.game;
    if (!chance) throw new ReplayError(`rest ${rest}: the record has dice, but ${whoIsAsked(this.game)}`);
    const dice = facesOf(answer);
    const problem = diceProblem(chance, dice) ?? sidesProblem(chance, answer);
    if (problem) throw new ReplayError(`rest ${rest}: ${problem}`);
    this.roll(chance, dice);
  }

  #replyAct(step: Step, { by, ask, act }: { by: Side; ask: string; act: string }, check: boolean): void {
    const choice = this.game.choiceOf(by);
    if (choice?.id !== ask) {
      throw new ReplayError(
        `rest ${step.rest}: the record has ${by} answer '${ask}', but ${whoIsAsked(this.game)}`,
      );
    }
    this.take(choice, this.#act(step, act, check ? () => this.game.actsOf(choice) : undefined));
  }

  #act(step: Step, text: string, offered: (() => readonly Act[]) | undefined): Act {
    const found = findAct(this.#rulebook, text, offered);
    if ('problem' in found) throw new ReplayError(`rest ${step.rest}: ${found.problem}`);
    return found;
  }
}

/** The act that a text means: among those offered, or, where none are listed, as it is written. */
export function findAct<S extends GameState, W>(
  { verbs }: Rulebook<S, W>,
  text: string,
  offered?: () => readonly Act[],
): Act | { readonly problem: string } {
  const parsed = verbs.parse(text);
  if (!parsed.ok) return parsed;
  if (offered === undefined) return parsed.value;
  const key = verbs.print(parsed.value);
  return offered().find(act => verbs.print(act) === key) ?? { problem: `'${text}' is not offered` };
}

export function anytimeActs<S extends GameState, W>(game: Game<S, W>, side: Side): readonly Act[] {
  const { rulebook, world } = game;
  if (!game.fresh || game.outcome) return [];
  return rulebook.anytime?.(rulebook.view(game.state, side, world), side, world) ?? [];
}

export function whoIsAsked<S extends GameState, W>(game: Game<S, W>): string {
  if (game.outcome) return `the game is over: ${game.outcome.why}`;
  if (game.chance) return `dice are awaited: ${game.chance.why}`;
  return game.asks.map(ask => (ask.kind === 'choice' ? `${ask.by} is asked: ${ask.id}` : ask.why)).join('; ');
}

/** Whoever counts how the dice of a record fell goes by the sides that it names. */
function sidesProblem({ dice }: Chance, { roll }: DiceAnswer): string | undefined {
  const off = roll.find(({ die, sides }) => sides !== dice[die]);
  return off && `the ${off.die} die has ${dice[off.die]} sides, not ${off.sides}`;
}

/** What is wrong with faces for these dice, if anything. What they are for is not said: not everybody may know it. */
export function diceProblem({ dice }: Chance, faces: Faces): string | undefined {
  const names = Object.keys(dice);
  if (Object.keys(faces).join() !== names.join()) {
    return `expected the dice ${names.join(', ')}, found ${Object.keys(faces).join(', ') || 'none'}`;
  }
  const off = names.find(name => {
    const face = faces[name] as number;
    return !Number.isInteger(face) || face < 1 || face > (dice[name] as number);
  });
  return off === undefined ? undefined : `the ${off} die shows 1 to ${dice[off]}, not ${faces[off]}`;
}
