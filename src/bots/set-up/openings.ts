/** What is known of set-ups: which of many won most games of a scenario. `hedgerow openings` finds it out. */
import type { Side } from '../../engine/index.ts';
import kept from './openings.json' with { type: 'json' };

/** The best set-ups of a side, each with how it did in games between Sergeants of whom the other set up plainly. */
export interface Opening {
  readonly book: string;
  readonly scenario: string;
  readonly side: Side;
  /** The version of the book's rules by which they were tried. */
  readonly rules: number;
  /**
   * So many were tried besides the plain one, in so many playouts at first, and the best of them in so many whole games;
   * these and the seed play the same again. Without playouts, whole games decided from the beginning.
   */
  readonly variations: number;
  readonly playouts?: number;
  readonly games: number;
  readonly seed: number;
  readonly setUps: readonly { readonly variation: number; readonly wins: number; readonly games: number }[];
}

/** The numbers of the set-ups that did well; none where nobody has tried. */
export function openingsOf(book: string, scenario: string, side: Side): readonly number[] {
  const found = (kept as readonly Opening[]).find(
    each => each.book === book && each.scenario === scenario && each.side === side,
  );
  return found?.setUps.map(({ variation }) => variation) ?? [];
}
