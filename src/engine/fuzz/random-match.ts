/** A match played at random from a tape, which also throws its dice. */
import type { Choice } from '../ask.ts';
import type { DiceSource } from '../dice.ts';
import { Match } from '../match.ts';
import type { GameState, Rulebook, Setup } from '../rulebook.ts';
import { Fault, holding } from './fault.ts';
import type { Tape } from './tape.ts';

export interface Subject<S extends GameState = GameState, W = unknown> {
  readonly book: Rulebook<S, W>;
  readonly setup: Setup;
}

/** A game that takes longer than this will not end. */
const LONGEST_GAME = 50_000;

export function tapeDice(tape: Tape): DiceSource {
  return { throw: sides => sides.map(count => tape.below(count) + 1) };
}

/** Begins a match and answers at random until it ends; `look` is shown it before each answer. */
export function playAtRandom<S extends GameState, W>(
  { book, setup }: Subject<S, W>,
  tape: Tape,
  look: (match: Match<S, W>, answers: number) => 'stop' | undefined = () => undefined,
): { readonly match: Match<S, W>; readonly answers: number } {
  const match = Match.begin(book, setup, { dice: tapeDice(tape) });
  let answers = 0;
  for (; !match.outcome; answers++) {
    if (answers > LONGEST_GAME)
      throw new Fault('the game ends', `not after ${answers} answers`, match.record());
    if (look(match, answers) === 'stop') return { match, answers };
    holding('taking any offered act never fails', match, () => answerAtRandom(match, tape));
  }
  look(match, answers);
  return { match, answers };
}

/** Plays on until some moment that `at` allows; undefined if the game ended before. */
export function playToSome<S extends GameState, W>(
  subject: Subject<S, W>,
  tape: Tape,
  at: (match: Match<S, W>) => boolean,
): Match<S, W> | undefined {
  // Games are of all lengths, so the moment is looked for early, late and in between.
  const oneIn = tape.pick([2, 8, 32, 128]);
  const { match } = playAtRandom(subject, tape, here => (at(here) && tape.once(oneIn) ? 'stop' : undefined));
  return match.outcome ? undefined : match;
}

export function answerAtRandom<S extends GameState, W>(match: Match<S, W>, tape: Tape): void {
  if (match.fresh && tape.once(8) && interjectAtRandom(match, tape)) return;
  const choice = tape.pick(match.choices);
  const offered = offeredNow(match, choice);
  const verdict = match.answer(choice.by, tape.pick(offered));
  if (!verdict.ok) throw new Fault('every offered act is accepted', verdict.problem, match.record());
}

function interjectAtRandom<S extends GameState, W>(match: Match<S, W>, tape: Tape): boolean {
  const side = tape.pick(match.sides);
  const acts = match.anytime(side);
  if (acts.length === 0) return false;
  const verdict = match.interject(side, tape.pick(acts));
  if (!verdict.ok) throw new Fault('every offered interjection is accepted', verdict.problem, match.record());
  return true;
}

export function offeredNow<S extends GameState, W>(match: Match<S, W>, choice: Choice): readonly string[] {
  const offered = match.offered(choice.by);
  if (offered.length === 0) {
    throw new Fault(
      'every ask offers something',
      `${choice.by} is asked '${choice.id}' and can do nothing`,
      match.record(),
    );
  }
  const twice = offered.find((text, i) => offered.indexOf(text) !== i);
  if (twice !== undefined)
    throw new Fault('no act is offered twice', `'${twice}' at '${choice.id}'`, match.record());
  const pass = choice.window && match.rulebook.verbs.print(choice.window.pass);
  if (pass !== undefined && !offered.includes(pass))
    throw new Fault('a window can be let pass', `'${pass}' is not offered at '${choice.id}'`, match.record());
  return offered;
}
