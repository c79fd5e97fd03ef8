/** The turn record and the three phases of a turn (2.0.a). */
import type { Track } from '../../../engine/index.ts';
import { PHASES, type Phase } from '../state.ts';
import type { Scene } from './names.ts';

export const PHASE_NAMES: Readonly<Record<Phase, { readonly short: string; readonly name: string }>> = {
  rally: { short: 'Rally', name: 'Rally Phase' },
  operations: { short: 'Ops', name: 'Operations Phase' },
  administration: { short: 'Admin', name: 'Administration Phase' },
};

/** Before the first turn, while the sides set up, no phase and no turn is the present one. */
const NONE = -1;

const isSettingUp = ({ view }: Scene): boolean => view.doing.at(-1)?.is === 'set-up';

export function turnTrack(scene: Scene): Track {
  const steps = Array.from({ length: scene.world.scenario.turns }, (_, i) => ({
    short: `${i + 1}`,
    name: `Turn ${i + 1}`,
  }));
  return { steps, at: isSettingUp(scene) ? NONE : scene.view.turn - 1 };
}

export function phaseTrack(scene: Scene): Track {
  const steps = PHASES.map(phase => PHASE_NAMES[phase]);
  return { steps, at: isSettingUp(scene) ? NONE : PHASES.indexOf(scene.view.phase) };
}
