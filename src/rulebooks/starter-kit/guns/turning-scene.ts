/** Guns and vehicles of a side at the end of a fire phase (3.2.4.ca.d, 3.3.2.f). */
import type { Frozen, Side } from '../../../engine/index.ts';
import type { View } from '../game.ts';
import type { TurnGunsFrame } from '../state.ts';
import type { World } from '../world.ts';

export interface TurningScene {
  readonly world: World;
  readonly view: View;
  readonly side: Side;
  readonly frame: Pick<Frozen<TurnGunsFrame>, 'turned'>;
}
