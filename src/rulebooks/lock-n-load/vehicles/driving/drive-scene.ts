/** A vehicle on the move, as its verbs see it (15.1). */
import type { Frozen, Side } from '../../../../engine/index.ts';
import { enclosing } from '../../frames.ts';
import { type View, verbsIn } from '../../game.ts';
import type { DriveFrame } from '../../state.ts';
import type { World } from '../../world.ts';
import { type AnyVehicle, vehicleById } from '../vehicles.ts';

export type Drive = Frozen<DriveFrame>;

export interface DriveScene {
  readonly world: World;
  readonly view: View;
  readonly side: Side;
  readonly drive: Drive;
  readonly vehicle: AnyVehicle;
}

export const driveVerb = verbsIn<DriveScene>();

export function driveOf(view: View): Drive {
  const drive = enclosing(view, 'drive');
  if (!drive) throw new Error('no vehicle is on the move');
  return drive;
}

export const driveScene = (world: World, view: View, drive: Drive): DriveScene => ({
  world,
  view,
  side: drive.side,
  drive,
  vehicle: vehicleById(view, drive.vehicle),
});

/** The drive by which a vehicle sets out, or comes onto the map. */
export const newDrive = ({ id, side, shaken }: AnyVehicle): Drive => ({
  is: 'drive',
  side,
  vehicle: id,
  kind: 'normal',
  spent: 0,
  steps: 0,
  ...(shaken && { wasShaken: true }),
});
