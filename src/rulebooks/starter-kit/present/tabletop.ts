/** Everything on the table. Nothing is hidden in this part of the book: both sides see the same. */
import type { Tabletop } from '../../../engine/index.ts';
import { counters } from './counters/counters.ts';
import type { Scene } from './names.ts';
import { overlays } from './overlays.ts';
import { status } from './status.ts';
import { phaseTrack, turnTrack } from './tracks.ts';

export function tabletop(scene: Scene): Tabletop {
  return {
    battlefield: scene.world.field.text,
    counters: counters(scene),
    overlays: overlays(scene),
    turns: turnTrack(scene),
    phases: phaseTrack(scene),
    status: status(scene),
  };
}
