/**
 * What a book lets a side keep from the others. A book names it once, and everything that must not tell of it goes by that: when a
 * screen is handed over, what is told of reasons, and the leak matrix (`hedgerow leaks`), which has a row for each.
 */
import type { Side } from './ask.ts';
import type { Frozen } from './data.ts';

export interface Hidden<S = unknown, W = unknown> {
  /** By which figures are kept: `hidden-gun`. */
  readonly id: string;
  readonly title: string;
  /** All that there is of it in a state and that the side can't know: two worlds differ in it where this differs. */
  unknownTo(state: Frozen<S>, side: Side, world: W): readonly string[];
  /** Whether the side must reckon with it, as far as it can tell itself: from its view alone. */
  isPossible(view: Frozen<S>, side: Side, world: W): boolean;
}

/** As much of a rulebook as this needs. */
interface Keeping<S, W> {
  hides?(world: W): readonly Hidden<S, W>[];
  view(state: Frozen<S>, side: Side, world: W): Frozen<S>;
}

/** Whether others may keep something from the side, as the side itself can tell. */
export function mayNotSeeAll<S, W>(book: Keeping<S, W>, state: Frozen<S>, side: Side, world: W): boolean {
  const things = book.hides?.(world) ?? [];
  if (things.length === 0) return false;
  const view = book.view(state, side, world);
  return things.some(({ isPossible }) => isPossible(view, side, world));
}
