/** Words for vehicles: how they drive, turn, open and close their hatches (15.0, 15.1). */
import type { Tally } from '../../../../engine/index.ts';
import { enclosing } from '../../frames.ts';
import type { Location } from '../../state.ts';
import { type Gear, priceOf } from '../../vehicles/driving/cost.ts';
import { turnCost } from '../../vehicles/driving/facing.ts';
import { findVehicle } from '../../vehicles/vehicles.ts';
import { pieceName, placeText, type Scene, type Words } from '../names.ts';
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
  const drive = view.doing.at(-1);
  const vehicle = drive?.is === 'drive' ? findVehicle(view, drive.vehicle) : undefined;
  return vehicle ? ` (${turnCost(world, vehicle.facing, facing)} MP)` : '';
}

export const VEHICLE_WORDS = {
  drive: 'Drive with {vehicle} — Vehicles move one by one.',
  reverse: (scene, { to }) => {
    const cost = nextDriveCost(scene, to, 'reverse');
    return { label: `Back to ${placeText(scene.world, to)}`, ...(cost && { cost }) };
  },
  'keep-moving': '{vehicle} keeps moving — It must move in the next turn, and is hit less well until then.',
  lay: (scene, { arm }) => ({
    label: `Fire ${pieceName(scene, arm)}`,
    hint:
      scene.view.doing.at(-1)?.is === 'window'
        ? 'Opportunity Fire; what else the vehicle has fires at the same hex.'
        : 'All that the vehicle has fires in this impulse and at the same hex, each by itself.',
  }),
  aim: 'At {vehicle} — At this vehicle alone: nobody else who is there is hurt.',
  turn: (scene, { facing }) => ({
    label: `Turn to the ${VERTICES[facing]} vertex${turnText(scene, facing)}`,
    hint:
      scene.view.doing.at(-1)?.is === 'gunnery'
        ? 'All of it turns, and the turret with it: two more to hit.'
        : 'The hull turns, and the turret on it with it; each vertex may draw fire.',
  }),
  turret: (_scene, { facing }) => ({
    label: `Turn the turret to the ${VERTICES[facing]} vertex`,
    hint: 'It costs no points; the gun hits less well in this impulse.',
  }),
  button:
    '{vehicle} buttons up — Small arms can’t hurt the crew of an armored vehicle then; it spots nothing, and fires less well.',
  open: '{vehicle} opens its hatches — It sees and fires better, and small arms may hit the crew.',
} satisfies Partial<Words>;
