/** A barrel that must hit before it has any effect (6.0, 7.2): a gun with whoever serves it, or a main armament. */
import type { HexId } from '../../../board/index.ts';
import type { Side } from '../../../engine/index.ts';
import type { Traverse } from '../charts/ordnance/to-hit-modifiers.ts';
import type { Nation, Piece } from '../counters/card.ts';
import type { View } from '../game.ts';
import { gunCardOf, isCrew, isGun } from '../guns/guns.ts';
import type { ArmId, ShooterId, WeaponId } from '../state.ts';
import {
  type AnyUnit,
  type AnyWeapon,
  cardOf,
  isWeaponId,
  possessorOf,
  weaponById,
  weaponCardOf,
} from '../units.ts';
import { spineOf } from '../vehicles/arcs.ts';
import { armOf, isArmId, mountOf, traverseOf } from '../vehicles/arms.ts';
import { type AnyVehicle, vehicleCardOf } from '../vehicles/vehicles.ts';
import type { World } from '../world.ts';
import type { Spine } from './covered-arcs.ts';

export interface Barrel {
  readonly id: WeaponId | ArmId;
  readonly side: Side;
  readonly at: HexId;
  readonly piece: Piece;
  /** Who made it. */
  readonly nation: Nation;
  /** The hexspine in the middle of its covered arc. */
  readonly facing: Spine;
  readonly traverse: Traverse;
  /** A gun, and who possesses it. */
  readonly weapon?: AnyWeapon;
  readonly crew?: AnyUnit;
  /** A vehicle, whose main armament it is. */
  readonly vehicle?: AnyVehicle;
}

/** Undefined for what is no gun and no main armament, for a gun without a crew, and for what is not on the map. */
export function barrelOf(world: World, view: View, id: ShooterId): Barrel | undefined {
  if (isArmId(id)) {
    const { vehicle, arm } = armOf(view, id);
    return arm === 'MA' ? mainArmament(world, vehicle) : undefined;
  }
  const weapon = isWeaponId(id) ? weaponById(view, id) : undefined;
  const crew = weapon && possessorOf(view, weapon);
  return weapon && crew && servedGun(weapon, crew);
}

export function servedGun(weapon: AnyWeapon, crew: AnyUnit): Barrel | undefined {
  const card = gunCardOf(weapon);
  if (!card || crew.at === undefined) return undefined;
  return {
    id: weapon.id,
    side: crew.side,
    at: crew.at,
    piece: card.piece,
    nation: card.nation,
    facing: weapon.facing ?? 0,
    traverse: card.allRound ? 'T' : 'NT',
    weapon,
    crew,
  };
}

export function mainArmament(world: World, vehicle: AnyVehicle): Barrel | undefined {
  const { main, nation } = vehicleCardOf(vehicle);
  if (!main || vehicle.at === undefined || vehicle.wreck) return undefined;
  return {
    id: `${vehicle.id}.MA`,
    side: vehicle.side,
    at: vehicle.at,
    piece: main,
    nation,
    facing: spineOf(vehicle, mountOf(world, vehicle, 'MA') === 'hull' ? 'hull' : 'turret'),
    traverse: traverseOf(world, vehicle, 'MA'),
    vehicle,
  };
}

interface Served {
  readonly weapon?: AnyWeapon;
  readonly user?: AnyUnit;
}

/** Squads and half-squads have not learnt it (3.2.4). */
export const isNonQualified = ({ weapon, user }: Served): boolean =>
  weapon !== undefined && isGun(weapon) && user !== undefined && !isCrew(user);

export const isCaptured = ({ weapon, user }: Served): boolean =>
  weapon !== undefined && user !== undefined && weaponCardOf(weapon).nation !== cardOf(user).nation;
