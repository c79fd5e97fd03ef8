/** One trial of a set-up: how things stand for the side when the fight is under way. */
import { loreOf } from '../../bots/doctrine/doctrines.ts';
import { triedOut } from '../../bots/index.ts';
import type { Setup, Side } from '../../engine/index.ts';
import { bookNamed } from '../books.ts';
import type { Task } from '../crew/task.ts';

export interface SetUpPiece {
  readonly book: string;
  readonly setup: Setup;
  readonly side: Side;
  readonly variation: number;
  /** The same seed is the same luck for every variation. */
  readonly seed: string;
}

export const setUpTask: Task<SetUpPiece, number> = {
  name: 'set-up',
  perform({ book: id, setup, side, variation, seed }, rulebooks) {
    const book = bookNamed(id, rulebooks, 'hedgerow');
    return triedOut({ ...loreOf(book), setup, side }, variation, seed);
  },
};
