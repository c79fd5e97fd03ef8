/** What a shot gives up: the shot that might be worth more later in the turn, and not being seen. */

import type { Shooter } from '../../rulebooks/lock-n-load/fire/shooters.ts';
import { isSpotted } from '../../rulebooks/lock-n-load/sight/spotting.ts';
import type { Location } from '../../rulebooks/lock-n-load/state.ts';
import { distance } from '../../rulebooks/lock-n-load/terrain/places.ts';
import { isFresh, isGoodOrder, isMmc } from '../../rulebooks/lock-n-load/units.ts';
import { harm } from './harm.ts';
import { worthOf } from './men.ts';
import { Armed, armOf } from './posts.ts';
import type { Situation } from './situation.ts';
import { paceOf } from './standing.ts';

/** How likely somebody comes whom the shot is better kept for: as we hold, or as we attack. */
const COMES_TO_US = 0.35;
const COMES_ANYWAY = 0.1;
/** Of those, how many are enough for it; and from how far they come. */
const ENOUGH = 3;
const NEAR = 7;
/** Somebody who runs in the open, one hex away from cover. */
const RUNNER = { column: 'Good Order MMC', morale: 5, isSquad: true } as const;
const RUNNER_WORTH = 10;
/** In the window itself the runner is here; another may be better. */
const IN_HAND = 0.3;
/** How much of the fire that could answer is drawn by showing oneself. */
const SHOWN = 0.3;
/** How much of the way that a squad could still have gone counts as lost, and how far that is. */
const STAYS = 0.8;
const STRIDE = 4;

export function fireCost(
  s: Situation,
  from: Location,
  shooters: readonly Shooter[],
  isWindow: boolean,
): number {
  const given = exposure(s, from) + reserve(s, from, shooters) * (isWindow ? IN_HAND : 1);
  return isWindow ? given + STAYS * wayForegone(s, from, shooters) : given;
}

/** What the same fire would do to somebody who comes into the open. */
function reserve(s: Situation, from: Location, shooters: readonly Shooter[]): number {
  const coming = s.theirs
    .filter(({ at }) => distance(s.world, at, from) <= NEAR)
    .flatMap(({ units }) => units.filter(unit => isMmc(unit) && isFresh(unit) && isGoodOrder(unit))).length;
  if (coming === 0) return 0;
  const [first] = shooters;
  const attacks = new Armed(shooters.map(each => armOf(s.world, each))).attacks(s.world, from, 2, 'now');
  if (!first || attacks.length === 0) return 0;
  const likely = (s.aim.is === 'hold' ? COMES_TO_US : COMES_ANYWAY) * Math.min(1, coming / ENOUGH);
  return likely * RUNNER_WORTH * harm(s.world, Math.max(...attacks) + 1, RUNNER);
}

/** Who answers a move has acted: those who have ground to gain don't come nearer to it in this turn. */
function wayForegone(s: Situation, from: Location, shooters: readonly Shooter[]): number {
  if (s.aim.is !== 'take' && s.aim.is !== 'leave') return 0;
  const far = Math.min(STRIDE, s.site(from).way);
  const staying = new Set(shooters.map(({ user }) => user).filter(user => isFresh(user) && isMmc(user)));
  return [...staying].reduce((sum, user) => sum + far * paceOf(s, user), 0);
}

/** Nobody fires at whom he hasn't spotted. */
function exposure(s: Situation, from: Location): number {
  if (isSpotted(s.world, s.view, from, s.side)) return 0;
  let sum = 0;
  for (const unit of s.oursAt(from)) sum += worthOf(unit) * s.danger(from, unit, 'moving');
  return SHOWN * sum;
}
