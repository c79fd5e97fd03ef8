/** Roads that the scenario calls narrow (7.30): between houses or trees, over a bridge, or sunken between their banks. */
import { bridgeOf, type HexId, type HexIx, hexesIn, roadsIn } from '../../../board/index.ts';
import { rememberedOf } from '../../kit/remembered.ts';
import { isOn, ix, type World } from '../world.ts';
import { terrainAt } from './ground.ts';

const BETWEEN: readonly ReturnType<typeof terrainAt>[] = [
  'wooden building',
  'stone building',
  'grove',
  'light grove',
];

/** A road in the open is not narrow, whatever the scenario says (7.30.a). */
function isHemmedIn(world: World, hex: HexIx): boolean {
  const roads = roadsIn(world.field, hex);
  if (roads.length === 0) return false;
  return (
    roads.includes('sunken') ||
    bridgeOf(world.field, hex) !== undefined ||
    BETWEEN.includes(terrainAt(world, hex))
  );
}

export const narrowHexes = rememberedOf((world: World): ReadonlySet<HexId> => {
  const { narrow } = world.scenario;
  if (!isOn(world, '7.30') || !narrow) return new Set();
  return new Set(hexesIn(world.field, narrow.hexes).filter(hex => isHemmedIn(world, ix(world, hex))));
});

export const isNarrow = (world: World, hex: HexId): boolean => narrowHexes(world).has(hex);
