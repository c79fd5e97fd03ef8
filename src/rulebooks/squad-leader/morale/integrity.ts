/** Battlefield integrity (3.27): a side that loses much loses heart. */
import { type Side, unset } from '../../../engine/index.ts';
import { pointValue } from '../charts/index.ts';
import type { Game, View } from '../game.ts';
import type { AnyUnit } from '../units.ts';
import { sideName, sidesOf, type World } from '../world.ts';

/** The shares of its infantry, in percent, whose loss costs a side a level of morale each (3.27.2, 3.27.3). */
const STEPS = [40, 60, 80] as const;

/** Who has been taken once has been counted for good (3.27.9). */
const isCounted = ({ guard, unarmed, rearmed }: AnyUnit): boolean =>
  guard !== undefined || unarmed === true || rearmed === true;

/** Levels of morale that its losses cost the side; whoever has come on the map belongs to what it had (3.27.1, 3.27.4). */
export function levelsLost({ charts }: World, view: View, side: Side): number {
  const lost = view.lost?.[side] ?? 0;
  const value = (card: string) => pointValue(charts, card);
  const left = view.units.reduce(
    (sum, unit) =>
      unit.side === side && unit.at !== undefined && !isCounted(unit) ? sum + value(unit.card) : sum,
    0,
  );
  const gone = view.losses.reduce(
    (sum, { side: of, how, card }) => (of === side && how === 'exited' ? sum + value(card) : sum),
    0,
  );
  const had = lost + left + gone;
  return had === 0 ? 0 : STEPS.filter(step => lost * 100 >= step * had).length;
}

/** Counts what a side has lost: a unit, a prisoner, or half of a squad (3.27.2). */
export function countLoss(game: Game, unit: AnyUnit, left?: string): void {
  if (!game.world.options.integrity || isCounted(unit)) return;
  const { charts } = game.world;
  const worth = pointValue(charts, unit.card) - (left === undefined ? 0 : pointValue(charts, left));
  const { lost = {} } = game.state;
  game.own(game.state).lost = { ...lost, [unit.side]: (lost[unit.side] ?? 0) + worth };
}

/** Every unit of a side stands by what its side has lost by now. */
export function holdIntegrity(game: Game): void {
  if (!game.world.options.integrity) return;
  for (const side of sidesOf(game.world)) {
    const levels = levelsLost(game.world, game.state, side);
    const others = game.state.units.filter(unit => unit.side === side && (unit.lowered ?? 0) !== levels);
    if (others.length === 0) continue;
    for (const unit of others) {
      if (levels === 0) unset(game.own(unit), 'lowered');
      else game.own(unit).lowered = levels;
    }
    game.say('3.27.2', `${sideName(game.world, side)}: ${levels} levels of morale less than printed`);
  }
}
