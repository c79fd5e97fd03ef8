/**
 * A position as one side sees it: whose fire reaches where, and what it would do. Everything is worked out when it
 * is first asked for, and kept as long as the position stands.
 */
import type { HexId } from '../../board/index.ts';
import type { Side } from '../../engine/index.ts';
import { firearmCard, type Shooter } from '../../rulebooks/starter-kit/fire/shooters.ts';
import type { View } from '../../rulebooks/starter-kit/game.ts';
import { isEnemyHeld } from '../../rulebooks/starter-kit/movement/entry.ts';
import {
  type AnyUnit,
  canLead,
  inMelee,
  isMmc,
  leadershipOf,
  mmcCard,
  ownMorale,
  weaponsOf,
} from '../../rulebooks/starter-kit/units.ts';
import { isDazed } from '../../rulebooks/starter-kit/vehicles/vehicles.ts';
import { distance, enemyOf, type World } from '../../rulebooks/starter-kit/world.ts';
import type { Care, Course } from '../doctrine/doctrine.ts';
import { Memo } from '../thinking/memo.ts';
import { fleetOf, machineGunsOf, type TankKiller, tankKillersOf } from './fleet.ts';
import { type Aim, aimOf, turnsLeft } from './ground.ts';
import { harm, loneTarget, type Target } from './harm.ts';
import { Lines } from './lines.ts';
import { presentWorth } from './men.ts';

/** How somebody is where he is: stays there, runs, or goes carefully. */
export type Posture = 'still' | 'running' | 'careful';

/** One side's men in one hex, as those who fire. */
export interface Post {
  readonly at: HexId;
  readonly arms: readonly Shooter[];
  readonly units: readonly AnyUnit[];
  /** The best modifier of a leader there, 0 without one. */
  readonly led: number;
}

/** Who has fired once fires on at half strength, and who has fired twice hardly at all. */
const AFTER_FIRST = 0.5;
const AFTER_FINAL = 0.25;

export class Situation {
  readonly world: World;
  readonly view: View;
  readonly side: Side;
  readonly enemy: Side;
  readonly aim: Aim;
  readonly turnsLeft: number;
  /** Second thoughts are wanted, too. */
  readonly isThorough: boolean;
  /** What can't be the best need not be thought of. */
  readonly onlyBest: boolean;
  /** What each sort of unit might do with a movement phase, as movement.ts has found out. */
  readonly moves = new Map<string, readonly Course[]>();
  /** How well units that move together would stand where, as movement.ts has found out. */
  readonly standings = new Memo<readonly AnyUnit[], HexId, number>();
  readonly #shots = { 1: new Memo<AnyUnit, HexId, number>(), 0.5: new Memo<AnyUnit, HexId, number>() };
  readonly #dangers = {
    running: new Memo<Target, HexId, number>(),
    careful: new Memo<Target, HexId, number>(),
    still: new Memo<Target, HexId, number>(),
  };
  readonly #firepower = { fresh: new Memo<Post, number, number>(), left: new Memo<Post, number, number>() };
  readonly #lines: Lines;
  #ours: ReadonlyMap<HexId, Post> | undefined;
  #theirs: readonly Post[] | undefined;
  readonly #enemyHeld = new Map<HexId, boolean>();
  #antiTank: readonly TankKiller[] | undefined;

  constructor(world: World, view: View, side: Side, care: Care = 'usual') {
    this.world = world;
    this.view = view;
    this.side = side;
    this.enemy = enemyOf(world, side);
    this.aim = aimOf(world, view, side);
    this.turnsLeft = turnsLeft(world, view, side);
    this.isThorough = care === 'thorough';
    this.onlyBest = care === 'brisk';
    this.#lines = new Lines(world, view);
  }

  get #posts(): ReadonlyMap<HexId, Post> {
    this.#ours ??= postsOf(this.view, this.side);
    return this.#ours;
  }
  get ours(): readonly Post[] {
    return [...this.#posts.values()];
  }
  get theirs(): readonly Post[] {
    this.#theirs ??= [...postsOf(this.view, this.enemy).values()];
    return this.#theirs;
  }

  /** What the enemy has against vehicles, as far as he shows it. */
  get antiTank(): readonly TankKiller[] {
    this.#antiTank ??= tankKillersOf(this.view, this.enemy);
    return this.#antiTank;
  }

  /** The share of its worth that a unit there must expect to lose if all who see it fire at it. */
  danger(at: HexId, unit: AnyUnit, posture: Posture): number {
    const target = loneTarget(ownMorale(unit), unit.broken === true);
    return this.#dangers[posture].get(target, at, () => this.#findDanger(at, target, posture));
  }

  #findDanger(at: HexId, target: Target, posture: Posture): number {
    let left = 1;
    for (const post of this.theirs) left *= 1 - this.harmBy(post, at, target, posture);
    if (this.view.vehicles) left *= 1 - this.#harmByVehicles(at, target, posture);
    return 1 - left;
  }

  /** What the fire of one hex does to a target in another. */
  harmBy(post: Post, at: HexId, target: Target, posture: Posture): number {
    const range = distance(this.world, post.at, at);
    const firepower =
      posture === 'still'
        ? this.#firepower.fresh.get(post, range, () =>
            sumOf(post.arms, shooter => firepowerAt(shooter, range)),
          )
        : this.#firepower.left.get(post, range, () =>
            sumOf(post.arms, shooter => firepowerAt(shooter, range) * freshness(shooter, range)),
          );
    if (firepower < 1) return 0;
    const drm = this.modifier(post.at, at, posture);
    return drm === undefined ? 0 : harm(this.world, firepower, drm + post.led, target);
  }

  /** What the enemy's tanks that see the hex do to a target in it. */
  #harmByVehicles(at: HexId, target: Target, posture: Posture): number {
    let left = 1;
    for (const vehicle of fleetOf(this.view, this.enemy)) {
      if (vehicle.at === undefined || isDazed(vehicle)) continue;
      const firepower = machineGunsOf(vehicle, distance(this.world, vehicle.at, at));
      const drm = firepower < 1 ? undefined : this.modifier(vehicle.at, at, posture);
      if (drm !== undefined) left *= 1 - harm(this.world, firepower, drm, target);
    }
    return 1 - left;
  }

  /** What is added to the dice of fire from one hex at another; undefined where there is no line of sight. */
  modifier(from: HexId, to: HexId, posture: Posture): number | undefined {
    const line = this.#lines.between(from, to);
    if (line === undefined) return undefined;
    const { still, isBare } = line;
    return posture === 'still' ? still : still - (posture === 'running' ? 1 : 0) - (isBare ? 1 : 0);
  }

  /** Whether anything in one hex sees the other. */
  sees(from: HexId, to: HexId): boolean {
    return this.#lines.between(from, to) !== undefined;
  }

  /** Ours in a hex. */
  oursAt(at: HexId): readonly AnyUnit[] {
    return this.#posts.get(at)?.units ?? NOBODY;
  }

  /** Hexes with enemies, as far as anybody knows. */
  isEnemyHeld(at: HexId): boolean {
    let known = this.#enemyHeld.get(at);
    if (known === undefined) {
      known = isEnemyHeld(this.view, at, this.side);
      this.#enemyHeld.set(at, known);
    }
    return known;
  }

  /** The most harm, in points, that the unit could do from a hex to one of the enemy's, with a share of its fire. */
  bestShot(unit: AnyUnit, from: HexId, share: 1 | 0.5 = 1): number {
    return this.#shots[share].get(unit, from, () => this.#findBestShot(armsOf(this.view, unit), from, share));
  }

  #findBestShot(arms: readonly Shooter[], from: HexId, share: number): number {
    let most = 0;
    for (const post of this.theirs) {
      const range = distance(this.world, from, post.at);
      let firepower = 0;
      for (const shooter of arms) firepower += share * firepowerAt(shooter, range);
      if (firepower < 1) continue;
      const drm = this.modifier(from, post.at, 'still');
      if (drm !== undefined) most = Math.max(most, harmTo(this.world, post.units, firepower, drm));
    }
    return most;
  }
}

