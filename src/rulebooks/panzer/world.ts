/** What never changes in a match: scenario, battlefield, charts, options. The rules ask it about ground and sides. */
import type { Battlefield } from '../../board/index.ts';
import type { ChartPack, Side } from '../../engine/index.ts';
import { groupOf } from '../kit/world.ts';
import type { Charts, Grade } from './charts/index.ts';
import type { OptionId, Options } from './scenario/options.ts';
import type { Platoon, Scenario } from './scenario/scenario.ts';

export { distance, enemyOf, hexName, ix, sideName, sidesOf } from '../kit/world.ts';

export interface World {
  readonly scenario: Scenario;
  readonly field: Battlefield;
  /** Ours, or with a player's own values: the rules read these alone. */
  readonly charts: Charts;
  readonly options: Options;
  readonly pack?: ChartPack;
}

/** As `1942-05`. */
export const monthOf = ({ scenario }: World): string =>
  `${scenario.date.year}-${String(scenario.date.month).padStart(2, '0')}`;

export const isOn = ({ options }: World, option: OptionId): boolean => options[option];

export const platoonOf = (world: World, id: string): Platoon => groupOf(world, id);
/** The formation to which a platoon belongs: by its own name where it stands alone. */
export const formationOf = (world: World, group: string): string =>
  platoonOf(world, group).formation ?? group;

export function forceGrade({ scenario }: World, side: Side): Grade {
  const force = scenario.forces.find(each => each.side === side);
  if (!force) throw new Error(`no force of ${side}`);
  return force.grade;
}
