/** What never changes in a match: scenario, battlefield, charts, options. The rules ask it about ground and sides. */
import { type Battlefield, type HexId, type HexIx, type LocId, range } from '../../board/index.ts';
import type { ChartPack, Side } from '../../engine/index.ts';
import type { Charts } from './charts/index.ts';
import type { Nation } from './counters/card.ts';
import type { Options } from './scenario/options.ts';
import type { Group, Scenario } from './scenario/scenario.ts';

export interface World {
  readonly scenario: Scenario;
  readonly field: Battlefield;
  readonly options: Options;
  /** Ours, or with a player's own values: the rules read these alone. */
  readonly charts: Charts;
  /** Whose values those are, if not ours. */
  readonly pack?: ChartPack;
}

export function sidesOf({ scenario }: Pick<World, 'scenario'>): readonly [Side, Side] {
  const [first, second] = scenario.sides;
  if (!first || !second) throw new Error('a scenario has two sides');
  return [first.id, second.id];
}

export function enemyOf(world: World, side: Side): Side {
  const [one, two] = sidesOf(world);
  return side === one ? two : one;
}

/** What players call a side: `Germans`. */
export function sideName({ scenario }: World, side: Side): string {
  return scenario.sides.find(each => each.id === side)?.name ?? side;
}

export function nationOf({ scenario }: World, side: Side): Nation {
  const found = scenario.sides.find(each => each.id === side);
  if (!found) throw new Error(`no side ${side}`);
  return found.nation;
}

export function groupOf({ scenario }: World, id: string): Group {
  const group = scenario.groups.find(each => each.id === id);
  if (!group) throw new Error(`no group ${id}`);
  return group;
}

/** The hex that a location lies in. */
export const hexOf = (at: LocId): HexId => {
  const end = at.search(/[/#]/);
  return end < 0 ? at : (at.slice(0, end) as HexId);
};

/** The number by which the battlefield's tables know the hex of a location. */
export function ix({ field }: World, at: LocId): HexIx {
  const found = field.names.get(at) ?? field.names.get(hexOf(at));
  if (found === undefined) throw new Error(`the battlefield has no hex ${at}`);
  return found;
}

export function hexName({ field }: World, hex: HexIx): HexId {
  const id = field.ids[hex];
  if (id === undefined) throw new Error(`the battlefield has no hex number ${hex}`);
  return id;
}

/** The range in hexes, however many the line really crosses (1.1.2.2). */
export function distance(world: World, a: LocId, b: LocId): number {
  return a === b ? 0 : range(world.field, ix(world, a), ix(world, b));
}

const neighboursIn = new WeakMap<Battlefield, readonly (readonly HexId[])[]>();

/** The hexes around it. */
export function neighbours(world: World, at: LocId): readonly HexId[] {
  const { field } = world;
  let known = neighboursIn.get(field);
  if (!known) {
    known = field.ids.map((_, hex) => findNeighbours(field, hex));
    neighboursIn.set(field, known);
  }
  return known[ix(world, at)] as readonly HexId[];
}

function findNeighbours({ neighbours: all, ids }: Battlefield, hex: HexIx): readonly HexId[] {
  return [...all.subarray(hex * 6, hex * 6 + 6)].flatMap(next => ids[next] ?? []);
}
