/** Units that go and stand together: what each of them is worth under fire, and what they can do with theirs. */
import type { Location } from '../../rulebooks/lock-n-load/state.ts';
import { type AnyUnit, isGoodOrder, isHero, isMmc } from '../../rulebooks/lock-n-load/units.ts';
import type { World } from '../../rulebooks/lock-n-load/world.ts';
import { companyWorth } from './company.ts';
import { worthOf } from './men.ts';
import { type Arm, Armed, ledBy } from './posts.ts';
import type { Posture, Site } from './site.ts';
import type { Sort } from './target.ts';

/** One of them, with what is asked about him at every place. */
interface Member {
  readonly unit: AnyUnit;
  readonly worth: number;
  readonly sort: Sort;
  readonly isFit: boolean;
  /** Others with him hold the ground already. */
  readonly isSpare: boolean;
  /** What their company is worth to him where nobody else is. */
  readonly company: number;
}

/** Who can take ground, and keep it. */
export const holdsGround = (unit: AnyUnit): boolean => isGoodOrder(unit) && (isMmc(unit) || isHero(unit));

/** What is known of single units: a situation. */
interface Roll {
  readonly world: World;
  sort(unit: AnyUnit): Sort;
  armsOf(unit: AnyUnit, at: Location): readonly Arm[];
}

export class Band {
  readonly units: readonly AnyUnit[];
  /** How well they stand where, as standing.ts has found out. */
  readonly standings: Readonly<Record<Posture, number[]>> = { moving: [], careful: [], still: [] };
  readonly #s: Roll;
  readonly #shots: number[] = [];
  #members: readonly Member[] | undefined;
  #armed: Armed | undefined;

  constructor(s: Roll, units: readonly AnyUnit[]) {
    this.#s = s;
    this.units = units;
  }

  get members(): readonly Member[] {
    const { units } = this;
    this.#members ??= units.map(unit => ({
      unit,
      worth: worthOf(unit),
      sort: this.#s.sort(unit),
      isFit: isGoodOrder(unit),
      isSpare: units.some(each => each !== unit && holdsGround(each)),
      company: companyWorth(this.#s.world, unit, [], units),
    }));
    return this.#members;
  }

  /** The most harm, in points, that they could do together from a place to one of the enemy's. */
  bestShot(from: Site): number {
    const known = this.#shots[from.n] ?? this.#findBestShot(from);
    this.#shots[from.n] = known;
    return known;
  }

  #findBestShot(from: Site): number {
    const armed = this.#armedAt(from.at);
    let most = 0;
    for (const { post, range, edge, seen } of from.lines) {
      let sum = 0;
      for (const firepower of armed.attacks(this.#s.world, post.at, range, 'later'))
        sum += post.harmBy(firepower + edge);
      if (sum * seen > most) most = sum * seen;
    }
    return most;
  }

  /** As those who fire, from wherever they are; those with arcs from there alone. */
  #armedAt(at: Location): Armed {
    if (this.#armed && !this.#armed.hasArcs) return this.#armed;
    const able = this.units.filter(isGoodOrder);
    this.#armed = new Armed(
      able.flatMap(unit => this.#s.armsOf(unit, at)),
      ledBy(this.#s.world, able),
    );
    return this.#armed;
  }
}
