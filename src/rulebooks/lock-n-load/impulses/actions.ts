/** Everything that units can do in an impulse (4.0). */
import { artillery, request } from '../artillery/off-board.ts';
import { ready } from '../fire/fire.ts';
import { fightOn } from '../melee/melee.ts';
import { withdraw } from '../melee/withdrawal.ts';
import { move } from '../movement/movement.ts';
import { pivot } from '../ordnance/pivot.ts';
import { smoke } from '../sight/smoke.ts';
import { spot } from '../sight/spotting-attempt.ts';
import { illuminate, starshell } from '../sight/starshells.ts';
import { drive } from '../vehicles/driving/drive.ts';
import { button, open } from '../vehicles/driving/hatches.ts';
import { lay } from '../vehicles/fire/gunnery.ts';

export const ACTIONS = [
  spot,
  ready,
  move,
  pivot,
  smoke,
  fightOn,
  withdraw,
  starshell,
  illuminate,
  artillery,
  request,
  drive,
  lay,
  button,
  open,
] as const;
