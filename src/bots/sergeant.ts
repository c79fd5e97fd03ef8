/** The Sergeant: thinks of everything, and goes by judgement: danger, cover, ground and time, as the doctrine weighs them. */
import type { GameState } from '../engine/index.ts';
import { best, type Care, type Course, coursesOf, type Doctrine } from './doctrine.ts';
import type { Policy } from './playout.ts';

/** When whole turns are played ahead, he is in haste. */
export function sergeant<S extends GameState, W>(
  doctrine: Doctrine<S, W>,
  care: Care = 'usual',
): Policy<S, W> {
  return position => best(coursesOf(doctrine, position, care), ({ worth }) => worth) as Course;
}
