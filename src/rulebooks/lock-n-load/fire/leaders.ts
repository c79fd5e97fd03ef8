/** Who helps others to fire: Leaders by their modifier (5.0.1), a second single man at a weapon (1.6.f). */

import { type Refusal, refusal } from '../../../engine/index.ts';
import { enclosing } from '../frames.ts';
import type { View } from '../game.ts';
import { mayFireAtSpotted } from '../impulses/groups.ts';
import { bearerOf } from '../scenario/set-up.ts';
import type { Location } from '../state.ts';
import {
  type AnyUnit,
  areOfOneBadge,
  isFresh,
  isGoodOrder,
  isLeader,
  isLocked,
  isSmc,
  leadershipOf,
  markersAllow,
  mayFireAfterMove,
  unitsAt,
} from '../units.ts';
import type { World } from '../world.ts';
import { type Occasion, takesPart } from './occasion.ts';
import type { Shooter } from './shooters.ts';

export const leadersHere = (view: View, [first]: readonly Shooter[]): readonly AnyUnit[] =>
  first ? unitsAt(view, first.at, first.user.side).filter(isLeader) : [];

/**
 * Why a Leader can't aid the attack. One of them does, for all attacks of his location in his own impulse or on units that
 * move (11.1.b, 11.1.1.a).
 */
export function aidRefusal(
  world: World,
  view: View,
  occasion: Occasion | undefined,
  shooters: readonly Shooter[],
  target: Location,
  leader: AnyUnit,
): Refusal | undefined {
  const before = leadersHere(view, shooters).find(({ id }) => occasion?.aided.includes(id));
  if (before && before !== leader) return refusal('11.1.b', 'another Leader aids the fire of this place');
  if (leadershipOf(world, leader) <= 0) return refusal('5.0.1.a', 'he has no modifier to lend');
  if (!isGoodOrder(leader)) return refusal('5.0.1.a', 'he is not in Good Order');
  if (leader.called) return refusal('18.1.b', 'he has called mortars or artillery');
  if (!takesPart(view, occasion, leader.id)) return refusal('11.1.1.a', 'he is not activated');
  if (shooters.some(({ user }) => user.id === leader.id)) return refusal('5.0.1.a', 'he fires himself');
  if (!shooters.every(({ user }) => areOfOneBadge(user, leader)))
    return refusal('11.1.d', 'they are not of his kind');
  const isFree =
    leader === before ||
    markersAllow(world, leader, 'Leader may aid fire') ||
    isAtHisFind(view, leader, target);
  if (!isFree) return refusal('4.1.a', 'he has done what he could in this turn');
  return isLocked(view, leader) ? refusal('8.1.a', 'he is locked in Melee') : undefined;
}

export const aidingLeaders = (
  world: World,
  view: View,
  occasion: Occasion | undefined,
  shooters: readonly Shooter[],
  target: Location,
): readonly AnyUnit[] =>
  leadersHere(view, shooters).filter(leader => !aidRefusal(world, view, occasion, shooters, target, leader));

/** A Leader who has spotted may aid fire at what he found (4.1.e). */
function isAtHisFind(view: View, leader: AnyUnit, target: Location): boolean {
  const impulse = enclosing(view, 'impulse');
  return impulse?.side === leader.side && mayFireAtSpotted(impulse, leader, target);
}

const gunnerIn = (shooters: readonly Shooter[]): Shooter | undefined =>
  shooters.find(({ user, weapon }) => weapon && isSmc(user));

/** Single men beside one who fires a weapon. */
export function matesHere(view: View, shooters: readonly Shooter[]): readonly AnyUnit[] {
  const gunner = gunnerIn(shooters);
  return gunner ? unitsAt(view, gunner.at, gunner.user.side).filter(isSmc) : [];
}

/** Why a single man can't serve the weapon that another of them fires, so that nothing is lost (1.6.f). */
export function mateRefusal(
  view: View,
  occasion: Occasion | undefined,
  shooters: readonly Shooter[],
  unit: AnyUnit,
): Refusal | undefined {
  if (bearerOf(unit) !== 'SMC') return refusal('1.6.h', 'he uses no support weapons');
  if (!isGoodOrder(unit)) return refusal('1.6.f', 'he is not in Good Order');
  if (!takesPart(view, occasion, unit.id)) return refusal('1.6.f', 'he is not activated');
  if (shooters.some(({ user }) => user.id === unit.id)) return refusal('1.6.f', 'he fires himself');
  return isFresh(unit) || mayFireAfterMove(unit)
    ? undefined
    : refusal('1.6.f', 'he has done what he could in this turn');
}
