/** Vehicles without radio sets (7.4). */
import { type AnyUnit, vehicleCardOf } from '../game.ts';
import { isOn, monthOf, type World } from '../world.ts';

/** Everybody has one unless his card says otherwise, until the date that it names (7.4); a hit may break it (7.23.2.b). */
export function hasRadio(world: World, unit: AnyUnit): boolean {
  if (!isOn(world, '7.4')) return true;
  if (unit.collateral?.includes('radio')) return false;
  const without = vehicleCardOf(unit)?.noRadio;
  if (without === undefined) return true;
  return without !== true && monthOf(world) >= without.until;
}
