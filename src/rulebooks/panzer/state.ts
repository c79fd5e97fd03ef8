/** All that there is to know at a rest, as plain JSON. */
import type { HexId } from '../../board/index.ts';
import type { Side } from '../../engine/index.ts';
import type { Direction } from '../../hex/index.ts';
import type { Way } from './charts/index.ts';
import type { CardId } from './counters/index.ts';

export type UnitId = `u${number}`;

/** What a unit may be told (B5); Overwatch comes with its windows. */
export const COMMANDS = ['FIRE', 'SHORT-HALT', 'MOVE', 'N/C'] as const;
export type Command = (typeof COMMANDS)[number];

/** How a unit was lost for its side; those who left the map are no loss. */
export type Fate = 'knocked out' | 'brewed up' | 'bailed out' | 'eliminated' | 'left';

export interface Unit {
  readonly id: UnitId;
  readonly side: Side;
  readonly card: CardId;
  /** Its formation. */
  readonly group: string;
  /** Undefined before it is set up, and after it is lost or has left. */
  readonly at?: HexId;
  readonly facing: Direction;
  /** A counter that nobody else has seen is `sealed` to the enemy. */
  readonly command?: Command | 'sealed';
  readonly shown?: true;
  /** It has fired or moved with its command. */
  readonly fired?: true;
  readonly moved?: true;
  /** An enemy has spotted it in this turn's Spotting Phase. */
  readonly spotted?: true;
  /** What gave it away, and in which turn. */
  readonly spot?: { readonly by: 'FIRE' | 'MOVE'; readonly turn: number };
  readonly damaged?: true;
  readonly tracked?: true;
  readonly suppressed?: 'ON' | 'OFF';
  readonly lost?: Fate;
}

export const PHASES = ['spotting', 'command', 'initiative', 'combat', 'movement', 'adjustment'] as const;
export type Phase = (typeof PHASES)[number];

/** The rows of a card with which a unit can fire (B7.4). */
export const ROWS = ['ap', 'gp', 'mg'] as const;
export type Row = (typeof ROWS)[number];
export interface Shooter {
  readonly unit: UnitId;
  readonly row: Row;
}

/** What encloses the present step. */
export type AnyFrame =
  | { readonly is: 'set-up'; readonly side: Side }
  /** Fire on one target: announced shot by shot, and then resolved in that order. */
  | {
      readonly is: 'volley';
      readonly side: Side;
      readonly target: UnitId;
      readonly shooters: readonly Shooter[];
      readonly resolving?: true;
    }
  /** A unit on its way. */
  | {
      readonly is: 'move';
      readonly unit: UnitId;
      readonly used: number;
      /** How many hexes it has entered. */
      readonly hexes: number;
      /** Hexsides that it may turn for nothing. */
      readonly freeTurns: number;
      /** The way that it has followed all along. */
      readonly way?: Way;
    };

export interface State {
  readonly doing: readonly AnyFrame[];
  readonly turn: number;
  readonly phase: Phase;
  /** Who fires first and moves last; known from the Initiative Phase on. */
  readonly first?: Side;
  /** Whose part of the phase it is: 0 or 1. */
  readonly part: 0 | 1;
  /** Targets on which the side's fire is resolved in this part. */
  readonly engaged: readonly UnitId[];
  readonly units: readonly Unit[];
}
