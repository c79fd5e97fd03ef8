/** Words for aircraft (19.1). */
import type { ActWords } from '../../../../engine/index.ts';
import { type Direction, directionName } from '../../../../hex/index.ts';
import { placeText, type Said } from '../names.ts';

export const AIR_WORDS: Said<'fly' | 'strafe' | 'bomb', ActWords> = {
  fly: ({ world }, { at, direction }) => ({
    label: `Fly in over ${placeText(world, at)}, ${directionName(direction as Direction)}`,
    hint: 'Straight on to the other edge; it may attack what lies under it, and does not come again.',
    grave: true,
  }),
  strafe: ({ world }, { at }) => ({
    label: `Strafe ${placeText(world, at)}`,
    hint: 'The cannon, on all who are in the hex; then on the next hexes of the row.',
    grave: true,
  }),
  bomb: ({ world }, { at }) => ({
    label: `Bomb ${placeText(world, at)}`,
    hint: 'One drop, on all who are in the hex.',
    grave: true,
  }),
};
