/** The facts of all countries, found by name. What is wrong with them is found when they are loaded. */
import type { Country, GunFacts, VehicleFacts } from './facts.ts';
import { GUNS } from './guns.ts';
import { checked } from './plausible.ts';
import { VEHICLES } from './vehicles.ts';

export * from './aircraft.ts';
export * from './facts.ts';

export const { guns: GUN_FACTS, vehicles: VEHICLE_FACTS } = checked({ guns: GUNS, vehicles: VEHICLES });

/** A vehicle by any of its names; undefined if nothing is known of it. */
export function vehicleFacts(country: Country, name: string): VehicleFacts | undefined {
  return VEHICLE_FACTS.find(
    each => each.country === country && (each.name === name || each.alsoCalled?.includes(name)),
  );
}

export function gunFacts(name: string): GunFacts | undefined {
  return GUN_FACTS.find(each => each.name === name || each.alsoCalled?.includes(name));
}
