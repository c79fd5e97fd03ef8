/** Who should carry what: weapons go to those who have hands free for them. */
import type { Act } from '../../engine/index.ts';
import {
  type AnyUnit,
  bearerOf,
  isMmc,
  isSquad,
  unitById,
  weaponById,
  weaponsOf,
} from '../../rulebooks/squad-leader/units.ts';
import type { Course } from '../doctrine/doctrine.ts';
import { worthOfWeapon } from './men.ts';
import type { Situation } from './situation.ts';

type Give = Act & { readonly weapon: string; readonly to: string };

/** To and fro is no use: only a better pair of hands is. */
const EFFORT = 0.5;

export function giveCourse(s: Situation, act: Give): Course {
  if (s.view.doing.at(-1)?.is === 'set-up')
    return { acts: [act], worth: 1, why: 'Somebody has to carry it.' };
  const weapon = weaponById(s.view, act.weapon);
  const giver = bearerOf(s.view, weapon);
  const taker = unitById(s.view, act.to);
  const now = giver ? service(giver, weaponsOf(s.view, giver).length - 1) : 0;
  const then = service(taker, weaponsOf(s.view, taker).length);
  return {
    acts: [act],
    worth: worthOfWeapon(weapon) * (then - now) - EFFORT,
    why: 'It was in the wrong hands.',
    subject: act.weapon,
  };
}

/** How well one serves a weapon who has so many others: a squad two of them, a single man hardly one. */
function service(unit: AnyUnit, others: number): number {
  if (unit.broken || unit.guard !== undefined) return 0;
  const most = isSquad(unit) ? 1 : isMmc(unit) ? 0.7 : 0.4;
  return others === 0 ? most : others === 1 && isSquad(unit) ? 0.6 : 0.1;
}
