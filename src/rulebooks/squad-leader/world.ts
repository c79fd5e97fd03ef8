/** What never changes in a match: scenario, battlefield, charts, options. The rules ask it about ground and sides. */
import { type Battlefield, type HexId, type HexIx, type LocId, range } from '../../board/index.ts';
import type { ChartPack } from '../../engine/index.ts';
import { rememberedOf } from '../kit/remembered.ts';
import type { Charts } from './charts/index.ts';
import type { Options } from './scenario/options.ts';
import type { Scenario } from './scenario/scenario.ts';

export { enemyOf, groupOf, hexName, nationOf, sideName, sidesOf } from '../kit/world.ts';

export interface World {
  readonly scenario: Scenario;
  readonly field: Battlefield;
  readonly options: Options;
  /** Ours, or with a player's own values: the rules read these alone. */
  readonly charts: Charts;
  /** Whose values those are, if not ours. */
  readonly pack?: ChartPack;
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

/** The range in hexes, however many the line really crosses (1.1.2.2). */
export function distance(world: World, a: LocId, b: LocId): number {
  return a === b ? 0 : range(world.field, ix(world, a), ix(world, b));
}

const namesAround = rememberedOf(({ ids, neighbours: all }: Battlefield): readonly (readonly HexId[])[] =>
  ids.map((_, hex) => [...all.subarray(hex * 6, hex * 6 + 6)].flatMap(next => ids[next] ?? [])),
);

/** The hexes around it. */
export const neighbours = (world: World, at: LocId): readonly HexId[] =>
  namesAround(world.field)[ix(world, at)] as readonly HexId[];
