/** The turn record and the phases of a turn. */
import type { GameState, Track } from '../../../engine/index.ts';

/** Before the first turn, while the sides set up, no phase and no turn is the present one. */
const NONE = -1;

const isSettingUp = ({ doing }: GameState): boolean => doing.at(-1)?.is === 'set-up';

/** `more` says what is special about a turn. */
export function turnTrackOf(
  turns: number,
  view: GameState & { readonly turn: number },
  more: (turn: number) => string = () => '',
): Track {
  const steps = Array.from({ length: turns }, (_, i) => ({
    short: `${i + 1}`,
    name: `Turn ${i + 1}${more(i + 1)}`,
  }));
  return { steps, at: isSettingUp(view) ? NONE : view.turn - 1 };
}

/** By the book's names and abbreviations, in the order of play. */
export function phaseTrackOf<Phase extends string>(
  names: Readonly<Record<Phase, { readonly short: string; readonly name: string }>>,
  phases: readonly Phase[],
  view: GameState & { readonly phase: Phase },
): Track {
  const steps = phases.map(phase => names[phase]);
  return { steps, at: isSettingUp(view) ? NONE : phases.indexOf(view.phase) };
}
