/** A match played at random from a tape, which also throws its dice. */

import type { DiceSource } from '../dice/dice.ts';
import { type Act, type Choice, PASS, type Side } from '../kernel/ask.ts';
import type { GameState, Rulebook, Setup } from '../kernel/rulebook.ts';
import { Match } from '../match/match.ts';
import { ask, type Seat } from '../match/seat.ts';
import { findAct } from '../match/sitting.ts';
import { Fault, holding } from './fault.ts';
import type { Tape } from './tape.ts';

export interface Subject<S extends GameState = GameState, W = unknown> {
  readonly book: Rulebook<S, W>;
  readonly setup: Setup;
  /** Who plays whole games where chance does not: some sides of them, as the tape says. */
  readonly seat?: (side: Side, seed: number) => Seat;
}

/** What somebody sees of a game that is played at random. */
export interface Watch<S extends GameState, W> {
  /** Shown the match before each answer, and at the end. */
  look?(match: Match<S, W>): 'stop' | undefined;
  /** Told what is about to be answered. */
  taking?(match: Match<S, W>, choice: Choice, act: Act): void;
}

/** A game that takes longer than this will not end. */
const LONGEST_GAME = 50_000;

export function tapeDice(tape: Tape): DiceSource {
  return { throw: sides => sides.map(count => tape.below(count) + 1) };
}

/** Begins a match and answers at random until it ends. */
export function playAtRandom<S extends GameState, W>(
  { book, setup, seat }: Subject<S, W>,
  tape: Tape,
  watch: Watch<S, W> = {},
): { readonly match: Match<S, W>; readonly answers: number } {
  const match = Match.begin(book, setup, { dice: tapeDice(tape) });
  const seats = new Map<Side, Seat>();
  if (seat)
    for (const side of match.sides) if (tape.once(2)) seats.set(side, seat(side, tape.below(1 << 30)));
  const look = () => holding('looking at a position never fails', match, () => watch.look?.(match));
  let answers = 0;
  for (; !match.outcome; answers++) {
    if (answers > LONGEST_GAME)
      throw new Fault('the game ends', `not after ${answers} answers`, match.record());
    if (look() === 'stop') return { match, answers };
    holding('taking any offered act never fails', match, () => answerAtRandom(match, tape, seats, watch));
  }
  look();
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
  const { match } = playAtRandom(subject, tape, {
    look: here => (at(here) && tape.once(oneIn) ? 'stop' : undefined),
  });
  return match.outcome ? undefined : match;
}

export function answerAtRandom<S extends GameState, W>(
  match: Match<S, W>,
  tape: Tape,
  seats: ReadonlyMap<Side, Seat> = new Map(),
  watch: Watch<S, W> = {},
): void {
  if (match.fresh && tape.once(8) && interjectAtRandom(match, tape)) return;
  const choice = tape.pick(match.choices);
  const offered = offeredNow(match, choice);
  const seat = seats.get(choice.by);
  const sayable = seat ? [...offered, ...match.anytime(choice.by)] : offered;
  const place = seat
    ? tape.written(sayable.length, () => placeOf(seat, match, choice, sayable))
    : tape.below(offered.length);
  const text = sayable[place] as string;
  const act = watch.taking && place < offered.length && findAct(match.rulebook, text);
  if (act && !('problem' in act)) watch.taking?.(match, choice, act);
  const verdict = match.say(choice.by, text);
  if (!verdict.ok) throw new Fault('every offered act is accepted', verdict.problem, match.record());
}

function placeOf<S extends GameState, W>(
  seat: Seat,
  match: Match<S, W>,
  choice: Choice,
  sayable: readonly string[],
): number {
  const text = seat.answer(ask(match, choice)) ?? '';
  const place = sayable.indexOf(text);
  if (place < 0)
    throw new Fault('a bot does what it may', `it answers '${text}' at '${choice.id}'`, match.record());
  return place;
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
  if (new Set(offered).size < offered.length) {
    const twice = offered.find((text, i) => offered.indexOf(text) !== i);
    throw new Fault('no act is offered twice', `'${twice}' at '${choice.id}'`, match.record());
  }
  if (!choice.window && !choice.turn && offered.includes(PASS.verb))
    throw new Fault('who may pass has a window', `'pass' is offered at '${choice.id}'`, match.record());
  const pass = choice.window && match.rulebook.verbs.print(choice.window.pass);
  if (pass !== undefined && !offered.includes(pass))
    throw new Fault('a window can be let pass', `'${pass}' is not offered at '${choice.id}'`, match.record());
  return offered;
}
