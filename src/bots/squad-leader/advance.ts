/** Courses of the advance phase: one hex, into cover, onto the objective, or at the enemy. */
import type { Act } from '../../engine/index.ts';
import type { LocId } from '../../rulebooks/squad-leader/state.ts';
import { type AnyUnit, isGoodOrder, isMmc, unitById, unitsAt } from '../../rulebooks/squad-leader/units.ts';
import { distance } from '../../rulebooks/squad-leader/world.ts';
import type { Course } from '../doctrine/doctrine.ts';
import { prospect } from './melee.ts';
import { presentWorth, sumOfWorth } from './men.ts';
import type { Situation } from './situation.ts';
import { standing } from './standing.ts';

const LEFT_BEHIND = -30;
const EFFORT = 0.2;
/** A man in a melee fires at nobody and goes nowhere. */
const TIED_DOWN = 1;
const ROOM = 3;

type Advance = Act & { readonly unit: string; readonly to: LocId };

export function advanceCourse(s: Situation, act: Advance): Course {
  const unit = unitById(s.view, act.unit);
  if (s.isEnemyHeld(act.to)) return charge(s, act, unit);
  const start = unit.at === undefined ? LEFT_BEHIND : standing(s, unit, unit.at, 'advanced');
  return {
    acts: [act],
    worth: standing(s, unit, act.to, 'advanced') - start - EFFORT,
    why: `I advanced to ${act.to}: it is the better place to be.`,
    subject: unit.id,
  };
}

/** Into close combat, counting on all who could come along. */
function charge(s: Situation, act: Advance, unit: AnyUnit): Course {
  const { to } = act;
  const there = unitsAt(s.view, to, s.side);
  const others = s.view.units.filter(
    each =>
      each.side === s.side &&
      each.id !== unit.id &&
      isMmc(each) &&
      each.at !== undefined &&
      each.at !== to &&
      !each.advanced &&
      isGoodOrder(s.view, each) &&
      distance(s.world, each.at, to) === 1,
  );
  const party = [...there, unit, ...others.slice(0, Math.max(0, ROOM - there.filter(isMmc).length - 1))];
  const share = presentWorth(unit) / Math.max(1, sumOfWorth(party));
  const decides = s.aim.objectives.some(({ hexes }) => hexes.includes(to));
  const stake = decides && s.aim.is === 'take' ? (s.turnsLeft <= 1 ? 12 : 3) : 0;
  return {
    acts: [act],
    worth:
      share * prospect(s, party, unitsAt(s.view, to, s.enemy)) * 1.2 +
      stake * share -
      TIED_DOWN * (there.length > 0 ? 0.3 : 1) -
      (isMmc(unit) ? 0 : 4),
    why: `I went for close combat in ${to}: the odds were ours.`,
    subject: unit.id,
  };
}
