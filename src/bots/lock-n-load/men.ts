/** What men and weapons are worth, in points. A squad of the line is worth about ten. */
import type { UnitCard } from '../../rulebooks/lock-n-load/counters/index.ts';
import { type AnyUnit, type AnyWeapon, cardOf, weaponCardOf } from '../../rulebooks/lock-n-load/units.ts';

/** What is left of a unit's worth while it is Shaken, or wounded. */
export const SHAKEN = 0.55;
const WOUNDED = 0.8;

const worths = new Map<string, number>();

/** In Good Order. */
export function worthOf(unit: AnyUnit): number {
  const known = worths.get(unit.card) ?? worthOfCard(cardOf(unit));
  worths.set(unit.card, known);
  return known;
}

function worthOfCard(card: UnitCard): number {
  switch (card.kind) {
    case 'squad':
      return 6 + 2 * card.firepower + card.range / 4 + (card.morale - 5);
    case 'half-squad':
      return 3 + 2 * card.firepower + card.range / 4 + (card.morale - 5);
    case 'crew':
      return 3;
    case 'leader':
      return 4 + 3 * card.leadership + (card.morale - 5);
    case 'hero':
      return 7;
    case 'medic':
      return 3;
    case 'sniper':
      return 6;
    case 'scout':
      return 4;
    case 'weapon-team':
      return card.weapon === 'machine-gun' ? 5 + 2 * card.firepower : 9;
  }
}

/** As it is now. */
export const presentWorth = (unit: AnyUnit): number =>
  worthOf(unit) * (unit.shaken ? SHAKEN : 1) * (unit.wounded ? WOUNDED : 1);

const OTHER_WEAPON = 2;

/** A weapon in the hands of somebody. */
export function worthOfWeapon(weapon: AnyWeapon): number {
  const card = weaponCardOf(weapon);
  const worth = card.kind === 'machine-gun' ? 2 * card.firepower : OTHER_WEAPON;
  return weapon.broken ? 0 : weapon.jammed ? worth / 2 : worth;
}
