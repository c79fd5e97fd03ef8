/** The vehicle on the move (3.3.2): which it is, what it has left to spend, and how much of its way has been seen. */
import type { HexId } from '../../../../board/index.ts';
import type { Frozen } from '../../../../engine/index.ts';
import { replaceTop } from '../../frames.ts';
import type { Game, View } from '../../game.ts';
import { inHalves } from '../../movement/cost.ts';
import { sight } from '../../sight/sight.ts';
import type { DriveFrame, Spent } from '../../state.ts';
import type { World } from '../../world.ts';
import { type AnyVehicle, vehicleById, vehicleCardOf } from '../vehicles.ts';

export type Drive = Frozen<DriveFrame>;

/** A vehicle that is about to move. */
export function newDrive({ id, at }: AnyVehicle): Drive {
  return { is: 'drive', vehicle: id, ...(at !== undefined && { began: at }), spent: 0, here: 0, shots: {} };
}

/** The drive under way, whatever interrupts it. */
export function drive(view: View): Drive | undefined {
  if (view.vehicles === undefined) return undefined;
  return view.doing.findLast(frame => frame.is === 'drive');
}

/** The vehicle whose movement is under way. */
export function drivenVehicle(view: View): AnyVehicle | undefined {
  const frame = drive(view);
  return frame && vehicleById(view, frame.vehicle);
}

/** The drive that is the innermost frame: it is its turn to go on. */
export function driveOf(view: View): Drive {
  const frame = view.doing.at(-1);
  if (frame?.is !== 'drive') throw new Error('no vehicle is on the move');
  return frame;
}

/** The vehicle whose turn it is to go on. */
export const drivenIn = ({ state }: Game): AnyVehicle => vehicleById(state, driveOf(state).vehicle);

export function amendDrive(game: Game, changes: Partial<Drive>): void {
  replaceTop(game, { ...driveOf(game.state), ...changes });
}

/** Its printed allotment, in halves (7.0). */
export const allotmentOf = (vehicle: AnyVehicle): number => inHalves(vehicleCardOf(vehicle).movementPoints);

/** What it can still spend, in halves; nothing once all went into one hex, or more than it had into getting free. */
export function left(vehicle: AnyVehicle, { spent, whole }: Drive): number {
  return whole ? 0 : Math.max(0, allotmentOf(vehicle) - spent);
}

/**
 * Nothing spent yet but what it took to start: only so does all that it has go into one hex (3.3.2.s, 1.1.1.woods.c). Who
 * began in motion, and is a moving target for that, had nothing to spend on a start.
 */
export function isFresh({ moving }: AnyVehicle, { spent }: Drive): boolean {
  return spent === 0 || (spent === inHalves(1) && !moving);
}

/**
 * The movement points that a vehicle has spent in this player turn in sight of a hex: of its firers when it is the target,
 * of its target when it fires itself (cases 14, 15 and 24 of the to hit chart).
 */
export function mpInSight(world: World, view: View, { way = [] }: AnyVehicle, from: HexId): number {
  return spentInSight(world, view, way, from);
}

export function spentInSight(world: World, view: View, way: readonly Spent[], from: HexId): number {
  let halves = 0;
  for (const step of way) if (sight(world, view, from, step.at).clear) halves += step.halves;
  return halves / 2;
}
