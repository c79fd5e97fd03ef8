/** Lines of fire between hexes, remembered from one position to the next as long as nothing comes into their way. */
import type { HexId } from '../../board/index.ts';
import type { View } from '../../rulebooks/starter-kit/game.ts';
import { sight } from '../../rulebooks/starter-kit/sight/sight.ts';
import { coverAt, hasHeightAdvantage, isOpenAt } from '../../rulebooks/starter-kit/terrain/terrain.ts';
import { isMovingTarget } from '../../rulebooks/starter-kit/vehicles/vehicles.ts';
import { ix, type World } from '../../rulebooks/starter-kit/world.ts';
import { Pairs } from '../thinking/memo.ts';

/** The fire from one hex at another. */
export interface Line {
  /** What modifies it against those who stay where they are. */
  readonly still: number;
  /** Nothing shelters those who move there. */
  readonly isBare: boolean;
}

export class Lines {
  readonly #world: World;
  readonly #view: View;
  readonly #known: Pairs<Line | undefined>;

  constructor(world: World, view: View) {
    this.#world = world;
    this.#view = view;
    this.#known = knownLines(world, view);
  }

  /** Undefined where there is no line of sight. */
  between(from: HexId, to: HexId): Line | undefined {
    return this.#known.get(ix(this.#world, from), ix(this.#world, to), () => this.#find(from, to));
  }

  #find(from: HexId, to: HexId): Line | undefined {
    const line = sight(this.#world, this.#view, from, to);
    if (!line.clear) return undefined;
    const cover = coverAt(this.#world, this.#view, to);
    const isHigh = hasHeightAdvantage(this.#world, this.#view, to, from);
    return {
      still: line.total + (cover ? cover.tem : isHigh ? 1 : 0),
      isBare: line.total === 0 && isOpenAt(this.#world, to) && !isHigh,
    };
  }
}

/** Imagined games differ by little; what is in the way in one of them soon is in another. */
const MOST_REMEMBERED = 8;
const remembered = new WeakMap<World, Map<string, Pairs<Line | undefined>>>();

function knownLines(world: World, view: View): Pairs<Line | undefined> {
  const byObstacles = remembered.get(world) ?? new Map<string, Pairs<Line | undefined>>();
  remembered.set(world, byObstacles);
  const key = obstacles(view);
  const known = byObstacles.get(key) ?? new Pairs<Line | undefined>(world.field.hexCount);
  // The last that were wanted stay.
  byObstacles.delete(key);
  byObstacles.set(key, known);
  for (const oldest of byObstacles.keys()) {
    if (byObstacles.size <= MOST_REMEMBERED) break;
    byObstacles.delete(oldest);
  }
  return known;
}

/** All that lines depend on besides the board: smoke, huts that are no more, and what stands in the way. */
function obstacles(view: View): string {
  const { smoke, collapsed, vehicles = [] } = view;
  const standing = vehicles.flatMap(each => (each.at && !isMovingTarget(view, each) ? [each.at] : []));
  return JSON.stringify([smoke, collapsed, standing]);
}
