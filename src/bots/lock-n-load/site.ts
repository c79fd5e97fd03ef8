/**
 * A location as a side sees it: where one can go from there, whose fire falls on it, whom fire reaches from it.
 * Plans ask the same of the same places again and again, so each answer is kept.
 */
import { exposesMovers } from '../../rulebooks/lock-n-load/charts/index.ts';
import { listed } from '../../rulebooks/lock-n-load/fire/modifiers.ts';
import type { View } from '../../rulebooks/lock-n-load/game.ts';
import { stepCost } from '../../rulebooks/lock-n-load/movement/cost.ts';
import { waysFrom } from '../../rulebooks/lock-n-load/movement/ways.ts';
import type { Location } from '../../rulebooks/lock-n-load/state.ts';
import { distance, isAdjacent, placeOf } from '../../rulebooks/lock-n-load/terrain/places.ts';
import { isOpen, terrainAt } from '../../rulebooks/lock-n-load/terrain/terrain.ts';
import { type AnyUnit, isGoodOrder, isMmc, meleeAt } from '../../rulebooks/lock-n-load/units.ts';
import type { World } from '../../rulebooks/lock-n-load/world.ts';
import type { Aim } from './ground.ts';
import { harm } from './harm.ts';
import type { Post, When } from './posts.ts';
import { coverAt, shelter } from './shelter.ts';
import type { Sort, Target } from './target.ts';

/** How somebody is where he is: on the move in everybody's sight, moving carefully, or staying. */
export type Posture = 'moving' | 'careful' | 'still';

/** Who is not spotted is not fired at, unless he is found first. */
const UNSEEN = 0.35;

/** What a place is seen in: a situation. */
interface Surroundings {
  readonly isReckless: boolean;
  readonly world: World;
  readonly view: View;
  readonly aim: Aim;
  readonly ours: readonly Post[];
  readonly theirs: readonly Post[];
  site(at: Location): Site;
}

export interface Step {
  readonly to: Site;
  readonly cost: number;
}

/** How a post of theirs lies to the place. */
interface Lie {
  readonly post: Post;
  readonly range: number;
  readonly isNear: boolean;
}

/** Fire of theirs that could fall on the place: its attacks, and what is added to them. */
interface Threat {
  readonly attacks: readonly number[];
  readonly edge: number;
  readonly seen: number;
}

/** Fire that could go from the place at a post of theirs. */
export interface Line {
  readonly post: Post;
  readonly range: number;
  readonly edge: number;
  /** How likely there is a target to be seen. */
  readonly seen: number;
}

export class Site {
  readonly at: Location;
  /** Its number among the sites of the situation, for tables. */
  readonly n: number;
  readonly ours: readonly AnyUnit[];
  readonly theirs: readonly AnyUnit[];
  /** Whoever comes there fights. */
  readonly isFight: boolean;
  /** Movement points to what the fight is about, and whether it is here. */
  readonly way: number;
  readonly isGoal: boolean;
  readonly #s: Surroundings;
  #steps: readonly Step[] | undefined;
  #lies: readonly Lie[] | undefined;
  #roof: number | undefined;
  #nearestArmed: number | undefined;
  #nearestSquad: number | undefined;
  #lines: readonly Line[] | undefined;
  readonly #threats: Partial<Record<Posture, readonly Threat[]>> = {};
  readonly #dangers: Readonly<Record<Posture, number[]>> = { moving: [], careful: [], still: [] };

  constructor(s: Surroundings, at: Location, n: number) {
    this.#s = s;
    this.at = at;
    this.n = n;
    this.ours = s.ours.find(post => post.at === at)?.units ?? [];
    this.theirs = s.theirs.find(post => post.at === at)?.units ?? [];
    this.isFight = this.theirs.length > 0 || meleeAt(s.view, at) !== undefined;
    this.way = s.aim.way(at);
    this.isGoal = s.aim.objectives.includes(at);
  }

