/** Every data card of the book, by its name in scenarios. */
import type { LegCard, TowedCard, VehicleCard } from './card.ts';
import { LEG_UNITS } from './men.ts';
import { TOWED_GUNS } from './towed.ts';
import { AMERICAN_VEHICLES } from './vehicles/american.ts';
import { BRITISH_VEHICLES } from './vehicles/british.ts';
import { GERMAN_VEHICLES } from './vehicles/german.ts';
import { ITALIAN_VEHICLES } from './vehicles/italian.ts';
import { TRUCKS } from './vehicles/trucks.ts';
import { VARIANTS } from './vehicles/variants.ts';

export * from './aircraft.ts';
export * from './attached.ts';
export * from './card.ts';
export * from './guns.ts';
export * from './weapon.ts';

export const VEHICLES = {
  ...GERMAN_VEHICLES,
  ...ITALIAN_VEHICLES,
  ...BRITISH_VEHICLES,
  ...AMERICAN_VEHICLES,
  ...VARIANTS,
  ...TRUCKS,
};
export const CARDS = { ...VEHICLES, ...LEG_UNITS, ...TOWED_GUNS };
export type CardId = keyof typeof CARDS;
export type Card = VehicleCard | LegCard | TowedCard;

export const cardOf = (id: CardId): Card => CARDS[id];

/** The Ammo Limit of a vehicle's smoke dischargers; 0: it has none (7.9). */
export function dischargerOf(id: CardId): number {
  const card = cardOf(id);
  return card.is === 'vehicle' ? (card.discharger ?? 0) : 0;
}

const HALVES: ReadonlySet<string> = new Set(
  Object.values<LegCard>(LEG_UNITS).flatMap(({ half }) => half ?? []),
);
/** Squads and what becomes of them: not the sections that serve a weapon. */
export function isSquad(id: CardId): boolean {
  const card = cardOf(id);
  return card.is === 'leg' && (card.half !== undefined || HALVES.has(id));
}
export const isEngineer = (id: CardId): boolean => id === 'german-pioneers';
