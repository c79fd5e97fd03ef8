/** What to do with an impulse: which location to activate, for what, and whom its Leader brings along. */

import { offers } from '../../engine/index.ts';
import type { BookAct } from '../../rulebooks/lock-n-load/acts.ts';
import { activeLocations, extensions, reaches } from '../../rulebooks/lock-n-load/impulses/activation.ts';
import { unitsOf } from '../../rulebooks/lock-n-load/impulses/groups.ts';
import { pivot } from '../../rulebooks/lock-n-load/ordnance/pivot.ts';
import type { Location } from '../../rulebooks/lock-n-load/state.ts';
import { isFresh, isGoodOrder, isLeader, isLocked } from '../../rulebooks/lock-n-load/units.ts';
import type { Course } from '../doctrine/doctrine.ts';
import { artilleryCourses } from './artillery.ts';
import { course } from './course.ts';
import { fireCourses, pivotCourses } from './fire.ts';
import { worthOfRound } from './melee.ts';
import { type Moment, present, supposing } from './moment.ts';
import { entryPlans, movePlans, type Plan } from './movement.ts';
import type { Situation } from './situation.ts';
import { smokeCourses } from './smoke.ts';
import { spottingCourses } from './spotting.ts';
import { starshellCourses } from './starshells.ts';

/** What is worth bringing in by a Leader, and what doing it at once is worth besides. */
const WORTH_BRINGING = 0.8;
const AT_ONCE = 0.5;
/** A round of Melee at such odds is better avoided. */
const LOSING = -2;

/** All that the activated units might do. */
interface Prospects {
  readonly at: Location;
  readonly moment: Moment;
  readonly courses: readonly Course[];
  readonly plans: readonly Plan[];
  readonly others: readonly Course[];
  readonly most: number;
}

/** Between impulses: where to begin. */
export function openingCourses(s: Situation): readonly Course[] {
  const entries = entryPlans(s);
  const all = activeLocations(s.view, s.side).map(at => prospectsOf(s, at, supposing(s, at)));
  return [
    ...entries,
    ...all.flatMap(({ courses }) => courses),
    ...all.flatMap(each => ledImpulse(s, each, all)),
    ...all.flatMap(each => smoke(s, each, all)),
  ];
}

/** In the impulse: bring others in while that is possible, and act. */
export function actingCourses(s: Situation): readonly Course[] {
  const moment = present(s);
  if (!moment) return [];
  const own = coursesOf(s, moment);
  const courses = [...own.plans, ...own.others];
  const most = Math.max(0, ...courses.map(({ worth }) => worth));
  const more = extensions(s.world, s.view, moment.impulse).flatMap(({ at }): readonly Course[] => {
    const gain = prospectsOf(s, at, supposing(s, at)).most;
    if (gain < WORTH_BRINGING) return [];
    const worth = most + AT_ONCE * gain;
    return [course([{ verb: 'activate', at }], worth, `The leader brought in the men in ${at}.`)];
  });
  return [...courses, ...more];
}

function prospectsOf(s: Situation, at: Location, moment: Moment): Prospects {
  const { plans, others } = coursesOf(s, moment);
  const courses = [...plans, ...others];
  return { at, moment, courses, plans, others, most: Math.max(0, ...courses.map(({ worth }) => worth)) };
}

function coursesOf(
  s: Situation,
  moment: Moment,
): { readonly plans: readonly Plan[]; readonly others: readonly Course[] } {
  return { plans: movePlans(s, moment), others: standingCourses(s, moment) };
}

/** What the activated units might do where they are. */
function standingCourses(s: Situation, moment: Moment): readonly Course[] {
  return [
    ...fireCourses(s, moment),
    ...spottingCourses(s, moment),
    ...meleeCourses(s, moment),
    ...starshellCourses(s, moment),
    ...artilleryCourses(s, moment),
    ...pivotCourses(
      s,
      moment,
      offers([pivot], {
        world: s.world,
        view: moment.view,
        side: moment.impulse.side,
        impulse: moment.impulse,
      }),
    ),
  ];
}

/** Who is locked fights on if the odds are good, and tries to get away if they are bad. */
function meleeCourses(s: Situation, { view, impulse, before }: Moment): readonly Course[] {
  return impulse.groups.flatMap((group): readonly Course[] => {
    const [first] = unitsOf(view, group);
    if (!first || !isLocked(view, first)) return [];
    const worth = worthOfRound(s, group.at);
    const fight: BookAct[] = [...before, { verb: 'melee', at: group.at }];
    const leave: BookAct[] = [...before, { verb: 'withdraw', unit: first.id }];
    return [
      course(fight, worth, 'We fought on: the odds were with us.'),
      course(leave, LOSING - worth, 'We tried to get out of a losing fight.'),
    ];
  });
}

/** A Leader's location first, with all around him who have something to do. */
function ledImpulse(s: Situation, own: Prospects, all: readonly Prospects[]): readonly Course[] {
  const leader = s.oursAt(own.at).find(unit => isLeader(unit) && isGoodOrder(unit) && isFresh(unit));
  if (!leader) return [];
  const others = all.filter(
    ({ at, most }) => at !== own.at && most >= WORTH_BRINGING && reaches(s.world, leader, at),
  );
  if (others.length === 0) return [];
  const worth = own.most + others.reduce((sum, { most }) => sum + AT_ONCE * most, 0);
  const acts = [own.at, ...others.map(({ at }) => at)].map(at => ({ verb: 'activate', at }) as const);
  return [course(acts, worth, 'The leader brought in all around him.')];
}

function smoke(s: Situation, { moment, others }: Prospects, all: readonly Prospects[]): readonly Course[] {
  const plans = all.flatMap(each => each.plans);
  return smokeCourses(s, moment, plans, others);
}
