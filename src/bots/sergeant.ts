/** The Sergeant: goes by judgement. The doctrine weighs danger, cover, ground and time, and he takes its best course. */
import type { GameState } from '../engine/index.ts';
import { best, type Course, coursesOf, type Doctrine } from './doctrine.ts';
import type { Policy } from './playout.ts';

export function sergeant<S extends GameState, W>(doctrine: Doctrine<S, W>, inHaste = false): Policy<S, W> {
  return position => best(coursesOf(doctrine, position, inHaste), ({ worth }) => worth) as Course;
}
