/** One fuzzed game, as a piece of work for any thread. */
import { type FuzzCount, fuzzOnce, newCount } from '../../engine/fuzz/index.ts';
import { printRecord, type Setup, type Side } from '../../engine/index.ts';
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
  readonly game: number;
  readonly count: FuzzCount;
  readonly fault?: { readonly property: string; readonly problem: string; readonly record: string };
}

export const fuzzTask: Task<FuzzPiece, FuzzResult> = {
  name: 'fuzz',
  perform({ book: id, setup, seed, game, player }, rulebooks) {
    const book = bookNamed(id, rulebooks, 'hedgerow fuzz');
    const count = newCount();
    const seat = (side: Side, luck: number) => seatOf(player ?? '', book, side, `${luck}`);
    try {
      const fault = fuzzOnce({ book, setup, ...(player ? { seat } : {}) }, `${seed} ${game}`, count);
      if (fault === undefined) return { game, count };
      const { property, message, record } = fault;
      return { game, count, fault: { property, problem: message, record: printRecord(record) } };
    } catch (cause) {
      const problem = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`${id}, ${setup.scenario}, game ${game} of seed ${seed}: ${problem}`, { cause });
    }
  },
};
