/** Everything that units can do in an impulse (4.0). */

import { fire } from '../fire/fire.ts';
import { fightingOn } from '../melee/melee.ts';
import { withdrawing } from '../melee/withdrawal.ts';
import { movement } from '../movement/movement.ts';
import { pivoting } from '../ordnance/pivot.ts';
import { layingSmoke } from '../sight/smoke.ts';
import { spottingAttempt } from '../sight/spotting-attempt.ts';
import { firingStarshells } from '../sight/starshells.ts';
import type { Action } from './action.ts';

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
