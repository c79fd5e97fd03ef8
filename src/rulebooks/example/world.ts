/** What never changes in a match: scenario, battlefield, charts. The rules ask it about ground and sides. */
import { type Battlefield, type HexId, readSight, type Sight, trace } from '../../board/index.ts';
import type { ChartPack, Side } from '../../engine/index.ts';
import { CENTRE } from '../../hex/index.ts';
import { rememberedOf } from '../kit/remembered.ts';
import { ix } from '../kit/world.ts';
import type { Charts } from './charts.ts';
import type { Scenario } from './scenario/scenario.ts';

export { distance, enemyOf, ix, neighbours, sideName, sidesOf } from '../kit/world.ts';

export interface World {
  readonly scenario: Scenario;
  readonly field: Battlefield;
  /** Ours, or with a player's own values: the rules read these alone. */
  readonly charts: Charts;
  readonly pack?: ChartPack;
}

export const sideOf = ({ scenario }: World, side: Side): Scenario['sides'][number] | undefined =>
  scenario.sides.find(({ id }) => id === side);

const sights = rememberedOf((_: Battlefield) => new Map<number, Sight>());

/** Worked out once for each line. */
export function sightBetween(world: World, a: HexId, b: HexId): Sight {
  const { field } = world;
  const [from, to] = [ix(world, a), ix(world, b)];
  const known = sights(field);
  const key = from * field.hexCount + to;
  const line = () => trace(field, { hex: from, spot: CENTRE }, { hex: to, spot: CENTRE });
  const eyes = { from: 2 * (field.level[from] ?? 0), to: 2 * (field.level[to] ?? 0) };
  const sight = known.get(key) ?? readSight(field, line(), eyes);
  known.set(key, sight);
  return sight;
}
