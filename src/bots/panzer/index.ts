/** How Panzer is played: the courses that are open at each of its asks, and what a position is worth. */
import { DONE } from '../../engine/index.ts';
import { parseDirection } from '../../hex/index.ts';
import type { BookAct } from '../../rulebooks/panzer/acts.ts';
import { type Fielded, fieldedById, type View } from '../../rulebooks/panzer/game.ts';
import { jamRefusal } from '../../rulebooks/panzer/movement/narrow.ts';
import type { State } from '../../rulebooks/panzer/state.ts';
import { distance, type World } from '../../rulebooks/panzer/world.ts';
import type { Care, Course, Doctrine, Position } from '../doctrine/doctrine.ts';
import { hatchWorth, swingWorth } from './adjusting.ts';
import { airCourses, approachWorth, attackWorth, flakWorth } from './air.ts';
import { assaultCourses } from './assault.ts';
import { commandCourses } from './commands.ts';
import { addWorth, assigned, fireCourses, options, overwatchWorth, returnCourses } from './fire.ts';
import { goingOn, movementCourses } from './movement.ts';
import { type Post, Situation } from './situation.ts';
import { value } from './value.ts';

export const panzerDoctrine: Doctrine<State, World> = {
  courses,
  value,
  horizon,
  // A turn is long, and half of it is in what both have written already: judgement knows as much, and sooner.
  isWorthPlayingOn: () => false,
  wits: { recruit: { ideas: 1, blur: 5 }, corporal: { ideas: 2, blur: 3 } },
};

/** To the end of the next turn: what is done here is answered there. */
function horizon(now: View): (later: View) => boolean {
  return later => later.turn > now.turn + 1;
}

function courses(position: Position<State, World>, care: Care): readonly Course[] {
  const { game, view, side } = position;
  const acts = position.acts as readonly BookAct[];
  const s = new Situation(game.world, view, side, care);
  const planned = plannedCourses(s, position.choice.id, acts);
  return [...planned, ...acts.flatMap(act => simpleCourse(s, act) ?? [])];
}

/** What takes several acts, by what is asked. */
function plannedCourses(s: Situation, ask: string, acts: readonly BookAct[]): readonly Course[] {
  switch (ask) {
    case 'command':
      return commandCourses(s);
    case 'air':
      return airCourses(s, acts);
    case 'combat':
      return fireCourses(s);
    case 'overwatch-fire':
      return returnCourses(s);
    case 'assaults':
      return assaultCourses(s);
    case 'movement':
      return movementCourses(s, acts);
    case 'move':
      return goingOn(s);
    default:
      return [];
  }
}

const single = (act: BookAct, worth: number, why: string): Course => ({ acts: [act], worth, why });

/** What an act is worth by itself; what belongs to a plan is left to the plans. */
function simpleCourse(s: Situation, act: BookAct): Course | undefined {
  switch (act.verb) {
    case DONE.verb:
      return single(act, 0, 'There was nothing better to do.');
    case 'pass':
      return single(act, 0, 'I held my fire.');
    case 'resolve':
      return single(act, RESOLVE, 'I finished what I had begun.');
    case 'add':
      return single(act, addWorth(s, act), 'One more at the same target.');
    case 'react':
      return single(act, reactionWorth(s, act), 'I fired before it was too late.');
    case 'answer':
      return single(act, answerWorth(s, act), 'I fired back.');
    case 'approach':
      return single(act, approachWorth(s, act), 'There it could do most.');
    case 'strafe':
    case 'bomb':
      return single(act, attackWorth(s, act), 'That is what it had come for.');
    case 'flak':
      return single(act, flakWorth(s, act), 'I fired at the aircraft.');
    case 'pivot':
      return single(act, pivotWorth(s, act), 'I brought the gun to bear.');
    case 'swing':
      return s.view.phase === 'adjustment'
        ? single(act, swingWorth(s, act), 'The turret looks where they will come.')
        : single(act, -1, 'I turned the turret.');
    case 'button':
    case 'open':
      return single(act, hatchWorth(s, act), 'The hatches are as they should be.');
    case 'keep-down':
    case 'rise':
      return single(act, downWorth(s, act), 'They keep down, or they don’t.');
    case 'join':
      return single(act, RESOLVE, 'All together.');
    case 'leave':
      return single(act, LEAVE, 'That is what we came for.');
    case 'place':
    case 'mount':
      return s.view.doing.at(-1)?.is === 'set-up'
        ? single(act, 1, 'Somewhere they had to stand.')
        : undefined;
    case 'overrun':
      return single(act, OVERRUN, 'I drove over them.');
    case 'dismount':
      return single(act, DISMOUNT, 'They fight on foot.');
    case 'push':
    case 'shove':
      return single(act, pushWorth(s), 'I cleared the road.');
    case 'shelter':
      return single(act, shelterWorth(s, act), 'They went forward behind armour.');
    case 'quickmarch':
      return single(act, -1, 'They hurried.');
    case 'bail-out':
      return single(act, -20, 'It only held us back.');
    case 'demolish':
      return single(act, DEMOLISH, 'I had the mines cleared.');
    case 'follow':
    case 'alight':
    case 'breach':
    case 'shell':
      return undefined;
    case 'command':
    case 'platoon':
    case 'clear':
    case 'engage':
    case 'fly':
    case 'assault':
    case 'move':
    case 'step':
    case 'reverse':
    case 'turn':
      return undefined;
  }
}

