/** For tests: matches that play one phase and are over when the next begins. */
import type { Rule } from '../../../engine/index.ts';
import { closeCombatPhase, combatFrame } from '../close-combat/close-combat.ts';
import { combatInTurnFrame } from '../close-combat/vehicle-combat.ts';
import { push } from '../frames.ts';
import type { Game } from '../game.ts';
import { rallyFrame, rallyPhase } from '../morale/rally.ts';
import { routFrame, routPhase } from '../rout/rout.ts';
import type { Phase } from '../state.ts';
import { type Dice, type Position, skirmish } from './bench.ts';

export function playPhase(
  phase: Phase,
  position: Position,
  dice: Dice,
  activity: (game: Game) => Rule<void>,
) {
  const { attacker } = position;
  return skirmish({ ...position, phase }, dice, function* (game) {
    const over = game.state.phase !== phase || (attacker !== undefined && game.state.attacker !== attacker);
    if (over) push(game, { is: 'done' });
    else yield* activity(game);
  });
}

/** A rally phase of the Germans, unless the position says otherwise. */
export function playRally(position: Position, dice: Dice = []) {
  return playPhase('rally', { attacker: 'german', ...position }, dice, function* (game) {
    const frame = game.state.doing.at(-1);
    if (frame?.is === 'rally') yield* rallyFrame(game, frame);
    else yield* rallyPhase(game);
  });
}

/** A close combat phase of the Germans, unless the position says otherwise. */
export function playCloseCombat(position: Position, dice: Dice = []) {
  return playPhase('close-combat', { attacker: 'german', ...position }, dice, function* (game) {
    const frame = game.state.doing.at(-1);
    if (frame?.is === 'combat') yield* combatFrame(game, frame);
    else if (frame?.is === 'combat-in-turn') yield* combatInTurnFrame(game, frame);
    else yield* closeCombatPhase(game);
  });
}

/** A rout phase of the Germans, unless the position says otherwise. */
export function playRout(position: Position, dice: Dice = []) {
  return playPhase('rout', { attacker: 'german', ...position }, dice, function* (game) {
    const frame = game.state.doing.at(-1);
    if (frame?.is === 'rout') yield* routFrame(game, frame);
    else yield* routPhase(game);
  });
}
