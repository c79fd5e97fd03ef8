/** Something falls beside where it was meant to, in a direction that a die shows; at the edge of the map it stays on it. */
import { type HexId, neighbourOf } from '../../../board/index.ts';
import { lookedUp, type Rule, roll, sumOf } from '../../../engine/index.ts';
import { type Direction, directionName } from '../../../hex/index.ts';
import type { Game } from '../game.ts';
import type { Aircraft } from '../state.ts';
import { hexName, ix } from '../world.ts';

export function* drift(
  game: Game,
  { id, side }: Pick<Aircraft, 'id' | 'side'>,
  at: HexId,
  { cite, what, hexes }: { readonly cite: string; readonly what: string; readonly hexes: number },
): Rule<HexId> {
  const way = yield* roll(
    { way: 6 },
    `where ${what} of {${id}} fall`,
    faces => (faces.way - 1) as Direction,
    {
      cite,
      by: side,
      tell: ({ way: die }, found) =>
        lookedUp(sumOf({ die }), 'direction', directionName(found), { of: [id] }),
    },
  );
  let hex = ix(game.world, at);
  for (let i = 0; i < hexes; i++) hex = neighbourOf(game.world.field, hex, way) ?? hex;
  return hexName(game.world, hex);
}
