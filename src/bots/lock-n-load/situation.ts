/**
 * A position as one side sees it: whose fire reaches where, and what it would do. Everything is worked out when it
 * is first asked for, and kept as long as the position stands.
 */
import type { Side } from '../../engine/index.ts';
import { exposesMovers } from '../../rulebooks/lock-n-load/charts/index.ts';
import { cover } from '../../rulebooks/lock-n-load/cover.ts';
import { damageColumn } from '../../rulebooks/lock-n-load/damage.ts';
import { listed } from '../../rulebooks/lock-n-load/fire-modifiers.ts';
import type { View } from '../../rulebooks/lock-n-load/game.ts';
import { isHiddenByNight } from '../../rulebooks/lock-n-load/night.ts';
import { distance, isAdjacent, placeOf } from '../../rulebooks/lock-n-load/places.ts';
import { shootersOf } from '../../rulebooks/lock-n-load/shooters.ts';
import { degradingOf } from '../../rulebooks/lock-n-load/sight.ts';
import type { Location } from '../../rulebooks/lock-n-load/state.ts';
import { isOpen, terrainAt } from '../../rulebooks/lock-n-load/terrain.ts';
import {
  type AnyUnit,
  isGoodOrder,
  isLeader,
  isSquad,
  leadershipOf,
  moraleOf,
} from '../../rulebooks/lock-n-load/units.ts';
import { hasArc } from '../../rulebooks/lock-n-load/weapon-teams.ts';
import { enemyOf, type World } from '../../rulebooks/lock-n-load/world.ts';
import { Memo } from '../memo.ts';
import { type Aim, aimOf, turnsLeft } from './ground.ts';
import { harm, type Target } from './harm.ts';
import { worthOf } from './men.ts';
import { type Armed, attacksOf, type Post, postsOf, type When } from './posts.ts';

/** How somebody is where he is: on the move in everybody's sight, moving carefully, or staying. */
export type Posture = 'moving' | 'careful' | 'still';

const ADJACENT = listed('adjacent target').n;
const MOVING = listed('moving target').n;
/** Who is not spotted is not fired at, unless he is found first. */
const UNSEEN = 0.35;

