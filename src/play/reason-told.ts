/** Why a bot did what it did, as far as another player may hear it. */
import { type Match, mayNotSeeAll, type Side } from '../engine/index.ts';

/**
 * Nothing as long as somebody may hide something from him: what a bot thought has to do with all of its men, also with those whom
 * nobody sees. Once the game is over, or to who sees everything, all.
 */
export function reasonToldTo(
  match: Match,
  viewer: Side | undefined,
  why: string | undefined,
): string | undefined {
  const { rulebook, state, world, outcome } = match;
  const isOpen = viewer === undefined || outcome !== undefined;
  return isOpen || !mayNotSeeAll(rulebook, state, viewer, world) ? why : undefined;
}
