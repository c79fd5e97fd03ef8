/** The chances of close combat, and its courses. */
import type { HexId } from '../../board/index.ts';
import type { Act } from '../../engine/index.ts';
import { killNumber, oddsColumn } from '../../rulebooks/starter-kit/charts/index.ts';
import { attackStrength, defenceStrength } from '../../rulebooks/starter-kit/close-combat/attack.ts';
import { type AnyUnit, isLeader, isMmc, unitsAt } from '../../rulebooks/starter-kit/units.ts';
import type { World } from '../../rulebooks/starter-kit/world.ts';
import type { Course } from '../doctrine/doctrine.ts';
import { chanceUpTo } from './harm.ts';
import { presentWorth, worthOf } from './men.ts';
import type { Situation } from './situation.ts';

/** Broken men are easy prey (3.8.e). */
const PREY = 2;

/** The chance to kill all of them, and half of the chance to reduce one. */
function chanceToKill(world: World, by: readonly AnyUnit[], on: readonly AnyUnit[]): number {
  const fit = by.filter(unit => !unit.broken);
  if (fit.length === 0 || on.length === 0) return 0;
  const kill = killNumber(world.charts, oddsColumn(attackStrength(fit).value, defenceStrength(on).value));
  const limit = kill + (on.every(unit => unit.broken) ? PREY : 0);
  return (chanceUpTo(limit - 1) + chanceUpTo(limit)) / 2;
}

const sumOfWorth = (units: readonly AnyUnit[]) => units.reduce((sum, unit) => sum + presentWorth(unit), 0);

/** What both sides must expect of a round of it, in points for the one. */
export function prospect(world: World, ours: readonly AnyUnit[], theirs: readonly AnyUnit[]): number {
  const won = chanceToKill(world, ours, theirs) * sumOfWorth(theirs);
  const lost = chanceToKill(world, theirs, ours) * sumOfWorth(ours);
  return won - lost;
}

/** All who can attack as many of the enemy as it pays, the weakest first. */
export function combatCourses(s: Situation, acts: readonly Act[], at: HexId): readonly Course[] {
  const offered = (verb: string, id: string) =>
    acts.some(act => act.verb === verb && 'unit' in act && act.unit === id);
  const ours = unitsAt(s.view, at, s.side).filter(unit => offered('attack', unit.id));
  const theirs = unitsAt(s.view, at, s.enemy).toSorted((a, b) => worthOf(a) - worthOf(b));
  const troops = ours.filter(isMmc);
  const group = troops.length > 0 ? troops : ours.filter(isLeader).slice(0, 1);
  if (group.length === 0) return [];
  return theirs.map((_, i) => {
    const on = theirs.slice(0, i + 1);
    const [first, ...others] = group.map(({ id }) => ({ verb: 'attack', unit: id }) as Act);
    const targets = on.map(({ id }) => ({ verb: 'target', unit: id }) as Act);
    return {
      acts: [first as Act, ...others, ...targets, { verb: 'done' }],
      worth: 1 + chanceToKill(s.world, group, on) * sumOfWorth(on),
      why: `We went at them in ${at} with all we had.`,
    };
  });
}
