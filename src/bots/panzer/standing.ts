/** What it is worth to stand somewhere: nearer to what matters, with something to fire at, and out of the enemy's fire. */

import type { Angle } from '../../rulebooks/panzer/charts/index.ts';
import { hitAngle } from '../../rulebooks/panzer/fire/angle.ts';
import { burnsOut, isBurning } from '../../rulebooks/panzer/fires/fires.ts';
import { type Fielded, isVehicle } from '../../rulebooks/panzer/game.ts';
import { speedOf } from '../../rulebooks/panzer/movement/costs.ts';
import { distance } from '../../rulebooks/panzer/world.ts';
import type { Post, Situation } from './situation.ts';
import { worthOf } from './worth.ts';

/** A point of movement nearer, by what the side is after. */
const NEARER = { leave: 0.55, take: 0.5, hold: 0.12, kill: 0.1 } as const;
/** Who keeps ground need not sit on it: from so near on he is there. */
const NEAR_ENOUGH = 4;
/** Who keeps others from leaving must not have them behind him. */
const BEHIND = 0.4;
/** In a hex that decides the game. */
const ON_GROUND = 5;
/** Fire that may be given and taken next turn counts in part: much may come between. */
const PRIZE = 0.45;
const DANGER = 0.4;
/** Who hurries because time is short cares less for fire. */
const HURRY = 2;
const AT_LEISURE = 0.3;
/** There is a turn yet to leave a fire that has only just begun. */
const SMOULDERING = 0.3;
/** Armour is for the enemy to look at, though he is far away yet. */
const FACED: Readonly<Record<Angle, number>> = { Front: 0.4, 'Front/Side': 0.25, 'Rear/Side': 0, Rear: 0 };

export const standing = (s: Situation, post: Post, moves: boolean): number =>
  promise(s, post) - fear(s, post, moves);

/** What speaks for the place. */
export const promise = (s: Situation, post: Post): number =>
  progress(s, post) + PRIZE * s.prize(post) + faced(s, post) - scorched(s, post);

/** Whoever stays in a fire is lost with it: at once, or with the next turn. */
const scorched = ({ view, world }: Situation, { unit, at }: Post): number =>
  burnsOut(view, at) ? worthOf(world, unit) : isBurning(view, at) ? SMOULDERING * worthOf(world, unit) : 0;

/** What speaks against it. */
export const fear = (s: Situation, post: Post, moves: boolean): number =>
  s.isReckless ? 0 : DANGER * s.danger(post, moves);

function faced(s: Situation, { unit, at, facing }: Post): number {
  const nearest = isVehicle(unit) ? s.nearestTo(at) : undefined;
  return nearest === undefined || nearest.at === at ? 0 : FACED[hitAngle(s.world, at, facing, nearest.at)];
}

function progress(s: Situation, { unit, at }: Post): number {
  const { is, way, objectives } = s.aim;
  const left = way(at);
  const onGround = objectives.includes(at) ? ON_GROUND : 0;
  if (!isVehicle(unit) && objectives.length === 0) return 0;
  if (is === 'hold' && objectives.length === 0) return -BEHIND * Math.max(0, left - s.foremost);
  if (is === 'hold') return onGround - NEARER.hold * Math.max(0, left - NEAR_ENOUGH);
  if (is === 'kill') return -NEARER.kill * left;
  return onGround - urgency(s, unit, s.aim.way(unit.at)) * NEARER[is] * left;
}

/** With time to spare one fights first; whoever needs all the turns that are left must go. */
function urgency({ world, view }: Situation, unit: Fielded, left: number): number {
  const share = left / Math.max(1, speedOf(world, unit, undefined) * (world.scenario.turns - view.turn + 1));
  return share > 1 ? HURRY : Math.max(AT_LEISURE, share);
}

/** Whether somebody shares its command and would be left behind there (BASE.CR). */
export function isStray(s: Situation, { unit, at }: Post, range: number): boolean {
  if (unit.shares === undefined || !isVehicle(unit)) return false;
  const mates = s.own.filter(each => each.shares === unit.shares && each.id !== unit.id && isVehicle(each));
  return mates.length > 0 && mates.every(each => each.moved && distance(s.world, each.at, at) > range);
}
