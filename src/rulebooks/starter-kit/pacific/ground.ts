/** Pacific terrain (8.2): what the ground plays as there, and what grows over those who are in it. */
import { type Battlefield, groundOf, type HexIx } from '../../../board/index.ts';
import { pacificTerrain, type Terrain } from '../charts/terrain.ts';
import type { World } from '../world.ts';

/** What the hex plays as that would be this elsewhere. */
export function pacificTerrainAt(world: World, at: HexIx, terrain: Terrain): Terrain {
  const { field, scenario } = world;
  // Vineyard, marsh and graveyard only play as brush; no bamboo grows there.
  if (terrain === 'brush' && groundOf(field, at) !== 'brush') return terrain;
  return pacificTerrain(world.charts, terrain, {
    lightJungle: scenario.rules.includes('light-jungle'),
    huts: showsHuts(field, at),
  });
}

/** Two or more whole houses stand in the hex, and no part of a bigger one (8.2.1.hut.a). */
function showsHuts({ buildings }: Battlefield, at: HexIx): boolean {
  const houses = buildings.filter(({ hexes }) => hexes.includes(at));
  return houses.length > 1 && houses.every(({ hexes }) => hexes.length === 1);
}

/** So thick that nobody in one such hex fires in a group with another (8.2). */
export const isThick = (terrain: Terrain | undefined): boolean =>
  terrain === 'dense jungle' || terrain === 'kunai' || terrain === 'bamboo';

/** Where things get lost and men lie in wait: jungle, kunai, bamboo (8.2). */
export const isUndergrowth = (terrain: Terrain | undefined): boolean =>
  terrain === 'light jungle' || isThick(terrain);

export const isJungle = (terrain: Terrain | undefined): boolean =>
  terrain === 'dense jungle' || terrain === 'light jungle';

/** It fills its hex, hexsides and all, as dense jungle and bamboo do (8.2.1). */
export const isDense = (terrain: Terrain | undefined): boolean =>
  terrain === 'dense jungle' || terrain === 'bamboo';
