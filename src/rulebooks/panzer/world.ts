/** What never changes in a match: scenario, battlefield, charts, options. The rules ask it about ground and sides. */
import type { Battlefield } from '../../board/index.ts';
import type { ChartPack, Side } from '../../engine/index.ts';
import { groupOf } from '../kit/world.ts';
import type { Charts, Grade } from './charts/index.ts';
import type { Options } from './scenario/options.ts';
import type { Formation, Scenario } from './scenario/scenario.ts';

export { distance, enemyOf, hexName, ix, sideName, sidesOf } from '../kit/world.ts';

export interface World {
  readonly scenario: Scenario;
  readonly field: Battlefield;
  /** Ours, or with a player's own values: the rules read these alone. */
  readonly charts: Charts;
  readonly options: Options;
  readonly pack?: ChartPack;
}

export const formationOf = (world: World, id: string): Formation => groupOf(world, id);

export function forceGrade({ scenario }: World, side: Side): Grade {
  const force = scenario.forces.find(each => each.side === side);
  if (!force) throw new Error(`no force of ${side}`);
  return force.grade;
}
