/**
 * The sequence of play (B1, phases.ts). One activity is one small step: what encloses it is on the stack of frames, and
 * without a frame it is the phase that says what may be done. A rule that adds a phase or a frame adds its row here.
 */
import { type Rule, unset } from '../../engine/index.ts';
import { adjustmentPhase, recoveryPhase } from './adjustment/adjustment.ts';
import { flakFrame } from './air/flak.ts';
import { passFrame } from './air/pass.ts';
import { airPhase } from './air/phase.ts';
import { batteryPhase, counterFrame } from './artillery/counter.ts';
import { callFrame, indirectPhase } from './artillery/indirect.ts';
import { assaultFrame } from './assault/assault.ts';
import { assaultPhase } from './assault/assault-phase.ts';
import { demolitionFrame } from './assault/demolition.ts';
import { stormFrame } from './assault/storm.ts';
import { initiativePhase } from './commands/initiative.ts';
import { repairPhase } from './commands/repair.ts';
import { staggeredCombat, staggeredInitiative, staggeredMovement } from './commands/staggered.ts';
import { commandPhase } from './commands/writing.ts';
import { answerFrame } from './fire/defensive.ts';
import { overwatchFrame, overwatchPhase, overwatchVolley } from './fire/overwatch.ts';
import { quickdrawFrame } from './fire/quickdraw.ts';
import { combatPhase, volleyFrame } from './fire/volley.ts';
import { firePhase } from './fires/check.ts';
import type { Game } from './game.ts';
import { hidingPhase } from './hidden/hiding.ts';
import { placingFrame } from './hidden/reveal.ts';
import { searchPhase } from './hidden/search.ts';
import { sneakFrame } from './hidden/sneak.ts';
import { isTroubled, moralePhase, trouble } from './morale/check.ts';
import { cohesionFrame } from './morale/cohesion.ts';
import { fuelPhase } from './movement/fuel.ts';
import { moveFrame, movementPhase } from './movement/movement.ts';
import { PHASES, type Phase, phasesIn } from './phases.ts';
import { setUpFrame } from './scenario/set-up.ts';
import { noteHolders } from './scenario/victory.ts';
import { camouflageFrame } from './sight/camouflage.ts';
import { spottingPhase } from './sight/spotting-phase.ts';
import { dischargerPhase } from './smoke/dischargers.ts';
import type { AnyFrame } from './state.ts';
import { isOn } from './world.ts';

/** Each gives back whether its part of the phase is over. */
const PHASE_RULES: Readonly<Record<Phase, (game: Game) => Rule<boolean>>> = {
  search: searchPhase,
  spotting: spottingPhase,
  dischargers: dischargerPhase,
  command: commandPhase,
  repair: repairPhase,
  initiative: game => (isOn(game.world, '7.42') ? staggeredInitiative(game) : initiativePhase(game)),
  air: airPhase,
  indirect: indirectPhase,
  combat: game => (isOn(game.world, '7.42') ? staggeredCombat(game) : combatPhase(game)),
  overwatch: overwatchPhase,
  fuel: fuelPhase,
  assault: assaultPhase,
  movement: game => (isOn(game.world, '7.42') ? staggeredMovement(game) : movementPhase(game)),
  'air-again': airPhase,
  batteries: batteryPhase,
  recovery: recoveryPhase,
  morale: moralePhase,
  adjustment: adjustmentPhase,
  fires: firePhase,
  hiding: hidingPhase,
};

type FrameOf<Is extends AnyFrame['is']> = Extract<AnyFrame, { readonly is: Is }>;
type FrameRules = { readonly [Is in AnyFrame['is']]: (game: Game, frame: FrameOf<Is>) => Rule<void> };

/** What is done within each kind of frame, while it is the innermost. */
const FRAME_RULES: FrameRules = {
  'set-up': setUpFrame,
  cohesion: cohesionFrame,
  camouflage: camouflageFrame,
  placing: placingFrame,
  sneak: sneakFrame,
  volley: game => (game.state.phase === 'overwatch' ? overwatchVolley(game) : volleyFrame(game)),
  quickdraw: quickdrawFrame,
  answer: answerFrame,
  overwatch: overwatchFrame,
  call: callFrame,
  counter: counterFrame,
  pass: passFrame,
  flak: flakFrame,
  move: moveFrame,
  assault: assaultFrame,
  demolition: demolitionFrame,
  storm: stormFrame,
};

export function* activity(game: Game): Rule<void> {
  if (isTroubled(game.state)) return yield* trouble(game);
  const frame = game.state.doing.at(-1);
  if (frame) return yield* (FRAME_RULES[frame.is] as FrameRules['move'])(game, frame as FrameOf<'move'>);
  if (yield* PHASE_RULES[game.state.phase](game)) nextPart(game);
}

/** The other side's part, the next phase, or the next turn. */
function nextPart(game: Game): void {
  const state = game.own(game.state);
  const { phase, part } = game.state;
  if (PHASES[phase].inTurns && part === 0) {
    state.part = 1;
    return;
  }
  const phases = phasesIn(game.world);
  const next = phases[phases.findIndex(({ id }) => id === phase) + 1] ?? phases[0];
  if (next === undefined) throw new Error('a turn without phases');
  state.part = 0;
  state.phase = next.id;
  if (next !== phases[0]) return;
  const holders = noteHolders(game);
  if (holders.length > 0) state.holders = holders;
  else unset(state, 'holders');
  state.turn = game.state.turn + 1;
}
