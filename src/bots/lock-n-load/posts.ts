/** One side's men in one location, as those who fire: what they can bring to bear at a range. */
import type { Side } from '../../engine/index.ts';
import {
  type FireKind,
  fireKind,
  printedFire,
  reachOf,
  type Shooter,
  shootersOf,
} from '../../rulebooks/lock-n-load/fire/shooters.ts';
import type { View } from '../../rulebooks/lock-n-load/game.ts';
import { covers, hasArc } from '../../rulebooks/lock-n-load/ordnance/weapon-teams.ts';
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
import type { World } from '../../rulebooks/lock-n-load/world.ts';
import { harm } from './harm.ts';
import { worthOf } from './men.ts';
import { sortOf } from './target.ts';

/** When they fire: in what is left of this turn, or in one to come, when everybody is fresh. */
export type When = 'now' | 'later';

/** A shooter, as far as its counter says what it can do: read once, asked at every range. */
export interface Arm {
  readonly user: AnyUnit;
  readonly kind: FireKind | undefined;
  readonly isWeapon: boolean;
  /** It fires beside the rifles, at full strength. */
  readonly isExtra: boolean;
  readonly works: boolean;
  readonly isReady: boolean;
  readonly least: number;
  readonly most: number;
  /** Undefined if the counter shows none. */
  readonly firepower: number | undefined;
  /** Beyond this range its firepower is halved. */
  readonly full: number;
}

export function armOf(world: World, shooter: Shooter): Arm {
  const { user, weapon } = shooter;
  const { jammed, broken } = weapon ?? user;
  const printed = printedFire(shooter);
  const isWeapon = weapon !== undefined;
  return {
    user,
    kind: fireKind(shooter),
    isWeapon,
    isExtra: isWeapon || isHero(user),
    works: !jammed && !broken,
    isReady: canStillFire(world, user),
    least: 1,
    ...reachOf(shooter),
    firepower: printed?.firepower,
    full: isWeapon && isSmc(user) ? 0 : (printed?.range ?? 0),
  };
}

/** Whether a unit can still fire in this turn. */
const canStillFire = (world: World, unit: AnyUnit): boolean =>
  unit.fired === undefined &&
  markersAllow(world, unit, 'may opportunity fire') &&
  (unit.opsComplete === undefined || isMmc(unit));

/** What a gun's shell is good for, as firepower: it must hit first. */
const SHELL = 3;
/** Both dice of a Sniper are worth some firepower. */
const MARKSMAN = 3;

/** Those who fire together. */
export class Armed {
  readonly arms: readonly Arm[];
  /** The best modifier of a Leader in Good Order among them. */
  readonly led: number;
  /** Somebody can't fire all around: then it is not the range alone that counts. */
  readonly hasArcs: boolean;
  readonly #attacks = { now: [] as (readonly number[])[], later: [] as (readonly number[])[] };

  constructor(arms: readonly Arm[], led = 0) {
    this.arms = arms;
    this.led = led;
    this.hasArcs = arms.some(({ user, isWeapon }) => !isWeapon && hasArc(user));
  }

  /** The attacks upon a place so far away, by their firepower: all that combines, and each team. */
  attacks(world: World, target: Location, range: number, when: When): readonly number[] {
    if (this.hasArcs) return attacksOf(world, this, target, range, when);
    const known = this.#attacks[when];
    const attacks = known[range] ?? attacksOf(world, this, target, range, when);
    known[range] = attacks;
    return attacks;
  }
}

/** All that a side has in a location. */
export class Post extends Armed {
  readonly at: Location;
  readonly units: readonly AnyUnit[];
  readonly #harms = new Map<number, number>();
  readonly #world: World;

  constructor(world: World, view: View, at: Location, units: readonly AnyUnit[]) {
    const able = units.filter(unit => isGoodOrder(unit) && !isLocked(view, unit));
    super(
      able.flatMap(unit => shootersOf(view, unit)).map(each => armOf(world, each)),
      ledBy(world, able),
    );
    this.#world = world;
    this.at = at;
    this.units = units;
  }

  /** What an attack with such an edge does to all of them, in points. */
  harmBy(edge: number): number {
    const known = this.#harms.get(edge);
    if (known !== undefined) return known;
    let sum = 0;
    for (const unit of this.units) sum += worthOf(unit) * harm(this.#world, edge, sortOf(this.#world, unit));
    this.#harms.set(edge, sum);
    return sum;
  }
}

export const postsOf = (world: World, view: View, side: Side): readonly Post[] =>
  [...stacksOf(view, side)].map(([at, units]) => new Post(world, view, at, units));

/** The best modifier of the Leaders among them. */
export const ledBy = (world: World, able: readonly AnyUnit[]): number =>
  Math.max(0, ...able.filter(isLeader).map(each => leadershipOf(world, each)));

function attacksOf(
  world: World,
  { arms, led }: Armed,
  target: Location,
  range: number,
  when: When,
): readonly number[] {
  const attacks: number[] = [];
  let [rifles, strongest, weapons] = [0, 0, 0];
  let isAnyone = false;
  for (const arm of arms) {
    const { kind, user, firepower } = arm;
    if (!arm.works || (when === 'now' && !arm.isReady) || range < arm.least || range > arm.most) continue;
    if (!arm.isWeapon && !covers(world, user, target)) continue;
    if (kind === 'ordnance' || kind === 'sniper') attacks.push(kind === 'sniper' ? MARKSMAN : SHELL);
    else if (kind === 'team' || kind === 'mortar') attacks.push((firepower ?? 0) + led);
    else {
      const strength = strengthOf(arm, range, when);
      isAnyone = true;
      if (arm.isExtra) weapons += strength;
      else {
        rifles += strength;
        strongest = Math.max(strongest, strength);
      }
    }
  }
  // The first leads at full strength, the others add half of theirs (5.2.a).
  if (isAnyone) attacks.push(Math.ceil(strongest + (rifles - strongest) / 2) + weapons + led);
  return attacks;
}

function strengthOf({ user, isWeapon, firepower: printed, full }: Arm, range: number, when: When): number {
  if (printed === undefined) return 0;
  const firepower = range > full ? printed / 2 : printed;
  return when === 'now' && user.opsComplete ? firepower - (isWeapon ? firepower / 2 : 1) : firepower;
}
