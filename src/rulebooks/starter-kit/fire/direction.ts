/** Leaders who direct fire (1.2.1, 3.2.2, 3.4, 4.0). */
import type { HexId } from '../../../board/index.ts';
import type { View } from '../game.ts';
import { type AnyUnit, canLead, leadershipOf, unitsAt } from '../units.ts';
import { isFlamethrower, type Shooter } from './shooters.ts';

/** The leaders in a hex who may direct this attack. */
export function directorsIn(view: View, hex: HexId, shooters: readonly Shooter[]): readonly AnyUnit[] {
  const side = shooters[0]?.user.side;
  if (side === undefined || shooters.some(each => isFlamethrower(each) || each.equivalent)) return [];
  return unitsAt(view, hex, side).filter(unit => canLead(view, unit) && mayDirect(view, unit, shooters));
}

function mayDirect(view: View, leader: AnyUnit, shooters: readonly Shooter[]): boolean {
  // Who uses a weapon leads nobody in that fire phase (4.0.k).
  if (leader.used || shooters.some(({ user }) => user.id === leader.id)) return false;
  if (view.phase === 'advancing-fire' && leader.fired === 'prep') return false;
  // One attack a player turn, and again only with the same firers or fewer (3.2.2.m, 3.4.e).
  return leader.directs === undefined || shooters.every(({ id }) => leader.directs?.includes(id));
}

export const firingHexes = (shooters: readonly Shooter[]): readonly HexId[] => [
  ...new Set(shooters.map(({ at }) => at)),
];

/** A group of several hexes is directed by a leader in each of them, or not at all (3.2.2.n). */
export function isDirectable(view: View, shooters: readonly Shooter[]): boolean {
  return firingHexes(shooters).every(hex => directorsIn(view, hex, shooters).length > 0);
}

/** Of several leaders the worst one's modifier counts (3.2.2.n). */
export function directionOf(leaders: readonly AnyUnit[]): AnyUnit | undefined {
  return leaders.reduce<AnyUnit | undefined>(
    (worst, each) => (worst && leadershipOf(worst) >= leadershipOf(each) ? worst : each),
    undefined,
  );
}
