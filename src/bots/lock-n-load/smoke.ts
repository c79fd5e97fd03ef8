/** Courses with smoke: before others cross where the enemy's fire falls. */

import type { BookAct } from '../../rulebooks/lock-n-load/acts.ts';
import { smokeNumber } from '../../rulebooks/lock-n-load/charts/index.ts';
import { readyUnits } from '../../rulebooks/lock-n-load/impulses/groups.ts';
import type { Location } from '../../rulebooks/lock-n-load/state.ts';
import { placeOf } from '../../rulebooks/lock-n-load/terrain/places.ts';
import {
  type AnyUnit,
  cardOf,
  isFresh,
  isGoodOrder,
  isLocked,
  isMmc,
} from '../../rulebooks/lock-n-load/units.ts';
import { hexName, neighbours, type World } from '../../rulebooks/lock-n-load/world.ts';
import type { Course } from '../doctrine/doctrine.ts';
import { course } from './course.ts';
import { worthOf } from './men.ts';
import type { Moment } from './moment.ts';
import type { Plan } from './movement.ts';
import type { Situation } from './situation.ts';

/** What smoke takes off the danger of a hex, and what the squad is missed for meanwhile. */
const SCREENED = 0.7;
const COST = 0.4;
const COST_WHEN_HOLDING = 1.5;
/** The crossing comes after it, if nothing comes between; what the squad could have done itself is lost. */
const FOLLOWS = 0.95;
const FOREGONE = 0.8;
/** A way with less danger than this needs no smoke. */
const DANGEROUS = 1.2;

/** `plans`: all moves that are thought of, whoever makes them; `others`: what else the smokers' hex could do. */
export function smokeCourses(
  s: Situation,
  { view, impulse, before }: Moment,
  plans: readonly Plan[],
  others: readonly Course[],
): readonly Course[] {
  const crossings = plans.filter(({ risk, worth, isFight }) => risk > DANGEROUS && worth > 0 && !isFight);
  if (crossings.length === 0) return [];
  return readyUnits(view, impulse)
    .filter(unit => isMmc(unit) && isGoodOrder(unit) && isFresh(unit) && !isLocked(view, unit))
    .flatMap(unit =>
      around(s.world, unit.at as Location)
        .filter(at => !view.smoke?.some(smoke => smoke.at === at))
        .flatMap(at => {
          const gains = crossings.map(plan => gainFor(s, plan, unit, at, plans, others));
          const worth = Math.max(0, ...gains) - (s.aim.is === 'hold' ? COST_WHEN_HOLDING : COST);
          if (worth <= 0) return [];
          const lay: BookAct = { verb: 'smoke', unit: unit.id, at };
          return [course([...before, lay], worth, `Smoke in ${at} lets the others cross.`)];
        }),
    );
}

function around(world: World, at: Location): readonly Location[] {
  const { hex, hexId } = placeOf(world, at);
  return [hexId, ...neighbours(world, hex).map(next => hexName(world, next))];
}

const goesAlong = ({ party }: Plan, { id }: AnyUnit): boolean => party.units.some(unit => unit.id === id);

/** What the crossing is worth with smoke in a hex of its way, less what the smoker would have done elsewhere. */
function gainFor(
  s: Situation,
  crossing: Plan,
  smoker: AnyUnit,
  at: Location,
  plans: readonly Plan[],
  others: readonly Course[],
): number {
  const { party, path, worth } = crossing;
  if (!path.includes(at) || goesAlong(crossing, smoker)) return 0;
  const chance = smokeNumber(s.world.charts, cardOf(smoker).nation) / 6;
  const danger = party.units.reduce((sum, unit) => sum + worthOf(unit) * s.danger(at, unit, 'moving'), 0);
  const elsewhere = plans.filter(plan => goesAlong(plan, smoker) && plan.at !== crossing.at);
  const foregone = Math.max(0, ...elsewhere.map(plan => plan.worth), ...others.map(each => each.worth));
  return FOLLOWS * worth + chance * SCREENED * danger - FOREGONE * foregone;
}
