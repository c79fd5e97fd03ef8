/** One game of the laboratory: who won, how long it took, who died where, how the dice fell. */
import { DEFAULT_BUDGET } from '../../bots/index.ts';
import {
  ask,
  clone,
  commitTo,
  type Frozen,
  type GameState,
  isDice,
  isLoss,
  keyedDice,
  Match,
  type Rulebook,
  type Seat,
  type Setup,
  type Side,
} from '../../engine/index.ts';
import { bookNamed } from '../books.ts';
import type { Task } from '../crew/task.ts';
import { seatOf } from './seats.ts';

export interface GamePiece {
  readonly book: string;
  readonly setup: Setup;
  /** The player of each side. */
  readonly players: Readonly<Record<Side, string>>;
  /** Who is told how to set up: in this variation. */
  readonly setUps?: Readonly<Record<Side, number>>;
  /** What a Captain may spend on an answer, if it isn't what he usually may. */
  readonly thoughts?: number | undefined;
  /** The same seed and players play the same game. */
  readonly seed: string;
}

/** A piece that was eliminated, destroyed or reduced. */
interface Casualty {
  readonly side: Side;
  readonly how: string;
  /** Where it stood; undefined off the map. */
  readonly at?: string;
}

export interface GameReport {
  /** Undefined: a draw. */
  readonly winner?: Side;
  readonly answers: number;
  /** The turn in which it ended, where the book counts turns. */
  readonly turns?: number;
  readonly casualties: readonly Casualty[];
  /** How often dice of so many sides showed each face. */
  readonly dice: Readonly<Record<number, readonly number[]>>;
}

export const gameTask: Task<GamePiece, GameReport> = {
  name: 'game',
  perform(piece, rulebooks) {
    const { book: id, setup, seed } = piece;
    try {
      return playGame(bookNamed(id, rulebooks, 'hedgerow'), piece);
    } catch (cause) {
      const problem = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`${id}, ${setup.scenario}, seed '${seed}': ${problem}`, { cause });
    }
  },
};

export function playGame(
  book: Rulebook,
  { setup, players, setUps = {}, thoughts, seed }: Omit<GamePiece, 'book'>,
): GameReport {
  // The dice that people play with: their fairness is measured, too.
  const key = Buffer.from(commitTo(Buffer.from(seed)), 'hex');
  const match = Match.begin(book, setup, { dice: keyedDice(key), journal: false });
  const budget = thoughts === undefined ? DEFAULT_BUDGET : { ...DEFAULT_BUDGET, thoughts };
  const seats = new Map<Side, Seat>(
    match.sides.map(side => {
      const manner = { setUp: setUps[side], budget };
      return [side, seatOf(players[side] ?? '', book, side, seed, manner)];
    }),
  );
  const casualties: Casualty[] = [];
  let answers = 0;
  let before = clone<GameState>(match.state);
  while (!match.outcome) {
    const [choice] = match.choices;
    if (choice === undefined) throw new Error('nobody is asked anything, and the game is not over');
    const text = seats.get(choice.by)?.answer(ask(match, choice)) ?? '';
    const verdict = match.say(choice.by, text);
    if (!verdict.ok) throw new Error(`${players[choice.by]} gave a wrong answer: ${verdict.problem}`);
    answers++;
    if (!match.fresh) continue;
    casualties.push(...casualtiesBetween(book, match.world, before, match.state));
    before = clone<GameState>(match.state);
  }
  const { winner } = match.outcome;
  const turns = book.presentation?.tabletop(match.state, undefined, match.world).turns.at;
  return {
    ...(winner === undefined ? {} : { winner }),
    answers,
    ...(turns === undefined ? {} : { turns: turns + 1 }),
    casualties,
    dice: facesIn(match),
  };
}

/** Counters that are carried are not counted: nobody dies with a machine gun alone. */
const CARRIED = new Set(['machine-gun', 'mortar', 'flamethrower', 'charge', 'launcher', 'rifle']);

function casualtiesBetween(
  book: Rulebook,
  world: unknown,
  before: Frozen<GameState>,
  after: Frozen<GameState>,
): readonly Casualty[] {
  const lost = book.digest(before, after, world).filter(isLoss);
  if (lost.length === 0 || book.presentation === undefined) return [];
  const { counters } = book.presentation.tabletop(before, undefined, world);
  return lost.flatMap(({ of, is: how }) => {
    const counter = counters.find(each => each.id === of);
    if (counter === undefined || CARRIED.has(counter.face.symbol)) return [];
    const { side, at } = counter;
    return [{ side, how, ...(at === undefined ? {} : { at }) }];
  });
}

function facesIn(match: Match): Record<number, number[]> {
  const faces: Record<number, number[]> = {};
  for (const { answers } of match.record().steps)
    for (const answer of answers) {
      if (!isDice(answer)) continue;
      for (const { face, sides } of answer.roll) {
        faces[sides] ??= new Array<number>(sides).fill(0);
        const counts = faces[sides];
        counts[face - 1] = (counts[face - 1] ?? 0) + 1;
      }
    }
  return faces;
}
