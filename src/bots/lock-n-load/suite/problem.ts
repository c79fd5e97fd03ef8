/** A position of Lock 'n Load with a move that any veteran would find, and a way to let a bot try. */
import { ask, type Choice, Match, Random, type Side } from '../../../engine/index.ts';
import { lockNLoad } from '../../../rulebooks/lock-n-load/index.ts';
import { type Position, skirmish } from '../../../rulebooks/lock-n-load/testing.ts';
import { type Budget, type Level, seat } from '../../index.ts';

export interface Problem {
  readonly title: string;
  /** Why a veteran does it. */
  readonly reason: string;
  readonly side: Side;
  readonly position: Position;
  /** What has just been done, as `side act`, so that the question arises. */
  readonly after?: readonly string[];
  readonly solved: (played: Played) => boolean;
}

/** What a bot did until the word was the enemy's. */
export interface Played {
  /** Its answers, in their text form. */
  readonly answers: readonly string[];
  /** Where a unit was at the end; undefined once it is gone. */
  at(unit: string): string | undefined;
}

/** More answers than any of these positions needs. */
const ENOUGH = 40;

export function attempt(problem: Problem, level: Level, seed: number, budget?: Budget): Played {
  const { side, position, after = [] } = problem;
  const random = new Random(`${problem.title} ${seed}`);
  const dice = { throw: (sides: readonly number[]) => sides.map(count => random.below(count) + 1) };
  const laid = skirmish(position);
  const match = Match.begin(laid.rulebook, laid.setup, { dice, journal: false });
  for (const text of after) {
    const [by = '', ...act] = text.split(' ');
    const verdict = match.answer(by, act.join(' '));
    if (!verdict.ok) throw new Error(`${problem.title}: ${verdict.problem}; ${match.offered(by).join(', ')}`);
  }
  const bot = seat(level, lockNLoad, side, seed, budget);
  const { turn, phase } = match.state;
  const answers: string[] = [];
  while (!match.outcome && answers.length < ENOUGH) {
    if (match.state.turn !== turn || match.state.phase !== phase) break;
    const choice = match.choices[0] as Choice;
    if (choice.by !== side && !choice.window) break;
    const text = choice.by === side ? bot.answer(ask(match, choice)) : 'pass';
    if (choice.by === side) answers.push(text);
    match.answer(choice.by, text);
  }
  return { answers, at: id => match.state.units.find(unit => unit.id === id)?.at };
}