const sumOf = (arms: readonly Shooter[], each: (shooter: Shooter) => number): number =>
  arms.reduce((sum, shooter) => sum + each(shooter), 0);

/** In points, to all of them. */
export function harmTo(world: World, units: readonly AnyUnit[], firepower: number, drm: number): number {
  let sum = 0;
  for (const unit of units) {
    const target = { morale: ownMorale(unit), broken: unit.broken === true, crowd: units.length };
    sum += presentWorth(unit) * harm(world, firepower, drm, target);
  }
  return sum;
}

const NOBODY: readonly AnyUnit[] = [];

function postsOf(view: View, side: Side): ReadonlyMap<HexId, Post> {
  const byHex = new Map<HexId, AnyUnit[]>();
  for (const unit of view.units) {
    if (unit.side !== side || unit.at === undefined) continue;
    const there = byHex.get(unit.at);
    if (there) there.push(unit);
    else byHex.set(unit.at, [unit]);
  }
  const posts = new Map<HexId, Post>();
  for (const [at, units] of byHex) {
    const able = units.filter(unit => !unit.broken && !inMelee(view, unit));
    const leaders = able.filter(unit => canLead(view, unit)).map(leadershipOf);
    const arms = able.flatMap(unit => armsOf(view, unit));
    posts.set(at, { at, units, arms, led: Math.min(0, ...leaders) });
  }
  return posts;
}

/** What a unit might fire with, wherever it goes: itself, and its weapons. */
export function armsOf(view: View, user: AnyUnit): readonly Shooter[] {
  const at = user.at as HexId;
  const own: readonly Shooter[] = isMmc(user) ? [{ id: user.id, user, at }] : [];
  return [...own, ...weaponsOf(view, user).map(weapon => ({ id: weapon.id, user, weapon, at }))];
}

/** Doubled next to the target and halved far away (3.2.2); ordnance, which must hit first, is left out. */
export function firepowerAt({ user, weapon }: Shooter, range: number): number {
  const card = weapon ? (weapon.malfunctioned ? undefined : firearmCard(weapon)) : mmcCard(user);
  if (!card) return 0;
  const flames = 'removal' in card;
  const longest = 'kind' in card && card.kind === 'anti-tank-rifle' ? card.range : 2 * card.range;
  if (range > longest) return 0;
  const near = flames ? 1 : range === 0 ? 3 : range === 1 ? 2 : 1;
  return card.firepower * near * (range > card.range ? 0.5 : 1) * (user.pinned ? 0.5 : 1);
}

/** How much of its fire a shooter has left for those who move. */
function freshness({ user, weapon }: Shooter, range: number): number {
  const { fired } = weapon ?? user;
  if (fired === undefined) return 1;
  if (fired === 'first') return AFTER_FIRST;
  return range <= 1 ? AFTER_FINAL : 0;
}
