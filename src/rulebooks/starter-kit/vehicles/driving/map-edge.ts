/** The edge of the map, as vehicles come over it and leave by it: within their covered arc (3.3.2.e). */
import type { HexId } from '../../../../board/index.ts';
import { opposite, turned } from '../../../../hex/index.ts';
import { SPINES, type Spine } from '../../ordnance/covered-arcs.ts';
import { ix, type World } from '../../world.ts';

/** The sides of a hex beyond which there is no map. */
export function openSides(world: World, hex: HexId): readonly Spine[] {
  const { ids, neighbours } = world.field;
  const here = ix(world, hex);
  return SPINES.filter(side => ids[neighbours[here * 6 + side] ?? -1] === undefined);
}

/** How it may look when it comes: over a side of the hex come those who look along either end of the opposite one. */
export function spinesFromOutside(world: World, hex: HexId): readonly Spine[] {
  const inward = openSides(world, hex).map(opposite);
  return SPINES.filter(spine => inward.includes(spine) || inward.includes(turned(spine, 1)));
}

/** The map ends before it. */
export function looksOut(world: World, hex: HexId, facing: Spine): boolean {
  const open = openSides(world, hex);
  return open.includes(facing) || open.includes(turned(facing, 1));
}