  /** The next places, for `units` and all others of the side that no Scout leads. */
  steps(units: readonly AnyUnit[]): readonly Step[] {
    const { world, view } = this.#s;
    this.#steps ??= waysFrom(world, view, this.at).map(to => ({
      to: this.#s.site(to),
      cost: stepCost(world, view, units, this.at, to).value,
    }));
    return this.#steps;
  }

  /** What shelters those in it, from whatever side. */
  get roof(): number {
    this.#roof ??= coverAt(this.#s.world, this.#s.view, this.at);
    return this.#roof;
  }

  /** How far away the nearest enemy is who can fire. */
  get nearestArmed(): number {
    this.#nearestArmed ??= least(this.#lying(), ({ arms }) => arms.length > 0);
    return this.#nearestArmed;
  }

  #lying(): readonly Lie[] {
    const { world, theirs } = this.#s;
    this.#lies ??= theirs.map(post => ({
      post,
      range: distance(world, post.at, this.at),
      isNear: isAdjacent(world, post.at, this.at),
    }));
    return this.#lies;
  }

  /** How far away the nearest enemy is who could walk over those in it. */
  get nearestSquad(): number {
    this.#nearestSquad ??= least(this.#lying(), ({ units }) =>
      units.some(unit => isMmc(unit) && isGoodOrder(unit)),
    );
    return this.#nearestSquad;
  }

  /** The lines of fire from here to posts of theirs. */
  get lines(): readonly Line[] {
    this.#lines ??= this.#lying().flatMap(lie => this.#lineTo(lie) ?? []);
    return this.#lines;
  }

  #lineTo({ post, range, isNear }: Lie): Line | undefined {
    const { world, view } = this.#s;
    const lost = shelter(world, view, this.at, post.at);
    if (lost === undefined) return undefined;
    const isSeen = isNear || isOpen(world, placeOf(world, post.at).hex) || view.spotted.includes(post.at);
    return {
      post,
      range,
      edge: (isNear ? listed(world, 'adjacent target').n : 0) - lost,
      seen: isSeen ? 1 : UNSEEN,
    };
  }

  /** The share of its worth that a target here must expect to lose if all who see it fire at it. */
  danger(sort: Sort, posture: Posture): number {
    if (this.#s.isReckless) return 0;
    const dangers = this.#dangers[posture];
    const known = dangers[sort.n] ?? this.#findDanger(sort, posture);
    dangers[sort.n] = known;
    return known;
  }

  #findDanger(target: Target, posture: Posture): number {
    let left = 1;
    const threats = this.#threats[posture] ?? this.#findThreats(posture);
    this.#threats[posture] = threats;
    for (const { attacks, edge, seen } of threats) {
      let whole = 1;
      for (const firepower of attacks) whole *= 1 - harm(this.#s.world, firepower + edge, target);
      left *= 1 - (1 - whole) * seen;
    }
    return 1 - left;
  }

  #findThreats(posture: Posture): readonly Threat[] {
    const { world, view } = this.#s;
    const { hex } = placeOf(world, this.at);
    const terrain = terrainAt(world, hex);
    const shown =
      posture === 'moving' && terrain !== undefined && exposesMovers(world.charts, terrain)
        ? listed(world, 'moving target').n
        : 0;
    const isPlain = posture === 'moving' || isOpen(world, hex);
    const when: When = posture === 'still' ? 'later' : 'now';
    const threats: Threat[] = [];
    for (const { post, range, isNear } of this.#lying()) {
      const attacks = post.attacks(world, this.at, range, when);
      const lost = attacks.length > 0 ? shelter(world, view, post.at, this.at) : undefined;
      if (lost === undefined) continue;
      const edge = shown + (isNear ? listed(world, 'adjacent target').n : 0) - lost;
      threats.push({ attacks, edge, seen: isPlain || isNear ? 1 : UNSEEN });
    }
    return threats;
  }
}

function least(lies: readonly Lie[], counts: (post: Post) => boolean): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const { post, range } of lies) if (range < nearest && counts(post)) nearest = range;
  return nearest;
}
