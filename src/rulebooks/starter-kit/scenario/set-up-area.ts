/** Where the groups of a scenario set up (1.3). */
import { hexesIn } from '../../../board/areas.ts';
import type { HexId } from '../../../board/index.ts';
import { terrainAt } from '../terrain/terrain.ts';
import { groupOf, type World } from '../world.ts';

const areas = new WeakMap<World, Map<string, readonly HexId[]>>();

/** Where a unit or vehicle may set up; nowhere if it enters later. */
export function areaOf(world: World, { group }: { readonly group: string }): readonly HexId[] {
  const known = areas.get(world) ?? new Map<string, readonly HexId[]>();
  areas.set(world, known);
  const area = known.get(group) ?? landIn(world, groupOf(world, group).setUp ?? []);
  known.set(group, area);
  return area;
}

/** The hexes of the parts that anybody can stand in. */
function landIn(world: World, parts: readonly string[]): readonly HexId[] {
  return hexesIn(world.field, parts).filter(hex => terrainAt(world, hex) !== undefined);
}
