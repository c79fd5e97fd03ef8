/** What anybody may see who sits on no side: the state as each side knows it, one after the other. */
import type { Frozen } from './data.ts';
import type { GameState, Rulebook } from './rulebook.ts';

/**
 * The views of all sides, composed in the order of the sides: what is left is known to each of them. Another order could
 * list the same things in another way, so there is but this one.
 */
export function publicView<S extends GameState, W>(
  book: Pick<Rulebook<S, W>, 'sides' | 'view'>,
  state: Frozen<S>,
  world: W,
): Frozen<S> {
  return book.sides(world).reduce((seen, side) => book.view(seen, side, world), state);
}
