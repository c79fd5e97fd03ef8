/** Words for vehicles: how they drive, turn, open and close their hatches (15.0, 15.1). */
import type { ActWords, Tally } from '../../../../engine/index.ts';
import { enclosing } from '../../frames.ts';
import type { Location } from '../../state.ts';
import { type Gear, priceOf } from '../../vehicles/driving/cost.ts';
import { turnCost } from '../../vehicles/driving/facing.ts';
import { findVehicle } from '../../vehicles/vehicles.ts';
import { pieceName, placeText, type Said, type Scene } from '../names.ts';
import { VERTICES } from './rally.ts';

/** What the vehicle on the move pays for the next hex; undefined while none is. */
export function nextDriveCost(
  { world, view }: Scene,
  to: Location,
  gear: Gear = 'forward',
): Tally | undefined {
  const drive = enclosing(view, 'drive');
  const vehicle = drive && findVehicle(view, drive.vehicle);
  const price = vehicle && priceOf(world, view, vehicle, to, gear);
  return price && 'cost' in price ? price.cost : undefined;
}

function turnText({ world, view }: Scene, facing: number): string {
  const drive = enclosing(view, 'drive');
  const vehicle = drive && findVehicle(view, drive.vehicle);
  return vehicle ? ` (${turnCost(world, vehicle.facing, facing)} MP)` : '';
}

export const VEHICLE_WORDS: Said<'drive' | 'reverse' | 'turn' | 'turret' | 'button' | 'open', ActWords> = {
  drive: (scene, { vehicle }) => ({
    label: `Drive with ${pieceName(scene, vehicle)}`,
    hint: 'Vehicles move one by one.',
  }),
  reverse: (scene, { to }) => {
    const cost = nextDriveCost(scene, to, 'reverse');
    return { label: `Back to ${placeText(scene.world, to)}`, ...(cost && { cost }) };
  },
  turn: (scene, { facing }) => ({
    label: `Turn to the ${VERTICES[facing]} vertex${turnText(scene, facing)}`,
    hint: 'The hull turns, and the turret on it with it; each vertex may draw fire.',
  }),
  turret: (_scene, { facing }) => ({
    label: `Turn the turret to the ${VERTICES[facing]} vertex`,
    hint: 'It costs no points; the gun hits less well in this impulse.',
  }),
  button: (scene, { vehicle }) => ({
    label: `${pieceName(scene, vehicle)} buttons up`,
    hint: 'Small arms can’t hurt the crew of an armored vehicle then; it spots nothing, and fires less well.',
  }),
  open: (scene, { vehicle }) => ({
    label: `${pieceName(scene, vehicle)} opens its hatches`,
    hint: 'It sees and fires better, and small arms may hit the crew.',
  }),
};
