/** What one leader alone can't fire, and who can be the second man (4.1, 4.4.1, 4.5). */

import { type Refusal, refusal } from '../../../engine/index.ts';
import type { Shooter } from '../fire/shooters.ts';
import { weaponRefusal } from '../fire/weapons.ts';
import type { View } from '../game.ts';
import { type AnyUnit, isGoodOrder, isLeader, unitsAt, weaponCardOf } from '../units.ts';
import type { Marksman } from './shot.ts';

/**
 * A single man can serve a PIAT or a mortar; a bazooka or Panzerschreck takes two (4.4.1, 4.5), and so does a machine gun
 * that is aimed at armour: one would have half its firepower, which does nothing there (4.1.e).
 */
export function needsTwoMen({ user, weapon }: Marksman): boolean {
  if (!weapon || !user || !isLeader(user)) return false;
  const card = weaponCardOf(weapon);
  return card.kind === 'machine-gun' || (card.kind === 'shaped-charge' && card.model !== 'PIAT');
}

/** Leaders who stand by a leader with a weapon. */
export function leadersBeside(view: View, { user, weapon, at }: Shooter): readonly AnyUnit[] {
  if (!weapon || !isLeader(user)) return [];
  return unitsAt(view, at, user.side).filter(unit => unit.id !== user.id && isLeader(unit));
}

/** Why such a leader can't serve the weapon together with its possessor. */
export function helpRefusal(view: View, leader: AnyUnit, { weapon }: Shooter): Refusal | undefined {
  if (!isGoodOrder(view, leader)) return refusal('4.4.1.a', 'only a leader in good order lends a hand');
  return weapon && weaponRefusal(view, leader, weapon);
}

const helpersOf = (view: View, firer: Shooter): readonly AnyUnit[] =>
  leadersBeside(view, firer).filter(leader => !helpRefusal(view, leader, firer));

/** It takes two, and there is nobody to be the second. */
export const lacksSecondMan = (view: View, firer: Marksman): boolean =>
  firer.user !== undefined &&
  needsTwoMen(firer) &&
  helpersOf(view, { ...firer, user: firer.user }).length === 0;
