/** Which chances to do something players may let pass by standing order. */
import type { WindowKind } from '../../../engine/index.ts';

export const WINDOWS: readonly WindowKind[] = [
  { on: 'opportunity-fire', title: 'Opportunity Fire at units that move' },
  { on: 'keep-moving', title: 'Vehicles that keep moving into the next turn' },
];
