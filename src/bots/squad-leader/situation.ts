/**
 * A position as one side sees it: whose fire reaches where, and what it would do. Everything is worked out when it
 * is first asked for, and kept as long as the position stands.
 */
import type { Side } from '../../engine/index.ts';
import { isOpenGround, terrainModifier } from '../../rulebooks/squad-leader/charts/index.ts';
import {
  longestRange,
  normalRange,
  printed,
  type Shooter,
  shootersOf,
} from '../../rulebooks/squad-leader/fire/shooters.ts';
import type { View } from '../../rulebooks/squad-leader/game.ts';
import { isEnemyHeld } from '../../rulebooks/squad-leader/movement/entry.ts';
import { sees } from '../../rulebooks/squad-leader/sight/sight.ts';
import type { LocId } from '../../rulebooks/squad-leader/state.ts';
import { levelAt, terrainAt } from '../../rulebooks/squad-leader/terrain/terrain.ts';
import {
  type AnyUnit,
  canLead,
  inMelee,
  isGoodOrder,
  leadershipOf,
  moraleOf,
  unitsAt,
} from '../../rulebooks/squad-leader/units.ts';
import { distance, enemyOf, type World } from '../../rulebooks/squad-leader/world.ts';
import type { Care, Course } from '../doctrine/doctrine.ts';
import { type Aim, aimOf, turnsLeft } from './ground.ts';
import { harm } from './harm.ts';
import { presentWorth } from './men.ts';

/** How somebody is where he is: stays there, runs, or goes carefully. */
export type Posture = 'still' | 'running' | 'careful';

/** One side's men in one place, as those who fire. */
interface Post {
  readonly at: LocId;
  readonly arms: readonly Shooter[];
  /** The best modifier of a leader there, 0 without one. */
  readonly led: number;
}

export class Situation {
  readonly world: World;
  readonly view: View;
  readonly side: Side;
  readonly enemy: Side;
  readonly aim: Aim;
  readonly turnsLeft: number;
  readonly isThorough: boolean;
  /** What each unit might do with a movement phase, as movement.ts has found out. */
  readonly moves = new Map<string, readonly Course[]>();
  readonly #dangers = new Map<string, number>();
  readonly #shots = new Map<string, number>();
  #posts: Partial<Record<'ours' | 'theirs', readonly Post[]>> = {};

  constructor(world: World, view: View, side: Side, care: Care = 'usual') {
    this.world = world;
    this.view = view;
    this.side = side;
    this.enemy = enemyOf(world, side);
    this.aim = aimOf(world, view, side);
    this.turnsLeft = turnsLeft(world, view, side);
    this.isThorough = care === 'thorough';
  }

  get theirs(): readonly Post[] {
    this.#posts.theirs ??= postsOf(this.view, this.enemy);
    return this.#posts.theirs;
  }

  oursAt(at: LocId): readonly AnyUnit[] {
    return unitsAt(this.view, at, this.side);
  }

  isEnemyHeld(at: LocId): boolean {
    return isEnemyHeld(this.view, at, this.side);
  }

  /** The share of its worth that a unit there must expect to lose if all who see it fire at it. */
  danger(at: LocId, unit: AnyUnit, posture: Posture): number {
    const key = `${at} ${posture} ${moraleOf(unit)} ${unit.broken === true}`;
    const known = this.#dangers.get(key);
    if (known !== undefined) return known;
    let left = 1;
    for (const post of this.theirs) left *= 1 - this.#harmBy(post, at, unit, posture);
    this.#dangers.set(key, 1 - left);
    return 1 - left;
  }

  #harmBy(post: Post, at: LocId, unit: AnyUnit, posture: Posture): number {
    const range = distance(this.world, post.at, at);
    const firepower = post.arms.reduce((sum, shooter) => sum + firepowerAt(shooter, range), 0);
    if (firepower < 1 || !sees(this.world, post.at, at)) return 0;
    return harm(this.world, firepower, this.drm(post.at, at, posture) + post.led, unit);
  }

  /** What modifies fire from there at one who is here in such a way; hexsides are left out. */
  drm(from: LocId, at: LocId, posture: Posture): number {
    const { charts } = this.world;
    const terrain = terrainAt(this.world, at);
    const cover = terrain === undefined ? 0 : terrainModifier(charts, terrain);
    const isOpen = terrain !== undefined && isOpenGround(charts, terrain);
    const moving = posture === 'still' ? 0 : (posture === 'running' ? -1 : 0) + (isOpen ? -1 : 0);
    return cover + moving + (levelAt(this.world, from) < levelAt(this.world, at) ? 1 : 0);
  }

  /** The most that the unit's own fire would do from there, in points. */
  bestShot(unit: AnyUnit, at: LocId, share: number): number {
    const key = `${unit.id} ${at}`;
    let found = this.#shots.get(key);
    if (found === undefined) {
      const arms = shootersOf(this.view, this.side).filter(({ user }) => user.id === unit.id);
      found = arms.length === 0 ? 0 : this.#findShot(arms, at);
      this.#shots.set(key, found);
    }
    return share * found;
  }

  #findShot(arms: readonly Shooter[], at: LocId): number {
    let most = 0;
    for (const target of new Set(
      this.view.units.flatMap(u => (u.side === this.enemy && u.at ? [u.at] : [])),
    )) {
      const range = distance(this.world, at, target);
      const firepower = arms.reduce((sum, shooter) => sum + firepowerAt(shooter, range), 0);
      if (range === 0 || firepower < 1 || !sees(this.world, at, target)) continue;
      const drm = this.drm(at, target, 'still');
      const worth = unitsAt(this.view, target, this.enemy).reduce(
        (sum, unit) => sum + presentWorth(unit) * harm(this.world, firepower, drm, unit),
        0,
      );
      most = Math.max(most, worth);
    }
    return most;
  }
}

/** Half beyond its normal range, double beside it. */
function firepowerAt(shooter: Shooter, range: number): number {
  if (range === 0 || range > longestRange(shooter)) return 0;
  const own = printed(shooter)?.firepower ?? 0;
  return range === 1 ? 2 * own : range > normalRange(shooter) ? own / 2 : own;
}

function postsOf(view: View, side: Side): readonly Post[] {
  const posts = new Map<LocId, Shooter[]>();
  for (const shooter of shootersOf(view, side)) {
    if (shooter.user.broken || shooter.user.guard !== undefined || inMelee(view, shooter.user)) continue;
    if (shooter.weapon?.malfunctioned) continue;
    const there = posts.get(shooter.at);
    if (there) there.push(shooter);
    else posts.set(shooter.at, [shooter]);
  }
  return [...posts].map(([at, arms]) => ({ at, arms, led: ledAt(view, at, side) }));
}

const ledAt = (view: View, at: LocId, side: Side): number =>
  Math.min(
    0,
    ...unitsAt(view, at, side)
      .filter(unit => canLead(view, unit) && isGoodOrder(view, unit))
      .map(leadershipOf),
  );
