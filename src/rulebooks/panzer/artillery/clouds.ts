/** Smoke and light that shells leave in hexes: counters that are ON, then OFF, then gone (B14.6, 7.27). */
import type { HexId } from '../../../board/index.ts';
import type { Game, View } from '../game.ts';
import type { Cloud } from '../state.ts';

/** A new counter, or the one that is there turned to ON again (7.27.c); thicker smoke takes the place of thinner. */
export function lay(game: Game, at: HexId, is: Cloud['is']): void {
  const others = game.state.clouds.filter(
    cloud => cloud.at !== at || (cloud.is === 'light') !== (is === 'light'),
  );
  const before = game.state.clouds.find(cloud => cloud.at === at && cloud.is !== 'light');
  const now = is === 'thin smoke' && before?.is === 'thick smoke' ? 'thick smoke' : is;
  game.own(game.state).clouds = [...others, { at, is: now, state: 'ON' }];
}

/** In the Adjustment Phase those that are OFF go, and those that are ON are turned. */
export function thin(game: Game): void {
  if (game.state.clouds.length === 0) return;
  game.own(game.state).clouds = game.state.clouds
    .filter(({ state }) => state === 'ON')
    .map(cloud => ({ ...cloud, state: 'OFF' as const }));
}

export const isLit = ({ clouds }: View, hex: HexId): boolean =>
  clouds.some(({ at, is }) => at === hex && is === 'light');

/** How many of these hexes such smoke lies in. */
export const cloudsIn = (
  { clouds }: View,
  hexes: readonly HexId[],
  is: 'thin smoke' | 'thick smoke',
): number => clouds.filter(cloud => cloud.is === is && hexes.includes(cloud.at)).length;
