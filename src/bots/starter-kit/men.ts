/** What men and weapons are worth, in points. A squad of the line is worth about ten. */
import type { Frozen } from '../../engine/index.ts';
import type { MmcCard, WeaponCard } from '../../rulebooks/starter-kit/counters/card.ts';
import type { View } from '../../rulebooks/starter-kit/game.ts';
import type { Unit } from '../../rulebooks/starter-kit/state.ts';
import { cardOf, weaponCardOf } from '../../rulebooks/starter-kit/units.ts';

/** What is left of a unit's worth while it is broken, or pinned. */
export const BROKEN = 0.5;
const PINNED = 0.95;
const WOUNDED = 0.8;

const worths = new Map<string, number>();

/** In good order. */
export function worthOf(unit: Frozen<Unit>): number {
  const known = worths.get(unit.card);
  if (known !== undefined) return known;
  const card = cardOf(unit);
  const worth = card.kind === 'leader' ? 4 + card.morale / 2 - 4 * card.leadership : worthOfMmc(card);
  worths.set(unit.card, worth);
  return worth;
}

function worthOfMmc({ kind, firepower, range, morale }: MmcCard): number {
  const strength = firepower + range / 4 + (morale - 6);
  return kind === 'squad' ? 3 + strength : 1 + strength;
}

/** As it is now. */
export function presentWorth(unit: Frozen<Unit>): number {
  const state = unit.broken ? BROKEN : unit.pinned ? PINNED : 1;
  return worthOf(unit) * state * (unit.wounded ? WOUNDED : 1);
}

const WEAPONS: Readonly<Record<WeaponCard['kind'], number>> = {
  gun: 6,
  'machine-gun': 2,
  mortar: 3,
  flamethrower: 5,
  'demolition-charge': 2,
  'shaped-charge': 1,
  'anti-tank-rifle': 0.5,
};

/** A weapon in the hands of somebody. */
export function worthOfWeapon(weapon: View['weapons'][number]): number {
  const card = weaponCardOf(weapon);
  const worth =
    card.kind === 'machine-gun' ? 0.6 * card.firepower + 0.5 * card.rateOfFire : WEAPONS[card.kind];
  return weapon.malfunctioned ? worth / 3 : worth;
}
