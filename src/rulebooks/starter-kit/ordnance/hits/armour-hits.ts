/** Vehicles that ordnance hits: one by one on the vehicle target type (7.9), all in the hex on the area target type (7.11). */
import { type Tally, type TallyEntry, tally } from '../../../../engine/index.ts';
import {
  type AREA_HIT_MODIFIERS,
  type Aspect,
  type Facing,
  type FireColumn,
  fireResult,
  modifier,
  type VehicleEffect,
} from '../../charts/index.ts';
import type { View } from '../../game.ts';
import { spineOf } from '../../vehicles/arcs.ts';
import { type AnyVehicle, vehicleCardOf } from '../../vehicles/vehicles.ts';
import type { World } from '../../world.ts';
import { facingShown } from '../covered-arcs.ts';
import { rangeOf, type Shot, shellOf, sideOf } from '../shot.ts';
import { effectOf } from './effect.ts';
import type { ArmourHit } from './to-kill.ts';

/** Which side of it was struck: by the line of fire and what hull or turret point at; within the hex by the die (3.2.4). */
export function facingStruck(
  world: World,
  { firer }: Shot,
  vehicle: AnyVehicle,
  aspect: Aspect,
): Facing | undefined {
  if (vehicle.at === undefined) return undefined;
  return facingShown(world, vehicle.at, spineOf(vehicle, aspect), firer.at);
}

/** The hit as the roll to kill needs it; undefined for a shell that does nothing to armour. */
export function armourHit(
  world: World,
  shot: Shot,
  vehicle: AnyVehicle,
  aspect: Aspect,
  facing: Facing,
  critical: boolean,
): ArmourHit | undefined {
  const { ordnance, firer } = shot;
  const shell = shellOf(shot);
  const number = ordnance.toKill(shell, rangeOf(world, shot));
  if (number === undefined) return undefined;
  return {
    by: sideOf(firer),
    vehicle,
    killer: ordnance.killer(shell),
    number,
    aspect,
    facing,
    critical,
    column: ordnance.column(shell),
    // A Panzerfaust may fail to go off (4.4.2.f).
    ...(firer.weapon || firer.vehicle ? {} : { dud: 12 }),
  };
}

/** A vehicle in a hex that is hit as such: its fate is read from the fire table (7.11). */
export interface HullHit {
  readonly vehicle: AnyVehicle;
  readonly aspect: Aspect;
  readonly column: FireColumn;
  readonly drm: Tally;
}

export function hullHit(
  world: World,
  view: View,
  shot: Shot,
  vehicle: AnyVehicle,
  aspect: Aspect,
  critical: boolean,
): HullHit {
  const { column, drm } = effectOf(world, view, shot, vehicle, critical);
  return {
    vehicle,
    aspect,
    column,
    drm: tally({ stages: ['target hex'] }, 0, [...drm.kept, ...armourModifiers(world, vehicle)]),
  };
}

type Listed = keyof typeof AREA_HIT_MODIFIERS.cites;

/** Thin plates all round are no protection from what bursts beside them, thick ones are (7.11.a). */
function armourModifiers(world: World, vehicle: AnyVehicle): readonly TallyEntry[] {
  const { hull, turretArmour, openTopped } = vehicleCardOf(vehicle);
  const plates = [hull.front, hull.side, turretArmour.front, turretArmour.side];
  const names: readonly (Listed | false | undefined)[] = [
    plates.every(plate => plate <= 4) && 'all armour 4 or less',
    plates.every(plate => plate >= 8) && 'all armour 8 or more',
    openTopped && 'open-topped',
  ];
  return names
    .filter(name => typeof name === 'string')
    .map(id => ({ id, ...modifier(world.charts.areaHitModifiers, id), op: '+', stage: 'target hex' }));
}

/** KIA destroys; K, or one more than that takes, shocks by a hit on the turret and immobilizes by one on the hull (7.11.a). */
export function hullEffect(world: World, { column, drm, aspect }: HullHit, original: number): VehicleEffect {
  const final = original + drm.value;
  if (fireResult(world.charts, column, final).is === 'KIA') return 'destroyed';
  const isStruck =
    fireResult(world.charts, column, final).is === 'K' ||
    fireResult(world.charts, column, final - 1).is === 'K';
  return isStruck ? (aspect === 'turret' ? 'shock' : 'immobilized') : 'nothing';
}
