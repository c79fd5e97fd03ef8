/** Words for off-board artillery (18.2). */
import type { ActWords } from '../../../../engine/index.ts';
import { granted } from '../../artillery/off-board.ts';
import { pieceName, placeText, type Said } from '../names.ts';

export const ARTILLERY_WORDS: Said<'artillery' | 'round' | 'request' | 'fire' | 'abort', ActWords> = {
  artillery: (scene, { caller, mission }) => ({
    label: `${pieceName(scene, caller)} calls artillery of ${scene.view.missions?.[mission]?.firepower ?? 0} firepower`,
    hint: 'He puts a spotting round on a hex that he sees. It drifts; then he fires for effect, or calls it off.',
  }),
  round: (scene, { at }) => ({
    label: `Spotting round on ${placeText(scene.world, at)}`,
    hint: 'Two dice: how far it drifts, and where to.',
    grave: true,
  }),
  request: (scene, { caller }) => ({
    label: `${pieceName(scene, caller)} asks for one more Fire Mission`,
    hint: `One die: ${granted(scene.world)} or less brings it, more and there are no more calls.`,
    grave: true,
  }),
  fire: (scene, { at }) => ({
    label: `Fire for effect on ${placeText(scene.world, at)}`,
    hint: 'All in the hex and in the six around it are attacked, friends too, and whoever enters later in this turn.',
    grave: true,
  }),
  abort: () => ({ label: 'Call the fire off', hint: 'The Fire Mission is kept for later.' }),
};
