/** A puzzle as it is played: laid out, and judged by its record. */

import { type DiceSource, keyedDice } from '../dice/dice.ts';
import { diceKey } from '../dice/fairness.ts';
import type { Side } from '../kernel/ask.ts';
import type { Fact } from '../kernel/fact.ts';
import type { Outcome, Rulebook } from '../kernel/rulebook.ts';
import { Match } from '../match/match.ts';
import { retell } from '../match/retelling.ts';
import type { GameRecord } from '../record/record.ts';
import type { Check, PuzzleDocument } from './document.ts';

export type Standing = { readonly is: 'open' | 'solved' } | { readonly is: 'failed'; readonly why: string };

/** Nobody has a part in the dice of a puzzle: they are in its file. */
export const puzzleNonces = (sides: readonly Side[]): Readonly<Record<Side, string>> =>
  Object.fromEntries(sides.map(side => [side, '00']));

export function puzzleDice({ seed }: Pick<PuzzleDocument, 'seed'>, sides: readonly Side[]): DiceSource {
  return keyedDice(diceKey(bytesOf(seed), puzzleNonces(sides)));
}

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], byte => Number.parseInt(byte, 16));

/** The position; throws with one clear sentence if an answer on the way there is refused. */
export function layPuzzle(book: Rulebook, puzzle: PuzzleDocument, dice?: DiceSource): Match {
  const { scenario, options, before, id } = puzzle;
  const setup = { scenario, options };
  const thrown = dice ?? puzzleDice(puzzle, book.sides(book.world(setup)));
  const match = Match.begin(book, setup, { dice: thrown });
  for (const answer of before) {
    const [side = '', ...act] = answer.split(' ');
    const verdict = match.say(side, act.join(' '));
    if (!verdict.ok) throw new Error(`puzzle '${id}', before it begins, '${answer}': ${verdict.problem}`);
  }
  return match;
}

/** How a game of the puzzle stands, by its whole record. */
export function standingOf(book: Rulebook, puzzle: PuzzleDocument, record: GameRecord): Standing {
  const start = layPuzzle(book, puzzle);
  const clock = clockOf(start);
  const facts: Fact[] = [];
  let last = start.state;
  let standing: Standing = { is: 'open' };
  retell(book, record, {
    see(match) {
      if (match.rest <= start.rest || standing.is !== 'open') return;
      const { state } = match.tryOut();
      facts.push(...book.digest(last, state, match.world));
      last = state;
      if (isReached(puzzle, match, facts)) standing = { is: 'solved' };
      else if (match.outcome) standing = { is: 'failed', why: match.outcome.why };
      else if (isTooLate(puzzle, clock, clockOf(match))) standing = { is: 'failed', why: 'the time is up' };
    },
  });
  return standing;
}

interface Clock {
  readonly turn: number;
  readonly phase: number;
  readonly rest: number;
}

/** Turns and phases as the book's own tracks count them. */
function clockOf(match: Match): Clock {
  const { presentation } = match.rulebook;
  const tabletop = presentation?.tabletop(match.state, undefined, match.world);
  return { turn: tabletop?.turns.at ?? 0, phase: tabletop?.phases.at ?? 0, rest: match.rest };
}

function isTooLate({ within }: PuzzleDocument, start: Clock, now: Clock): boolean {
  if ('turns' in within) return now.turn - start.turn >= within.turns;
  if ('activities' in within) return now.rest - start.rest >= within.activities;
  // A new turn begins with its first phase again, whichever that is: it is later in any case.
  return now.turn > start.turn || now.phase - start.phase >= within.phases;
}

function isReached({ goal }: PuzzleDocument, match: Match, facts: readonly Fact[]): boolean {
  const held = goal.checks.filter(check => holds(check, match, facts)).length;
  return held >= (goal.least ?? goal.checks.length);
}

function holds(check: Check, match: Match, facts: readonly Fact[]): boolean {
  if ('winner' in check) return isWonBy(match.outcome, check.winner);
  if ('is' in check) return facts.some(({ of, is }) => of === check.of && check.is.includes(is));
  const { presentation } = match.rulebook;
  const counters = presentation?.tabletop(match.state, undefined, match.world).counters ?? [];
  return counters.some(({ id, at }) => id === check.of && at === check.at);
}

const isWonBy = (outcome: Outcome | undefined, side: Side): boolean => outcome?.winner === side;