export class Situation {
  readonly world: World;
  readonly view: View;
  readonly side: Side;
  readonly enemy: Side;
  readonly aim: Aim;
  readonly turnsLeft: number;
  /** Rough and quick will do. */
  readonly inHaste: boolean;
  /** How well units stand where, as standing.ts has found out. */
  readonly standings = {
    moving: new Memo<readonly AnyUnit[], Location, number>(),
    careful: new Memo<readonly AnyUnit[], Location, number>(),
    still: new Memo<readonly AnyUnit[], Location, number>(),
  };
  readonly #lines = new Map<Location, Map<Location, number | undefined>>();
  readonly #dangers = {
    moving: new Memo<Target, Location, number>(),
    careful: new Memo<Target, Location, number>(),
    still: new Memo<Target, Location, number>(),
  };
  readonly #attacks = {
    now: new Memo<Armed, number, readonly number[]>(),
    later: new Memo<Armed, number, readonly number[]>(),
  };
  readonly #harms = new Memo<Post, number, number>();
  readonly #shots = new Memo<readonly AnyUnit[], Location, number>();
  readonly #armed = new Map<readonly AnyUnit[], Armed>();
  readonly #targets = new Map<AnyUnit, Target>();
  readonly #roofs = new Map<Location, number>();
  #ours: readonly Post[] | undefined;
  #theirs: readonly Post[] | undefined;

  constructor(world: World, view: View, side: Side, inHaste = false) {
    this.world = world;
    this.view = view;
    this.side = side;
    this.enemy = enemyOf(world, side);
    this.aim = aimOf(world, view, side);
    this.turnsLeft = turnsLeft(world, view);
    this.inHaste = inHaste;
  }

  get ours(): readonly Post[] {
    this.#ours ??= postsOf(this.view, this.side);
    return this.#ours;
  }
  get theirs(): readonly Post[] {
    this.#theirs ??= postsOf(this.view, this.enemy);
    return this.#theirs;
  }

  oursAt(at: Location): readonly AnyUnit[] {
    return this.ours.find(post => post.at === at)?.units ?? [];
  }
  theirsAt(at: Location): readonly AnyUnit[] {
    return this.theirs.find(post => post.at === at)?.units ?? [];
  }

  /** What fire from one place at another loses by ground and shelter; undefined where it can't go. */
  shelter(from: Location, to: Location): number | undefined {
    const lines = this.#lines.get(from) ?? new Map<Location, number | undefined>();
    if (lines.has(to)) return lines.get(to);
    this.#lines.set(from, lines);
    const { world, view } = this;
    const degrading = isHiddenByNight(world, view, from, to) ? undefined : degradingOf(world, view, from, to);
    const found =
      degrading === undefined || from === to ? undefined : degrading + cover(world, view, to, { from }).value;
    lines.set(to, found);
    return found;
  }

  /** What shelters those in a place, from whatever side. */
  roof(at: Location): number {
    const known = this.#roofs.get(at) ?? cover(this.world, this.view, at).value;
    this.#roofs.set(at, known);
    return known;
  }

  /** The share of its worth that a unit there must expect to lose if all who see it fire at it. */
  danger(at: Location, unit: AnyUnit, posture: Posture): number {
    let target = this.#targets.get(unit);
    if (!target) {
      target = targetOf(unit);
      this.#targets.set(unit, target);
    }
    return this.#dangers[posture].get(target, at, () => this.#findDanger(at, target, posture));
  }

  #findDanger(at: Location, target: Target, posture: Posture): number {
    let left = 1;
    for (const post of this.theirs) left *= 1 - this.#dangerFrom(post, at, target, posture);
    return 1 - left;
  }

  #dangerFrom(post: Post, at: Location, target: Target, posture: Posture): number {
    if (post.arms.length === 0) return 0;
    const { world } = this;
    const range = distance(world, post.at, at);
    const attacks = this.#attacksOf(post, at, range, posture === 'still' ? 'later' : 'now');
    const shelter = attacks.length > 0 ? this.shelter(post.at, at) : undefined;
    if (shelter === undefined) return 0;
    const near = isAdjacent(world, post.at, at);
    const { hex } = placeOf(world, at);
    const terrain = terrainAt(world, hex);
    const shown = posture === 'moving' && terrain !== undefined && exposesMovers(terrain) ? MOVING : 0;
    const edge = shown + (near ? ADJACENT : 0) - shelter;
    let left = 1;
    for (const firepower of attacks) left *= 1 - harm(firepower + edge, target);
    const isSeen = posture === 'moving' || near || isOpen(world, hex);
    return (1 - left) * (isSeen ? 1 : UNSEEN);
  }

  /** The most harm, in points, that units could do together from a place to one of the enemy's. */
  bestShot(units: readonly AnyUnit[], from: Location): number {
    return units.length === 0 ? 0 : this.#shots.get(units, from, () => this.#findBestShot(units, from));
  }

  /** Where nobody is bound to an arc, only the range counts. */
  #attacksOf(armed: Armed, at: Location, range: number, when: When): readonly number[] {
    const find = () => attacksOf(this.world, armed, at, range, when);
    return armed.hasArcs ? find() : this.#attacks[when].get(armed, range, find);
  }

  /** The units as those who fire, from wherever they are; those with arcs from there alone. */
  #armedAs(units: readonly AnyUnit[], from: Location): Armed {
    const known = this.#armed.get(units);
    if (known) return known;
    const able = units.filter(isGoodOrder);
    const arms = able.flatMap(unit => shootersOf(this.view, { ...unit, at: from }));
    const led = Math.max(0, ...able.filter(isLeader).map(leadershipOf));
    const armed = { arms, led, hasArcs: able.some(hasArc) };
    if (!armed.hasArcs) this.#armed.set(units, armed);
    return armed;
  }

  #findBestShot(units: readonly AnyUnit[], from: Location): number {
    const { world, view } = this;
    const armed = this.#armedAs(units, from);
    let most = 0;
    for (const post of this.theirs) {
      const attacks = this.#attacksOf(armed, post.at, distance(world, from, post.at), 'later');
      const shelter = attacks.length > 0 ? this.shelter(from, post.at) : undefined;
      if (shelter === undefined) continue;
      const near = isAdjacent(world, from, post.at);
      const edge = (near ? ADJACENT : 0) - shelter;
      const isSeen = near || isOpen(world, placeOf(world, post.at).hex) || view.spotted.includes(post.at);
      let sum = 0;
      for (const firepower of attacks) {
        const strength = firepower + edge;
        sum += this.#harms.get(post, strength, () => harmTo(post.units, strength));
      }
      most = Math.max(most, sum * (isSeen ? 1 : UNSEEN));
    }
    return most;
  }
}

const targets = new Map<string, Target>();

/** Units that fare alike under fire are one and the same target. */
export function targetOf(unit: AnyUnit): Target {
  const target = { column: damageColumn(unit), morale: moraleOf(unit), isSquad: isSquad(unit) };
  const key = `${target.column} ${target.morale} ${target.isSquad}`;
  const known = targets.get(key) ?? target;
  targets.set(key, known);
  return known;
}

/** In points, to all of them. */
function harmTo(units: readonly AnyUnit[], edge: number): number {
  let sum = 0;
  for (const unit of units) sum += worthOf(unit) * harm(edge, targetOf(unit));
  return sum;
}
