/** Where vehicles set up: in the area of their group, where such a vehicle can drive, and never in a building (1.3.f). */
import { hexesIn } from '../../../board/index.ts';
import type { Side } from '../../../engine/index.ts';
import { rememberedIn } from '../../kit/remembered.ts';
import { vehicleCost } from '../charts/index.ts';
import type { View } from '../game.ts';
import type { Location } from '../state.ts';
import { isBuildingHex, terrainAt } from '../terrain/terrain.ts';
import { vehicleFits } from '../vehicles/stacking.ts';
import { type AnyVehicle, vehicleCardOf, vehiclesOf } from '../vehicles/vehicles.ts';
import { groupOf, ix, type World } from '../world.ts';

export const vehiclesToPlace = (world: World, view: View, side: Side): readonly AnyVehicle[] =>
  vehiclesOf(view).filter(
    each => each.side === side && each.at === undefined && groupOf(world, each.group).setUp,
  );

/** By group and movement class, which decides with the ground alone. */
const ground = rememberedIn((world: World, key: string): readonly Location[] => {
  const [group = '', of = ''] = key.split('|');
  return hexesIn(world.field, groupOf(world, group).setUp ?? []).filter(hex => {
    const at = ix(world, hex);
    const terrain = terrainAt(world, at);
    if (terrain === undefined || isBuildingHex(world, at)) return false;
    return vehicleCost(world.charts, terrain, of as 'T' | 'O' | 'R') !== undefined;
  });
});

export const vehicleArea = (world: World, vehicle: AnyVehicle): readonly Location[] =>
  ground(world, `${vehicle.group}|${vehicleCardOf(vehicle).class}`);

export const hasRoomFor = (world: World, view: View, { id, side }: AnyVehicle, at: Location): boolean =>
  vehicleFits(world, view, at, side, [id]);
