/** How Squad Leader is played: the courses that are open at each of its asks, and what a position is worth. */
import type { Act, Side } from '../../engine/index.ts';
import type { BookAct } from '../../rulebooks/squad-leader/acts.ts';
import type { View } from '../../rulebooks/squad-leader/game.ts';
import { pointsOf } from '../../rulebooks/squad-leader/scenario/victory.ts';
import type { State } from '../../rulebooks/squad-leader/state.ts';
import { unitById, weaponById } from '../../rulebooks/squad-leader/units.ts';
import type { World } from '../../rulebooks/squad-leader/world.ts';
import type { Care, Course, Doctrine, Position } from '../doctrine/doctrine.ts';
import { openingsOf } from '../set-up/openings.ts';
import { advanceCourse } from './advance.ts';
import { captureCourse, killCourse, overaweCourse } from './captives.ts';
import { layCourse, throwCourse } from './charges.ts';
import { fireCourses } from './fire.ts';
import { giveCourse } from './hands.ts';
import { combatCourses, withdrawCourse } from './melee.ts';
import { worthOfWeapon } from './men.ts';
import { goingOn, movementCourses } from './movement.ts';
import { fleeCourse, rallyCourse } from './recovery.ts';
import { sightingCourse } from './sighting.ts';
import { Situation } from './situation.ts';
import { value } from './value.ts';

export const squadLeaderDoctrine: Doctrine<State, World> = {
  courses,
  value,
  horizon,
  isWorthPlayingOn: ({ id }) => DECISIVE.has(id),
  triedSetUps,
};

/** Where men go, and whether they stay to fire; of what costs nothing judgement knows as much as playing on. */
const DECISIVE: ReadonlySet<string> = new Set(['set-up', 'prep-fire', 'movement', 'move', 'advance']);

function triedSetUps({ scenario }: World, side: Side): readonly number[] {
  return openingsOf('sl', scenario.id, side);
}

/** To the end of the player turn after this one: what is done here is answered there. A set-up takes two turns to tell. */
function horizon(now: View, { scenario }: World): (later: View) => boolean {
  const playerTurn = ({ turn, attacker }: View) => 2 * turn + (attacker === scenario.movesFirst ? 0 : 1);
  const last = playerTurn(now) + (now.doing.at(-1)?.is === 'set-up' ? 3 : 1);
  return later => playerTurn(later) > last;
}

function courses(position: Position<State, World>, care: Care): readonly Course[] {
  const { game, view, side, acts } = position;
  const s = new Situation(game.world, view, side, care);
  const planned = plannedCourses(s, position);
  const simple = (acts as readonly BookAct[]).flatMap(
    act => simpleCourse(s, act, planned !== undefined) ?? [],
  );
  return planned ? [...planned, ...simple] : simple;
}

/** What takes several acts, by what is asked. */
function plannedCourses(
  s: Situation,
  { choice, acts }: Position<State, World>,
): readonly Course[] | undefined {
  switch (choice.id) {
    case 'prep-fire':
    case 'defensive-fire':
    case 'advancing-fire':
    case 'immediate-fire':
      return fireCourses(s);
    case 'movement':
      return movementCourses(s);
    case 'move':
      return goingOn(s);
    case 'designate':
      return acts.some(({ verb }) => verb === 'target') ? undefined : combatCourses(s, acts);
    default:
      return undefined;
  }
}

const single = (act: Act, worth: number, why: string): Course => ({ acts: [act], worth, why });

/** A point of what has left the map. */
const POINT = 6;

/** What an act is worth by itself; what belongs to a plan is left to the plans. */
function simpleCourse(s: Situation, act: BookAct, isPlanned: boolean): Course | undefined {
  switch (act.verb) {
    case 'done':
      return single(act, 0, 'There was nothing better to do.');
    case 'pass':
      return single(act, 0, 'I let it go by.');
    case 'self-rally':
    case 'rally':
      return rallyCourse(s, act);
    case 'advance':
      return advanceCourse(s, act);
    case 'exit':
      return single(act, exitWorth(s), 'That is what we came for.');
    case 'rout':
      return single(act, 1, 'They could not stay where they were.');
    case 'flee':
      return fleeCourse(s, act);
    case 'withdraw':
      return withdrawCourse(s, act);
    case 'fall-back':
      return fleeCourse(s, act, act.unit);
    case 'lay':
      return isPlanned && s.view.doing.at(-1)?.is === 'move' ? undefined : layCourse(s, act);
    case 'throw':
      return throwCourse(s, act);
    case 'capture':
      return captureCourse(s, act);
    case 'kill':
      return killCourse(act);
    case 'overawe':
      return overaweCourse(s, act);
    case 'give':
      return giveCourse(s, act);
    case 'pick-up':
      return single(
        act,
        worthOfWeapon(weaponById(s.view, act.weapon)) / 3,
        'A weapon on the ground is no use.',
      );
    case 'bore-sight':
      return sightingCourse(s, act);
    case 'step':
      return undefined;
    case 'at':
    case 'shoot':
    case 'direct':
    case 'ready':
    case 'move':
    case 'attack':
    case 'target':
    case 'lead':
    case 'add':
      return isPlanned ? undefined : single(act, FINISHING[act.verb], 'I finished what I had begun.');
    default:
      return single(act, OTHERWISE[act.verb] ?? -0.5, 'It was one of several things to do.');
  }
}

function exitWorth({ view }: Situation): number {
  const frame = view.doing.at(-1);
  const stack = frame?.is === 'move' ? frame.units : [];
  return stack.reduce((sum, id) => sum + POINT * pointsOf(unitById(view, id).card), 0);
}

/** In the middle of a declaration it is brought to its end. */
const FINISHING = {
  shoot: 3,
  direct: 4,
  at: 2,
  attack: 0.5,
  target: 2,
  lead: 1,
  add: 1,
  ready: 0,
  move: 0,
} as const;

const OTHERWISE: Partial<Record<BookAct['verb'], number>> = {
  place: 1,
  lift: -5,
  repair: 0.5,
  drop: -3,
  'double-time': -1,
  assault: -1,
  bear: -1,
  with: -1,
  stay: -2,
  spare: -1,
  unready: -2,
  'take-alive': -1,
  alone: 3.5,
  break: -20,
  // Two halves hold no more ground than a whole for those who fight as these do: even a recruit leaves it alone.
  deploy: -10,
  recombine: -0.3,
  abandon: -5,
  guard: -1,
  promote: 1,
  command: 1,
  scrounge: 0.2,
  calm: 1,
  hero: 1,
  'carry-on': 0.5,
  evacuate: -0.5,
  dismantle: -3,
  assemble: 1,
  search: -2,
  explode: 4,
};

export { squadLeaderDoctrine as doctrine };
