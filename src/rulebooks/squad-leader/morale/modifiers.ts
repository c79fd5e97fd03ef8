/** Leaders' modifiers to the dice of others (3.2.6, 3.2.7). */
import type { TallyEntry } from '../../../engine/index.ts';
import { best } from '../../kit/best.ts';
import type { View } from '../game.ts';
import { type AnyUnit, canLead, isHero, leadershipOf, unitsAt } from '../units.ts';

/** The leader whose modifier counts: of several the best, never the unit itself (3.2.6, 3.2.7, 3.20.7). */
export function helpingLeader(view: View, unit: AnyUnit): AnyUnit | undefined {
  if (unit.at === undefined || isHero(unit)) return undefined;
  const leaders = unitsAt(view, unit.at, unit.side).filter(
    each => each.id !== unit.id && canLead(view, each),
  );
  return best(leaders, leader => -leadershipOf(leader));
}

export const leaderEntry = (leader: AnyUnit, cite: string): TallyEntry => ({
  id: `{${leader.id}}`,
  cite,
  op: '+',
  n: leadershipOf(leader),
  stage: 'drm',
});
