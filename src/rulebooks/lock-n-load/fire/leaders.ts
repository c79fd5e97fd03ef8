/** Who helps others to fire: Leaders by their modifier (5.0.1), a second single man at a weapon (1.6.f). */

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

/**
 * Leaders who could aid the attack: one of them does, for all attacks of his location in his own impulse or on units
 * that move (11.1.b, 11.1.1.a).
 */
export function aidingLeaders(
  world: World,
  view: View,
  occasion: Occasion | undefined,
  shooters: readonly Shooter[],
  target: Location,
): readonly AnyUnit[] {
  const at = shooters[0]?.at;
  if (at === undefined) return [];
  const here = unitsAt(view, at, shooters[0]?.user.side).filter(isLeader);
  const before = here.find(({ id }) => occasion?.aided.includes(id));
  return (before ? [before] : here).filter(
    leader =>
      leadershipOf(world, leader) > 0 &&
      isGoodOrder(leader) &&
      !leader.called &&
      takesPart(view, occasion, leader.id) &&
      shooters.every(({ user }) => user.id !== leader.id && areOfOneBadge(user, leader)) &&
      (leader === before ||
        markersAllow(world, leader, 'Leader may aid fire') ||
        isAtHisFind(view, leader, target)) &&
      !isLocked(view, leader),
  );
}

/** A Leader who has spotted may aid fire at what he found (4.1.e). */
function isAtHisFind(view: View, leader: AnyUnit, target: Location): boolean {
  const impulse = enclosing(view, 'impulse');
  return impulse?.side === leader.side && mayFireAtSpotted(impulse, leader, target);
}

/** Single men who could serve the weapon that another of them fires, so that nothing is lost (1.6.f). */
export function mates(
  world: World,
  view: View,
  occasion: Occasion | undefined,
  shooters: readonly Shooter[],
): readonly AnyUnit[] {
  const gunner = shooters.find(({ user, weapon }) => weapon && isSmc(user));
  if (!gunner) return [];
  return unitsAt(view, gunner.at, gunner.user.side).filter(
    unit =>
      isSmc(unit) &&
      bearerOf(unit) === 'SMC' &&
      isGoodOrder(unit) &&
      takesPart(view, occasion, unit.id) &&
      (occasion?.opportunity
        ? markersAllow(world, unit, 'may opportunity fire') && !unit.opsComplete
        : isFresh(unit) || mayFireAfterMove(unit)) &&
      shooters.every(({ user }) => user.id !== unit.id),
  );
}
