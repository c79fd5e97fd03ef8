/** What it is worth to stand somewhere: nearer to what matters, with something to fire at, and out of the enemy's fire. */

import { isVehicle } from '../../rulebooks/panzer/game.ts';
import { distance } from '../../rulebooks/panzer/world.ts';
import type { Post, Situation } from './situation.ts';

/** A point of movement nearer, by what the side is after. */
const NEARER = { leave: 0.55, take: 0.5, hold: 0.12, kill: 0.1 } as const;
/** Who keeps ground need not sit on it: from so near on he is there. */
const NEAR_ENOUGH = 4;
/** In a hex that decides the game. */
const ON_GROUND = 5;
/** Fire that may be given and taken next turn counts in part: much may come between. */
const PRIZE = 0.45;
const DANGER = 0.4;
/** Who hurries because time is short cares less for fire. */
const HURRY = 1.8;

export function standing(s: Situation, post: Post, moves: boolean): number {
  const fear = s.isReckless ? 0 : DANGER * s.danger(post, moves);
  return progress(s, post) + PRIZE * s.prize(post) - fear;
}

function progress(s: Situation, { unit, at }: Post): number {
  const { is, way, objectives } = s.aim;
  const left = way(at);
  const onGround = objectives.includes(at) ? ON_GROUND : 0;
  if (!isVehicle(unit) && is !== 'take' && is !== 'hold') return 0;
  if (is === 'hold') return onGround - NEARER.hold * Math.max(0, left - NEAR_ENOUGH);
  if (is === 'kill') return -NEARER.kill * left;
  return onGround - (isLate(s, left) ? HURRY : 1) * NEARER[is] * left;
}

/** About so far a vehicle gets in a turn. */
const A_TURN = 6;

const isLate = ({ world, view }: Situation, left: number): boolean =>
  left > A_TURN * (world.scenario.turns - view.turn);

/** Whether somebody shares its command and would be left behind there (BASE.CR). */
export function isStray(s: Situation, { unit, at }: Post, range: number): boolean {
  if (unit.shares === undefined || !isVehicle(unit)) return false;
  const mates = s.own.filter(each => each.shares === unit.shares && each.id !== unit.id && isVehicle(each));
  return mates.length > 0 && mates.every(each => each.moved && distance(s.world, each.at, at) > range);
}
