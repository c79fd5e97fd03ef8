/** Guns and vehicles of a side at the end of a fire phase (3.2.4.ca.d, 3.3.2.f). */
import type { Frozen } from '../../../engine/index.ts';
import type { TurnGunsFrame } from '../state.ts';
import type { SideScene } from '../whose.ts';

export interface TurningScene extends SideScene {
  readonly frame: Pick<Frozen<TurnGunsFrame>, 'turned'>;
}
