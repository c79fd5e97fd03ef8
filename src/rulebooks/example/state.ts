/** All that there is to know at a rest, as plain JSON. */
import type { HexId } from '../../board/index.ts';
import type { Side } from '../../engine/index.ts';
import type { CardId } from './counters.ts';

export type UnitId = `u${number}`;

export interface Unit {
  readonly id: UnitId;
  readonly side: Side;
  readonly card: CardId;
  /** Undefined before it is set up, and after it is lost. */
  readonly at?: HexId;
  readonly shaken?: true;
  readonly lost?: true;
  /** It has done this turn what it may do: tried to rally, fired or moved. */
  readonly spent?: true;
}

export const PHASES = ['rally', 'fire', 'movement'] as const;
export type Phase = (typeof PHASES)[number];

/** What encloses the present step. */
export type AnyFrame =
  | { readonly is: 'set-up'; readonly side: Side }
  /** A squad on its way, with so many hexes left. */
  | { readonly is: 'move'; readonly unit: UnitId; readonly left: number };

export interface State {
  readonly doing: readonly AnyFrame[];
  readonly turn: number;
  readonly active: Side;
  readonly phase: Phase;
  readonly units: readonly Unit[];
}
