/** Courses of the rally and rout phases: getting men back into the fight, and out of the fire. */
import type { Act } from '../../engine/index.ts';
import { rallyModifiers } from '../../rulebooks/squad-leader/morale/rally.ts';
import type { LocId } from '../../rulebooks/squad-leader/state.ts';
import { isCoverAt } from '../../rulebooks/squad-leader/terrain/terrain.ts';
import { isLeader, moraleOf, unitById, unitsAt } from '../../rulebooks/squad-leader/units.ts';
import { distance } from '../../rulebooks/squad-leader/world.ts';
import type { Course } from '../doctrine/doctrine.ts';
import { chanceUpTo } from './harm.ts';
import { BROKEN, worthOf } from './men.ts';
import type { Situation } from './situation.ts';

/** The better the chance, the sooner; leaders before their men, whom they help afterwards. */
export function rallyCourse(
  s: Situation,
  act: Act & { readonly unit: string; readonly by?: string },
): Course {
  const unit = unitById(s.view, act.unit);
  const leader = act.by === undefined ? undefined : unitById(s.view, act.by);
  const chance = chanceUpTo(moraleOf(unit) - rallyModifiers(s.world, unit, leader).value);
  return {
    acts: [act],
    worth: 0.1 + chance * worthOf(unit) * (1 - BROKEN) + (isLeader(unit) ? 3 : 0) - FATAL * worthOf(unit),
    why: 'I tried to rally those who had the best chance.',
  };
}

/** A 12 costs casualties. */
const FATAL = 1 / 72;

const SHELTER = 4;
const COMPANY = 2;
const DISTANCE = 0.3;
const SEEN = 6;

/** A broken unit runs for cover, out of sight, and to somebody who can rally it. */
export function fleeCourse(s: Situation, act: Act & { readonly to: LocId }, id?: string): Course {
  const frame = s.view.doing.at(-1);
  const unit =
    id !== undefined ? unitById(s.view, id) : frame?.is === 'rout' ? unitById(s.view, frame.unit) : undefined;
  const seen = unit ? SEEN * s.danger(act.to, unit, 'careful') : 0;
  return { acts: [act], worth: 1 + refugeAt(s, act.to) - seen, why: `They ran for ${act.to}.` };
}

function refugeAt(s: Situation, at: LocId): number {
  const leader = unitsAt(s.view, at, s.side).some(unit => isLeader(unit) && !unit.broken);
  const nearest = Math.min(12, ...s.theirs.map(post => distance(s.world, post.at, at)));
  return (isCoverAt(s.world, at) ? SHELTER : 0) + (leader ? COMPANY : 0) + DISTANCE * nearest;
}
