/** Courses of spotting: who is not seen can't be fired at, so somebody looks first. */

import type { View } from '../../rulebooks/lock-n-load/game.ts';
import { readyUnits } from '../../rulebooks/lock-n-load/impulses/groups.ts';
import { hasLineTo, maySpot, spottingChance, unspotted } from '../../rulebooks/lock-n-load/sight/spotting.ts';
import type { Location } from '../../rulebooks/lock-n-load/state.ts';
import { type AnyUnit, isSmc } from '../../rulebooks/lock-n-load/units.ts';
import type { Course } from '../doctrine/doctrine.ts';
import { course } from './course.ts';
import { bestFire } from './fire.ts';
import type { Moment } from './moment.ts';
import type { Situation } from './situation.ts';

/** Whoever has looked is Ops Complete: a squad is missed more than one man. */
const COST_OF_A_SQUAD = 0.35;
const COST_OF_A_MAN = 0.15;
/** And missed most where one waits for the enemy to come. */
const COST_WHEN_HOLDING = 0.4;

export function spottingCourses(s: Situation, moment: Moment): readonly Course[] {
  const { view, impulse, before } = moment;
  if (impulse.spotting) return [];
  const spotters = readyUnits(view, impulse).filter(maySpot);
  if (spotters.length === 0) return [];
  return unspotted(s.world, view, s.enemy).flatMap(at => {
    const found: Moment = { ...moment, view: { ...view, spotted: [...view.spotted, at] } };
    const fires = new Map<Location, number>();
    return spotters.flatMap(unit => {
      const from = unit.at;
      if (from === undefined || !hasLineTo(s.world, view, from, at)) return [];
      const fire = fires.get(from) ?? bestFire(s, found, from, at);
      fires.set(from, fire);
      const worth = worthOfLooking(s, found.view, unit, at, fire);
      const why = `I looked for the enemy in ${at} so that we could fire at him.`;
      return [course([...before, { verb: 'spot', unit: unit.id, at }], worth, why)];
    });
  });
}

/** `fire`: what could be fired from there then. */
function worthOfLooking(s: Situation, found: View, unit: AnyUnit, at: Location, fire: number): number {
  const { roll, needed } = spottingChance(s.world, found, unit, at);
  const chance = Math.max(0, Math.min(6, needed - roll.value)) / 6;
  const missed = COST_OF_A_SQUAD + (s.aim.is === 'hold' ? COST_WHEN_HOLDING : 0);
  return chance * fire - (isSmc(unit) ? COST_OF_A_MAN : missed);
}
