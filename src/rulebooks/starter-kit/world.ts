/** What never changes in a match: scenario, battlefield, options. The rules ask it about ground and sides. */
import { type Battlefield, type HexId, type HexIx, range } from '../../board/index.ts';
import type { ChartPack, Side } from '../../engine/index.ts';
import type { Charts } from './charts/index.ts';
import type { When } from './charts/month.ts';
import type { Nation } from './counters/card.ts';
import type { Group, Scenario } from './scenario/scenario.ts';

export const SIGHT_OPTIONS = ['open', 'strict'] as const;
/** `strict`: no line is checked before an attack is declared (3.2.1). `open`: both may look at any time. */
export type SightOption = (typeof SIGHT_OPTIONS)[number];

export interface World {
  readonly scenario: Scenario;
  readonly field: Battlefield;
  readonly sight: SightOption;
  /** Ours, or with a player's own values: the rules read these alone. */
  readonly charts: Charts;
  /** Whose values those are, if not ours. */
  readonly pack?: ChartPack;
}

export function sidesOf({ scenario }: World): readonly [Side, Side] {
  const [first, second] = scenario.sides;
  if (!first || !second) throw new Error('a scenario has two sides');
  return [first.id, second.id];
}

export function enemyOf({ scenario }: World, side: Side): Side {
  const [one, two] = scenario.sides;
  if (!one || !two) throw new Error('a scenario has two sides');
  return side === one.id ? two.id : one.id;
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

/** Pacific terrain is in effect (8.2). */
export const isPacific = ({ scenario }: World): boolean => scenario.rules.includes('pacific');

/** What the availability of ammunition depends on (6.2). */
export const whenOf = (world: World): When => ({
  ...world.scenario.date,
  ...(isPacific(world) && { pacific: true }),
});

/** The number by which the battlefield's tables know a hex. */
export function ix({ field }: World, hex: HexId): HexIx {
  const found = field.names.get(hex);
  if (found === undefined) throw new Error(`the battlefield has no hex ${hex}`);
  return found;
}

export function hexName({ field }: World, hex: HexIx): HexId {
  const id = field.ids[hex];
  if (id === undefined) throw new Error(`the battlefield has no hex number ${hex}`);
  return id;
}

/** The range in hexes (1.1). */
export function distance(world: World, a: HexId, b: HexId): number {
  return range(world.field, ix(world, a), ix(world, b));
}

export function isAdjacent(world: World, a: HexId, b: HexId): boolean {
  return distance(world, a, b) === 1;
}

const neighboursIn = new WeakMap<Battlefield, readonly (readonly HexId[])[]>();

export function neighbours(world: World, hex: HexId): readonly HexId[] {
  const { field } = world;
  let known = neighboursIn.get(field);
  if (!known) {
    known = field.ids.map((_, at) => findNeighbours(field, at));
    neighboursIn.set(field, known);
  }
  return known[ix(world, hex)] as readonly HexId[];
}

function findNeighbours({ neighbours: all, ids }: Battlefield, hex: HexIx): readonly HexId[] {
  return [...all.subarray(hex * 6, hex * 6 + 6)].flatMap(next => ids[next] ?? []);
}
