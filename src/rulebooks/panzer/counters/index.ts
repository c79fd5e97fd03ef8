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
