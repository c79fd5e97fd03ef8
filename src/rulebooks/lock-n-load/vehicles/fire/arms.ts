/** The weapons of a vehicle (15.0.e to 15.0.i): which it has, when they fire, and at what. */
import { type Refusal, refusal } from '../../../../engine/index.ts';
import { ALL_DIRECTIONS, type Direction } from '../../../../hex/index.ts';
import { markerAllows, modifier } from '../../charts/index.ts';
import type { Occasion } from '../../fire/occasion.ts';
import { bunkerRefusal, sightRefusal, smallArmsRefusal, type Target } from '../../fire/targets.ts';
import type { View } from '../../game.ts';
import { isAhead } from '../../ordnance/weapon-teams.ts';
import { ARMS, type Arm, type ArmId, type Location } from '../../state.ts';
import { distance } from '../../terrain/places.ts';
import { isFresh, markersOf, mayFireAfterMove } from '../../units.ts';
import type { World } from '../../world.ts';
import type { VehicleCard } from '../card.ts';
import { verticesBetween } from '../driving/turns.ts';
import {
  type AnyVehicle,
  hasTurret,
  isOpenVehicle,
  turretFacing,
  vehicleById,
  vehicleCardOf,
} from '../vehicles.ts';

/** One of them, with the vehicle that it is on. */
export interface MountedArm {
  readonly id: ArmId;
  readonly arm: Arm;
  readonly vehicle: AnyVehicle;
}

const FIREPOWER = {
  mg: 'machineGun',
  'mg*': 'openMachineGun',
  mgR: 'rearMachineGun',
} as const satisfies Record<Exclude<Arm, 'gun'>, keyof VehicleCard>;

/** The firepower of a machine gun; the gun has none of its own. */
export const armFirepower = (vehicle: AnyVehicle, arm: Arm): number =>
  arm === 'gun' ? 0 : (vehicleCardOf(vehicle)[FIREPOWER[arm]] ?? 0);

export function armsOf(vehicle: AnyVehicle): readonly MountedArm[] {
  const { gun } = vehicleCardOf(vehicle);
  return ARMS.filter(arm => (arm === 'gun' ? gun !== undefined : armFirepower(vehicle, arm) > 0)).map(
    arm => ({ id: `${vehicle.id}/${arm}`, arm, vehicle }),
  );
}

export function armById(view: View, id: ArmId): MountedArm {
  const [vehicle = '', arm] = id.split('/');
  return { id, arm: arm as Arm, vehicle: vehicleById(view, vehicle) };
}

/** Whatever the target: its crew, its hatches, its markers, and what has fired before. */
export function armRefusal(
  world: World,
  occasion: Occasion,
  { id, arm, vehicle }: MountedArm,
): Refusal | undefined {
  if (vehicle.at === undefined) return refusal('22.0.a', 'it is not on the map');
  if (vehicle.shaken) return refusal('5.1.f', 'it is Shaken');
  if (arm === 'mg*' && !isOpenVehicle(vehicle))
    return refusal('15.0.f', 'nobody is at it while the vehicle is buttoned');
  const fired = occasion.shots.filter(({ with: weapon }) => weapon === id).length;
  const most = arm === 'gun' ? (vehicleCardOf(vehicle).shots ?? 1) : 1;
  if (fired >= most) return refusal('15.0.e', 'it has fired');
  // All that it has fires on one occasion, each by itself (15.0.g).
  if (occasion.shots.some(({ by }) => by === vehicle.id)) return undefined;
  return markerRefusal(world, occasion, vehicle);
}

function markerRefusal(
  world: World,
  { opportunity, found }: Occasion,
  vehicle: AnyVehicle,
): Refusal | undefined {
  if (vehicle.fired) return refusal('4.0.n', 'it has fired');
  if (vehicle.continuous && !(opportunity && vehicle.continuous === 'Assault Move'))
    return refusal('15.5', 'it keeps moving, and fires after that if at all');
  if (opportunity) {
    const may = markersOf(vehicle).every(marker =>
      markerAllows(world.charts, marker, 'may opportunity fire'),
    );
    return may ? undefined : refusal('5.3.a', 'it has moved');
  }
  if (isFresh(vehicle) || mayFireAfterMove(vehicle)) return undefined;
  // At the hex that it has just spotted it may fire (4.1.e): the target is looked at elsewhere.
  if (found?.by === vehicle.id) return undefined;
  return vehicle.opsComplete ? refusal('4.1.a', 'it is Ops Complete') : refusal('4.0.h', 'it has moved');
}

/** How far it reaches (14.1.d, 15.0.f). */
function armRange(world: World, { arm, vehicle }: MountedArm): number {
  if (arm === 'gun') return vehicleCardOf(vehicle).gun?.toHit.at(-1)?.range ?? 0;
  const name = armFirepower(vehicle, arm) >= 4 ? 'firepower 4' : 'firepower 2';
  return modifier(world.charts.vehicleMgRanges, name).n;
}

