/** Where the groups of a scenario set up: parts of the map, and buildings (SC1.1). */
import { hexesIn } from '../../../board/areas.ts';
import type { HexId } from '../../../board/index.ts';
import { terrainAt } from '../terrain/terrain.ts';
import { groupOf, hexName, type World } from '../world.ts';

const areas = new WeakMap<World, Map<string, readonly HexId[]>>();

/** Empty for those who enter later. */
export function areaOf(world: World, { group }: { readonly group: string }): readonly HexId[] {
  const known = areas.get(world) ?? new Map<string, readonly HexId[]>();
  areas.set(world, known);
  const area = known.get(group) ?? readArea(world, group);
  known.set(group, area);
  return area;
}

/** The hexes that anybody can stand in. */
function readArea(world: World, group: string): readonly HexId[] {
  const { setUp = [], buildings = [] } = groupOf(world, group);
  const houses = world.field.buildings
    .filter(({ id }) => buildings.includes(id))
    .flatMap(({ hexes }) => hexes.map(hex => hexName(world, hex)));
  return [...new Set([...hexesIn(world.field, setUp), ...houses])].filter(
    hex => terrainAt(world, hex) !== undefined,
  );
}
