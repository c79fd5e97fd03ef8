/** What changes a Morale Check. */
import { added, type Tally } from '../../../engine/index.ts';
import { listed } from '../charts/index.ts';
import { type Fielded, isDisrupted, isLeader, type View } from '../game.ts';
import type { Land } from '../terrain/land.ts';
import { hasCourage } from './nest.ts';
import { leadersBy } from './support.ts';

/** By leaders near, and by fear (9.1.2.a, 9.1.2.b); none of it an Action Check (9.1.4.2.b). */
export function moraleModifiers(world: Land, view: View, unit: Fielded): Tally {
  const { morale } = world.charts;
  const { inLocation, beside } = leadersBy(world, view, unit);
  return added([
    !isLeader(unit) && (inLocation.length > 0 || beside.length > 0) && listed(morale, 'leader'),
    isDisrupted(unit) && listed(morale, 'disrupted'),
    view.enfiladed.includes(unit.at) && !hasCourage(world, view, unit) && listed(morale, 'enfilade'),
  ]);
}
