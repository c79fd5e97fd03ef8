/** What an attack gains on average, in points. */
import type { AttackLine } from '../../rulebooks/squad-leader/fire/attack.ts';
import { unitById } from '../../rulebooks/squad-leader/units.ts';
import { harmOn } from './harm.ts';
import { presentWorth } from './men.ts';
import type { Situation } from './situation.ts';

/** Friends in the target are lost to us. */
export function gainOf(s: Situation, { column, drm, targets }: AttackLine): number {
  if (column === undefined) return 0;
  return targets.reduce((sum, id) => {
    const unit = unitById(s.view, id);
    const lost = presentWorth(unit) * harmOn(s.world, column, drm.value, unit);
    return sum + (unit.side === s.side ? -lost : lost);
  }, 0);
}
