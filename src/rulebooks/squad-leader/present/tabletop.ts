/** Everything on the table. Nothing on it is hidden in step one: both sides see the same. */
import type { Tabletop } from '../../../engine/index.ts';
import { counters } from './counters.ts';
import type { Scene } from './names.ts';
import { overlays } from './overlays.ts';
import { status } from './status.ts';
import { phaseTrack, turnTrack } from './tracks.ts';

export const tabletop = (scene: Scene): Tabletop => ({
  battlefield: scene.world.field.text,
  counters: counters(scene),
  overlays: overlays(scene),
  turns: turnTrack(scene),
  phases: phaseTrack(scene),
  status: status(scene),
});
