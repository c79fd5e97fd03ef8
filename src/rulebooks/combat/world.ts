/** What never changes in a match: scenario, battlefield, charts, options. The rules ask it about ground and sides. */
import { type Battlefield, type HexId, type HexIx, range } from '../../board/index.ts';
import type { ChartPack } from '../../engine/index.ts';
import { rememberedIn } from '../kit/remembered.ts';
import type { Charts } from './charts/index.ts';
import type { Options } from './scenario/options.ts';
import type { Scenario } from './scenario/scenario.ts';
import type { HexsideId, LocId } from './state.ts';

export { enemyOf, hexName, ix, neighbourNumbers, neighbours, sideName, sidesOf } from '../kit/world.ts';

export interface World {
  readonly scenario: Scenario;
  readonly field: Battlefield;
  /** Ours, or with a player's own values: the rules read these alone. */
  readonly charts: Charts;
  readonly options: Options;
  readonly pack?: ChartPack;
}

/** The hex in which a location or a hexside lies. */
export const hexOf = (at: LocId | HexsideId): HexId => at.replace(/[/#].*$/, '') as HexId;

/** The floor of a building, 0 on the ground. */
export const floorOf = (at: LocId): number => Number(/\/(\d)$/.exec(at)?.[1] ?? 0);

export const isTrench = (at: LocId): boolean => at.endsWith('#trench');

export const isLip = (at: LocId): boolean => at.endsWith('#lip');

/** Into the shellholes of a hex, and not just across it (6.9.1.a). */
export const isIntoHoles = (to: LocId): boolean => to.endsWith('#holes');

/** Where one is who has gone there: whoever gets into shellholes is on the ground of his hex. */
export const placeFor = (to: LocId): LocId => (isIntoHoles(to) ? hexOf(to) : to);

export const isPillbox = (at: LocId): boolean => at.endsWith('#pillbox');

const hexNumber = rememberedIn((field: Battlefield, at: LocId): HexIx => {
  const found = field.names.get(hexOf(at));
  if (found === undefined) throw new Error(`the battlefield has no ${at}`);
  return found;
});

/** The number of the hex in which a location lies. */
export const hexAt = ({ field }: Pick<World, 'field'>, at: LocId): HexIx => hexNumber(field, at);

/** The range in hexes between two locations. */
export const rangeOf = (world: World, a: LocId, b: LocId): number =>
  range(world.field, hexAt(world, a), hexAt(world, b));
