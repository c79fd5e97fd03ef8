/** Who fights in a close combat, and how strongly (6.1). */
import type { Side } from '../../../engine/index.ts';
import type { View } from '../game.ts';
import type { LocId } from '../state.ts';
import { type AnyUnit, cardOf, isMmc, unitsAt, weaponCardOf, weaponsOf } from '../units.ts';

/** A lone leader fights with a strength of 1 (6.1.9). */
const LONE = 1;

/** Whether nobody but single men is there on that side (6.1.7, 6.1.9). */
export const isAlone = (view: View, at: LocId, side: Side): boolean => !unitsAt(view, at, side).some(isMmc);

/** Those who attack: unbroken, not withdrawing; leaders only where they are alone. */
export function fightersAt(view: View, at: LocId, side: Side): readonly AnyUnit[] {
  const alone = isAlone(view, at, side);
  return unitsAt(view, at, side).filter(
    unit =>
      !unit.broken && unit.guard === undefined && unit.withdraws === undefined && (isMmc(unit) || alone),
  );
}

/** Those who can be attacked: leaders only if they are alone (6.1.7). */
export function victimsAt(view: View, at: LocId, of: Side): readonly AnyUnit[] {
  const alone = isAlone(view, at, of);
  return unitsAt(view, at, of).filter(unit => unit.guard === undefined && (isMmc(unit) || alone));
}

/** Its own firepower and that of its light machine guns; half if it is pinned (6.1.5, 6.1.10). */
export function attackStrength(view: View, unit: AnyUnit): number {
  const card = cardOf(unit);
  if (card.kind === 'leader') return LONE;
  const guns = weaponsOf(view, unit).reduce((sum, weapon) => {
    const gun = weaponCardOf(weapon);
    const helps = gun.kind === 'machine-gun' && gun.size === 'LMG' && !weapon.malfunctioned;
    return helps ? sum + gun.firepower : sum;
  }, 0);
  // A half-squad or crew fires the gun instead of its own arms (8.9.1.4).
  const total = card.kind === 'squad' ? card.firepower + guns : Math.max(card.firepower, guns);
  return unit.pinned ? total / 2 : total;
}

/** Machine guns defend nobody, and several lone leaders defend with 1 together (6.1.5, QA-20.72). */
export function defenceStrength(units: readonly AnyUnit[]): number {
  const men = units.filter(isMmc);
  return men.length === 0 ? LONE : men.reduce((sum, unit) => sum + firepowerOf(unit), 0);
}

function firepowerOf(unit: AnyUnit): number {
  const card = cardOf(unit);
  return card.kind === 'leader' ? LONE : card.firepower;
}
