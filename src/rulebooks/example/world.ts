/** What never changes in a match: scenario, battlefield, charts. The rules ask it about ground and sides. */
import {
  type Battlefield,
  type HexId,
  type HexIx,
  range,
  readSight,
  type Sight,
  trace,
} from '../../board/index.ts';
import type { ChartPack, Side } from '../../engine/index.ts';
import { CENTRE } from '../../hex/index.ts';
import type { Charts } from './charts.ts';
import type { Scenario } from './scenario/scenario.ts';

export interface World {
  readonly scenario: Scenario;
  readonly field: Battlefield;
  /** Ours, or with a player's own values: the rules read these alone. */
  readonly charts: Charts;
  readonly pack?: ChartPack;
}

export function sidesOf({ scenario }: World): readonly [Side, Side] {
  const [first, second] = scenario.sides;
  if (!first || !second) throw new Error('a scenario has two sides');
  return [first.id, second.id];
}

export function enemyOf(world: World, side: Side): Side {
  const [first, second] = sidesOf(world);
  return side === first ? second : first;
}

export const sideOf = ({ scenario }: World, side: Side): Scenario['sides'][number] | undefined =>
  scenario.sides.find(({ id }) => id === side);

export const sideName = (world: World, side: Side): string => sideOf(world, side)?.name ?? side;

/** The number by which the battlefield's tables know a hex. */
export function ix({ field }: World, hex: HexId): HexIx {
  const found = field.names.get(hex);
  if (found === undefined) throw new Error(`the battlefield has no hex ${hex}`);
  return found;
}

export const distance = (world: World, a: HexId, b: HexId): number =>
  range(world.field, ix(world, a), ix(world, b));

export function neighbours(world: World, hex: HexId): readonly HexId[] {
  const { field } = world;
  const first = 6 * ix(world, hex);
  return [...field.neighbours.subarray(first, first + 6)].flatMap(next => field.ids[next] ?? []);
}

const sights = new WeakMap<Battlefield, Map<number, Sight>>();

/** Worked out once for each line. */
export function sightBetween(world: World, a: HexId, b: HexId): Sight {
  const { field } = world;
  const [from, to] = [ix(world, a), ix(world, b)];
  const known = sights.get(field) ?? new Map<number, Sight>();
  sights.set(field, known);
  const key = from * field.hexCount + to;
  const line = () => trace(field, { hex: from, spot: CENTRE }, { hex: to, spot: CENTRE });
  const eyes = { from: 2 * (field.level[from] ?? 0), to: 2 * (field.level[to] ?? 0) };
  const sight = known.get(key) ?? readSight(field, line(), eyes);
  known.set(key, sight);
  return sight;
}
