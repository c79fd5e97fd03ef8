/**
 * A position as one side sees it: whose fire reaches where, and what it would do. Everything is worked out when it
 * is first asked for, and kept as long as the position stands.
 */
import type { Side } from '../../engine/index.ts';
import { shootersOf } from '../../rulebooks/lock-n-load/fire/shooters.ts';
import type { View } from '../../rulebooks/lock-n-load/game.ts';
import { hasArc } from '../../rulebooks/lock-n-load/ordnance/weapon-teams.ts';
import type { Location } from '../../rulebooks/lock-n-load/state.ts';
import type { AnyUnit } from '../../rulebooks/lock-n-load/units.ts';
import { enemyOf, type World } from '../../rulebooks/lock-n-load/world.ts';
import type { Care } from '../doctrine/doctrine.ts';
import { Band } from './band.ts';
import { type Aim, aimOf, turnsLeft } from './ground.ts';
import { type Arm, armOf, type Post, postsOf } from './posts.ts';
import { type Posture, Site } from './site.ts';
import { type Sort, sortOf } from './target.ts';

export class Situation {
  readonly world: World;
  readonly view: View;
  readonly side: Side;
  readonly enemy: Side;
  readonly aim: Aim;
  readonly turnsLeft: number;
  /** Danger is not thought of. */
  readonly isReckless: boolean;
  /** Second thoughts are wanted, too. */
  readonly isThorough: boolean;
  readonly #sites = new Map<Location, Site>();
  readonly #bands = new Map<readonly AnyUnit[], Band>();
  readonly #sorts = new Map<AnyUnit, Sort>();
  readonly #arms = new Map<AnyUnit, readonly Arm[]>();
  #ours: readonly Post[] | undefined;
  #theirs: readonly Post[] | undefined;

  constructor(world: World, view: View, side: Side, care: Care = 'usual') {
    this.world = world;
    this.view = view;
    this.side = side;
    this.enemy = enemyOf(world, side);
    this.aim = aimOf(world, view, side);
    this.turnsLeft = turnsLeft(world, view);
    this.isReckless = care === 'reckless';
    this.isThorough = care === 'thorough';
  }

  get ours(): readonly Post[] {
    this.#ours ??= postsOf(this.world, this.view, this.side);
    return this.#ours;
  }
  get theirs(): readonly Post[] {
    this.#theirs ??= postsOf(this.world, this.view, this.enemy);
    return this.#theirs;
  }

  site(at: Location): Site {
    let site = this.#sites.get(at);
    if (!site) {
      site = new Site(this, at, this.#sites.size);
      this.#sites.set(at, site);
    }
    return site;
  }

  /** Units that are thought of together; the same list is the same band. */
  band(units: readonly AnyUnit[]): Band {
    let band = this.#bands.get(units);
    if (!band) {
      band = new Band(this, units);
      this.#bands.set(units, band);
    }
    return band;
  }

  sort(unit: AnyUnit): Sort {
    let sort = this.#sorts.get(unit);
    if (!sort) {
      sort = sortOf(this.world, unit);
      this.#sorts.set(unit, sort);
    }
    return sort;
  }

  /** What the unit would fire if it were there; it matters where for those with arcs. */
  armsOf(unit: AnyUnit, at: Location): readonly Arm[] {
    const known = this.#arms.get(unit);
    if (known) return known;
    const arms = shootersOf(this.view, { ...unit, at }).map(each => armOf(this.world, each));
    if (!hasArc(unit)) this.#arms.set(unit, arms);
    return arms;
  }

  oursAt(at: Location): readonly AnyUnit[] {
    return this.site(at).ours;
  }
  theirsAt(at: Location): readonly AnyUnit[] {
    return this.site(at).theirs;
  }

  /** The share of its worth that a unit there must expect to lose if all who see it fire at it. */
  danger(at: Location, unit: AnyUnit, posture: Posture): number {
    return this.site(at).danger(this.sort(unit), posture);
  }

  /** The most harm, in points, that units could do together from a place to one of the enemy's. */
  bestShot(units: readonly AnyUnit[], from: Location): number {
    return this.band(units).bestShot(this.site(from));
  }
}
