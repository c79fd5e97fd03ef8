/** A position with a move that any veteran would find, and a way to let a bot try. */
import {
  ask,
  type Choice,
  DONE,
  type Frozen,
  type GameState,
  Match,
  Random,
  type Side,
} from '../../engine/index.ts';
import type { Lore } from '../doctrine/doctrine.ts';
import { type Budget, type Level, seat } from '../index.ts';

export interface Problem<P> {
  readonly title: string;
  /** Why a veteran does it. */
  readonly reason: string;
  /** The Germans, if nothing else is said. */
  readonly side?: Side;
  readonly position: P;
  /** What has just been done, as `side act`, so that the question arises. */
  readonly after?: readonly string[];
  readonly solved: (played: Played) => boolean;
}

/** How the problems of a book are laid out. */
export interface Stage<P, S extends GameState, W> extends Lore<S, W> {
  lay(position: P): Match<S, W>;
  /** An attempt is over when this changes. */
  part(state: Frozen<S>): string;
}

/** What a bot did meanwhile. */
export interface Played {
  /** What it said, in its text form. */
  readonly answers: readonly string[];
  /** Where a unit was at the end; undefined once it is gone. */
  at(unit: string): string | undefined;
}

export interface Pieces extends GameState {
  readonly units: readonly { readonly id: string; readonly at?: string }[];
}

/** More answers than any of these positions needs. */
const ENOUGH = 60;

export function attempt<P, S extends Pieces, W>(
  { book, doctrine, lay, part }: Stage<P, S, W>,
  { title, side = 'german', position, after = [] }: Problem<P>,
  level: Level,
  seed: number,
  budget?: Budget,
): Played {
  const random = new Random(`${title} ${seed}`);
  const dice = { throw: (sides: readonly number[]) => sides.map(count => random.below(count) + 1) };
  const laid = lay(position);
  const match = Match.begin(laid.rulebook, laid.setup, { dice, journal: false });
  for (const text of after) {
    const [by = '', ...act] = text.split(' ');
    const verdict = match.answer(by, act.join(' '));
    if (!verdict.ok) throw new Error(`${title}: ${verdict.problem}; ${match.offered(by).join(', ')}`);
  }
  const bot = seat(level, { book, doctrine }, side, seed, { budget });
  const now = part(match.state);
  const answers: string[] = [];
  while (!match.outcome && part(match.state) === now && answers.length < ENOUGH) {
    const choice = match.choices[0] as Choice;
    const question = ask(match, choice);
    if (choice.by === side) answers.push(bot.answer(question));
    match.say(choice.by, (choice.by === side ? answers.at(-1) : idle(choice, question.offered)) ?? '');
  }
  const { units } = match.state as Frozen<Pieces>;
  return { answers, at: id => units.find(unit => unit.id === id)?.at };
}

/** The other side does as little as it may. */
function idle({ window }: Choice, offered: readonly string[]): string | undefined {
  const least = window?.pass.verb ?? DONE.verb;
  return offered.find(text => text === least) ?? offered[0];
}
