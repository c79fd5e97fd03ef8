/** What is known of a shot before its dice, and what they come to. */
import type { Side } from '../../../engine/index.ts';
import type { Fielded } from '../game.ts';
import type { Row } from '../state.ts';
import type { Blow } from './effects.ts';
import type { Weapon } from './weapon.ts';

/** Whoever fires: a unit, a battery, an aircraft. */
export interface Firer {
  readonly id: string;
  readonly side: Side;
}

export interface Shot {
  readonly firer: Fielded;
  readonly target: Fielded;
  readonly row: Row;
  readonly weapon: Weapon;
  /** Fire of one's own, in overwatch, or in defence (7.50). */
  readonly manner: 'direct' | 'overwatch' | 'defensive';
  /** The target is fired at because it moves, and whether it shows its belly in doing so (7.13.1). */
  readonly targetMoves?: boolean;
  readonly targetClimbs?: boolean;
}

/** What a shot did, and whether its weapon failed (7.25). */
export interface ShotResult {
  readonly blows: readonly Blow[];
  readonly jams: boolean;
  /** An AP shot that hit nothing. */
  readonly misses?: true;
}
