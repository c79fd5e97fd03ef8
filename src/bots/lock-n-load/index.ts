/** How Lock 'n Load is played: the courses that are open at each of its asks, and what a position is worth. */

import type { Side } from '../../engine/index.ts';
import type { BookAct } from '../../rulebooks/lock-n-load/acts.ts';
import type { View } from '../../rulebooks/lock-n-load/game.ts';
import type { State } from '../../rulebooks/lock-n-load/state.ts';
import { isFresh, weaponById } from '../../rulebooks/lock-n-load/units.ts';
import type { World } from '../../rulebooks/lock-n-load/world.ts';
import type { Care, Course, Doctrine, Position } from '../doctrine/doctrine.ts';
import { openingsOf } from '../set-up/openings.ts';
import { missionCourses } from './artillery.ts';
import { worthOfAssault } from './close-assault.ts';
import { opportunityCourses } from './fire.ts';
import { actingCourses, openingCourses } from './impulse.ts';
import { strikeCourses } from './melee.ts';
import { worthOfWeapon } from './men.ts';
import { goingOn, LEAVES } from './movement.ts';
import { rallyCourse } from './rally.ts';
import { Situation } from './situation.ts';
import { sniperCourses } from './sniper.ts';
import { standing } from './standing.ts';
import { value } from './value.ts';

/**
 * Impulses are many and small, and who overlooks the best course soon finds another nearly as good. What tells
 * beginners apart is that they see no danger.
 */
const wits: Doctrine['wits'] = {
  recruit: { ideas: 1, blur: 13, isReckless: true },
  corporal: { ideas: 2, blur: 10, isReckless: true },
};

export const lockNLoadDoctrine: Doctrine<State, World> = { courses, value, horizon, wits, triedSetUps };

function triedSetUps({ scenario }: World, side: Side): readonly number[] {
  return openingsOf('lnl', scenario.id, side);
}

/** So many turns tell whether a course came off: in the last but one of a game that is to its end. */
const TURNS_AHEAD = 2;

/** Wherever in a turn it begins, a turn's length on is when as many have acted in the next one as have in this. */
function horizon(now: View): (later: View) => boolean {
  const begun = turnsBegun(now);
  return later => turnsBegun(later) >= begun + TURNS_AHEAD;
}

/** With the share of this one: how many have acted. */
function turnsBegun({ turn, phase, units }: View): number {
  const acted = phase === 'rally' ? 0 : units.filter(unit => !isFresh(unit)).length;
  return turn + acted / Math.max(1, units.length);
}

function courses(position: Position<State, World>, care: Care): readonly Course[] {
  const { game, view, side, acts } = position;
  const s = new Situation(game.world, view, side, care);
  const planned = plannedCourses(s, position.choice.id, acts as readonly BookAct[]);
  const simple = (acts as readonly BookAct[]).flatMap(
    act => simpleCourse(s, act, planned !== undefined) ?? [],
  );
  const courses = planned ? [...planned, ...simple] : simple;
  if (!MOMENTS_TO_SHOW.includes(position.choice.id)) return courses;
  const most = Math.max(0, ...courses.map(({ worth }) => worth));
  return [...courses, ...sniperCourses(s, position.interjections() as readonly BookAct[], most)];
}

/** Snipers may show themselves at any time; they are thought of when an impulse begins, or an enemy moves. */
const MOMENTS_TO_SHOW: readonly string[] = ['impulse', 'opportunity-fire'];

/** What takes several acts, by what is asked. */
function plannedCourses(
  s: Situation,
  choice: string,
  acts: readonly BookAct[],
): readonly Course[] | undefined {
  switch (choice) {
    case 'impulse':
      return openingCourses(s);
    case 'act':
      return actingCourses(s);
    case 'move':
      return goingOn(s);
    case 'opportunity-fire':
      return opportunityCourses(s);
    case 'mission':
      return missionCourses(s, acts);
    case 'melee':
      return strikeCourses(s);
    default:
      return undefined;
  }
}

const single = (act: BookAct, worth: number, why: string): Course => ({ acts: [act], worth, why });

/** What belongs to plans, and is never a plan by itself. */
const PARTS: readonly BookAct['verb'][] = [
  'activate',
  'ready',
  'move',
  'step',
  'spot',
  'melee',
  'withdraw',
  'starshell',
  'artillery',
  'request',
  'round',
  'fire',
  'abort',
  'illuminate',
  'smoke',
  'mount',
];

/** What an act is worth by itself; what belongs to a plan is left to the plans. */
function simpleCourse(s: Situation, act: BookAct, isPlanned: boolean): Course | undefined {
  switch (act.verb) {
    case 'done':
    case 'pass':
      return single(act, isBarelyUp(s) ? LAST_RESORT : 0, 'Nothing else was worth it; I waited.');
    case 'close-assault':
      return single(act, worthOfAssault(s, act.vehicle), 'It was near enough to be climbed.');
    case 'ambush':
      return single(act, 60, 'They had not seen us come.');
    case 'exit':
      return single(act, LEAVES, 'That is what we came for.');
    case 'place-hero':
    case 'arrive':
    case 'retreat': {
      const at = act.verb === 'retreat' ? act.to : act.at;
      const units = s.view.units.filter(({ id }) => id === act.unit);
      return single(act, LEFT_OUT + standing(s, units, at, 'still'), 'It was the best place to be.');
    }
    case 'keep':
      return single(act, worthOfWeapon(weaponById(s.view, act.weapon)), 'The better weapon stays.');
    default:
      if (isPlanned && PARTS.includes(act.verb)) return undefined;
      return rallyCourse(s, act) ?? single(act, FINISHING[act.verb] ?? -0.5, 'I finished what I had begun.');
  }
}

/** Whoever has got up to move goes: to sit down and get up again leads nowhere. */
function isBarelyUp({ view }: Situation): boolean {
  const frame = view.doing.at(-1);
  return frame?.is === 'move' && !frame.begun;
}
const LAST_RESORT = -20;

/** Where a place must be found, any will do before none. */
const LEFT_OUT = 50;

/** In the middle of a declaration it is brought to its end. */
const FINISHING: Partial<Record<BookAct['verb'], number>> = {
  shoot: 3,
  lead: 4,
  call: 4,
  add: 3.5,
  at: 2,
  strike: 2,
  target: 1,
  assist: 1,
  place: 1,
  give: 1,
  withdraw: 1,
  enter: 1,
  face: -1,
  lift: -5,
  abandon: -4,
};

export { lockNLoadDoctrine as doctrine };
