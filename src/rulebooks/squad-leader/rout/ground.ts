/** The ground as a routing unit finds it (3.21): where it may go, what that costs, where cover is. */
import { type HexIx, range } from '../../../board/index.ts';
import type { Side } from '../../../engine/index.ts';
import { isOpenGround } from '../charts/index.ts';
import type { View } from '../game.ts';
import { fitsIn } from '../movement/stacking.ts';
import { sightBetween } from '../sight/sight.ts';
import { entryCost, inHalves } from '../terrain/cost.ts';
import { isCoverAt, sunkenIn, terrainOfHex } from '../terrain/terrain.ts';
import { hexsideCover } from '../terrain/walls.ts';
import { type AnyUnit, canLead, cardOf, unitsAt, weaponCardOf, weaponsOf } from '../units.ts';
import { hexName, ix, neighbours, type World } from '../world.ts';
import { areBeside } from './adjacent.ts';

export interface Edge {
  readonly to: HexIx;
  /** In halves of movement factors. */
  readonly cost: number;
}

/** What is found out about a hex is remembered: a search asks often. */
function remembered<T>(work: (hex: HexIx) => T): (hex: HexIx) => T {
  const memory = new Map<HexIx, T>();
  return hex => {
    const known = memory.get(hex);
    if (known !== undefined) return known;
    const found = work(hex);
    memory.set(hex, found);
    return found;
  };
}

/** What the enemy makes of the ground, to all who rout of a side alike: it is looked at once for all of them. */
export class Danger {
  readonly #world: World;
  /** Enemies, even broken ones, by the hex they are in. */
  readonly #posts: ReadonlySet<HexIx>;
  /** Unbroken ones, with how far they fire at full strength. */
  readonly #guns: readonly { readonly at: HexIx; readonly reach: number }[];

  constructor(world: World, view: View, side: Side) {
    this.#world = world;
    const enemies = view.units.flatMap(enemy =>
      enemy.side !== side && enemy.at !== undefined && enemy.guard === undefined
        ? [{ enemy, at: ix(world, enemy.at) }]
        : [],
    );
    this.#posts = new Set(enemies.map(({ at }) => at));
    this.#guns = enemies
      .filter(({ enemy }) => !enemy.broken)
      .map(({ enemy, at }) => ({ at, reach: normalReach(view, enemy) }));
  }

  readonly isBesideEnemy = remembered((hex: HexIx): boolean => {
    for (const post of this.#posts) if (areBeside(this.#world, hex, post)) return true;
    return false;
  });

  /** Open ground; a gully is none (3.21.15). */
  isOpen(hex: HexIx): boolean {
    const terrain = terrainOfHex(this.#world, hex);
    const isFlat = terrain !== undefined && isOpenGround(this.#world.charts, terrain);
    return isFlat && sunkenIn(this.#world, hex) !== 'gully';
  }

  /** Open ground in sight and normal range of an unbroken enemy, with neither slope nor wall before him (3.21.7.2, QA-91). */
  readonly isSwept = remembered((hex: HexIx): boolean => {
    const world = this.#world;
    const { field } = world;
    if (!this.isOpen(hex)) return false;
    return this.#guns.some(
      gun =>
        range(field, gun.at, hex) <= gun.reach &&
        (field.level[hex] as number) <= (field.level[gun.at] as number) &&
        sightBetween(world, gun.at, hex).clear &&
        hexsideCover(world, [hexName(world, gun.at)], hexName(world, hex)) === undefined,
    );
  });

  /** The steps that neither ground nor enemies forbid (3.21.7.1, 3.21.7.2, QA-13.41a). */
  readonly edges = remembered((from: HexIx): readonly Edge[] => {
    const world = this.#world;
    const start = hexName(world, from);
    const edges: Edge[] = [];
    for (const to of neighbours(world, start)) {
      const hex = ix(world, to);
      const cost = entryCost(world, { from: start, to });
      // The sight of all enemies is the dearest question, and the last.
      if (cost && !this.#posts.has(hex) && !this.isSwept(hex) && !this.#isNearer(from, hex))
        edges.push({ to: hex, cost: inHalves(cost.value) });
    }
    return edges;
  });

  /** The step brings it nearer to an enemy whom it had not seen, and who now sees it (QA-13.41c). */
  exposes(from: HexIx, to: HexIx): boolean {
    const world = this.#world;
    const { field } = world;
    for (const post of this.#posts) {
      const isSeenNow = () => !sightBetween(world, from, post).clear && sightBetween(world, to, post).clear;
      if (range(field, to, post) < range(field, from, post) && isSeenNow()) return true;
    }
    return false;
  }

  /** Whether the step brings it nearer to an enemy whom it sees. */
  #isNearer(from: HexIx, to: HexIx): boolean {
    const { field } = this.#world;
    for (const post of this.#posts)
      if (range(field, to, post) < range(field, from, post) && sightBetween(this.#world, from, post).clear)
        return true;
    return false;
  }
}

/** The ground to one unit, and to who goes with it. */
export class RoutGround {
  readonly danger: Danger;
  readonly #world: World;
  readonly #view: View;
  readonly #coming: readonly AnyUnit[];
  readonly #side: Side;

  constructor(
    world: World,
    view: View,
    unit: AnyUnit,
    company: readonly AnyUnit[] = [],
    danger = new Danger(world, view, unit.side),
  ) {
    this.#world = world;
    this.#view = view;
    this.#coming = [unit, ...company];
    this.#side = unit.side;
    this.danger = danger;
  }

  isCover(hex: HexIx): boolean {
    return isCoverAt(this.#world, hexName(this.#world, hex));
  }

  /** Woods or building away from any enemy, with room: where a rout ends (3.21.7, 3.21.11, QA-13.44). */
  readonly isHaven = remembered(
    (hex: HexIx): boolean => this.isCover(hex) && !this.danger.isBesideEnemy(hex) && this.hasRoom(hex),
  );

  hasRoom(hex: HexIx): boolean {
    return fitsIn(this.#world, this.#view, hexName(this.#world, hex), this.#side, this.#coming);
  }
}

/** Nobody fires a machine gun farther without a leader (8.9.5.1, QA-13.42f). */
const UNDIRECTED = 16;

/** How far it fires at full strength: with its own arms, or with what it mans. */
function normalReach(view: View, unit: AnyUnit): number {
  const card = cardOf(unit);
  const own = card.kind === 'leader' ? 0 : card.range;
  const isLed = unit.at !== undefined && unitsAt(view, unit.at, unit.side).some(each => canLead(view, each));
  return weaponsOf(view, unit).reduce((reach, weapon) => {
    const gun = weaponCardOf(weapon);
    if (gun.kind !== 'machine-gun' || weapon.malfunctioned || weapon.dismantled) return reach;
    return Math.max(reach, isLed ? gun.range : Math.min(gun.range, UNDIRECTED));
  }, own);
}
