/** Whether a puzzle is one: bots solve it, and who picks anything at all seldom does. */
import { ask, type Match, quickDice, Random, type Rulebook, randomSeat, type Seat } from '../engine/index.ts';
import { layPuzzle, type PuzzleDocument, standingOf } from '../engine/puzzle/index.ts';
import type { Lore } from './doctrine/doctrine.ts';
import { type Level, seat } from './index.ts';

export interface Trial {
  readonly solved: boolean;
  /** What was answered from the position on, by both sides. */
  readonly answers: readonly string[];
}

/** More answers than any puzzle leaves time for. */
const ENDLESS = 400;

/** One try. Without `luck` the dice are the puzzle's own. */
export function tryPuzzle(
  lore: Lore,
  puzzle: PuzzleDocument,
  player: Level | 'random',
  seed: string,
  luck?: string,
): Trial {
  const { book } = lore;
  const dice = luck === undefined ? undefined : quickDice(new Random(luck));
  const match = layPuzzle(book, puzzle, dice);
  const answers: string[] = [];
  const seats = new Map<string, Seat>(
    match.sides.map(side => [
      side,
      side !== puzzle.side
        ? seat(puzzle.against, lore, side, seed)
        : player === 'random'
          ? randomSeat(`${seed} ${side}`)
          : seat(player, lore, side, seed),
    ]),
  );
  let rest = match.rest;
  while (!match.outcome && answers.length < ENDLESS) {
    const [choice] = match.choices;
    if (choice === undefined) break;
    const text = seats.get(choice.by)?.answer(ask(match, choice));
    if (text === undefined || !match.say(choice.by, text).ok) break;
    answers.push(`${choice.by} ${text}`);
    if (match.rest === rest) continue;
    rest = match.rest;
    const { is } = standing(book, puzzle, match);
    if (is !== 'open') return { solved: is === 'solved', answers };
  }
  return { solved: standing(book, puzzle, match).is === 'solved', answers };
}

const standing = (book: Rulebook, puzzle: PuzzleDocument, match: Match) =>
  standingOf(book, puzzle, match.record());
