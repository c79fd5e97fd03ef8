/** Questions about the Japanese, in whom much is otherwise than in all the rest (8.1). */
import { type AnyUnit, type AnyWeapon, cardOf, isElite, isLeader, weaponCardOf } from '../units.ts';

export const isJapanese = (unit: AnyUnit): boolean => cardOf(unit).nation === 'japanese';

/** Without a broken side, and with another rank for every virtue (8.1.7). */
export const isJapaneseLeader = (unit: AnyUnit): boolean => isLeader(unit) && isJapanese(unit);

/** Japanese leaders keep on their feet, and so does whoever is in a Banzai charge (8.1.7, 8.1.8.6). */
export const isPinExempt = (unit: AnyUnit): boolean => unit.banzai === 'charging' || isJapaneseLeader(unit);

/** Elite and first line troops, with crews and leaders, know how to lie in wait; not when they charge (8.1.8.1). */
export function isStealthy(unit: AnyUnit): boolean {
  const card = cardOf(unit);
  if (card.nation !== 'japanese' || unit.broken || unit.banzai) return false;
  return isElite(unit) || (card.kind !== 'leader' && card.class === '1');
}

/** A weapon that calls for a crew, in the hands of a squad or half-squad (8.1.8.2). */
export function lacksItsCrew(user: AnyUnit, weapon: AnyWeapon): boolean {
  const [man, gun] = [cardOf(user), weaponCardOf(weapon)];
  if (man.nation !== 'japanese' || gun.nation !== 'japanese') return false;
  if (man.kind !== 'squad' && man.kind !== 'half-squad') return false;
  return gun.kind === 'anti-tank-rifle' || (gun.kind === 'machine-gun' && gun.size !== 'light');
}
