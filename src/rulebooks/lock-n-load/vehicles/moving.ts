/** Whether a vehicle counts as moving for those who fire at it (15.5). */
import { enclosing } from '../frames.ts';
import type { View } from '../game.ts';
import type { AnyVehicle } from './vehicles.ts';

export function isMovingVehicle(view: View, { id, moved, continuous }: AnyVehicle): boolean {
  const drive = enclosing(view, 'drive');
  return moved !== undefined || continuous !== undefined || (drive?.begun === true && drive.vehicle === id);
}
