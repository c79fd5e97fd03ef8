/** Delayed reaction (7.48): whoever is not prepared does nothing until the turn after he has sighted the enemy. */
import { type Refusal, refusal } from '../../../engine/index.ts';
import { type AnyUnit, type Fielded, type Game, isFielded, unitById } from '../game.ts';
import { spots } from '../sight/spotting.ts';
import { isOn, platoonOf, type World } from '../world.ts';

const isUnprepared = (world: World, { group }: AnyUnit): boolean =>
  isOn(world, '7.48') && platoonOf(world, group).delayed === true;

export const delayRefusal = (world: World, turn: number, unit: AnyUnit): Refusal | undefined =>
  isUnprepared(world, unit) && (unit.alarmed ?? turn) >= turn
    ? refusal('7.48', 'it has not been alarmed before this turn')
    : undefined;

/** Those who see this one for the first time know that the enemy has come. */
export function alarm(game: Game, enemy: Fielded): void {
  const { world, state } = game;
  if (!isOn(world, '7.48')) return;
  const watchers = state.units
    .filter(isFielded)
    .filter(unit => unit.side !== enemy.side && unit.alarmed === undefined && isUnprepared(world, unit));
  for (const unit of watchers)
    if (spots(world, state, unit, enemy)) game.own(unitById(game.state, unit.id)).alarmed = state.turn;
}
