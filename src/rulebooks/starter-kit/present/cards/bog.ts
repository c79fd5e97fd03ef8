/** The risk of a vehicle among trees and walls: the check by which it may bog (7.6). */
import { byDice, comes, needsAtLeast, nothing, type Tally } from '../../../../engine/index.ts';
import { BOG_NUMBER } from '../../charts/index.ts';
import type { VehicleId } from '../../state.ts';
import type { Scene } from '../names.ts';
import { type Hazard, NO_HAZARD, part } from './parts.ts';

export function bogHazard(scene: Scene, id: VehicleId, drm: Tally | undefined): Hazard {
  if (!drm) return NO_HAZARD;
  const least = BOG_NUMBER - drm.value;
  return {
    targets: [{ of: id, otherwise: 'gets through' }],
    parts: [part(scene, 'Bog check', drm, needsAtLeast({ of: id, is: 'bogged' }, 'bogged', least))],
    rolls: [byDice(id, roll => (roll >= least ? comes('bogged') : nothing('gets through')), 'the bog check')],
  };
}
