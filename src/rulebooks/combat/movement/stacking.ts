/** How many fit into a place (8.1): counted in half-squads. */
import { cardOfUnit, type Fielded, type View } from '../game.ts';
import type { LocId } from '../state.ts';

/** Three squads (8.1.1). */
export const ROOM = 6;

/** Two half-squads are a squad, a team is a half-squad (8.1.2); leaders do not count (8.1.3). */
export function bulkOf(unit: Pick<Fielded, 'card' | 'half'>): number {
  const { is } = cardOfUnit(unit);
  if (is === 'leader') return 0;
  return is === 'squad' && !unit.half ? 2 : 1;
}

/** Of one's own; the enemy has limits of his own (8.1.4). */
export const bulkAt = ({ units }: View, side: string, at: LocId): number =>
  units.reduce((sum, unit) => sum + (unit.at === at && unit.side === side ? bulkOf(unit) : 0), 0);

export const isOverfull = (view: View, side: string, at: LocId): boolean => bulkAt(view, side, at) > ROOM;

/** Whether it is one too many there. */
export const wouldOverfill = (view: View, unit: Fielded, at: LocId): boolean =>
  bulkOf(unit) > 0 && bulkAt(view, unit.side, at) + bulkOf(unit) > ROOM;