/** Whether it bears on the place as the vehicle stands (14.1.b, 15.0.f, 15.0.i). */
export function bears(world: World, { arm, vehicle }: MountedArm, at: Location): boolean {
  if (vehicle.at === undefined) return false;
  if (arm === 'mg*') return true;
  const turret = turretFacing(vehicle);
  const looks = arm === 'mgR' ? (((turret + 3) % 6) as Direction) : turret;
  return isAhead(world, vehicle.at, looks, at);
}

/** Turrets follow their target, and hulls are turned to it; what looks to the rear of the turret is not (15.1.f). */
const canBear = (world: World, mounted: MountedArm, at: Location): boolean =>
  mounted.arm !== 'mgR' || bears(world, mounted, at);

/** The facings of the turret that bring its weapons to bear, the nearest first. */
export function turretTurns(world: World, vehicle: AnyVehicle, at: Location): readonly Direction[] {
  const { at: from } = vehicle;
  if (from === undefined || !hasTurret(vehicleCardOf(vehicle))) return [];
  const now = turretFacing(vehicle);
  const way = (facing: Direction) => verticesBetween(now, facing);
  return ALL_DIRECTIONS.filter(facing => isAhead(world, from, facing, at)).toSorted(
    (a, b) => way(a) - way(b),
  );
}

/** The facings of the hull that do it, turret and all. */
export function hullTurns(world: World, mounted: MountedArm, at: Location): readonly Direction[] {
  const { vehicle, arm } = mounted;
  const from = vehicle.at;
  if (from === undefined || (arm !== 'gun' && arm !== 'mg')) return [];
  const ahead = (turretFacing(vehicle) - vehicle.facing + 6) % 6;
  return ALL_DIRECTIONS.filter(
    facing => facing !== vehicle.facing && isAhead(world, from, ((facing + ahead) % 6) as Direction, at),
  );
}

/** Why it is not laid on that target; cheap questions come first. */
export function layRefusal(
  world: World,
  view: View,
  occasion: Occasion,
  mounted: MountedArm,
  target: Target,
): Refusal | undefined {
  const { arm, vehicle } = mounted;
  const from = vehicle.at;
  if (from === undefined) return refusal('22.0.a', 'it is not on the map');
  if (distance(world, from, target.at) > armRange(world, mounted))
    return refusal('5.0.a', 'it is out of range');
  if (from === target.at) return refusal('5.0.a', 'it is too near');
  return (
    harmRefusal(arm, vehicle, target) ??
    foundRefusal(occasion, vehicle, target.at) ??
    lockRefusal(world, occasion, mounted, target.at) ??
    (canBear(world, mounted, target.at) ? undefined : refusal('15.0.i', 'it is not behind the turret')) ??
    (isKnown(vehicle, target) ? undefined : refusal('10.0.a', 'it is not spotted')) ??
    bunkerRefusal(world, view, { at: from, isOrdnance: arm === 'gun' }, target.at) ??
    sightRefusal(world, view, from, target.at)
  );
}

/** No shell for men (14.1.f), or none but small arms for armor (17.2.b). */
function harmRefusal(arm: Arm, vehicle: AnyVehicle, target: Target): Refusal | undefined {
  if (arm !== 'gun') return target.vehicle && smallArmsRefusal(target.vehicle);
  return target.vehicle || vehicleCardOf(vehicle).gun?.highExplosive !== undefined
    ? undefined
    : refusal('14.1.f', 'it has no HE-equivalent, and cannot attack infantry');
}

/** All at one hex (15.0.g); a gun with several shots at that and those beside it (15.0.e), the rear one at any (15.0.i). */
function lockRefusal(
  world: World,
  { shots }: Occasion,
  { id, arm, vehicle }: MountedArm,
  at: Location,
): Refusal | undefined {
  if (arm === 'mgR') return undefined;
  const own = shots.filter(shot => shot.by === vehicle.id && shot.with !== `${vehicle.id}/mgR`);
  const [first] = own;
  if (!first) return undefined;
  const repeats = own.find(shot => shot.with === id);
  if (repeats)
    return distance(world, repeats.at, at) <= 1
      ? undefined
      : refusal('15.0.e', 'its next target must be in the hex of its first or beside it');
  return first.at === at ? undefined : refusal('15.0.g', 'all weapons of a vehicle fire at the same hex');
}

/** Whoever has spotted fires in that impulse at nothing but what he has found (4.1.e). */
const foundRefusal = ({ found }: Occasion, { id }: AnyVehicle, at: Location): Refusal | undefined =>
  found?.by === id && found.at !== at
    ? refusal('4.1.e', 'it may fire at nothing but the hex that it has spotted')
    : undefined;

const isKnown = ({ acquired, at }: AnyVehicle, target: Target): boolean =>
  (acquired?.at === target.at && acquired.from === at) || target.isSpotted();
