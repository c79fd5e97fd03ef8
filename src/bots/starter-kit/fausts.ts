/** Panzerfausts: who is near enough to a house full of enemies may turn out to have one. */
import type { Act } from '../../engine/index.ts';
import { PANZERFAUST_CHECK } from '../../rulebooks/starter-kit/charts/index.ts';
import { targetHexes, targetsIn } from '../../rulebooks/starter-kit/fire/targets.ts';
import { faustActs } from '../../rulebooks/starter-kit/ordnance/fausts.ts';
import { panzerfaust } from '../../rulebooks/starter-kit/support-weapons/light-anti-tank.ts';
import { faustModifiers } from '../../rulebooks/starter-kit/support-weapons/panzerfaust.ts';
import { buildingAt } from '../../rulebooks/starter-kit/terrain/terrain.ts';
import { type AnyUnit, unitById } from '../../rulebooks/starter-kit/units.ts';
import { distance } from '../../rulebooks/starter-kit/world.ts';
import type { Course } from '../doctrine/doctrine.ts';
import type { Draft } from '../thinking/draft.ts';
import { chanceUpTo } from './harm.ts';
import { worthOf } from './men.ts';
import { harmTo, type Situation } from './situation.ts';

/** There are but a few; and who looks for one in vain may have to keep his head down. */
const SCARCE = 0.5;
const CAUGHT = 0.1 / 6;

/** `priceOf`: what the unit gives up by firing now. */
export function faustDrafts(s: Situation, priceOf: (unit: AnyUnit) => number): readonly Draft[] {
  const ordnance = panzerfaust(s.world);
  if (!ordnance) return [];
  return faustActs(s.world, s.view).flatMap(act => {
    const unit = unitById(s.view, act.unit);
    const from = unit.at;
    if (from === undefined) return [];
    const found = Math.max(0, PANZERFAUST_CHECK - faustModifiers(s.world, unit).value) / 6;
    return targetHexes(s.world, s.view).flatMap((hex): readonly Draft[] => {
      const number = ordnance.toHit(distance(s.world, from, hex));
      const drm = s.modifier(from, hex, 'still');
      if (number === undefined || drm === undefined || !buildingAt(s.world, hex)) return [];
      const enemies = targetsIn(s.world, s.view, hex).filter(({ side }) => side !== s.side);
      const points =
        found * chanceUpTo(number - drm) * harmTo(s.world, enemies, ordnance.column('HEAT') ?? 0, 0);
      const aim: readonly Act[] = s.view.phase === 'movement' ? [] : [{ verb: 'at', hex } as Act];
      const course = (): Course => ({
        acts: [act, ...aim, { verb: 'shoot' }],
        worth: points - (priceOf(unit) + SCARCE + CAUGHT * worthOf(unit)),
        why: `A Panzerfaust into the house in ${hex} was worth a try.`,
      });
      return [{ most: points - SCARCE, courses: () => [course()] }];
    });
  });
}
