/** The Sergeant: thinks of everything, and goes by judgement: danger, cover, ground and time, as the doctrine weighs them. */
import type { GameState } from '../engine/index.ts';
import { best, type Course, coursesOf, type Doctrine } from './doctrine.ts';
import type { Policy } from './playout.ts';

/** In haste, as when whole turns are played ahead, the first course that will do is enough. */
export function sergeant<S extends GameState, W>(doctrine: Doctrine<S, W>, inHaste = false): Policy<S, W> {
  return position => best(coursesOf(doctrine, position, inHaste), ({ worth }) => worth) as Course;
}
