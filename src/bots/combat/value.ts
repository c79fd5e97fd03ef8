/** What is on the table: men by what is left of them, ground held, and how near the rest of it is. */
import { type AnyUnit, cardOfUnit, type View } from '../../rulebooks/combat/game.ts';
import type { Condition } from '../../rulebooks/combat/scenario/scenario.ts';
import { countOf } from '../../rulebooks/combat/scenario/victory.ts';
import type { World } from '../../rulebooks/combat/world.ts';
import { valueBy } from '../kit/value.ts';
import { wayOf } from './ground.ts';

/** Not fitted yet. */
const WEIGHTS = {
  keepers: 1,
  needed: 4,
  neededAtLast: 10,
  enoughAtLast: 12,
  beyond: 1,
  mostBeyond: 2,
  scored: 10,
  nearer: 0.15,
  far: 20,
} as const;

/** What is left of somebody with that marker on him. */
const MARKED = { pinned: 0.85, disrupted: 0.6, wia: 0.45 } as const;

function worthOf(unit: AnyUnit): number {
  const card = cardOfUnit(unit);
  const whole = card.is === 'squad' ? (unit.half ? 1.6 : 3) : unit.wounded ? 1 : 2;
  return whole * (unit.morale === undefined ? 1 : MARKED[unit.morale]);
}

export const value = valueBy<Condition, World, AnyUnit, View>(WEIGHTS, {
  men: (view, side) =>
    view.units.reduce((sum, unit) => (unit.side === side && !unit.lost ? sum + worthOf(unit) : sum), 0),
  conditions: ({ scenario }) => scenario.victory.all,
  progress: countOf,
  isGround: ({ is }) => is === 'control',
  wayOf,
  isGoing: (_, unit) => cardOfUnit(unit).is === 'squad',
});
