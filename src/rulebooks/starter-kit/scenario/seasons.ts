/** Orchards and grain have their seasons (1.1.1); what stands in a hex hinders fire through it. */
import { hindranceOf, inSeason, modifier, type Terrain } from '../charts/index.ts';
import type { World } from '../world.ts';

export function orchardInSeason(world: World): boolean {
  return inSeason(world.charts, 'orchard', world.scenario.date.month);
}

export function grainInSeason(world: World): boolean {
  return inSeason(world.charts, 'grain', world.scenario.date.month);
}

/** What a hex of this terrain adds to the roll of fire through it (2.0.Hindrance). */
export function hindranceDrm({ charts }: World, terrain: Terrain): number {
  return hindranceOf(charts, terrain) * modifier(charts.fireModifiers, 'hindrance hex').n;
}
