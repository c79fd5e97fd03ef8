/** One fuzzed game, as a piece of work for any thread. */
import { type Finding, type FuzzCount, fuzzOnce, newCount, type Subject } from '../../engine/fuzz/index.ts';
import type { Rulebook, Setup, Side } from '../../engine/index.ts';
import { bookNamed } from '../books.ts';
import type { Task } from '../crew/task.ts';
import { seatOf } from '../lab/seats.ts';

export interface FuzzPiece {
  readonly book: string;
  readonly setup: Setup;
  readonly seed: number;
  readonly game: number;
  /** Who plays some of the sides; without it chance plays them all. */
  readonly player?: string;
}

export interface FuzzResult {
  readonly piece: FuzzPiece;
  readonly count: FuzzCount;
  readonly finding?: Finding;
}

/** Who plays what in a piece. */
export function subjectOf({ setup, player }: FuzzPiece, book: Rulebook): Subject {
  const seat = (side: Side, luck: number) => seatOf(player ?? '', book, side, `${luck}`);
  return { book, setup, ...(player ? { seat } : {}) };
}

export const fuzzTask: Task<FuzzPiece, FuzzResult> = {
  name: 'fuzz',
  perform(piece, rulebooks) {
    const { book: id, setup, seed, game } = piece;
    const count = newCount();
    try {
      const subject = subjectOf(piece, bookNamed(id, rulebooks, 'hedgerow fuzz'));
      const finding = fuzzOnce(subject, `${seed} ${game}`, count);
      return { piece, count, ...(finding ? { finding } : {}) };
    } catch (cause) {
      const problem = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`${id}, ${setup.scenario}, game ${game} of seed ${seed}: ${problem}`, { cause });
    }
  },
};
