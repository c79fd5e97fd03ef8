/** Shells, bombs, rockets and wreckage on mines that everybody sees: one effective result clears them (7.31.3). */
import type { HexId } from '../../../board/index.ts';
import { type Rule, tally } from '../../../engine/index.ts';
import { mineDefence } from '../charts/index.ts';
import type { Firer } from '../fire/a-shot.ts';
import { gpRoll } from '../fire/gp-shot.ts';
import type { Game } from '../game.ts';
import { clearMines } from './field.ts';

/** Whatever falls there, with its factor in each hex; undefined: it does not reach it. */
export function* shellMines(
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
      if (result === 'Effective') clearMines(game, i, at);
    }
}
