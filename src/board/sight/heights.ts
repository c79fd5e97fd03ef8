/** Plain heights for the generic reading of sight, in half-levels. Rulebooks have their own. */
import type { Ground, SideTerrain } from '../document.ts';

export type SightEffect = 'blocks' | 'hinders';

export interface Obstacle {
  readonly effect: SightEffect;
  readonly height: number;
}

/** What isn't listed lies flat. A building's height comes from its storeys: one level for each. */
export const GROUND_OBSTACLES: Partial<Record<Ground, Obstacle>> = {
  woods: { effect: 'blocks', height: 2 },
  orchard: { effect: 'hinders', height: 2 },
  rubble: { effect: 'blocks', height: 1 },
  brush: { effect: 'hinders', height: 1 },
  grain: { effect: 'hinders', height: 1 },
  vineyard: { effect: 'hinders', height: 1 },
  graveyard: { effect: 'hinders', height: 1 },
  crag: { effect: 'hinders', height: 1 },
  debris: { effect: 'hinders', height: 1 },
};

export const SIDE_OBSTACLES: Partial<Record<SideTerrain, Obstacle>> = {
  wall: { effect: 'blocks', height: 1 },
  hedge: { effect: 'blocks', height: 1 },
  hedgerow: { effect: 'blocks', height: 2 },
  bocage: { effect: 'blocks', height: 2 },
};

export function storeysHeight(upper: number): number {
  return 2 + 2 * upper;
}

export function heightText(half: number): string {
  if (half === 1) return 'half a level high';
  if (half === 2) return '1 level high';
  return half % 2 === 0 ? `${half / 2} levels high` : `${Math.floor(half / 2)}½ levels high`;
}
