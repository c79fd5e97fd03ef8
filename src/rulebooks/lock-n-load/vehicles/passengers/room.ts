/** Whom a vehicle carries, and how many of them (16.1, 16.2). */
import { type Refusal, refusal } from '../../../../engine/index.ts';
import type { View } from '../../game.ts';
import { type AnyUnit, cardOf, isGoodOrder, isSmc, sizeOf, weaponsOf } from '../../units.ts';
import type { World } from '../../world.ts';
import { type AnyVehicle, vehicleCardOf } from '../vehicles.ts';
import { passengersOf } from './aboard.ts';

/** On top of it, not inside. */
export const carriesOutside = (vehicle: AnyVehicle): boolean =>
  vehicleCardOf(vehicle).transport?.endsWith('O') === true;

const CITES = { inside: '16.1.a', outside: '16.2.a' } as const;
const MOST_CALIBER = 20;

/** Half a squad, a weapon and a man for one P, twice that for two. */
export function roomRefusal(
  world: World,
  view: View,
  vehicle: AnyVehicle,
  coming: readonly AnyUnit[],
): Refusal | undefined {
  const { transport } = vehicleCardOf(vehicle);
  if (transport === undefined) return refusal('16.1.a', 'it carries nobody');
  if (coming.some(isTooBig)) return refusal('16.1.c', 'so big a gun is not carried');
  const isOutside = carriesOutside(vehicle);
  if (isOutside && !coming.every(isGoodOrder)) return refusal('16.2.e', 'the Shaken don’t ride on top');
  const most = transport.startsWith('PP') ? 2 : 1;
  const all = [...passengersOf(view, vehicle.id), ...coming];
  const squads = all.reduce((sum, unit) => sum + sizeOf(world, unit), 0);
  const weapons = all.reduce((sum, unit) => sum + weaponsOf(view, unit).length, 0);
  return squads <= most && weapons <= most && all.filter(isSmc).length <= most
    ? undefined
    : refusal(CITES[isOutside ? 'outside' : 'inside'], 'there is no room in it');
}

/** More than 20 mm: by what its counter is called (16.1.c). */
function isTooBig(unit: AnyUnit): boolean {
  const card = cardOf(unit);
  return card.kind === 'weapon-team' && Number.parseInt(card.name, 10) > MOST_CALIBER;
}
