/** Who can be seated at a table of the laboratory. */
import { loreOf } from '../../bots/doctrine/doctrines.ts';
import { isLevel, LEVELS, type Manner, seat } from '../../bots/index.ts';
import { type Rulebook, randomSeat, type Seat, type Side } from '../../engine/index.ts';
import { UserError } from '../errors.ts';
import { suggestion } from '../suggest.ts';

export const RANDOM = 'random';
export const PLAYERS: readonly string[] = [RANDOM, ...LEVELS];

export function playerNamed(name: string, command: string): string {
  if (PLAYERS.includes(name)) return name;
  throw new UserError(
    `hedgerow ${command}: no player "${name}"${suggestion(name, PLAYERS)} (players: ${PLAYERS.join(', ')})`,
  );
}

export function seatOf(player: string, book: Rulebook, side: Side, seed: string, manner: Manner = {}): Seat {
  return isLevel(player) ? seat(player, loreOf(book), side, seed, manner) : randomSeat(`${seed} ${side}`);
}
