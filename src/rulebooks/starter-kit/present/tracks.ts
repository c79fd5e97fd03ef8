/** The turn record and the eight phases, by the book's names and abbreviations (3.0, 3.9). */
import type { Track } from '../../../engine/index.ts';
import { phaseTrackOf, turnTrackOf } from '../../kit/present/tracks.ts';
import { PHASES, type Phase } from '../state.ts';
import { sideName } from '../world.ts';
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

export function turnTrack({ world, view }: Scene): Track {
  const { turns, halfLast, movesFirst } = world.scenario;
  return turnTrackOf(turns, view, turn =>
    halfLast === true && turn === turns ? `, ${sideName(world, movesFirst)} only` : '',
  );
}

export const phaseTrack = ({ view }: Scene): Track => phaseTrackOf(PHASE_NAMES, PHASES, view);
