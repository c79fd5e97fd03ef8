/** Every counter that can stand on the map, by its id. */
import { ANTI_TANK_RIFLES, SHAPED_CHARGE_WEAPONS } from './anti-tank-weapons.ts';
import type { Card, CardId, LeaderCard, MmcCard, PersonCard, WeaponCard } from './card.ts';
import { DEMOLITION_CHARGES, FLAMETHROWERS } from './charges.ts';
import { CONCEALED } from './concealed.ts';
import { GUN_CARDS } from './guns.ts';
import { LEADERS } from './leaders.ts';
import { MACHINE_GUNS } from './machine-guns.ts';
import { MMCS } from './mmc.ts';
import { MORTARS } from './mortars.ts';

export * from './card.ts';
export { GUN_CARDS, gunCard } from './guns.ts';
export { JAPANESE_RANKS, RANKS, type Rank } from './leaders.ts';
export { depletionNumber } from './special-ammo.ts';
export { VEHICLE_CARDS, vehicleCard } from './vehicles.ts';

const ALL: readonly Card[] = [
  ...MMCS,
  ...LEADERS,
  ...MACHINE_GUNS,
  ...FLAMETHROWERS,
  ...DEMOLITION_CHARGES,
  ...MORTARS,
  ...SHAPED_CHARGE_WEAPONS,
  ...ANTI_TANK_RIFLES,
  ...GUN_CARDS.values(),
];

export const CARDS: ReadonlyMap<CardId, Card> = new Map(ALL.map(each => [each.id, each]));

export function card(id: CardId): Card {
  const found = CARDS.get(id);
  if (!found)
    throw new Error(`there is no counter '${id}'; expected one such as 'german 4-6-7' or 'russian LMG'`);
  return found;
}

export function isLeader(card: Card): card is LeaderCard {
  return card.kind === 'leader';
}

export function isMmc(card: Card): card is MmcCard {
  return card.kind === 'squad' || card.kind === 'half-squad' || card.kind === 'crew';
}

export function isPerson(card: Card): card is PersonCard {
  return isLeader(card) || isMmc(card);
}

/** Apart: rules ask for nothing as often as for the card of a unit. A ? is one in views, and in no order of battle. */
const PERSONS: ReadonlyMap<CardId, PersonCard> = new Map(
  [...ALL.filter(isPerson), CONCEALED].map(each => [each.id, each]),
);

export function personCard(id: CardId): PersonCard {
  const found = PERSONS.get(id);
  if (!found) throw new Error(`'${card(id).id}' is a weapon; expected a squad, half-squad, crew or leader`);
  return found;
}

export function weaponCard(id: CardId): WeaponCard {
  const found = card(id);
  if (isPerson(found)) throw new Error(`'${id}' is no weapon`);
  return found;
}
