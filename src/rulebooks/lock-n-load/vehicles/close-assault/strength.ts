/** What a unit brings to a Close Assault (17.1.f, 17.1.g), and who may make one. */
import { added, type Tally } from '../../../../engine/index.ts';
import type { View } from '../../game.ts';
import { isMeleeEligible } from '../../melee/strength.ts';
import type { Location, UnitId } from '../../state.ts';
import {
  type AnyUnit,
  type AnyWeapon,
  areOfOneBadge,
  cardOf,
  isGoodOrder,
  isHero,
  isLeader,
  isMmc,
  isWeaponTeam,
  leadershipOf,
  lendsModifier,
  unitsAt,
  weaponCardOf,
  weaponsOf,
} from '../../units.ts';
import type { World } from '../../world.ts';
import { lowestArmor } from '../impact.ts';
import { ridersOf } from '../passengers/aboard.ts';
import { type AnyVehicle, vehicleCardOf, vehiclesAt } from '../vehicles.ts';

/** What the weapon does to a vehicle at close quarters: anti-tank weapons, Flamethrowers and Satchel Charges. */
function worthOf(weapon: AnyWeapon): number | undefined {
  const card = weaponCardOf(weapon);
  switch (card.kind) {
    case 'anti-tank':
      return card.highExplosive ?? 0;
    case 'flamethrower':
    case 'satchel-charge':
      return card.firepower;
    default:
      return undefined;
  }
}

/** ONE of them, the strongest; of equals one that is not used up. */
export function weaponAgainstTanks(view: View, unit: AnyUnit): AnyWeapon | undefined {
  const isKept = (weapon: AnyWeapon) => Number(!('single' in weaponCardOf(weapon)));
  return weaponsOf(view, unit)
    .filter(weapon => worthOf(weapon) !== undefined && !weapon.jammed)
    .toSorted((a, b) => (worthOf(b) ?? 0) - (worthOf(a) ?? 0) || isKept(b) - isKept(a))[0];
}

/** MMCs but no weapon teams (1.7.i), Heroes, and Leaders with such a weapon (17.1.a). */
export function isTankAssaulter(view: View, unit: AnyUnit): boolean {
  if (!isGoodOrder(unit) || isWeaponTeam(unit)) return false;
  if (isLeader(unit)) return weaponAgainstTanks(view, unit) !== undefined;
  return isMmc(unit) || isHero(unit);
}

/** On foot, or on top of a vehicle of theirs: inside it and Shaken they keep nobody away (17.1.b). */
export const defendersAt = (view: View, at: Location, side: string): readonly AnyUnit[] =>
  [...unitsAt(view, at, side), ...vehiclesAt(view, at, side).flatMap(({ id }) => ridersOf(view, id))].filter(
    unit => isMeleeEligible(view, unit),
  );

/** Firepower of its own, one weapon, and the Leader who stands by it. */
export function assaultStrength(world: World, view: View, unit: AnyUnit, leader?: AnyUnit): Tally {
  const card = cardOf(unit);
  const weapon = weaponAgainstTanks(view, unit);
  const printed =
    card.kind === 'hero' && unit.wounded ? card.wounded.firepower : 'firepower' in card ? card.firepower : 0;
  return added(
    [
      { id: 'firepower', cite: '17.1.f', n: printed },
      weapon && { id: `{${weapon.id}}`, cite: '17.1.f', n: worthOf(weapon) ?? 0 },
      leader && { id: `{${leader.id}}`, cite: '17.1.g', n: leadershipOf(world, leader) },
    ].filter(entry => entry && entry.n !== 0),
    'units',
  );
}

/** Each Leader among them helps ONE other of his kind, the strongest that nobody helps yet (17.1.g). */
export function helpersIn(world: World, view: View, units: readonly AnyUnit[]): ReadonlyMap<UnitId, AnyUnit> {
  const helped = new Map<UnitId, AnyUnit>();
  const strongest = units
    .filter(unit => isTankAssaulter(view, unit))
    .toSorted((a, b) => assaultStrength(world, view, b).value - assaultStrength(world, view, a).value);
  for (const leader of units.filter(lendsModifier)) {
    const unit = strongest.find(
      each => each.id !== leader.id && !helped.has(each.id) && areOfOneBadge(each, leader),
    );
    if (unit) helped.set(unit.id, leader);
  }
  return helped;
}

/** The lowest factor on its counter; nothing where it has no armor. */
export const armorClimbed = (vehicle: AnyVehicle): number => lowestArmor(vehicleCardOf(vehicle)) ?? 0;
