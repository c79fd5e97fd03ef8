/** Courses of spotting: who is not seen can't be fired at, so somebody looks first. */

import { readyUnits } from '../../rulebooks/lock-n-load/impulse-groups.ts';
import { hasLineTo, maySpot, spottingChance, unspotted } from '../../rulebooks/lock-n-load/spotting.ts';
import type { Location } from '../../rulebooks/lock-n-load/state.ts';
import { type AnyUnit, isSmc } from '../../rulebooks/lock-n-load/units.ts';
import type { Course } from '../doctrine.ts';
import { course } from './course.ts';
import { bestHarm } from './fire.ts';
import type { Moment } from './moment.ts';
import type { Situation } from './situation.ts';

/** The impulse goes on with fire at what is found; what others can do to it later counts a little. */
const FIRED_AT = 0.85;
const OTHERS = 0.15;
/** Whoever has looked is Ops Complete: a squad is missed more than one man. */
const COST_OF_A_SQUAD = 0.35;
const COST_OF_A_MAN = 0.15;

export function spottingCourses(s: Situation, moment: Moment): readonly Course[] {
  const { view, impulse, before } = moment;
  if (impulse.spotting) return [];
  const spotters = readyUnits(view, impulse).filter(maySpot);
  if (spotters.length === 0) return [];
  return unspotted(s.world, view, s.enemy).flatMap(at => {
    const found: Moment = { ...moment, view: { ...view, spotted: [...view.spotted, at] } };
    return spotters
      .filter(({ at: from }) => from !== undefined && hasLineTo(s.world, view, from, at))
      .map(unit =>
        course(
          [...before, { verb: 'spot', unit: unit.id, at }],
          worthOfLooking(s, found, unit, at),
          `I looked for the enemy in ${at} so that we could fire at him.`,
        ),
      );
  });
}

function worthOfLooking(s: Situation, found: Moment, unit: AnyUnit, at: Location): number {
  const { roll, needed } = spottingChance(s.world, found.view, unit, at);
  const chance = Math.max(0, Math.min(6, needed - roll.value)) / 6;
  const here = bestHarm(s, found, unit.at as Location, at);
  let others = 0;
  for (const post of s.ours) if (post.at !== unit.at) others += s.bestShot(post.units, post.at) > 0 ? 1 : 0;
  const gain = FIRED_AT * here + OTHERS * Math.min(3, others);
  return chance * gain - (isSmc(unit) ? COST_OF_A_MAN : COST_OF_A_SQUAD);
}
