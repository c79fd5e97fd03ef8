/** Covered arcs of a vehicle's arms (3.2.4, 7.8): what they cover, and what it costs to turn them before the shot. */

import type { HexId } from '../../../board/index.ts';
import { isRefusal, type Refusal, refusal, unset } from '../../../engine/index.ts';
import { turned } from '../../../hex/index.ts';
import { gunArc } from '../charts/index.ts';
import { coveredArcChange } from '../charts/ordnance/to-hit-modifiers.ts';
import type { Arm } from '../counters/card.ts';
import { movingPiece } from '../fire/shooters.ts';
import type { Game, View } from '../game.ts';
import { covers, type Spine, spinesCovering, turnBetween } from '../ordnance/covered-arcs.ts';
import type { ArmMount, FireMode } from '../state.ts';
import { isCoverHex } from '../terrain/terrain.ts';
import type { World } from '../world.ts';
import { isFirstFire, mountOf, traverseOf } from './arms.ts';
import { type AnyVehicle, vehicleCardOf } from './vehicles.ts';

/** Straight back, unless its card says otherwise. */
const REARWARD = 3;

/** The hexspine that hull or turret point along. */
export function spineOf(vehicle: AnyVehicle, mount: ArmMount): Spine {
  const hull = vehicle.facing ?? 0;
  return mount === 'hull' ? hull : (vehicle.turret ?? hull);
}

/** By how many hexspines the arm looks away from what it is mounted on: only the one in the rear does. */
const offsetOf = (world: World, vehicle: AnyVehicle, arm: Arm): number =>
  gunArc(world.charts, arm) === 'rear TCA' ? (vehicleCardOf(vehicle).rearGunAt ?? REARWARD) : 0;

/** The hexspine that the arm itself looks along; undefined if it looks all round. */
export function arcOf(world: World, vehicle: AnyVehicle, arm: Arm): Spine | undefined {
  const mount = mountOf(world, vehicle, arm);
  return mount === 'free' ? undefined : turned(spineOf(vehicle, mount), offsetOf(world, vehicle, arm));
}

/** The turn that lets an arm bear on its target. */
export interface Turn {
  readonly mount: ArmMount;
  /** Where the mount points for the shot. */
  readonly to: Spine;
  readonly hexspines: number;
}

/** How the arm comes to bear on the hex; undefined if it bears on everything; or why it can't. */
export function turnToward(
  world: World,
  view: View,
  vehicle: AnyVehicle,
  arm: Arm,
  target: HexId,
  mode: FireMode,
): Turn | Refusal | undefined {
  const mount = mountOf(world, vehicle, arm);
  if (mount === 'free') return undefined;
  const now = spineOf(vehicle, mount);
  const still: Turn = { mount, to: now, hexspines: 0 };
  const { at } = vehicle;
  if (at === undefined) return still;
  const aim = target === at ? entranceTo(view, vehicle, mount, mode) : { toward: target, mayTurn: true };
  if (isRefusal(aim)) return aim;
  if (aim.toward === undefined) return still;
  const offset = offsetOf(world, vehicle, arm);
  const looks = turned(now, offset);
  if (covers(world, at, looks, aim.toward)) return still;
  if (!aim.mayTurn)
    return refusal('3.2.4.ca.g', 'who came into its hex did not come through its covered arc');
  const held = turnRefusal(vehicle, mount, mode);
  if (held) return held;
  const [nearest = looks] = spinesCovering(world, at, looks, aim.toward);
  return { mount, to: turned(nearest, -offset), hexspines: turnBetween(looks, nearest) };
}

interface Entrance {
  /** The hex through which arm must look; undefined: it bears on its own hex anyhow. */
  readonly toward?: HexId;
  readonly mayTurn: boolean;
}

/**
 * Its own hex is in the arc of a weapon, but against movers of the enemy only if they came in through that arc, or the
 * weapon turns on them as they come (3.2.4.ca.g). A vehicle that can't turn never lowers its bow weapons otherwise (7.6.e).
 */
