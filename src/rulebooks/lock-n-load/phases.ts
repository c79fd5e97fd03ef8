/** From phase to phase and turn to turn, to the end of the scenario (2.0). */
import { unset } from '../../engine/index.ts';
import { pop, push } from './frames.ts';
import type { Game } from './game.ts';
import { enemyOf, sideName } from './world.ts';

/** The side with the initiative rallies first, then the other (3.0.b). */
export function beginRallies(game: Game): void {
  const { initiative } = game.state;
  push(game, { is: 'rally', side: enemyOf(game.world, initiative), step: 'leaders' });
  push(game, { is: 'rally', side: initiative, step: 'leaders' });
}

/** A side has done all it wants to do in the Rally Phase; after the second, operations begin. */
export function endRallies(game: Game): void {
  pop(game);
  if (game.state.doing.at(-1)?.is === 'rally') return;
  for (const unit of game.state.units) {
    if (unit.tried) unset(game.own(unit), 'tried');
    if (unit.tended) unset(game.own(unit), 'tended');
  }
  for (const vehicle of game.state.vehicles ?? []) if (vehicle.tried) unset(game.own(vehicle), 'tried');
  for (const weapon of game.state.weapons) {
    if (weapon.passed) unset(game.own(weapon), 'passed');
    if (weapon.turned) unset(game.own(weapon), 'turned');
  }
  const state = game.own(game.state);
  state.phase = 'operations';
  state.active = state.initiative;
  state.passes = 0;
}

export function endOperations(game: Game): void {
  game.own(game.state).phase = 'administration';
  game.say('4.0.b', 'The Operations Phase is over');
}

/** The next turn's Rally Phase, or the end (9.0.b, 22.0.d). */
export function nextTurn(game: Game): void {
  const { turn, initiative } = game.state;
  if (turn >= game.world.scenario.turns) {
    push(game, { is: 'done' });
    game.say('22.0.d', 'The scenario is over');
    return;
  }
  const state = game.own(game.state);
  state.turn = turn + 1;
  state.phase = 'rally';
  state.passes = 0;
  game.say('9.0.b', `Turn ${turn + 1}; the initiative is with the ${sideName(game.world, initiative)}`);
}
