/** Smoke before a crossing: one squad throws it, so that others get across. */
import type { HexId } from '../../board/index.ts';
import type { Act } from '../../engine/index.ts';
import { type AnyUnit, cardOf } from '../../rulebooks/starter-kit/units.ts';
import { neighbours } from '../../rulebooks/starter-kit/world.ts';
import type { Course } from '../doctrine/doctrine.ts';
import { worthOf } from './men.ts';
import type { Situation } from './situation.ts';

/** How much of the harm on the way smoke spares, about. */
const SPARED = 0.5;
/** What the thrower gives up of its own move. */
const DELAY = 0.4;

/** A move that somebody means to make. */
export interface Crossing {
  readonly unit: AnyUnit;
  readonly course: Course;
}

export function smokeCourses(s: Situation, crossings: readonly Crossing[]): readonly Course[] {
  return crossings.flatMap(({ unit, course }) => {
    const card = cardOf(unit);
    if (card.kind === 'leader' || !card.smokeExponent || unit.at === undefined) return [];
    const chance = card.smokeExponent / 6;
    const own = DELAY * Math.max(0, course.worth);
    return neighbours(s.world, unit.at).flatMap(at => smokeAt(s, unit, at, crossings, chance, own));
  });
}

/** It comes before the moves that it helps, so it is worth what the best of them is, and what it spares all of them. */
function smokeAt(
  s: Situation,
  thrower: AnyUnit,
  at: HexId,
  crossings: readonly Crossing[],
  chance: number,
  own: number,
): readonly Course[] {
  const helped = crossings.filter(
    ({ unit, course }) => unit.id !== thrower.id && course.worth > 0 && passes(course, at),
  );
  const spared = helped.reduce(
    (sum, { unit }) => sum + SPARED * worthOf(unit) * s.danger(at, unit, 'running'),
    0,
  );
  const gain = chance * spared - own;
  if (gain <= 0) return [];
  const first = Math.max(...helped.map(({ course }) => course.worth));
  const acts = [
    { verb: 'move', unit: thrower.id } as Act,
    { verb: 'smoke', unit: thrower.id, at } as Act,
  ] as const;
  return [{ acts, worth: first + gain, why: `I wanted smoke in ${at} before the others crossed it.` }];
}

const passes = ({ acts }: Course, at: HexId): boolean =>
  acts.some(act => act.verb === 'step' && 'to' in act && act.to === at);
