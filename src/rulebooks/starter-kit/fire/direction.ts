/** Leaders who direct fire (1.2.1, 3.2.2, 3.4, 4.0). */
import type { HexId } from '../../../board/index.ts';
import { type Refusal, refusal } from '../../../engine/index.ts';
import type { View } from '../game.ts';
import { type AnyUnit, canLead, isLeader, leadershipOf, unitsAt } from '../units.ts';
import { isFlamethrower, type Shooter } from './shooters.ts';

const UNLED = refusal('3.2.2.m', 'nobody directs a flamethrower, or a gun that fires like a machine gun');
const NO_LEADER = refusal('1.2.1.b', 'only leaders direct fire');
const LEADS_NOBODY = refusal('1.2.1.b', 'a broken, pinned or fighting leader leads nobody');
const USES_WEAPON = refusal('4.0.k', 'who uses a weapon leads nobody in that fire phase');
const DIRECTED_BEFORE = refusal('3.5.a', 'he directed fire in the prep fire phase');
const DIRECTED_OTHERS = refusal('3.4.e', 'he has directed others in this player turn');

/** Why nobody directs such an attack. */
export const undirectable = (shooters: readonly Shooter[]): Refusal | undefined =>
  shooters.some(each => isFlamethrower(each) || each.equivalent) ? UNLED : undefined;

/** The leaders in a hex who may direct this attack. */
export function directorsIn(view: View, hex: HexId, shooters: readonly Shooter[]): readonly AnyUnit[] {
  const side = shooters[0]?.user.side;
  if (side === undefined || undirectable(shooters)) return [];
  return unitsAt(view, hex, side).filter(unit => !directionRefusal(view, unit, shooters));
}

/** Why the unit may not direct the attack, wherever it is. */
export function directionRefusal(
  view: View,
  leader: AnyUnit,
  shooters: readonly Shooter[],
): Refusal | undefined {
  if (!isLeader(leader)) return NO_LEADER;
  if (!canLead(view, leader)) return LEADS_NOBODY;
  // Who uses a weapon leads nobody in that fire phase (4.0.k).
  if (leader.used || shooters.some(({ user }) => user.id === leader.id)) return USES_WEAPON;
  if (view.phase === 'advancing-fire' && leader.fired === 'prep') return DIRECTED_BEFORE;
  // One attack a player turn, and again only with the same firers or fewer (3.2.2.m, 3.4.e).
  return leader.directs === undefined || shooters.every(({ id }) => leader.directs?.includes(id))
    ? undefined
    : DIRECTED_OTHERS;
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
