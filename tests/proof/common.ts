/** What the proof games have in common. */

import { hash32 } from '../../src/engine/dice/random.ts';
import type { Side } from '../../src/engine/kernel/ask.ts';
import { bytes } from '../../src/engine/kernel/data.ts';
import type { Outcome } from '../../src/engine/kernel/rulebook.ts';

/** The piece with this id. An id comes from the state or from an offer, so there must be one. */
export function pieceIn<P extends { readonly id: string }>(pieces: readonly P[], id: string): P {
  const found = pieces.find(each => each.id === id);
  if (found === undefined) throw new Error(`there is no piece ${id}`);
  return found;
}

/** The side with more of the pieces that count wins. */
export function moreWins(
  sides: readonly Side[],
  pieces: readonly { readonly side: Side }[],
  cite: string,
): Outcome {
  const score = (of: Side) => pieces.filter(({ side }) => side === of).length;
  const why = `units that count: ${sides.map(side => `${side} ${score(side)}`).join(', ')}`;
  const [first, ...others] = sides.filter(side => sides.every(other => score(other) <= score(side)));
  return first && others.length === 0 ? { winner: first, why, cite } : { why, cite };
}

export function fingerprint(...data: readonly unknown[]): string {
  return (hash32(bytes(data)) >>> 0).toString(16);
}
