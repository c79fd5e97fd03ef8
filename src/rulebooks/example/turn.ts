/**
 * The sequence of play (2.1): in each turn both sides, one after the other, rally, fire and move. One activity is one small
 * step: what encloses it is on the stack of frames, and without a frame it is the phase that says what may be done.
 */
import { against, atLeast, type Rule, roll, sumOf, unset } from '../../engine/index.ts';
import { firePhase } from './fire/fire.ts';
import { type Game, ownUnits } from './game.ts';
import { moveFrame, movementPhase } from './movement/movement.ts';
import { setUpFrame } from './scenario/set-up.ts';
import { PHASES, type Phase } from './state.ts';
import { enemyOf } from './world.ts';

/** Each gives back whether the phase is over. */
const PHASE_RULES: Readonly<Record<Phase, (game: Game) => Rule<boolean>>> = {
  rally: rallyPhase,
  fire: firePhase,
  movement: movementPhase,
};

export function* activity(game: Game): Rule<void> {
  const frame = game.state.doing.at(-1);
  switch (frame?.is) {
    case 'set-up':
      return yield* setUpFrame(game, frame);
    case 'move':
      return yield* moveFrame(game);
    case undefined:
      if (yield* PHASE_RULES[game.state.phase](game)) nextPhase(game);
  }
}

/** What a die must show at least for a shaken squad to rally (5.1). */
const RALLIES = 4;

/** Every shaken squad of the side tries once (5.1). */
function* rallyPhase(game: Game): Rule<boolean> {
  const { active } = game.state;
  const unit = ownUnits({ view: game.state, side: active }).find(({ shaken, spent }) => shaken && !spent);
  if (!unit) return true;
  const rallies = yield* roll({ die: 6 }, `{${unit.id}} rallies`, ({ die }) => die >= RALLIES, {
    cite: '5.1',
    by: active,
    tell: (dice, found) =>
      against(sumOf(dice), atLeast(RALLIES), found, found ? 'rallies' : 'stays shaken', { of: [unit.id] }),
  });
  const mine = game.own(unit);
  mine.spent = true;
  if (rallies) unset(mine, 'shaken');
  game.say('5.1', rallies ? `{${unit.id}} rallies.` : `{${unit.id}} stays shaken.`);
  return false;
}

function nextPhase(game: Game): void {
  const state = game.own(game.state);
  const { phase, active } = game.state;
  const next = PHASES[PHASES.indexOf(phase) + 1];
  if (next) {
    state.phase = next;
    return;
  }
  for (const unit of game.state.units) if (unit.spent) unset(game.own(unit), 'spent');
  state.phase = PHASES[0];
  state.active = enemyOf(game.world, active);
  if (active !== game.world.scenario.movesFirst) state.turn = game.state.turn + 1;
}
