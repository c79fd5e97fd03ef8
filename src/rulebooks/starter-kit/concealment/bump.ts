/** Who moves upon what he doesn't see: he finds it, and comes no farther (6.4.d, 6.4.e, 8.3.2.c, 8.3.4). */
import type { HexId } from '../../../board/index.ts';
import type { Side } from '../../../engine/index.ts';
import type { Game } from '../game.ts';
import type { AnyUnit } from '../units.ts';
import { foundBy, loseConcealment } from './loss.ts';
import { isUnseen } from './unseen.ts';

/** Enemies are in the hex that nobody on this side sees, or none but such as are concealed. */
export function holdsUnseen(game: Game, side: Side, hex: HexId): boolean {
  return game.state.units.some(unit => unit.at === hex && unit.side !== side && isUnseen(unit));
}

/** Both are seen now, and those who came stay where they were. */
export function bumpInto(game: Game, stack: readonly AnyUnit[], hex: HexId): void {
  const [first] = stack;
  if (!first) return;
  foundBy(game, first.side, hex);
  for (const unit of stack) loseConcealment(game, unit, '8.3.2.c');
  game.say(
    '8.3.2.c',
    `${stack.map(({ id }) => `{${id}}`).join(', ')} finds an enemy in ${hex} and goes no farther`,
  );
}
