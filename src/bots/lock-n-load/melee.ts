/** Courses of Melee: whom to strike, and what it is worth to go in at all. */
import type { BookAct } from '../../rulebooks/lock-n-load/acts.ts';
import { enclosing } from '../../rulebooks/lock-n-load/frames.ts';
import type { View } from '../../rulebooks/lock-n-load/game.ts';
import {
  type AnyMelee,
  furtherTargets,
  meleeAttack,
  strikingSide,
} from '../../rulebooks/lock-n-load/melee/attack.ts';
import { combatants, strikers } from '../../rulebooks/lock-n-load/melee/strength.ts';
import type { Location, UnitId } from '../../rulebooks/lock-n-load/state.ts';
import { type AnyUnit, meleeAt, unitsAt } from '../../rulebooks/lock-n-load/units.ts';
import { enemyOf } from '../../rulebooks/lock-n-load/world.ts';
import type { Course } from '../doctrine/doctrine.ts';
import { course } from './course.ts';
import { chanceFrom } from './harm.ts';
import { presentWorth } from './men.ts';
import type { Situation } from './situation.ts';
import { goalOf } from './standing.ts';

/** One's own men weigh a little more: a fair fight is no reason to go in. */
const OURS = 1.15;
/** Who came late, when this turn's round is over, fights in the next. */
const TOO_LATE = -2;

interface Blow {
  readonly targets: readonly UnitId[];
  readonly chance: number;
  readonly worth: number;
}

/** What the units gain by going in where enemies are. */
export function worthOfEntering(s: Situation, units: readonly AnyUnit[], at: Location): number {
  if (meleeAt(s.view, at)?.fought) return TOO_LATE;
  const coming = new Set(units.map(({ id }) => id));
  const view: View = {
    ...s.view,
    units: s.view.units.map(unit => (coming.has(unit.id) ? { ...unit, at } : unit)),
  };
  const from = units[0]?.at;
  const { kills, worth } = roundOf(s, view, at);
  const ground = from === undefined ? 0 : goalOf(s, units, at) - goalOf(s, units, from);
  // What is won must be fought for; what is left is left at once.
  return worth + (ground > 0 ? kills * ground : ground);
}

/** What a round of the side's own is worth where it is locked already. */
export const worthOfRound = (s: Situation, at: Location): number => roundOf(s, s.view, at).worth;

/** Both sides strike before anybody falls; who has nobody left to fight is lost altogether. */
function roundOf(s: Situation, view: View, at: Location): { readonly kills: number; readonly worth: number } {
  const enemies = unitsAt(view, at, s.enemy);
  if (combatants(view, at, s.enemy).length === 0) return { kills: 1, worth: sumOf(enemies) };
  const round = { is: 'melee', at, attacker: s.side, targets: [], fallen: [] } as const;
  const ours = blowsOf(s, view, { ...round, stage: 'attack' })[0];
  const theirs = blowsOf(s, view, { ...round, stage: 'counterattack' })[0];
  const isClean = ours?.targets.length === combatants(view, at, s.enemy).length;
  return {
    kills: isClean ? (ours?.chance ?? 0) : 0,
    worth: (ours?.worth ?? 0) - OURS * (theirs?.worth ?? 0),
  };
}

const sumOf = (units: readonly AnyUnit[]): number => units.reduce((sum, unit) => sum + presentWorth(unit), 0);

/** Every set of targets, the best first: all of them fall, or none. */
function blowsOf({ world }: Situation, view: View, melee: AnyMelee): readonly Blow[] {
  const side = strikingSide(world, melee);
  if (strikers(view, melee.at, side).length === 0) return [];
  const enemies = combatants(view, melee.at, enemyOf(world, side));
  const everybody = unitsAt(view, melee.at, enemyOf(world, side));
  return subsets(enemies)
    .filter(chosen => melee.targets.every(id => chosen.some(unit => unit.id === id)))
    .map(chosen => {
      const targets = chosen.map(({ id }) => id);
      const { killNumber, modifiers } = meleeAttack(world, view, melee, targets);
      const chance = chanceFrom(killNumber - modifiers.value);
      // With the last who can fight the helpless are lost, too (8.1.f).
      const lost = chosen.length === enemies.length ? everybody : chosen;
      return { targets, chance, worth: chance * sumOf(lost) };
    })
    .sort((a, b) => b.worth - a.worth);
}

function subsets(units: readonly AnyUnit[]): readonly (readonly AnyUnit[])[] {
  const sets: (readonly AnyUnit[])[] = [[]];
  for (const unit of units) for (const set of [...sets]) sets.push([...set, unit]);
  return sets.filter(set => set.length > 0);
}

/** Whom to strike, now that it has come to it. */
export function strikeCourses(s: Situation): readonly Course[] {
  const melee = enclosing(s.view, 'melee');
  if (!melee) return [];
  const left = furtherTargets(s.world, s.view, melee).length;
  return blowsOf(s, s.view, melee).map(({ targets, worth }) => {
    const further = targets.filter(id => !melee.targets.includes(id));
    const acts: BookAct[] = further.map(unit => ({ verb: 'target', unit }));
    // When nobody is left to pick the blow falls by itself.
    if (further.length < left || further.length === 0 || melee.unseen) acts.push({ verb: 'strike' });
    return course(acts, worth, 'I struck where the odds were best.');
  });
}
