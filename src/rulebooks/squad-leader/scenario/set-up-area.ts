/** Where the groups of a scenario set up: parts of the map, and buildings (SC1.1). */
import { hexesIn } from '../../../board/areas.ts';
import type { HexId } from '../../../board/index.ts';
import { rememberedIn } from '../../kit/remembered.ts';
import { terrainAt } from '../terrain/terrain.ts';
import { groupOf, hexName, type World } from '../world.ts';

/** The hexes that anybody can stand in. */
const areaOfGroup = rememberedIn((world: World, group: string): readonly HexId[] => {
  const { setUp = [], buildings = [] } = groupOf(world, group);
  const houses = world.field.buildings
    .filter(({ id }) => buildings.includes(id))
    .flatMap(({ hexes }) => hexes.map(hex => hexName(world, hex)));
  return [...new Set([...hexesIn(world.field, setUp), ...houses])].filter(
    hex => terrainAt(world, hex) !== undefined,
  );
});

/** Empty for those who enter later. */
export const areaOf = (world: World, { group }: { readonly group: string }): readonly HexId[] =>
  areaOfGroup(world, group);
