/** A Japanese leader must try for all broken Japanese with him (8.1.7): they wait for him, and he does nothing before that. */
import type { View } from '../game.ts';
import { type AnyUnit, inMelee, unitsAt } from '../units.ts';
import { isJapanese, isJapaneseLeader } from './japanese.ts';

/** It is broken, and one of its own leaders has to try for it: those never break, and are in melee only if it is. */
export function isCalledUpon(view: View, unit: AnyUnit): boolean {
  if (unit.at === undefined || !unit.broken || unit.acted || !isJapanese(unit) || inMelee(view, unit))
    return false;
  return unitsAt(view, unit.at, unit.side).some(isJapaneseLeader);
}

/** He has somebody to rally. What he did with weapons would be his one action, and he could rally nobody (3.1.a). */
export function hasToRally(view: View, leader: AnyUnit): boolean {
  return (
    isJapaneseLeader(leader) &&
    leader.at !== undefined &&
    unitsAt(view, leader.at, leader.side).some(unit => isCalledUpon(view, unit))
  );
}