function entranceTo(view: View, vehicle: AnyVehicle, mount: ArmMount, mode: FireMode): Entrance | Refusal {
  const isStuck = mount === 'hull' && isFixed(vehicle);
  const cite = vehicle.bogged ? '7.6.e' : '3.2.4.ca.g';
  if (!isFirstFire(mode)) {
    return isStuck ? refusal(cite, 'it can’t turn its bow on those in its own hex') : { mayTurn: false };
  }
  const { entry, here } = movingPiece(view) ?? {};
  const entering = entry?.cost !== undefined && here === entry.cost;
  if (isStuck && !entering) return refusal(cite, 'they have got past its bow');
  if (entry?.from === undefined) return { mayTurn: false };
  return { toward: entry.from, mayTurn: entering };
}

/** It can't change its vehicle covered arc. */
export const isFixed = ({ immobilized, bogged }: AnyVehicle): boolean =>
  immobilized === true || bogged !== undefined;

function turnRefusal(vehicle: AnyVehicle, mount: ArmMount, mode: FireMode): Refusal | undefined {
  if (mode === 'bounding') return refusal('7.8.e', 'on the move it fires within its covered arcs');
  if (mount === 'hull' && isFixed(vehicle)) {
    return refusal(vehicle.bogged ? '7.6.e' : '2.0.Immobilized', 'it can’t turn its hull');
  }
  return undefined;
}

/**
 * Case 8, on the roll to hit or on the fire table: for the turn before this shot, or for the one before an earlier
 * shot from the same mount, if this arm has not paid for that yet (7.8.d). Never on the move.
 */
export function turnModifier(
  world: World,
  view: View,
  vehicle: AnyVehicle,
  arm: Arm,
  turn: Turn | undefined,
  mode: FireMode,
): number {
  if (!turn || mode === 'bounding') return 0;
  const confined = vehicle.at !== undefined && isCoverHex(world, view, vehicle.at);
  const hexspines = turn.hexspines > 0 ? turn.hexspines : owedBy(vehicle, arm, turn.mount);
  return coveredArcChange(world.charts, traverseOf(world, vehicle, arm), hexspines, confined);
}

function owedBy({ swung }: AnyVehicle, arm: Arm, mount: ArmMount): number {
  const swing = swung?.[mount];
  return swing && !swing.by.includes(arm) ? swing.hexspines : 0;
}

/** Turns hull or turret for a shot of these arms. A turret goes round with its hull (7.8.d). */
export function turnToFire(
  game: Game,
  vehicle: AnyVehicle,
  turn: Turn | undefined,
  by: readonly Arm[],
): void {
  if (!turn) return;
  const { mount, to, hexspines } = turn;
  const mine = game.own(vehicle);
  const swing = vehicle.swung?.[mount];
  if (hexspines > 0) {
    if (mount === 'hull') turnHull(mine, to);
    else setTurret(mine, to);
    mine.swung = { ...vehicle.swung, [mount]: { hexspines, by } };
    game.say('3.3.2.f', `{${vehicle.id}} turns its ${mount} by ${hexspines}`);
  } else if (swing) {
    mine.swung = { ...vehicle.swung, [mount]: { ...swing, by: [...new Set([...swing.by, ...by])] } };
  }
}

type Pointing = { facing?: Spine; turret?: Spine };

/** Its turret keeps its place on the hull. */
export function turnHull(vehicle: Pointing, to: Spine): void {
  const by = to - (vehicle.facing ?? 0);
  if (vehicle.turret !== undefined) vehicle.turret = turned(vehicle.turret, by);
  vehicle.facing = to;
}

/** Only a turret that points elsewhere than the hull is worth a counter (3.2.4). */
export function setTurret(vehicle: Pointing, to: Spine): void {
  if (to === (vehicle.facing ?? 0)) unset(vehicle, 'turret');
  else vehicle.turret = to;
}
