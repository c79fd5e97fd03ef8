/** What never changes in a match: scenario, battlefield, options. The rules ask it about ground and sides. */
import type { Battlefield } from '../../board/index.ts';
import type { ChartPack } from '../../engine/index.ts';
import type { Charts } from './charts/index.ts';
import type { When } from './charts/month.ts';
import type { Scenario } from './scenario/scenario.ts';

export {
  distance,
  enemyOf,
  groupOf,
  hexName,
  isAdjacent,
  ix,
  nationOf,
  neighbours,
  sideName,
  sidesOf,
} from '../kit/world.ts';

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

/** Pacific terrain is in effect (8.2). */
export const isPacific = ({ scenario }: World): boolean => scenario.rules.includes('pacific');

/** What the availability of ammunition depends on (6.2). */
export const whenOf = (world: World): When => ({
  ...world.scenario.date,
  ...(isPacific(world) && { pacific: true }),
});
