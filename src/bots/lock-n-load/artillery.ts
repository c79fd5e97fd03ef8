/** Courses with off-board artillery: whom its seven hexes would strike, ours counted against it. */
import type { HexId } from '../../board/index.ts';
import { offers } from '../../engine/index.ts';
import { ALL_DIRECTIONS } from '../../hex/index.ts';
import { neighbours } from '../../rulebooks/kit/world.ts';
import type { BookAct } from '../../rulebooks/lock-n-load/acts.ts';
import { missionsOf } from '../../rulebooks/lock-n-load/artillery/missions.ts';
import {
  artillery,
  driftModifiers,
  driftOf,
  granted,
  landing,
  request,
} from '../../rulebooks/lock-n-load/artillery/off-board.ts';
import { cover } from '../../rulebooks/lock-n-load/fire/cover.ts';
import { unitsUnderShells } from '../../rulebooks/lock-n-load/fire/shooters.ts';
import { sightRefusal } from '../../rulebooks/lock-n-load/fire/targets.ts';
import type { Location, UnitId } from '../../rulebooks/lock-n-load/state.ts';
import { hexOf } from '../../rulebooks/lock-n-load/terrain/places.ts';
import { type AnyUnit, unitById } from '../../rulebooks/lock-n-load/units.ts';
import type { Course } from '../doctrine/doctrine.ts';
import { course } from './course.ts';
import { harm } from './harm.ts';
import { worthOf } from './men.ts';
import type { Moment } from './moment.ts';
import type { Situation } from './situation.ts';

/** Our own count for more than theirs, and the caller is missed elsewhere. */
const OURS = 1.6;
const COST = 0.8;
/** A mission is worth keeping for a better moment than this. */
const LEAST = 3;
const FACES = [1, 2, 3, 4, 5, 6] as const;

/** What shells on the hex and around it would do to them, less what they would do to us. */
function struckBy(s: Situation, at: HexId, firepower: number): number {
  return [at, ...neighbours(s.world, at)].reduce(
    (sum, hex) =>
      sum +
      unitsUnderShells(s.world, s.view, hex).reduce((points, unit) => points + lossOf(s, unit, firepower), 0),
    0,
  );
}

function lossOf(s: Situation, unit: AnyUnit, firepower: number): number {
  const shelter = cover(s.world, s.view, unit.at as Location, { indirect: true, unit }).value;
  const lost = worthOf(unit) * harm(s.world, firepower - shelter, s.sort(unit));
  return unit.side === s.side ? -OURS * lost : lost;
}

/** The best of where a round may be fired that has fallen there: there, or beside it. */
const bestAround = (s: Situation, caller: AnyUnit, round: HexId, firepower: number): number =>
  Math.max(
    0,
    ...[round, ...neighbours(s.world, round)]
      .filter(hex => !sightRefusal(s.world, s.view, caller.at as Location, hex))
      .map(hex => struckBy(s, hex, firepower)),
  );

/** What a call on the hex is worth on average, wherever its round drifts. */
function expected(s: Situation, caller: AnyUnit, at: HexId, firepower: number): number {
  const modifiers = driftModifiers(s.world, s.view, caller, at);
  let sum = 0;
  for (const white of FACES)
    for (const direction of ALL_DIRECTIONS) {
      const round = landing(s.world, at, driftOf(white, modifiers), direction);
      const isSeen = round !== undefined && !sightRefusal(s.world, s.view, caller.at as Location, round);
      if (isSeen) sum += bestAround(s, caller, round, firepower) / 36;
    }
  return sum;
}

/** Hexes with enemies that he sees, the most rewarding first. */
function bestCall(s: Situation, id: UnitId, firepower: number): { at: HexId; worth: number } | undefined {
  const caller = unitById(s.view, id);
  const [best] = [...new Set(s.theirs.map(({ at }) => hexOf(s.world, at)))]
    .filter(at => !sightRefusal(s.world, s.view, caller.at as Location, at))
    .map(at => ({ at, direct: struckBy(s, at, firepower) }))
    .filter(({ direct }) => direct > 0)
    .sort((a, b) => b.direct - a.direct);
  return best && { at: best.at, worth: expected(s, caller, best.at, firepower) };
}

/** In an impulse: call it, or ask for more of it. */
export function artilleryCourses(s: Situation, { view, impulse, before }: Moment): readonly Course[] {
  const missions = missionsOf(view, s.side);
  if (missions.length === 0) return [];
  const calls = offers([artillery, request], { world: s.world, view, side: impulse.side, impulse });
  return calls.flatMap((call): readonly Course[] => {
    const mission = call.verb === 'artillery' ? view.missions?.[call.mission] : missions.at(-1);
    const found = mission && bestCall(s, call.caller, mission.firepower);
    if (!found) return [];
    const chance = call.verb === 'artillery' ? 1 : granted(s.world) / FACES.length;
    const worth = chance * found.worth - COST;
    const acts: readonly BookAct[] =
      call.verb === 'artillery' ? [...before, call, { verb: 'round', at: found.at }] : [...before, call];
    return worth < LEAST ? [] : [course(acts, worth, `Artillery on ${found.at} would hurt them most.`)];
  });
}

/** With the round on the ground: where to fire, or to call it off. */
export function missionCourses(s: Situation, acts: readonly BookAct[]): readonly Course[] {
  const frame = s.view.doing.at(-1);
  if (frame?.is !== 'mission') return [];
  const firepower = s.view.missions?.[frame.nth]?.firepower ?? 0;
  return acts.flatMap((act): readonly Course[] => {
    if (act.verb === 'fire')
      return [
        course(
          [act],
          struckBy(s, act.at as HexId, firepower) - LEAST / 2,
          `The shells fell best on ${act.at}.`,
        ),
      ];
    if (act.verb === 'round')
      return [
        course([act], struckBy(s, act.at as HexId, firepower), `They stood thickest around ${act.at}.`),
      ];
    return act.verb === 'abort' ? [course([act], 0, 'The round fell too far from them.')] : [];
  });
}
