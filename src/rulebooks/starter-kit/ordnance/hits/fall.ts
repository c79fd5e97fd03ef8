/** What a shot is aimed with, and everything that its roll to hit decides (3.2.4). */
import type { Tally } from '../../../../engine/index.ts';
import type { Aspect, Facing, FireResult } from '../../charts/index.ts';
import type { Target } from '../../fire/target.ts';
import type { TargetId } from '../../state.ts';
import type { Wear } from '../handling.ts';
import type { Supply } from '../shells.ts';

/** What each target takes to be hit. */
export interface Aim {
  readonly number: number;
  readonly hex: Tally;
  readonly targets: readonly { readonly target: Target; readonly drm: Tally }[];
}

/** Everything that this roll decides. */
export interface Fall {
  readonly hit: readonly TargetId[];
  readonly hexHit: boolean;
  /** Those of whom one is hit critically (6.1). */
  readonly critical: readonly TargetId[];
  /** Where a vehicle is hit, and which side of it, if the shot comes from its own hex (3.2.4). */
  readonly aspect?: Aspect;
  readonly facing?: Facing;
  /** The rate of fire is kept. */
  readonly kept: boolean;
  readonly wear?: Wear;
  /** Whether there were any of the special shells. */
  readonly supply?: Supply;
  /** What the backblast does to those in the firer's hex. */
  readonly blast?: FireResult;
  /** A Panzerfaust goes off in the firer's hands. */
  readonly mishap: boolean;
  /** A gun that was concealed shows itself (8.3.3). */
  readonly givenAway?: true;
}
