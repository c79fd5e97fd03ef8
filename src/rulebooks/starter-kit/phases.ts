/** From phase to phase, player turn to player turn, to the end of the scenario; and what each end clears away. */
import { type OptionalKey, unset } from '../../engine/index.ts';
import { gainConcealment } from './concealment/gain.ts';
import { push } from './frames.ts';
import type { Game } from './game.ts';
import { eliminateAbsent } from './movement/entry.ts';
import { rest } from './movement/exhaustion.ts';
import { sweepAcquisitions } from './ordnance/acquisition.ts';
import { takeControl } from './scenario/control.ts';
import { PHASES, type Phase, type Smoke, type Unit, type Vehicle, type Weapon } from './state.ts';
import { comeToSenses } from './vehicles/damage.ts';
import { restArms, sealPrepFire } from './vehicles/fire-markers.ts';
import { enemyOf, sideName } from './world.ts';

/** Ends the present phase and begins the next: of this player turn, of the other side's, or none. */
export function endPhase(game: Game): void {
  const { phase } = game.state;
  takeControl(game);
  ENDINGS[phase]?.(game);
  sweepAcquisitions(game);
  const next = PHASES[PHASES.indexOf(phase) + 1];
  if (next === undefined) nextPlayerTurn(game);
  else beginPhase(game, next);
}

function beginPhase(game: Game, phase: Phase): void {
  game.own(game.state).phase = phase;
  BEGINNINGS[phase]?.(game);
}

const BEGINNINGS: Partial<Record<Phase, (game: Game) => void>> = {
  'prep-fire': thinSmoke,
  movement(game) {
    rest(game);
    noteMotion(game);
  },
};

const ENDINGS: Partial<Record<Phase, (game: Game) => void>> = {
  rally(game) {
    clear(game, game.state.units, 'acted');
    clear(game, game.state.vehicles ?? [], 'mended');
    clear(game, game.state.weapons, 'recovered');
  },
  'prep-fire'(game) {
    // What has fired has fired, even if it kept its rate of fire to the end (3.2.5.a).
    const used = game.state.units.flatMap(unit => unit.used ?? []);
    for (const weapon of game.state.weapons) if (used.includes(weapon.id)) game.own(weapon).fired = 'prep';
    clear(game, game.state.units, 'used');
    clear(game, game.state.weapons, 'shelled', 'manner');
    sealPrepFire(game);
  },
  movement(game) {
    const { residual, smoke, units } = game.state;
    // Residual firepower lasts for the movement phase (3.3.5.h), and so does the smoke of grenades (1.2.5.a).
    if (residual.length > 0) game.own(game.state).residual = [];
    if (smoke.some(isGrenade)) game.own(game.state).smoke = smoke.filter(each => !isGrenade(each));
    clear(game, units, 'moved', 'winded', 'braves');
    clear(game, game.state.vehicles ?? [], 'moved', 'hatches', 'roused');
    clear(game, game.state.weapons, 'recovered');
  },
  'defensive-fire'(game) {
    // First and final fire markers come off (3.4.f); those of prep fire stay on the attacker's units.
    for (const piece of [...game.state.units, ...game.state.weapons]) {
      if (piece.fired === 'first' || piece.fired === 'final') unset(game.own(piece), 'fired');
    }
    clear(game, game.state.units, 'used');
    clear(game, game.state.weapons, 'shelled', 'manner');
    restArms(game, 'defender');
  },
  'advancing-fire'(game) {
    restArms(game, 'attacker');
    clear(game, game.state.units, 'fired', 'used');
    clear(game, game.state.weapons, 'fired', 'moved', 'manner');
  },
  rout(game) {
    clear(game, game.state.units, 'routed');
  },
  advance(game) {
    eliminateAbsent(game);
    clear(game, game.state.units, 'moved');
    clear(game, game.state.weapons, 'recovered', 'moved');
    clear(game, game.state.vehicles ?? [], 'hatches');
  },
  'close-combat'(game) {
    if (game.state.fought) unset(game.own(game.state), 'fought');
    comeToSenses(game);
    // Pins come off at the end of the player turn (3.8.w), with everything else that lasts no longer.
    clear(
      game,
      game.state.units,
      'pinned',
      'advanced',
      'forfeits',
      'directs',
      'banzai',
      'manhandled',
      'anchored',
    );
    clear(game, game.state.weapons, 'intensive');
    gainConcealment(game);
    clear(game, game.state.vehicles ?? [], 'moving', 'way', 'dispensed');
  },
};

/** Who starts his movement phase in motion is a moving target in it (2.0.MovingTarget). */
function noteMotion(game: Game): void {
  const { vehicles = [], attacker } = game.state;
  for (const vehicle of vehicles) {
    if (vehicle.side === attacker && vehicle.motion) game.own(vehicle).moving = true;
  }
}

const isGrenade = ({ kind }: Smoke) => kind === 'grenade';

/** At the start of the placer's next prep fire phase dispersed smoke goes and full smoke disperses (1.2.5.c). */
function thinSmoke(game: Game): void {
  const { smoke, attacker } = game.state;
  if (!smoke.some(({ by }) => by === attacker)) return;
  game.own(game.state).smoke = smoke.flatMap(each => {
    if (each.by !== attacker) return [each];
    if (each.kind === 'full') return [{ ...each, kind: 'dispersed' }];
    return each.kind === 'full WP' ? [{ ...each, kind: 'dispersed WP' }] : [];
  });
  game.say('1.2.5.c', 'Smoke thins out');
}

/** The defender becomes the attacker; the turn counter moves on when both have been it (3.9). */
function nextPlayerTurn(game: Game): void {
  const { scenario } = game.world;
  const { turn, attacker } = game.state;
  const bothHadTheirTurn = attacker !== scenario.movesFirst;
  const over = turn === scenario.turns && (bothHadTheirTurn || scenario.halfLast === true);
  if (over) {
    push(game, { is: 'done' });
    game.say('3.9.a', 'The scenario is over');
    return;
  }
  const state = game.own(game.state);
  state.attacker = enemyOf(game.world, attacker);
  if (bothHadTheirTurn) state.turn = turn + 1;
  game.say('3.9.a', `Turn ${game.state.turn}: ${sideName(game.world, game.state.attacker)}`);
  beginPhase(game, 'rally');
}

/** Takes flags off whatever carries them. */
function clear<T extends Unit | Weapon | Vehicle>(
  game: Game,
  pieces: readonly T[],
  ...flags: readonly OptionalKey<T>[]
): void {
  for (const piece of pieces) {
    if (flags.some(flag => piece[flag] !== undefined)) unset(game.own(piece) as T, ...flags);
  }
}
