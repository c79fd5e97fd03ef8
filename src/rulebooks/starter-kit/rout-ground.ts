/** The ground as a routing unit finds it: what each step costs, who sees it, where cover is (3.6). Worked out once. */
import type { HexId } from '../../board/index.ts';
import type { View } from './game.ts';
import { canSee, enemiesOf } from './known-enemies.ts';
import { canCreep, entryCost, inHalves } from './movement-cost.ts';
import { buildingAt, isCoverHex } from './terrain.ts';
import { type AnyUnit, fitsIn } from './units.ts';
import { distance, neighbours, type World } from './world.ts';

/** Hexes with enemies, as bits in the order of `posts`. */
export type Posts = bigint;
export const bit = (post: number): Posts => 1n << BigInt(post);

/** A step into the next hex. */
export interface Edge {
  readonly to: HexId;
  /** In halves of movement factors. */
  readonly cost: number;
  /** Beside the road through trees and not along it. */
  readonly creep: boolean;
  /** The enemies to whom it comes nearer. */
  readonly nearer: Posts;
}

export interface RoutGround {
  /** Enemies, even broken ones, by the hex they are in. */
  readonly posts: readonly HexId[];
  /** The enemies who see a hex. */
  watchers(hex: HexId): Posts;
  /** The steps that no enemy's being near forbids. */
  edges(hex: HexId): readonly Edge[];
  isCover(hex: HexId): boolean;
  /** Woods or building away from any enemy: where a rout ends (3.6.g). */
  isHaven(hex: HexId): boolean;
  /** Cover that is no farther from a Known Enemy Unit than the start, or more of the same building (3.6.h, h3). */
  mayIgnore(hex: HexId): boolean;
}

/** For these units, which go together and began their rout here. */
export function routGround(world: World, view: View, units: readonly AnyUnit[], start: HexId): RoutGround {
  const side = units[0]?.side ?? '';
  const posts = [...new Set(enemiesOf(view, side).map(({ at }) => at))];
  const far = (hex: HexId, post: HexId) => distance(world, hex, post);
  const these = (is: (post: HexId) => boolean): Posts =>
    posts.reduce((bits, post, i) => (is(post) ? bits | bit(i) : bits), 0n);
  const ownBuilding = buildingAt(world, start);

  /** Nobody enters an enemy's hex, nor goes from one hex beside him to another (3.6.f). */
  const keepsClear = (from: HexId, to: HexId) =>
    posts.every(post => far(to, post) > 0 && !(far(from, post) === 1 && far(to, post) === 1));

  const edges = remembered((from: HexId) =>
    neighbours(world, from)
      .filter(to => keepsClear(from, to) && fitsIn(view, to, side, units))
      .flatMap(to => {
        const nearer = these(post => far(to, post) < far(from, post));
        return stepCosts(world, view, from, to).map(step => ({ to, nearer, ...step }));
      }),
  );
  const watchers = remembered((hex: HexId) => these(post => canSee(world, view, hex, post)));

  return {
    posts,
    watchers,
    edges,
    isCover: hex => isCoverHex(world, hex),
    isHaven: remembered(
      hex => hex !== start && isCoverHex(world, hex) && posts.every(post => far(hex, post) > 1),
    ),
    mayIgnore: remembered(hex => {
      if (ownBuilding !== undefined && buildingAt(world, hex) === ownBuilding) return true;
      return (watchers(start) & these(post => far(hex, post) <= far(start, post))) !== 0n;
    }),
  };
}

/** Along the road or through the country, and beside the road where that is another thing. */
function stepCosts(world: World, view: View, from: HexId, to: HexId) {
  const ways = canCreep(world, { from, to }) ? [false, true] : [false];
  return ways.flatMap(creep => {
    const cost = entryCost(world, view, { from, to }, { creep });
    return cost ? [{ cost: inHalves(cost.value), creep }] : [];
  });
}

function remembered<T>(work: (hex: HexId) => T): (hex: HexId) => T {
  const memory = new Map<HexId, T>();
  return hex => {
    const known = memory.get(hex);
    if (known !== undefined) return known;
    const found = work(hex);
    memory.set(hex, found);
    return found;
  };
}
