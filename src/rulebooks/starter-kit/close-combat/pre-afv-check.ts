/** The Pre-AFV Advance/Attack Task Check: whether men dare to go against an armoured vehicle (3.7, 3.3.4). */
import type { HexId } from '../../../board/index.ts';
import type { Addend, Rule } from '../../../engine/index.ts';
import { tellOfDeed } from '../concealment/telling.ts';
import type { Game, View } from '../game.ts';
import { pin } from '../morale/losses.ts';
import { type Check, taskCheck } from '../morale/morale.ts';
import { isJapanese } from '../pacific/japanese.ts';
import { type AnyUnit, isInexperienced, isLeader } from '../units.ts';
import { enemyVehiclesAt } from '../vehicles/vehicles.ts';

const INEXPERIENCED: Addend = { id: 'inexperienced', cite: '3.7.d', n: 1 };

export function preAfvCheckOf(view: View, unit: AnyUnit): Check {
  return { why: 'PAATC', cite: '3.7.c', modifiers: isInexperienced(view, unit) ? [INEXPERIENCED] : [] };
}

/** Leaders always dare, and so do the Japanese (8.1.8.3). */
export const needsNerve = (unit: AnyUnit): boolean => !isLeader(unit) && !isJapanese(unit);

/** True if the unit dares; if not, it is pinned. */
export function* preAfvCheck(game: Game, unit: AnyUnit): Rule<boolean> {
  if (!needsNerve(unit)) return true;
  tellOfDeed(game, unit, '3.7.c', 'takes heart against a vehicle');
  const dares = yield* taskCheck(game, unit, preAfvCheckOf(game.state, unit));
  if (!dares) pin(game, unit, '3.7.c');
  return dares;
}

/** Those of the units who go on into the hex: all, unless a vehicle of the enemy is there. */
export function* daring(game: Game, units: readonly AnyUnit[], to: HexId): Rule<readonly AnyUnit[]> {
  const [first] = units;
  if (!first || enemyVehiclesAt(game.state, to, first.side).length === 0) return units;
  const going: AnyUnit[] = [];
  for (const unit of units) if (yield* preAfvCheck(game, unit)) going.push(unit);
  return going;
}
