/** Every counter that can stand on the map, by its id. */
import type { Card, CardId, PersonCard, WeaponCard } from './card.ts';
import { HEROES, LEADERS } from './leaders.ts';
import { MEN } from './men.ts';
import { DEMOLITION_CHARGES, FLAMETHROWERS, MACHINE_GUNS } from './weapons.ts';

export * from './card.ts';
export { RANKS, type Rank } from './leaders.ts';

const PEOPLE: readonly PersonCard[] = [...MEN, ...LEADERS, ...HEROES];
const WEAPONS: readonly WeaponCard[] = [...MACHINE_GUNS, ...FLAMETHROWERS, ...DEMOLITION_CHARGES];

export const CARDS: ReadonlyMap<CardId, Card> = new Map([...PEOPLE, ...WEAPONS].map(each => [each.id, each]));

export function card(id: CardId): Card {
  const found = CARDS.get(id);
  if (!found)
    throw new Error(`there is no counter '${id}'; expected one such as 'german 4-6-7' or 'russian LMG'`);
  return found;
}

/** Apart: rules ask for nothing as often as for the card of a unit. */
const PERSONS: ReadonlyMap<CardId, PersonCard> = new Map(PEOPLE.map(each => [each.id, each]));

export const isPerson = (printed: Card): printed is PersonCard => PERSONS.has(printed.id);

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
