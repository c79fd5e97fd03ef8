/** What men and weapons are worth, in points. A squad of the line is worth about ten. */
import {
  type AnyUnit,
  type AnyWeapon,
  cardOf,
  leadershipOf,
  weaponCardOf,
} from '../../rulebooks/squad-leader/units.ts';

/** What is left of a unit's worth while it is broken, pinned, or somebody's prisoner. */
export const BROKEN = 0.5;
const PINNED = 0.95;
const TAKEN = -0.5;

/** In good order. */
export function worthOf(unit: AnyUnit): number {
  const card = cardOf(unit);
  if (card.kind === 'leader') return 4 + card.morale / 2 - 4 * leadershipOf(unit);
  const strength = card.firepower + card.range / 4 + (card.morale - 6);
  return card.kind === 'squad' ? 3 + strength : 1 + strength;
}

/** As it is now. */
export function presentWorth(unit: AnyUnit): number {
  const state = unit.guard !== undefined ? TAKEN : unit.broken ? BROKEN : unit.pinned ? PINNED : 1;
  return worthOf(unit) * state;
}

export const sumOfWorth = (units: readonly AnyUnit[]): number =>
  units.reduce((sum, unit) => sum + presentWorth(unit), 0);

/** A weapon in the hands of somebody. */
export function worthOfWeapon(weapon: AnyWeapon): number {
  const card = weaponCardOf(weapon);
  const worth =
    card.kind === 'machine-gun' ? 0.6 * card.firepower + 0.5 : card.kind === 'flamethrower' ? 5 : 2;
  return weapon.malfunctioned ? worth / 3 : worth;
}
