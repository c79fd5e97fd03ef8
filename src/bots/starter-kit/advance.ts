/** Courses of the advance phase: one hex, into cover, onto the objective, or at the enemy. */
import type { HexId } from '../../board/index.ts';
import type { Act } from '../../engine/index.ts';
import { type AnyUnit, isGoodOrder, isMmc, unitById, unitsAt } from '../../rulebooks/starter-kit/units.ts';
import { isAdjacent } from '../../rulebooks/starter-kit/world.ts';
import type { Course } from '../doctrine/doctrine.ts';
import { prospect } from './melee.ts';
import { presentWorth } from './men.ts';
import type { Situation } from './situation.ts';
import { standing } from './standing.ts';

const LEFT_BEHIND = -30;
const EFFORT = 0.2;
/** A man in a melee fires at nobody and goes nowhere. */
const TIED_DOWN = 1;

export function advanceCourse(
  s: Situation,
  act: Act & { readonly unit: string; readonly to: HexId },
): Course {
  const unit = unitById(s.view, act.unit);
  const start = unit.at === undefined ? LEFT_BEHIND : standing(s, unit, unit.at, 'advanced');
  if (s.isEnemyHeld(act.to)) return charge(s, act, unit);
  return {
    acts: [act],
    worth: standing(s, unit, act.to, 'advanced') - start - EFFORT,
    why: `I advanced to ${act.to}: it is the better place to be.`,
    subject: unit.id,
  };
}

/** Into close combat, counting on all who could come along. */
function charge(s: Situation, act: Act & { readonly to: HexId }, unit: AnyUnit): Course {
  const { to } = act;
  const theirs = unitsAt(s.view, to, s.enemy);
  const there = unitsAt(s.view, to, s.side);
  const ready = s.view.units.filter(
    each =>
      each.side === s.side &&
      isMmc(each) &&
      each.at !== undefined &&
      each.at !== to &&
      !each.moved &&
      !each.pinned &&
      isGoodOrder(s.view, each) &&
      isAdjacent(s.world, each.at, to),
  );
  const party = [...there, ...ready.filter(each => each.id !== unit.id), unit];
  const strength = party.reduce((sum, each) => sum + presentWorth(each), 0);
  const share = presentWorth(unit) / Math.max(1, strength);
  const decides = s.aim.objectives.some(({ hexes }) => hexes.includes(to));
  const stake = decides && s.aim.is === 'take' ? (s.turnsLeft <= 1 ? 12 : 3) : 0;
  return {
    acts: [act],
    worth:
      share * prospect(s.world, party, theirs) * 1.2 +
      stake * share -
      TIED_DOWN * (there.length > 0 ? 0.3 : 1),
    why: `I went for close combat in ${to}: the odds were ours.`,
    subject: unit.id,
  };
}
