/** The facts of all countries, found by name. What is wrong with them is found when they are loaded. */
import type { Country, GunFacts, VehicleFacts } from './facts.ts';
import { AMERICAN_GUNS } from './guns/american.ts';
import { BRITISH_GUNS } from './guns/british.ts';
import { FRENCH_GUNS } from './guns/french.ts';
import { GERMAN_GUNS } from './guns/german.ts';
import { ITALIAN_GUNS } from './guns/italian.ts';
import { JAPANESE_GUNS } from './guns/japanese.ts';
import { RUSSIAN_GUNS } from './guns/russian.ts';
import { checked } from './plausible.ts';
import { AMERICAN_VEHICLES } from './vehicles/american.ts';
import { BRITISH_VEHICLES } from './vehicles/british.ts';
import { GERMAN_VEHICLES } from './vehicles/german.ts';
import { ITALIAN_VEHICLES } from './vehicles/italian.ts';
import { JAPANESE_VEHICLES } from './vehicles/japanese.ts';
import { RUSSIAN_VEHICLES } from './vehicles/russian.ts';

export * from './facts.ts';

export const { guns: GUN_FACTS, vehicles: VEHICLE_FACTS } = checked({
  guns: [
    ...GERMAN_GUNS,
    ...FRENCH_GUNS,
    ...RUSSIAN_GUNS,
    ...AMERICAN_GUNS,
    ...BRITISH_GUNS,
    ...ITALIAN_GUNS,
    ...JAPANESE_GUNS,
  ],
  vehicles: [
    ...GERMAN_VEHICLES,
    ...RUSSIAN_VEHICLES,
    ...AMERICAN_VEHICLES,
    ...BRITISH_VEHICLES,
    ...ITALIAN_VEHICLES,
    ...JAPANESE_VEHICLES,
  ],
});

/** A vehicle by any of its names; undefined if nothing is known of it. */
export function vehicleFacts(country: Country, name: string): VehicleFacts | undefined {
  return VEHICLE_FACTS.find(
    each => each.country === country && (each.name === name || each.alsoCalled?.includes(name)),
  );
}

export function gunFacts(name: string): GunFacts | undefined {
  return GUN_FACTS.find(each => each.name === name || each.alsoCalled?.includes(name));
}
