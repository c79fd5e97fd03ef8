/** Everything that units can do in an impulse (4.0). */
import type { Action } from './action.ts';
import { fire } from './fire.ts';
import { fightingOn } from './melee.ts';
import { movement } from './movement.ts';
import { pivoting } from './pivot.ts';
import { layingSmoke } from './smoke.ts';
import { spottingAttempt } from './spotting-attempt.ts';
import { firingStarshells } from './starshells.ts';
import { withdrawing } from './withdrawal.ts';

export const ACTIONS: readonly Action[] = [
  spottingAttempt,
  fire,
  movement,
  pivoting,
  layingSmoke,
  fightingOn,
  withdrawing,
  firingStarshells,
];
