/** A position with a move that any veteran would find, and a way to let a bot try. */
import { ask, type Choice, Match, type Side } from '../../engine/index.ts';
import { Random } from '../../engine/random.ts';
import { starterKit } from '../../rulebooks/starter-kit/index.ts';
import { type Position, skirmish } from '../../rulebooks/starter-kit/testing.ts';
import { type Budget, type Level, seat } from '../index.ts';

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

/** What a bot did until the phase was over. */
export interface Played {
  /** Its answers, in their text form. */
  readonly answers: readonly string[];
  /** Where a unit was at the end; undefined once it is gone. */
  at(unit: string): string | undefined;
}

/** More answers than any of these positions needs. */
const ENOUGH = 60;

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
  const bot = seat(level, starterKit, side, seed, budget);
  const { phase } = match.state;
  const answers: string[] = [];
  while (!match.outcome && match.state.phase === phase && answers.length < ENOUGH) {
    const choice = match.choices[0] as Choice;
    const question = ask(match, choice);
    if (choice.by === side) answers.push(bot.answer(question));
    const text = choice.by === side ? answers.at(-1) : idle(choice, question.offered);
    match.answer(choice.by, text ?? '');
  }
  return { answers, at: id => match.state.units.find(unit => unit.id === id)?.at };
}

/** The other side does as little as it may. */
function idle({ window }: Choice, offered: readonly string[]): string | undefined {
  if (window) return 'pass';
  return offered.find(text => text === 'done') ?? offered[0];
}
