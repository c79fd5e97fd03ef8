/** The turn record and the eight phases, by the book's names and abbreviations (1.3.1). */
import type { Track } from '../../../engine/index.ts';
import { PHASES, type Phase } from '../state.ts';
import type { Scene } from './names.ts';

export const PHASE_NAMES: Readonly<Record<Phase, { readonly short: string; readonly name: string }>> = {
  rally: { short: 'RPh', name: 'Rally phase' },
  'prep-fire': { short: 'PFPh', name: 'Prep fire phase' },
  movement: { short: 'MPh', name: 'Movement phase' },
  'defensive-fire': { short: 'DFPh', name: 'Defensive fire phase' },
  'advancing-fire': { short: 'AFPh', name: 'Advancing fire phase' },
  rout: { short: 'RtPh', name: 'Rout phase' },
  advance: { short: 'APh', name: 'Advance phase' },
  'close-combat': { short: 'CCPh', name: 'Close combat phase' },
};

/** Before the first turn, while the sides set up, no phase and no turn is the present one. */
const NONE = -1;

const isSettingUp = ({ view }: Scene): boolean => view.doing.at(-1)?.is === 'set-up';

export function turnTrack(scene: Scene): Track {
  const { turns } = scene.world.scenario;
  const steps = Array.from({ length: turns }, (_, i) => ({ short: `${i + 1}`, name: `Turn ${i + 1}` }));
  return { steps, at: isSettingUp(scene) ? NONE : scene.view.turn - 1 };
}

export const phaseTrack = (scene: Scene): Track => ({
  steps: PHASES.map(phase => PHASE_NAMES[phase]),
  at: isSettingUp(scene) ? NONE : PHASES.indexOf(scene.view.phase),
});
