/** Orchards and grain have their seasons (1.1.1). */
import { inSeason } from '../charts/terrain.ts';
import type { World } from '../world.ts';

export function orchardInSeason({ scenario }: World): boolean {
  return inSeason('orchard', scenario.date.month);
}

export function grainInSeason({ scenario }: World): boolean {
  return inSeason('grain', scenario.date.month);
}
