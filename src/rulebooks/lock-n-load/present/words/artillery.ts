/** Words for off-board artillery (18.2). */
import { granted } from '../../artillery/off-board.ts';
import { pieceName, type Words } from '../names.ts';

export const ARTILLERY_WORDS = {
  artillery: (scene, { caller, mission }) => ({
    label: `${pieceName(scene, caller)} calls artillery of ${scene.view.missions?.[mission]?.firepower ?? 0} firepower`,
    hint: 'He puts a spotting round on a hex that he sees. It drifts; then he fires for effect, or calls it off.',
  }),
  round: '! Spotting round on {at} — Two dice: how far it drifts, and where to.',
  request: (scene, { caller }) => ({
    label: `${pieceName(scene, caller)} asks for one more Fire Mission`,
    hint: `One die: ${granted(scene.world)} or less brings it, more and there are no more calls.`,
    grave: true,
  }),
  fire: '! Fire for effect on {at} — All in the hex and in the six around it are attacked, friends too, and whoever enters later in this turn.',
  abort: 'Call the fire off — The Fire Mission is kept for later.',
} satisfies Partial<Words>;
