/** Those who have lost heart or can't get away: whether to take them, and whom to give way before. */
import type { Act } from '../../engine/index.ts';
import { moraleOf, unitById } from '../../rulebooks/squad-leader/units.ts';
import type { Course } from '../doctrine/doctrine.ts';
import { chanceUpTo } from './harm.ts';
import { BROKEN, worthOf } from './men.ts';
import type { Situation } from './situation.ts';

/** A prisoner can't be rallied, nor can a dead man; but somebody has to guard the one. */
const GUARDING = 0.1;

/** The guard of least worth is missed least. */
export function captureCourse(
  s: Situation,
  act: Act & { readonly unit: string; readonly by: string },
): Course {
  return {
    acts: [act],
    worth: 3 - GUARDING * worthOf(unitById(s.view, act.by)),
    why: 'They had nowhere to go: I took them prisoner.',
  };
}

export const killCourse = (act: Act): Course => ({
  acts: [act],
  worth: 1,
  why: 'They had nowhere to go.',
});

/** It costs nothing to show them what faces them. */
export function overaweCourse(s: Situation, act: Act & { readonly unit: string }): Course {
  const unit = unitById(s.view, act.unit);
  const breaks = 1 - chanceUpTo(moraleOf(unit));
  return {
    acts: [act],
    worth: 0.1 + breaks * worthOf(unit) * (1 - BROKEN),
    why: 'They had lost heart, and we let them see how many we are.',
  };
}
