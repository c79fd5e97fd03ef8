/** What never changes in a match: scenario and battlefield. The rules ask it about ground and sides. */
import type { Battlefield } from '../../board/index.ts';
import type { ChartPack } from '../../engine/index.ts';
import type { Charts } from './charts/index.ts';
import type { Scenario, ScenarioRule } from './scenario/scenario.ts';

export {
  enemyOf,
  groupOf,
  hexName,
  ix,
  nationOf,
  neighbourNumbers as neighbours,
  sideName,
  sidesOf,
} from '../kit/world.ts';

export interface World {
  readonly scenario: Scenario;
  readonly field: Battlefield;
  /** Ours, or with a player's own values: the rules read these alone. */
  readonly charts: Charts;
  /** Whose values those are, if not ours. */
  readonly pack?: ChartPack;
}

export const hasRule = ({ scenario }: World, rule: ScenarioRule): boolean => scenario.rules.includes(rule);
