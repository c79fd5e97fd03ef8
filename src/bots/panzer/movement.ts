/** Courses of movement: where each goes, and by which way. */
import type { HexId } from '../../board/index.ts';
import type { Side } from '../../engine/index.ts';
import { rememberedIn } from '../../rulebooks/kit/remembered.ts';
import { exitHexes } from '../../rulebooks/kit/scenario/victory.ts';
import type { BookAct } from '../../rulebooks/panzer/acts.ts';
import { commandRange } from '../../rulebooks/panzer/charts/index.ts';
import { hasRadio } from '../../rulebooks/panzer/commands/radios.ts';
import { type Fielded, fieldedById, gradeOf, isVehicle } from '../../rulebooks/panzer/game.ts';
import { speedOf } from '../../rulebooks/panzer/movement/costs.ts';
import type { World } from '../../rulebooks/panzer/world.ts';
import { type Course, most } from '../doctrine/doctrine.ts';
import { pathTo, reach, type Stage } from './reach.ts';
import type { Situation } from './situation.ts';
import { fear, isStray, promise, standing } from './standing.ts';

/** To be off the map is what some came for. */
const GONE = 14;
/** Not for nothing: whoever moves is seen. */
const EFFORT = 0.3;
/** Who leaves those with whom he shares a command may not stop there. */
const STRAYS = 1;
/** So many units are thought of at a time: the others have their turn. */
const AT_A_TIME = 2;
const PLACES_TO_WEIGH = 3;

interface Goal {
  readonly stage: Stage;
  readonly gain: number;
  readonly leaves: boolean;
}

const exits = rememberedIn((world: World, side: Side): ReadonlySet<HexId> => new Set(exitHexes(world, side)));

export const startOf = ({ at, facing }: Fielded): Stage => ({ at, facing, used: 0, hexes: 0, free: 0 });

/** The best places for a unit within its reach, against staying where it is. */
export function goals(s: Situation, unit: Fielded, start = startOf(unit), wanted = 1): readonly Goal[] {
  const { world } = s;
  const stay = standing(s, { unit, at: start.at, facing: start.facing }, false);
  const range = hasRadio(world, unit) ? commandRange(world.charts, gradeOf(world, unit)) : 0;
  const out = exits(world, s.side);
  const hopes = [...reach(s, unit, start)].flatMap((stage): readonly Goal[] => {
    if (stage === start) return [];
    if (out.has(stage.at) && stage.used + 1 <= speedOf(s.world, unit, stage.way))
      return [{ stage, gain: GONE, leaves: true }];
    const post = { unit, at: stage.at, facing: stage.facing };
    const stray = isStray(s, post, range) ? STRAYS : 0;
    return [{ stage, gain: promise(s, post) - stay - EFFORT - stray, leaves: false }];
  });
  hopes.sort((a, b) => b.gain - a.gain);
  // What is to be feared only takes off: once enough are better than the hope of the next, it need not be known.
  const found: Goal[] = [];
  for (const hope of hopes) {
    if (found.length >= wanted && found.every(({ gain }) => gain >= hope.gain)) break;
    const { stage, leaves } = hope;
    const post = { unit, at: stage.at, facing: stage.facing };
    found.push(leaves ? hope : { ...hope, gain: hope.gain - fear(s, post, stage.hexes > 0) });
    found.sort((a, b) => b.gain - a.gain);
    found.length = Math.min(found.length, wanted);
  }
  return found;
}

const courseOf = (s: Situation, unit: Fielded, { stage, gain, leaves }: Goal, begins: boolean): Course => ({
  acts: [
    ...(begins ? [{ verb: 'move', unit: unit.id } as const] : []),
    ...pathTo(stage),
    leaves ? { verb: 'leave' } : { verb: 'done' },
  ] as unknown as Course['acts'],
  worth: gain,
  why: leaves ? 'That is what we came for.' : reason(s, unit, stage),
  subject: unit.id,
});

function reason(s: Situation, unit: Fielded, { at, facing }: Stage): string {
  const post = { unit, at, facing };
  if (s.aim.objectives.includes(at)) return `I went to ${at}, where the fight is decided.`;
  if (s.prize(post) > s.prize({ unit, at: unit.at, facing: unit.facing }) + 1)
    return `I went to ${at}, from where there is something to hit.`;
  return s.danger(post, true) < 1 ? `I went to ${at}, out of their fire.` : `I went to ${at}.`;
}

/** Those who have yet to move, the foremost first. */
export function movementCourses(s: Situation, acts: readonly BookAct[]): readonly Course[] {
  const able = acts.flatMap(act => (act.verb === 'move' ? [fieldedById(s.view, act.unit)] : []));
  const next = most(able, AT_A_TIME, unit => (isVehicle(unit) ? 0 : -1000) - s.aim.way(unit.at));
  const wanted = s.care === 'thorough' ? PLACES_TO_WEIGH : 1;
  const courses = next.flatMap(unit =>
    goals(s, unit, startOf(unit), wanted)
      .filter(({ gain }) => gain > 0)
      .map(goal => courseOf(s, unit, goal, true)),
  );
  if (courses.length > 0 || next.length === able.length) return courses;
  return able
    .filter(unit => !next.includes(unit))
    .flatMap(unit =>
      goals(s, unit)
        .filter(({ gain }) => gain > 0)
        .map(goal => courseOf(s, unit, goal, true)),
    );
}

/** On the way something came between: on from here. */
export function goingOn(s: Situation): readonly Course[] {
  const frame = s.view.doing.at(-1);
  if (frame?.is !== 'move') return [];
  const unit = fieldedById(s.view, frame.unit);
  const start: Stage = {
    ...startOf(unit),
    used: frame.used,
    hexes: frame.hexes,
    free: frame.freeTurns,
    way: frame.way,
  };
  return goals(s, unit, start).map(goal => courseOf(s, unit, { ...goal, gain: goal.gain + EFFORT }, false));
}
