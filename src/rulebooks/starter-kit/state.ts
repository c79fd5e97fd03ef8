/** Everything there is to know about a game of the Starter Kit at a rest. */
import type { HexId } from '../../board/index.ts';
import type { Side } from '../../engine/index.ts';
import type { CardId } from './counters/card.ts';
import type { Frame } from './doing.ts';
import type { LaidCharge, Residual, ShooterId, Smoke, Unit, Vehicle, Weapon } from './pieces.ts';

export * from './doing.ts';
export * from './pieces.ts';

/** The eight phases of a player turn, in order (3.0). */
export const PHASES = [
  'rally',
  'prep-fire',
  'movement',
  'defensive-fire',
  'advancing-fire',
  'rout',
  'advance',
  'close-combat',
] as const;
export type Phase = (typeof PHASES)[number];

/** An attack of this fire phase, or of this expenditure: who shares its hex may not attack the same apart (3.2.2). */
export interface Volley {
  readonly from: HexId;
  readonly at: HexId;
  readonly by: readonly ShooterId[];
}

/** A unit that is out of the game. */
export interface Loss {
  readonly side: Side;
  readonly card: CardId;
  readonly how: 'eliminated' | 'exited';
}

export interface State {
  readonly doing: readonly Frame[];
  readonly turn: number;
  /** The side whose player turn it is: the ATTACKER. */
  readonly attacker: Side;
  readonly phase: Phase;
  readonly units: readonly Unit[];
  readonly weapons: readonly Weapon[];
  /** Wrecks included. There are none in a scenario of infantry alone. */
  readonly vehicles?: readonly Vehicle[];
  readonly smoke: readonly Smoke[];
  readonly residual: readonly Residual[];
  readonly charges: readonly LaidCharge[];
  /** Hexes whose huts have collapsed (8.2.1). */
  readonly collapsed?: readonly HexId[];
  readonly volleys?: readonly Volley[];
  /** Hexes in which the units of both sides are held in melee. */
  readonly melees: readonly HexId[];
  /** Those of them in which they fight hand to hand (8.1.8.4). */
  readonly handToHand?: readonly HexId[];
  /** Hexes whose close combat of this phase has been fought out (3.8). */
  readonly fought?: readonly HexId[];
  /** Who controls what the victory conditions are about: building ids and hexes. */
  readonly control: Readonly<Record<string, Side>>;
  readonly losses: readonly Loss[];
  /** Panzerfausts fired so far (4.4.2). */
  readonly fausts?: number;
  /** Number of the next unit or weapon that play creates. */
  readonly next: number;
}
