/** Mines that everybody sees are cleared by one effective GP result (7.31.3). */
import type { HexId } from '../../../board/index.ts';
import { type Rule, tally } from '../../../engine/index.ts';
import { mineDefence } from '../charts/index.ts';
import { type Firer, gpRoll } from '../fire/gp-shot.ts';
import type { Game } from '../game.ts';

/** Whatever falls there, with its factor in each hex; undefined: it does not reach it. */
export function* clearMines(
  game: Game,
  firer: Firer,
  factorIn: (at: HexId) => number | undefined,
): Rule<void> {
  for (const [i, field] of game.state.minefields.entries())
    for (const at of field.seen.filter(hex => field.hexes.includes(hex))) {
      const factor = factorIn(at);
      if (factor === undefined) continue;
      const excess = factor - mineDefence(game.world.charts, field.kind);
      const { result } = yield* gpRoll(game, firer, { id: at }, excess, tally({ stages: ['roll'] }, 0, []));
      if (result !== 'Effective') continue;
      game.own(game.state).minefields = game.state.minefields.map((each, k) =>
        k === i
          ? {
              ...each,
              hexes: each.hexes.filter(hex => hex !== at),
              seen: each.seen.filter(hex => hex !== at),
              cleared: each.cleared + 1,
            }
          : each,
      );
      game.say('7.31.3.b', `The mines in {${at}} are cleared.`);
    }
}
