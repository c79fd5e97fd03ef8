/** Where the groups of a scenario set up (1.3). */
import { hexesIn } from '../../../board/areas.ts';
import type { HexId } from '../../../board/index.ts';
import { rememberedIn } from '../../kit/remembered.ts';
import { terrainAt } from '../terrain/terrain.ts';
import { groupOf, type World } from '../world.ts';

const areaOfGroup = rememberedIn((world: World, group: string): readonly HexId[] =>
  hexesIn(world.field, groupOf(world, group).setUp ?? []).filter(hex => terrainAt(world, hex) !== undefined),
);

/** Where a unit or vehicle may set up, among the hexes that anybody can stand in; nowhere if it enters later. */
export const areaOf = (world: World, { group }: { readonly group: string }): readonly HexId[] =>
  areaOfGroup(world, group);