const RESOLVE = 0.6;
const DEMOLISH = 0.4;
const LEAVE = 14;
const OVERRUN = 1.5;
const DISMOUNT = 0.2;

function reactionWorth(s: Situation, act: Extract<BookAct, { verb: 'react' }>): number {
  const frame = s.view.doing.at(-1);
  if (frame?.is !== 'quickdraw') return overwatchWorth(s, act);
  // He who fires first may be the only one who fires at all.
  const found = s.option(fieldedById(s.view, act.unit), fieldedById(s.view, frame.firer.unit));
  return found?.row === act.row ? found.gain : -1;
}

function answerWorth(s: Situation, { target, row }: Extract<BookAct, { verb: 'answer' }>): number {
  const frame = s.view.doing.at(-1);
  if (frame?.is !== 'answer') return 0;
  const unit = fieldedById(s.view, frame.unit);
  const found = s.option(unit, fieldedById(s.view, target), { manner: 'defensive' });
  return found?.row === row ? found.gain : -1;
}

/** A road that is shut is worth a turn of the one that stands before the block. */
function pushWorth(s: Situation): number {
  const frame = s.view.doing.at(-1);
  if (frame?.is !== 'move') return -1;
  return jamRefusal(s.world, s.view, fieldedById(s.view, frame.unit), fieldedById(s.view, frame.unit).facing)
    ? CLEARED
    : -1;
}
const CLEARED = 1;

/** Men who can't hit anybody and may be hit are better off below. */
function downWorth(
  s: Situation,
  { verb, unit: id }: Extract<BookAct, { verb: 'keep-down' | 'rise' }>,
): number {
  const unit = fieldedById(s.view, id);
  const isUseless = s.prize(postOf(unit)) === 0 && s.danger(postOf(unit), false) > 0;
  return (verb === 'keep-down') === isUseless ? DOWN : -DOWN;
}
const DOWN = 0.2;
const postOf = (unit: Fielded): Post => ({ unit, at: unit.at, facing: unit.facing });

/** Near the enemy men are safer behind a vehicle, and farther away they only keep it back. */
function shelterWorth(s: Situation, { unit }: Extract<BookAct, { verb: 'shelter' }>): number {
  const { at } = fieldedById(s.view, unit);
  const foe = s.nearestTo(at);
  return foe && distance(s.world, at, foe.at) <= NEAR ? SHELTERED : -1;
}
const NEAR = 5;
const SHELTERED = 0.5;

/** A gun in the hull is turned where there is more to hit. */
function pivotWorth(s: Situation, { unit: id, side }: Extract<BookAct, { verb: 'pivot' }>): number {
  const unit = fieldedById(s.view, id);
  const facing = parseDirection(side) ?? unit.facing;
  const gain = (from: typeof unit) => assigned(options(s, [from])).reduce((sum, each) => sum + each.gain, 0);
  return gain({ ...unit, facing }) - gain(unit) - 0.2;
}

export { panzerDoctrine as doctrine };
