/** The turn record and the three phases of a turn (2.0.a). */
import type { Track } from '../../../engine/index.ts';
import { phaseTrackOf, turnTrackOf } from '../../kit/present/tracks.ts';
import { PHASES, type Phase } from '../state.ts';
import type { Scene } from './names.ts';

export const PHASE_NAMES: Readonly<Record<Phase, { readonly short: string; readonly name: string }>> = {
  rally: { short: 'Rally', name: 'Rally Phase' },
  operations: { short: 'Ops', name: 'Operations Phase' },
  administration: { short: 'Admin', name: 'Administration Phase' },
};

export const turnTrack = ({ world, view }: Scene): Track => turnTrackOf(world.scenario.turns, view);

export const phaseTrack = ({ view }: Scene): Track => phaseTrackOf(PHASE_NAMES, PHASES, view);
