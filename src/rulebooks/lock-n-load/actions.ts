/** Everything that units can do in an impulse (4.0). */
import type { Action } from './action.ts';
import { fire } from './fire.ts';
import { meleeAction } from './melee.ts';
import { pivoting } from './pivot.ts';
import { layingSmoke } from './smoke.ts';
import { spottingAttempt } from './spotting-attempt.ts';
import { starshellAction } from './starshells.ts';
import { withdrawalAction } from './withdrawal.ts';

export const ACTIONS: readonly Action[] = [
  spottingAttempt,
  fire,
  pivoting,
  layingSmoke,
  meleeAction,
  withdrawalAction,
  starshellAction,
];
