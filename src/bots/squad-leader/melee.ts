/** The chances of close combat, its courses, and whether to leave one. */
import type { Act } from '../../engine/index.ts';
import { best } from '../../rulebooks/kit/best.ts';
import { killNumber, oddsOf } from '../../rulebooks/squad-leader/charts/index.ts';
import { assaultOf, killNumberOf } from '../../rulebooks/squad-leader/close-combat/attack.ts';
import { defenceStrength, strengths, victimsAt } from '../../rulebooks/squad-leader/close-combat/parties.ts';
import type { UnitId } from '../../rulebooks/squad-leader/state.ts';
import {
  type AnyUnit,
  isHero,
  isLeader,
  isMmc,
  leadershipOf,
  unitById,
  unitsAt,
} from '../../rulebooks/squad-leader/units.ts';
import type { Course } from '../doctrine/doctrine.ts';
import { chanceUpTo } from './harm.ts';
import { presentWorth, sumOfWorth } from './men.ts';
import type { Situation } from './situation.ts';

/** Broken men, and men who turn their backs, are easy prey (6.4.1, 6.3.6.b). */
const PREY = 2;

/** The chance that those kill all of these. */
function chanceToKill(s: Situation, by: readonly AnyUnit[], on: readonly AnyUnit[], prey = 0): number {
  const fit = by.filter(unit => !unit.broken && (isMmc(unit) || isHero(unit)));
  const party = fit.length > 0 ? fit : by.filter(unit => !unit.broken);
  const men = on.filter(isMmc).length > 0 ? on.filter(isMmc) : on;
  if (party.length === 0 || men.length === 0) return 0;
  const attack = strengths(s.view, party).reduce((sum, { n }) => sum + n, 0);
  const odds = oddsOf(attack, defenceStrength(men));
  if (odds === undefined) return 0;
  const led = Math.min(0, ...by.filter(unit => isLeader(unit) && !unit.broken).map(leadershipOf));
  const easy = men.every(unit => unit.broken) ? PREY : 0;
  return chanceUpTo(killNumber(s.world.charts, odds) - led + easy + prey);
}

/** What both sides must expect of a round of it, in points for the one. */
export function prospect(s: Situation, ours: readonly AnyUnit[], theirs: readonly AnyUnit[]): number {
  const won = chanceToKill(s, ours, theirs) * sumOfWorth(theirs);
  const lost = chanceToKill(s, theirs, ours) * sumOfWorth(ours);
  return won - lost;
}

/** All who can attack as many of the enemy as it pays, the easiest first, under the best leader. */
export function combatCourses(s: Situation, acts: readonly Act[]): readonly Course[] {
  const ours = acts.flatMap(act =>
    act.verb === 'attack' && 'unit' in act ? [unitById(s.view, String(act.unit))] : [],
  );
  const at = ours[0]?.at;
  if (at === undefined) return [];
  const theirs = victimsAt(s.view, at, s.enemy).toSorted((a, b) => ease(b) - ease(a));
  const leader = best(
    unitsAt(s.view, at, s.side).filter(
      unit => isLeader(unit) && !unit.broken && !unit.withdraws && !ours.includes(unit),
    ),
    unit => -leadershipOf(unit),
  );
  const [first, ...others] = ours.map(({ id }) => ({ verb: 'attack', unit: id }) as Act);
  return theirs.map((_, i) => {
    const on = theirs.slice(0, i + 1);
    return {
      acts: [
        first as Act,
        ...others,
        ...(leader ? [{ verb: 'lead', leader: leader.id } as Act] : []),
        ...on.map(({ id }) => ({ verb: 'target', unit: id }) as Act),
        { verb: 'done' },
      ],
      worth: 1 + expected(s, ours, on, leader),
      why: `We went at them in ${at} with all we had.`,
    };
  });
}

/** Who is worth much and defends himself badly. */
const ease = (unit: AnyUnit): number =>
  (presentWorth(unit) * (unit.broken || unit.withdraws ? 2 : 1)) / defenceStrength([unit]);

function expected(
  s: Situation,
  ours: readonly AnyUnit[],
  on: readonly AnyUnit[],
  leader: AnyUnit | undefined,
): number {
  const ids = (units: readonly AnyUnit[]): readonly UnitId[] => units.map(({ id }) => id);
  const attack = { by: ids(ours), on: ids(on), ...(leader && { leader: leader.id }) };
  const assault = assaultOf(s.world, s.view, attack);
  const kill = killNumberOf(s.world, assault, false);
  if (kill === undefined) return 0;
  return assault.lines.reduce(
    (sum, line) =>
      sum + chanceUpTo(kill - line.drm.value) * sumOfWorth(line.on.map(id => unitById(s.view, id))),
    0,
  );
}

/** To get out costs a round of their attacks; to stay costs one too, and gives one of ours. */
export function withdrawCourse(s: Situation, act: Act & { readonly unit: string }): Course {
  const unit = unitById(s.view, act.unit);
  const at = unit.at;
  const ours = at === undefined ? [] : unitsAt(s.view, at, s.side);
  const theirs = at === undefined ? [] : unitsAt(s.view, at, s.enemy);
  const friends = ours.filter(each => each !== unit && !each.withdraws && !each.broken).length;
  const hunted = chanceToKill(s, theirs, [unit], Math.max(0, PREY - friends)) * presentWorth(unit);
  const share = presentWorth(unit) / Math.max(1, sumOfWorth(ours));
  const decides = s.aim.objectives.some(({ hexes }) => at !== undefined && hexes.includes(at));
  return {
    acts: [act],
    worth: -hunted - share * prospect(s, ours, theirs) - (decides ? 6 : 1),
    why: 'I got them out of a fight that they could not win.',
    subject: unit.id,
  };
}
