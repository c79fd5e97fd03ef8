/** "That is all": what it ends depends on what is being done. */
import type { ActWords } from '../../../../engine/index.ts';
import { isEntering } from '../../movement/entry.ts';
import type { CombatStage, Phase, RallyStep } from '../../state.ts';
import { enemyOf } from '../../world.ts';
import { pieceNames, type Scene } from '../names.ts';

const PHASE_ENDS: Readonly<Record<Phase, ActWords>> = {
  rally: { label: 'End the rally phase' },
  'prep-fire': { label: 'End prep fire', hint: 'Nobody else fires before the movement phase.' },
  movement: { label: 'End movement', hint: 'Nobody else moves in this player turn.' },
  'defensive-fire': { label: 'End final fire', hint: 'Nobody else fires in the defensive fire phase.' },
  'advancing-fire': { label: 'End advancing fire', hint: 'Nobody else fires in this player turn.' },
  rout: { label: 'Nobody else routs', hint: 'Those who need not rout stay where they are.' },
  advance: { label: 'Done advancing', hint: 'Nobody else goes.' },
  'close-combat': { label: 'Done' },
};

const RALLY_STEP_ENDS: Readonly<Record<RallyStep, string>> = {
  reinforce: 'Go on',
  muster: 'Go on',
  recover: 'Recover nothing more',
  deploy: 'Deploy nobody else',
  repair: 'Repair nothing more',
  transfer: 'Transfer nothing more',
  'self-rally': 'No more self-rally',
  rally: 'No more rally',
  recuperate: 'Go on',
  clear: 'Nobody else stays desperate',
};

export function doneWords(scene: Scene): ActWords {
  const { view } = scene;
  const frame = view.doing.at(-1);
  switch (frame?.is) {
    case 'set-up':
      return { label: 'Set-up is done', hint: 'Everybody stays where he stands.', grave: true };
    case 'rally':
      return { label: RALLY_STEP_ENDS[frame.step], hint: 'Goes on to the next step of the rally phase.' };
    case 'move':
      return frame.begun
        ? { label: 'End the move', hint: 'Those who move stay here: their movement phase is over.' }
        : { label: 'Stay', hint: 'They don’t move: their movement phase is over.' };
    case 'drive':
      return {
        label: 'End the drive',
        hint: 'What it has left it spends here; if it has not stopped, it is in motion.',
      };
    case 'rout':
      return { label: 'Stop here', hint: 'The rout ends in this hex.' };
    case 'combat':
      return combatEnds(scene, frame.stage, frame.open !== undefined);
    case 'combat-in-turn':
      return frame.open
        ? { label: 'Attack like this', hint: 'The dice fall at once.', grave: true }
        : { label: 'No more attacks', hint: 'The other side may go on with its own.' };
    default:
      return { ...PHASE_ENDS[view.phase], ...lossOfAbsent(scene) };
  }
}

/** The last moment for whoever is due in this player turn: vehicles can't advance, others still can (3.3.d). */
function lossOfAbsent(scene: Scene): Partial<ActWords> {
  const { world, view } = scene;
  const last = view.phase === 'movement' ? view.vehicles : view.phase === 'advance' ? view.units : undefined;
  const lost = last?.filter(piece => isEntering(world, view, piece)).map(({ id }) => id) ?? [];
  if (lost.length === 0) return {};
  return { hint: `Lost if they don’t come now: ${pieceNames(scene, lost)}.`, grave: true };
}

/** The last declaration is followed by the dice. */
function combatEnds({ view, world }: Scene, stage: CombatStage, isOpen: boolean): ActWords {
  if (isOpen) return { label: 'Attack like this', hint: 'Declares the attack; there may be others.' };
  if (stage === 'attacker-stacks' || stage === 'defender-stacks') {
    return { label: 'No more leaders join', hint: 'Leaders who joined nobody fight alone.' };
  }
  const frame = view.doing.at(-1);
  const other = stage === 'attacker' ? enemyOf(world, view.attacker) : view.attacker;
  const isLast =
    frame?.is === 'combat' && (frame.ambusher !== undefined || frame.declared[other] !== undefined);
  const label = 'No more attacks';
  return isLast
    ? { label, hint: 'Everything is declared: the dice fall.', grave: true }
    : { label, hint: 'The other side declares its attacks.' };
}
