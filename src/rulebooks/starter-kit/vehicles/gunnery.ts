/** Machine guns of a vehicle, and a main armament that fires like one (7.8, 6.8): what they may fire at, alone and together. */
import type { HexId } from '../../../board/index.ts';
import { isRefusal, type Refusal, refusal } from '../../../engine/index.ts';
import { IFE, vehicularRange } from '../charts/ordnance/vehicle-weapons.ts';
import { heldByEnemies, refusedAtAll, tooManyShots, unseen } from '../fire/targets.ts';
import type { View } from '../game.ts';
import { hasMen, knownTargetHexes } from '../ordnance/targets.ts';
import { knownEnemies } from '../rout/known-enemies.ts';
import type { ArmMount, FireMode } from '../state.ts';
import { distance, type World } from '../world.ts';
import { setTurret, type Turn, turnHull, turnToward } from './arcs.ts';
import { armMode, armState, type VehicleArm } from './arms.ts';
import { type AnyVehicle, vehicleCardOf } from './vehicles.ts';

/** An arm that takes part in an attack on the fire table. */
export interface Gunner extends VehicleArm {
  readonly at: HexId;
  readonly mode: FireMode;
}

/** The firepower printed for it; none for a main armament that must hit (7.8, 6.8). */
export function printedFirepower({ vehicle, arm }: Pick<VehicleArm, 'vehicle' | 'arm'>): number | undefined {
  const { main, guns } = vehicleCardOf(vehicle);
  return arm === 'MA' ? main?.firepowerEquivalent : guns[arm];
}

/** In hexes; twice as far at half strength (7.8.g). */
export const normalRange = (world: World, { arm }: Pick<VehicleArm, 'arm'>): number =>
  vehicularRange(world.charts, arm === 'MA' ? IFE : arm);

/** The arm as it would fire at the hex on the fire table; or why it may not. */
export function mayFireAt(world: World, view: View, shooter: VehicleArm, target: HexId): Gunner | Refusal {
  const gunner = gunnerNow(world, view, shooter);
  return isRefusal(gunner) ? gunner : (aimRefusal(world, view, gunner, target) ?? gunner);
}

/** The arm as it would fire, wherever the target; or why it may not. */
export function gunnerNow(world: World, view: View, shooter: VehicleArm): Gunner | Refusal {
  const { at } = shooter.vehicle;
  const mode = gunMode(world, view, shooter);
  if (isRefusal(mode)) return mode;
  if (printedFirepower(shooter) === undefined) return refusal('2.0.MA', 'it must be aimed as ordnance');
  return at === undefined ? refusal('7.8.a', 'it is not on the map') : { ...shooter, at, mode };
}

/** How it may fire now. Marked with first fire, a main armament may go on like a machine gun (6.8.c). */
function gunMode(world: World, view: View, { vehicle, arm }: VehicleArm): FireMode | Refusal {
  const mode = armMode(world, view, vehicle, arm);
  const { fired, ...rested } = armState(vehicle, arm);
  if (!isRefusal(mode) || arm !== 'MA' || fired !== 'first') return mode;
  const again = armMode(world, view, { ...vehicle, arms: { ...vehicle.arms, MA: rested } }, arm);
  return again === 'first' ? 'subsequent' : again;
}

/** A main armament that fires like a machine gun once more, after first fire. */
export const isPressed = ({ vehicle, arm }: VehicleArm): boolean =>
  arm === 'MA' && armState(vehicle, arm).fired === 'first';

/** Then it fires within normal range and not past a closer enemy, or in final fire at closest quarters (3.3.3.g, 3.4.b). */
function pressedTooFar(world: World, view: View, gunner: Gunner, range: number): Refusal | undefined {
  if (!isPressed(gunner)) return undefined;
  const { at, vehicle, mode } = gunner;
  if (mode === 'final') {
    return range <= 1
      ? undefined
      : refusal('3.4.b', 'marked with first fire, it may fire at adjacent units only');
  }
  if (range > normalRange(world, gunner))
    return refusal('3.3.3.g', 'subsequent first fire is within normal range');
  const isCloser = knownEnemies(world, view, vehicle.side, at).some(
    enemy => distance(world, at, enemy.at) < range,
  );
  return isCloser ? refusal('3.3.3.g', 'a known enemy is closer') : undefined;
}

/** Why one that may fire may not fire there. */
export function aimRefusal(world: World, view: View, gunner: Gunner, target: HexId): Refusal | undefined {
  const { vehicle, arm, at, mode } = gunner;
  const range = distance(world, at, target);
  if (range > 2 * normalRange(world, gunner)) return refusal('3.2.2.c', 'the target is out of its range');
  if (!hasMen(view, target, vehicle.side, at)) {
    return refusal('7.12.a', 'there is nobody whom it could hurt');
  }
  const turn = turnToward(world, view, vehicle, arm, target, mode);
  return (
    (isRefusal(turn) ? turn : undefined) ??
    pressedTooFar(world, view, gunner, range) ??
    heldByEnemies(view, at, vehicle.side, target) ??
    (mode === 'bounding' ? undefined : tooManyShots(view, gunner)) ??
    mustHaveFiredTogether(view, gunner, target) ??
    unseen(world, view, gunner, target)
  );
}

/** Guns of one vehicle that fire at the same target fire together (2.0.Mandatory, 7.8.c). */
function mustHaveFiredTogether(view: View, { id, vehicle }: Gunner, target: HexId): Refusal | undefined {
  const isOwn = (each: string) => each.startsWith(`${vehicle.id}.`);
  const earlier = view.volleys?.filter(({ at, by }) => at === target && by.some(isOwn)) ?? [];
  if (earlier.length === 0 || earlier.some(({ by }) => by.includes(id))) return undefined;
  return refusal('7.8.c', 'other guns of the vehicle have attacked the same without it');
}

/** Why the arm may not fire now at anything. */
export function gunReadyRefusal(world: World, view: View, shooter: VehicleArm): Refusal | undefined {
  const gunner = gunnerNow(world, view, shooter);
  if (isRefusal(gunner)) return gunner;
  return refusedAtAll(knownTargetHexes(view, gunner.vehicle.side), hex =>
    aimRefusal(world, view, gunner, hex),
  );
}

// ---- several at once

/**
 * How hull and turret turn so that all of them bear on the target, by mount; or why they can't. The hull comes first: it
 * takes the turret round with it (7.8.c, 7.8.d).
 */
export function turnsToward(
  world: World,
  view: View,
  gunners: readonly Gunner[],
  target: HexId,
): ReadonlyMap<ArmMount, Turn> | Refusal {
  const turns = new Map<ArmMount, Turn>();
  let vehicle: AnyVehicle | undefined = gunners[0]?.vehicle;
  for (const mount of ['hull', 'turret'] as const) {
    for (const { arm, mode } of gunners) {
      const turn: Turn | Refusal | undefined = vehicle && turnToward(world, view, vehicle, arm, target, mode);
      if (isRefusal(turn)) return turn;
      if (!vehicle || turn?.mount !== mount) continue;
      if (turns.has(mount) && turn.hexspines > 0) {
        return refusal('7.8.c', 'they don’t bear on the same target');
      }
      if (!turns.has(mount)) turns.set(mount, turn);
      vehicle = turnedBy(vehicle, turn);
    }
  }
  return turns;
}

function turnedBy(vehicle: AnyVehicle, { mount, to }: Turn): AnyVehicle {
  const copy = { ...vehicle };
  if (mount === 'hull') turnHull(copy, to);
  else setTurret(copy, to);
  return copy;
}
