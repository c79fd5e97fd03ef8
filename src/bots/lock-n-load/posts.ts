/** One side's men in one location, as those who fire: what they can bring to bear at a range. */
import type { Side } from '../../engine/index.ts';
import type { View } from '../../rulebooks/lock-n-load/game.ts';
import {
  fireKind,
  printedFire,
  reachOf,
  type Shooter,
  shootersOf,
} from '../../rulebooks/lock-n-load/shooters.ts';
import type { Location } from '../../rulebooks/lock-n-load/state.ts';
import {
  type AnyUnit,
  isGoodOrder,
  isHero,
  isLeader,
  isLocked,
  isMmc,
  isSmc,
  leadershipOf,
  markersAllow,
  stacksOf,
} from '../../rulebooks/lock-n-load/units.ts';
import { covers, hasArc } from '../../rulebooks/lock-n-load/weapon-teams.ts';
import type { World } from '../../rulebooks/lock-n-load/world.ts';

/** When they fire: in what is left of this turn, or in one to come, when everybody is fresh. */
export type When = 'now' | 'later';

/** Those who fire together. */
export interface Armed {
  readonly arms: readonly Shooter[];
  /** The best modifier of a Leader in Good Order among them. */
  readonly led: number;
  /** Somebody can't fire all around. */
  readonly hasArcs: boolean;
}

export interface Post extends Armed {
  readonly at: Location;
  readonly units: readonly AnyUnit[];
}

/** What a gun's shell is good for, as firepower: it must hit first. */
const SHELL = 3;
/** Both dice of a Sniper are worth some firepower. */
const MARKSMAN = 3;

export function postsOf(view: View, side: Side): readonly Post[] {
  return [...stacksOf(view, side)].map(([at, units]) => {
    const able = units.filter(unit => isGoodOrder(unit) && !isLocked(view, unit));
    const leaders = able.filter(isLeader).map(leadershipOf);
    const arms = able.flatMap(unit => shootersOf(view, unit));
    return { at, units, arms, led: Math.max(0, ...leaders), hasArcs: able.some(hasArc) };
  });
}

/** Whether a unit can still fire in this turn. */
const canStillFire = (unit: AnyUnit): boolean =>
  unit.fired === undefined &&
  markersAllow(unit, 'may opportunity fire') &&
  (unit.opsComplete === undefined || isMmc(unit));

/** The attacks that a post can make at a place so far away, by their firepower: all that combines, and each team. */
export function attacksOf(
  world: World,
  { arms, led }: Pick<Armed, 'arms' | 'led'>,
  target: Location,
  range: number,
  when: When,
): readonly number[] {
  const attacks: number[] = [];
  const riflemen: number[] = [];
  let weapons = 0;
  let isAnyone = false;
  for (const shooter of arms) {
    const { user, weapon } = shooter;
    if ((weapon ?? user).jammed || (weapon ?? user).broken) continue;
    if (when === 'now' && !canStillFire(user)) continue;
    const { least, most } = reachOf(shooter);
    if (range < least || range > most || (!weapon && !covers(world, user, target))) continue;
    const kind = fireKind(shooter);
    if (kind === 'ordnance' || kind === 'sniper') attacks.push(kind === 'sniper' ? MARKSMAN : SHELL);
    else if (kind === 'team' || kind === 'mortar') attacks.push((printedFire(shooter)?.firepower ?? 0) + led);
    else {
      const firepower = strengthOf(shooter, range, when);
      isAnyone = true;
      if (weapon || isHero(user)) weapons += firepower;
      else riflemen.push(firepower);
    }
  }
  if (isAnyone) attacks.push(combined(riflemen) + weapons + led);
  return attacks;
}

/** The first leads at full strength, the others add half of theirs (5.2.a). */
function combined(riflemen: readonly number[]): number {
  const most = Math.max(0, ...riflemen);
  const sum = riflemen.reduce((total, each) => total + each, 0);
  return Math.ceil(most + (sum - most) / 2);
}

function strengthOf(shooter: Shooter, range: number, when: When): number {
  const { user, weapon } = shooter;
  const printed = printedFire(shooter);
  if (!printed) return 0;
  const isFar = range > printed.range || (weapon !== undefined && isSmc(user));
  const firepower = isFar ? printed.firepower / 2 : printed.firepower;
  return when === 'now' && user.opsComplete ? firepower - (weapon ? firepower / 2 : 1) : firepower;
}
