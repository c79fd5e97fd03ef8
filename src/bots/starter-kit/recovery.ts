/** Courses of the rally and rout phases: getting men back into the fight, and out of the fire. */
import type { HexId } from '../../board/index.ts';
import type { Act } from '../../engine/index.ts';
import { rallyModifiers } from '../../rulebooks/starter-kit/morale/rally-attempt.ts';
import { isCoverHex } from '../../rulebooks/starter-kit/terrain/terrain.ts';
import { isLeader, moraleOf, unitById, unitsAt } from '../../rulebooks/starter-kit/units.ts';
import { distance } from '../../rulebooks/starter-kit/world.ts';
import type { Course } from '../doctrine/doctrine.ts';
import { chanceUpTo } from './harm.ts';
import { BROKEN, worthOf } from './men.ts';
import type { Situation } from './situation.ts';

/** Rallies by himself or by a leader: the better the chance, the sooner. */
export function rallyCourse(
  s: Situation,
  act: Act & { readonly unit: string; readonly by?: string },
): Course {
  const unit = unitById(s.view, act.unit);
  const leader = act.by === undefined ? undefined : unitById(s.view, act.by);
  const drm = rallyModifiers({ world: s.world, view: s.view, unit, leader }).value;
  const chance = chanceUpTo(moraleOf(s.world, s.view, unit) - drm);
  return {
    acts: [act],
    // Those who wait for a leader's help have it later in the phase; trying first costs them that.
    worth: 0.1 + chance * worthOf(unit) * (1 - BROKEN) - (leader || !hasLeader(s, act.unit) ? 0 : 3),
    why: 'I tried to rally those who had the best chance.',
  };
}

function hasLeader(s: Situation, id: string): boolean {
  const { at } = unitById(s.view, id);
  return (
    at !== undefined &&
    unitsAt(s.view, at, s.side).some(each => isLeader(each) && !each.broken && each.id !== id)
  );
}

const SHELTER = 4;
const COMPANY = 2;
const DISTANCE = 0.3;
const SEEN = 6;

/** A broken unit runs for cover, out of sight, and to somebody who can rally it. */
export function routStep(s: Situation, act: Act & { readonly to: HexId }): Course {
  const frame = s.view.doing.at(-1);
  const unit = frame?.is === 'rout' ? unitById(s.view, frame.unit) : undefined;
  const refuge = unit ? refugeAt(s, act.to) - SEEN * s.danger(act.to, unit, 'careful') : 0;
  const crawls = act.verb === 'crawl' ? -1 : 0;
  return { acts: [act], worth: 1 + refuge + crawls, why: `They ran for ${act.to}.` };
}

/** To stop here. */
export function routEnd(s: Situation): number {
  const frame = s.view.doing.at(-1);
  const unit = frame?.is === 'rout' ? unitById(s.view, frame.unit) : undefined;
  if (unit?.at === undefined) return 0;
  return 1.5 + refugeAt(s, unit.at) - SEEN * s.danger(unit.at, unit, 'still');
}

function refugeAt(s: Situation, at: HexId): number {
  const leader = unitsAt(s.view, at, s.side).some(unit => isLeader(unit) && !unit.broken);
  const nearest = Math.min(12, ...s.theirs.map(post => distance(s.world, post.at, at)));
  return (isCoverHex(s.world, s.view, at) ? SHELTER : 0) + (leader ? COMPANY : 0) + DISTANCE * nearest;
}
