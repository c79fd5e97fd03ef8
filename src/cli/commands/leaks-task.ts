/** One pair of worlds, as a piece of work for any thread. */

import type { FaultData } from '../../engine/fuzz/index.ts';
import { type LeakCount, leaksOnce } from '../../engine/fuzz/leaks.ts';
import { screenWitness } from '../../play/witness.ts';
import { bookNamed } from '../books.ts';
import type { Task } from '../crew/task.ts';
import { type FuzzPiece, subjectOf } from './fuzz-task.ts';

export interface LeakResult {
  readonly piece: FuzzPiece;
  readonly count: LeakCount;
  readonly fault?: FaultData;
}

/** Over some of what the book hides. */
export interface LeakPiece extends FuzzPiece {
  readonly over: readonly string[];
}

export const leaksTask: Task<LeakPiece, LeakResult> = {
  name: 'leaks',
  perform(piece, rulebooks) {
    const { seed, game, over } = piece;
    const subject = subjectOf(piece, bookNamed(piece.book, rulebooks, 'hedgerow leaks'));
    return { piece, ...leaksOnce(subject, `${seed} ${game} leaks`, [screenWitness], over) };
  },
};
