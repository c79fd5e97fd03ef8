/** From phase to phase, player turn to player turn, to the end of the scenario; and what each end clears away (SOP). */
import { type OptionalKey, unset } from '../../engine/index.ts';
import { settleSighting } from './fire/bore-sighting.ts';
import { push } from './frames.ts';
import type { Game } from './game.ts';
import { comeToSenses } from './morale/berserk.ts';
import { takeControl } from './scenario/control.ts';
import { PHASES, type Phase, type Unit, type Weapon } from './state.ts';
import { settle } from './trails/settle.ts';
import { enemyOf, sideName } from './world.ts';

/** Ends the present phase and begins the next: of this player turn, of the other side's, or none. */
export function endPhase(game: Game): void {
  const { phase } = game.state;
  // What units do on their way is told when defensive fire is over.
  if (!game.state.found) takeControl(game);
  comeToSenses(game);
  ENDINGS[phase]?.(game);
  const next = PHASES[PHASES.indexOf(phase) + 1];
  if (next === undefined) nextPlayerTurn(game);
  else beginPhase(game, next);
}

function beginPhase(game: Game, phase: Phase): void {
  game.own(game.state).phase = phase;
  BEGINNINGS[phase]?.(game);
}

const BEGINNINGS: Partial<Record<Phase, (game: Game) => void>> = {
  /** Tasks are over (4.7.12); who ran in his last movement phase may not do so again in this one (4.7.7). */
  rally(game) {
    for (const unit of game.state.units) {
      if (unit.tasked) unset(game.own(unit), 'tasked');
      if (unit.side === game.state.attacker && unit.exhausted) game.own(unit).winded = true;
    }
  },
};

const ENDINGS: Partial<Record<Phase, (game: Game) => void>> = {
  /** Desperation ends with the phase (SOP.1.12). */
  rally(game) {
    clear(
      game,
      game.state.units,
      'acted',
      'busy',
      'sought',
      'desperate',
      'awes',
      'awed',
      'fresh',
      'commanded',
    );
  },
  /** Who had run before has his breath back by now, at the latest (4.7.12). */
  movement(game) {
    const rested = game.state.units.filter(unit => unit.winded);
    clear(game, rested, 'exhausted', 'winded');
    clear(game, game.state.units, 'tried', 'left');
    clear(game, game.state.weapons, 'handed');
    if (game.state.tracks) unset(game.own(game.state), 'tracks');
  },
  'prep-fire'(game) {
    clear(game, game.state.units, 'rattled');
  },
  'advancing-fire'(game) {
    clear(game, game.state.units, 'rattled');
  },
  'defensive-fire'(game) {
    settle(game);
    clear(game, game.state.units, 'rattled', 'borne');
    clear(game, game.state.weapons, 'carried');
  },
  rout(game) {
    clear(game, game.state.units, 'routed', 'exchanged');
  },
  advance(game) {
    clear(game, game.state.units, 'advanced', 'tried', 'left');
    clear(game, game.state.weapons, 'handed');
  },
  'close-combat'(game) {
    clear(
      game,
      game.state.units,
      'pinned',
      'fired',
      'spent',
      'used',
      'directed',
      'moved',
      'laden',
      'withdraws',
      'questioned',
      'adrift',
    );
    clear(game, game.state.weapons, 'fired', 'gained');
    settleSighting(game);
  },
};

/** The defender becomes the attacker; the turn counter moves on when both have been it (SOP.end). */
function nextPlayerTurn(game: Game): void {
  const { scenario } = game.world;
  const { turn, attacker } = game.state;
  const bothHadTheirTurn = attacker !== scenario.movesFirst;
  if (turn === scenario.turns && bothHadTheirTurn) {
    push(game, { is: 'done' });
    game.say('SOP.end', 'The scenario is over');
    return;
  }
  const state = game.own(game.state);
  state.attacker = enemyOf(game.world, attacker);
  if (bothHadTheirTurn) {
    state.turn = turn + 1;
    unset(state, 'scrounged');
  }
  game.say('SOP.end', `Turn ${game.state.turn}: ${sideName(game.world, game.state.attacker)}`);
  beginPhase(game, 'rally');
}

/** Takes flags off whatever carries them. */
function clear<T extends Unit | Weapon>(
  game: Game,
  pieces: readonly T[],
  ...flags: readonly OptionalKey<T>[]
): void {
  for (const piece of pieces) {
    if (flags.some(flag => piece[flag] !== undefined)) unset(game.own(piece) as T, ...flags);
  }
}
