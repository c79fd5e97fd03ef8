/** Where a vehicle can go from where it stands: on before it, or back behind it (15.1.c, 15.1.e), and what keeps it from there. */
import { hexesIn, neighbourOf } from '../../../../board/index.ts';
import { type Refusal, refusal } from '../../../../engine/index.ts';
import { ALL_DIRECTIONS, type Direction } from '../../../../hex/index.ts';
import { best } from '../../../kit/best.ts';
import type { View } from '../../game.ts';
import { approachRefusal, enemiesSeen } from '../../movement/shaken-movement.ts';
import type { Location } from '../../state.ts';
import { placeOf } from '../../terrain/places.ts';
import { isEnemyAt, meleeAt } from '../../units.ts';
import { groupOf, hexName, ix, type World } from '../../world.ts';
import { vehicleFits } from '../stacking.ts';
import { type AnyVehicle, isEnemyVehicleAt } from '../vehicles.ts';
import { type Gear, priceOf } from './cost.ts';
import type { DriveScene } from './drive-scene.ts';
import { pointsLeft } from './points.ts';

/** From the vertex that it faces, clockwise: the hexsides beside it, and those beside the one behind. */
const SIDES: Readonly<Record<Gear, readonly [number, number]>> = { forward: [0, 1], reverse: [3, 4] };

const sidesOf = (facing: Direction, gear: Gear): readonly Direction[] =>
  SIDES[gear].map(side => ((facing + side) % 6) as Direction);

/** The two hexes; off the map, those of the edge by which it comes. */
export function waysOf(world: World, vehicle: AnyVehicle, gear: Gear): readonly Location[] {
  if (vehicle.at === undefined) return gear === 'forward' ? entryHexes(world, vehicle) : [];
  const { hex } = placeOf(world, vehicle.at);
  return sidesOf(vehicle.facing, gear).flatMap(side => {
    const next = neighbourOf(world.field, hex, side);
    return next === undefined ? [] : [hexName(world, next)];
  });
}

const entryHexes = (world: World, { group }: AnyVehicle): readonly Location[] =>
  hexesIn(world.field, groupOf(world, group).enter?.along ?? []);

/** Who comes over the edge has it behind him. */
export function facingOnEntry(world: World, at: Location): Direction {
  const hex = ix(world, placeOf(world, at).hexId);
  const onMap = (facing: Direction, gear: Gear) =>
    sidesOf(facing, gear).filter(side => neighbourOf(world.field, hex, side) !== undefined).length;
  return best(ALL_DIRECTIONS, facing => onMap(facing, 'forward') - onMap(facing, 'reverse')) ?? 0;
}

/** Why it does not go there next. */
export function wayRefusal(scene: DriveScene, to: Location, gear: Gear): Refusal | undefined {
  const { world, view, vehicle } = scene;
  return (
    priceRefusal(scene, to, gear) ??
    fearRefusal(world, view, vehicle, to) ??
    companyRefusal(view, vehicle, to) ??
    (vehicleFits(world, view, to, vehicle.side, [vehicle.id])
      ? undefined
      : refusal('1.3.a', 'there is no room for another vehicle'))
  );
}

/** One hex is always possible, whatever it costs, but not by Assault Move (6.0.e, 6.0.f). */
function priceRefusal(
  { world, view, drive, vehicle }: DriveScene,
  to: Location,
  gear: Gear,
): Refusal | undefined {
  const price = priceOf(world, view, vehicle, to, gear);
  if ('barredBy' in price) return refusal('15.1.a', `${price.barredBy} bars its way`);
  const { value } = price.cost;
  const left = pointsLeft(world, vehicle, drive);
  if (value <= left || (drive.kind === 'normal' && drive.steps === 0 && drive.spent === 0)) return undefined;
  return refusal('15.0.c', `it costs ${value} points, and ${Math.max(0, left)} are left`);
}

/** Shaken vehicles go towards no enemy whom they see, as the armor example tells. */
function fearRefusal(world: World, view: View, vehicle: AnyVehicle, to: Location): Refusal | undefined {
  const { at, shaken } = vehicle;
  if (!shaken || at === undefined) return undefined;
  return approachRefusal(world, enemiesSeen(world, view, vehicle, at), at, to);
}

/** Not where enemy vehicles are (15.1.d), and to enemies on foot only by an Overrun (15.3.a). */
function companyRefusal(view: View, { side }: AnyVehicle, to: Location): Refusal | undefined {
  if (isEnemyVehicleAt(view, to, side)) return refusal('15.1.d', 'there is an enemy vehicle');
  if (isEnemyAt(view, to, side)) return refusal('15.3.a', 'there are enemies, to be overrun');
  return meleeAt(view, to) ? refusal('15.3.a', 'there is a Melee') : undefined;
}
