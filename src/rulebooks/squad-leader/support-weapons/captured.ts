/** Weapons in hands that don't know them: the enemy's, or too special for one's own men (8.6, 8.10.4, 8.11.2). */
import { type AnyUnit, type AnyWeapon, cardOf, isLeader, leadershipOf, weaponCardOf } from '../units.ts';

/** Made by another nation than that of the man (8.6.2). */
export const isCaptured = (user: AnyUnit, weapon: AnyWeapon): boolean =>
  cardOf(user).nation !== weaponCardOf(weapon).nation;

const SKILLED_LEADER = -2;

/** Assault engineers, Guards and leaders of -2 or better know flamethrowers and charges (8.10.4, 8.11.2, SQLA-22A). */
function isSkilled(user: AnyUnit): boolean {
  if (isLeader(user)) return leadershipOf(user) <= SKILLED_LEADER;
  const card = cardOf(user);
  return 'engineers' in card && card.engineers === true;
}

/** It is used as if it were captured: half its firepower, and it breaks down sooner and for good (8.6.3). */
export const isUnskilled = (user: AnyUnit, weapon: AnyWeapon): boolean =>
  isCaptured(user, weapon) || (weaponCardOf(weapon).kind !== 'machine-gun' && !isSkilled(user));
