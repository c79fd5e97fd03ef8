/** How the Starter Kit is played: the courses that are open at each of its asks, and what a position is worth. */
import type { HexId } from '../../board/index.ts';
import type { Act, Side } from '../../engine/index.ts';
import type { BookAct } from '../../rulebooks/starter-kit/acts.ts';
import type { View } from '../../rulebooks/starter-kit/game.ts';
import { pointsOf } from '../../rulebooks/starter-kit/scenario/victory.ts';
import type { State } from '../../rulebooks/starter-kit/state.ts';
import { unitById, weaponById } from '../../rulebooks/starter-kit/units.ts';
import type { World } from '../../rulebooks/starter-kit/world.ts';
import { type Care, type Course, type Doctrine, isAmong, type Position } from '../doctrine/doctrine.ts';
import { openingsOf } from '../set-up/openings.ts';
import { advanceCourse } from './advance.ts';
import { chargeCourse } from './charges.ts';
import { driveCourses, drivingOn } from './driving.ts';
import { boundingCourses, fireCourses } from './fire.ts';
import { isTiedToGun } from './fleet.ts';
import { combatCourses } from './melee.ts';
import { worthOfWeapon } from './men.ts';
import { goingOn, movementCourses } from './movement.ts';
import { rallyCourse, routEnd, routStep } from './recovery.ts';
import { Situation } from './situation.ts';
import { value } from './value.ts';

export const starterKitDoctrine: Doctrine<State, World> = {
  courses,
  value,
  horizon,
  isWorthPlayingOn: ({ id }) => DECISIVE.has(id),
  triedSetUps,
};

/**
 * Where men go and what they fire at. Of who rallies, routs or hands his weapon over playing on seldom told anything that
 * judgement had not known, and took half of the time.
 */
const DECISIVE: ReadonlySet<string> = new Set([
  'set-up',
  'prep-fire',
  'movement',
  'move',
  'drive',
  'first-fire',
  'final-fire',
  'advancing-fire',
  'advance',
  'declare-combat',
]);

function triedSetUps({ scenario }: World, side: Side): readonly number[] {
  return openingsOf('aslsk', scenario.id, side);
}

/** To the end of the player turn after this one: what is done here is answered there. A set-up takes two turns to tell. */
function horizon(now: View, { scenario }: World): (later: View) => boolean {
  const playerTurn = ({ turn, attacker }: View) => 2 * turn + (attacker === scenario.movesFirst ? 0 : 1);
  const isSetUp = now.doing.at(-1)?.is === 'set-up';
  const last = playerTurn(now) + (isSetUp ? 3 : 1);
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
  { game, choice, acts, view }: Position<State, World>,
): readonly Course[] | undefined {
  switch (choice.id) {
    case 'prep-fire':
    case 'first-fire':
    case 'final-fire':
    case 'advancing-fire':
      return fireCourses(s, ({ acts: [first] }) => isAmong(acts, first, game.rulebook.verbs.print));
    case 'movement':
      return [...movementCourses(s), ...driveCourses(s)];
    case 'drive':
      return [...drivingOn(s), ...boundingCourses(s)];
    case 'move':
      return goingOn(s);
    case 'declare-combat':
      return combatCourses(s, acts, combatHex(view));
    default:
      return undefined;
  }
}

function combatHex(view: View): HexId {
  const frame = view.doing.at(-1);
  if (frame?.is !== 'combat') throw new Error('nobody is in close combat');
  return frame.at;
}

const single = (act: Act, worth: number, why: string): Course => ({ acts: [act], worth, why });

/** A point of what has left the map. */
const POINT = 6;

/** What an act is worth by itself; what belongs to a plan is left to the plans. */
function simpleCourse(s: Situation, act: BookAct, isPlanned: boolean): Course | undefined {
  switch (act.verb) {
    case 'done':
      return single(
        act,
        s.view.doing.at(-1)?.is === 'rout' ? routEnd(s) : 0,
        'There was nothing better to do.',
      );
    case 'pass':
      return single(act, 0, 'The shot was not worth it; I kept my fire.');
    case 'self-rally':
    case 'rally':
      return rallyCourse(s, act);
    case 'advance':
      return isTiedToGun(s.view, unitById(s.view, act.unit)) ? undefined : advanceCourse(s, act);
    case 'advance-off':
      return single(act, POINT * pointsOf(unitById(s.view, act.unit).card), 'That is what we came for.');
    case 'exit':
      return single(act, 4 * POINT, 'That is what we came for.');
    case 'step':
    case 'creep':
    case 'crawl':
      return isPlanned ? undefined : routStep(s, act);
    case 'place-charge':
      return chargeCourse(s, act);
    case 'rout':
      return single(act, 1, 'They could not stay where they were.');
    case 'recover':
    case 'pick-up':
      return single(
        act,
        worthOfWeapon(weaponById(s.view, act.weapon)) / 3,
        'A weapon on the ground is no use.',
      );
    case 'at':
    case 'shoot':
    case 'direct':
    case 'ready':
    case 'move':
    case 'attack':
    case 'target':
    case 'add':
    case 'aim':
    case 'engage':
    case 'point':
      return isPlanned ? undefined : single(act, FINISHING[act.verb], 'I finished what I had begun.');
    default:
      return single(act, OTHERWISE[act.verb] ?? -0.5, 'It was one of several things to do.');
  }
}

/** In the middle of a declaration it is brought to its end. */
const FINISHING = {
  shoot: 3,
  direct: 4,
  at: 2,
  attack: 2,
  target: 2,
  add: 1,
  aim: 2,
  engage: 2.5,
  point: 2,
  ready: 0,
  move: 0,
} as const;

const OTHERWISE: Partial<Record<BookAct['verb'], number>> = {
  place: 1,
  lift: -5,
  repair: 0.5,
  destroy: -5,
  drop: -3,
  fight: 1,
  stack: 1,
  promote: 5,
  faust: -1,
  load: -2,
  'double-time': -1,
  assault: -1,
  with: -1,
  stay: -2,
  smoke: -1,
  react: 0.5,
};

export { starterKitDoctrine as doctrine };
