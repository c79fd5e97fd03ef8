/** Words for aircraft (19.1). */
import { type Direction, directionName } from '../../../../hex/index.ts';
import { placeText, type Words } from '../names.ts';

export const AIR_WORDS = {
  fly: ({ world }, { at, direction }) => ({
    label: `Fly in over ${placeText(world, at)}, ${directionName(direction as Direction)}`,
    hint: 'Straight on to the other edge; it may attack what lies under it, and does not come again.',
    grave: true,
  }),
  strafe: '! Strafe {at} — The cannon, on all who are in the hex; then on the next hexes of the row.',
  bomb: '! Bomb {at} — One drop, on all who are in the hex.',
} satisfies Partial<Words>;
