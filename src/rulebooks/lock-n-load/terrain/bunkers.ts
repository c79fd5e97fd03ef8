/** Bunkers (21.1): a hex within a hex, open to the front alone. */
import { cellOfHex, type HexId } from '../../../board/index.ts';
import type { Frozen } from '../../../engine/index.ts';
import { facingSide, inArc } from '../../../hex/index.ts';
import type { View } from '../game.ts';
import type { Bunker, Location } from '../state.ts';
import { ix, type World } from '../world.ts';
import { placeOf } from './places.ts';

export const bunkerAt = (view: View, hex: HexId): Frozen<Bunker> | undefined =>
  view.bunkers?.find(({ at }) => at === hex);

/** Whether the line between the inside of the Bunker and there runs through its front three hexes (21.1.c, 21.1.2.a). */
export function isThroughFront(world: World, view: View, bunkerHex: HexId, other: Location): boolean {
  const bunker = bunkerAt(view, bunkerHex);
  if (!bunker) return true;
  const inside = cellOfHex(world.field, ix(world, bunkerHex));
  const outside = cellOfHex(world.field, placeOf(world, other).hex);
  return inArc(inside, facingSide(bunker.facing), 180, outside) !== 'outside';
}
