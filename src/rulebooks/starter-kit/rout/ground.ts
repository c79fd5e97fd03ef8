/**
 * The ground as a routing unit finds it: what each step costs, who sees it, where cover is (3.6). Hexes are the
 * numbers of the battlefield here, and what is found out about one is remembered: a search asks often.
 */
import { type HexIx, range } from '../../../board/index.ts';
import { type Refusal, refusal } from '../../../engine/index.ts';
import type { View } from '../game.ts';
import { canCreep, entryCost, inHalves } from '../movement/cost.ts';
import { isClear } from '../sight/sight.ts';
import { buildingAt, isCoverHex } from '../terrain/terrain.ts';
import { type AnyUnit, fitsIn, hexesOf } from '../units.ts';
import { hexName, ix, type World } from '../world.ts';
import { enemiesOf } from './known-enemies.ts';
import { has, type Posts, postsWhere } from './posts.ts';

/** A step into the next hex. */
export interface Edge {
  readonly to: HexIx;
  /** In halves of movement factors. */
  readonly cost: number;
  /** Beside the road through trees and not along it. */
  readonly creep: boolean;
  /** The enemies to whom it comes nearer. */
  readonly nearer: Posts;
}

export interface RoutGround {
  /** Enemies, even broken ones, by the hex they are in. */
  readonly posts: readonly HexIx[];
  /** The enemies who see a hex. */
  watchers(hex: HexIx): Posts;
  /** The hexes around one. */
  around(hex: HexIx): readonly HexIx[];
  /** Against a step whatever its way and cost: enemies near, or no room. */
  closed(from: HexIx, to: HexIx): Refusal | undefined;
  /** The steps that are open. */
  edges(hex: HexIx): readonly Edge[];
  isCover(hex: HexIx): boolean;
  /** Woods or building away from any enemy: where a rout ends (3.6.g). */
  isHaven(hex: HexIx): boolean;
  /** Cover that is no farther from a Known Enemy Unit than the start, or more of the same building (3.6.h, h3). */
  mayIgnore(hex: HexIx): boolean;
}

const NO_ROOM = refusal('3.3.1.d', 'there is no room in the hex');
const ENEMIES = refusal('3.6.f', 'there are enemies in the hex');
const BESIDE = refusal('3.6.f', 'it would go from beside an enemy to another hex beside him');

/** For these units, which go together and began their rout here. */
export function routGround(world: World, view: View, units: readonly AnyUnit[], start: HexIx): RoutGround {
  const { field } = world;
  const side = units[0]?.side ?? '';
  const posts = [...new Set(enemiesOf(view, side).map(({ at }) => ix(world, at)))];
  const id = (hex: HexIx) => hexName(world, hex);
  const ownBuilding = buildingAt(world, id(start));

  /** How far each of the enemies is. */
  const ranges = remembered(hex => posts.map(post => range(field, hex, post)));
  const watchers = remembered(hex => postsWhere(posts, post => isClear(world, view, hex, post)));
  const taken = hexesOf(view, side);
  const hasRoom = (hex: HexIx) => !taken.has(id(hex)) || fitsIn(world, view, id(hex), side, units);
  const isCover = (hex: HexIx) => isCoverHex(world, view, id(hex));

  const around = (hex: HexIx) => [...field.neighbours.subarray(hex * 6, hex * 6 + 6)].filter(to => to >= 0);
  const closed = (from: HexIx, to: HexIx) =>
    nearRefusal(ranges(from), ranges(to)) ?? (hasRoom(to) ? undefined : NO_ROOM);

  const edges = remembered(from => {
    const before = ranges(from);
    const found: Edge[] = [];
    // Every hex of a search comes by here: no list is made of those around it.
    for (const to of field.neighbours.subarray(from * 6, from * 6 + 6)) {
      if (to < 0 || closed(from, to)) continue;
      const after = ranges(to);
      const nearer = postsWhere(posts, (_, i) => (after[i] as number) < (before[i] as number));
      const way = { from: id(from), to: id(to) };
      // Along the road or through the country, and beside the road where that is another thing.
      const cost = entryCost(world, view, way);
      if (cost) found.push({ to, cost: inHalves(cost.value), creep: false, nearer });
      const slowly = canCreep(world, way) ? entryCost(world, view, way, { creep: true }) : undefined;
      if (slowly) found.push({ to, cost: inHalves(slowly.value), creep: true, nearer });
    }
    return found;
  });

  return {
    posts,
    watchers,
    around,
    closed,
    edges,
    isCover,
    isHaven: remembered(hex => hex !== start && isCover(hex) && ranges(hex).every(far => far > 1)),
    mayIgnore: remembered(hex => {
      if (ownBuilding !== undefined && buildingAt(world, id(hex)) === ownBuilding) return true;
      const [here, there] = [ranges(start), ranges(hex)];
      return posts.some((_, i) => has(watchers(start), i) && (there[i] as number) <= (here[i] as number));
    }),
  };
}

/** Nobody enters an enemy's hex, nor goes from one hex beside him to another (3.6.f). */
function nearRefusal(before: readonly number[], after: readonly number[]): Refusal | undefined {
  let against: Refusal | undefined;
  for (let i = 0; i < after.length; i++) {
    if (after[i] === 0) return ENEMIES;
    if (after[i] === 1 && before[i] === 1) against = BESIDE;
  }
  return against;
}

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
