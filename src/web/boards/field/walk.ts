/** Where the cursor goes, and what it says there. */
import { type Battlefield, type HexIx, hexAtCell, neighbourOf } from '../../../board/index.ts';
import { spokenHex } from '../../../board/words.ts';
import { ALL_DIRECTIONS, directionName } from '../../../hex/index.ts';
import type { KeyCommand } from './keys.ts';

/** The hex in the middle, where the cursor waits at first. */
export function middleHex(battlefield: Battlefield): HexIx {
  const half = (table: Int16Array) => Math.round(table.reduce((most, each) => Math.max(most, each), 0) / 2);
  const column = half(battlefield.column);
  const y = half(battlefield.y);
  const hex = hexAtCell(battlefield.grid, column, (column + y) % 2 === 0 ? y + 1 : y);
  return Math.max(hex, 0);
}

/** The hex a step leads to, or undefined at the edge of the map. */
export function stepFrom(
  battlefield: Battlefield,
  hex: HexIx,
  command: Extract<KeyCommand, { readonly is: 'step' | 'across' }>,
): HexIx | undefined {
  if (command.is === 'step') return neighbourOf(battlefield, hex, command.direction);
  // Columns are shoved against each other by half a hex: down and up again keeps to the row.
  const column = battlefield.column[hex] ?? 0;
  const y = (battlefield.y[hex] ?? 0) + (column % 2 === 0 ? 1 : -1);
  const straight = hexAtCell(battlefield.grid, column + command.by, y);
  const found =
    straight >= 0
      ? straight
      : hexAtCell(battlefield.grid, column + command.by, y + (column % 2 === 0 ? -2 : 2));
  return found < 0 ? undefined : found;
}

/** The six neighbours, clockwise from the north. */
export function spokenAround(battlefield: Battlefield, hex: HexIx): string {
  return ALL_DIRECTIONS.map(direction => {
    const next = neighbourOf(battlefield, hex, direction);
    return `${directionName(direction)}: ${next === undefined ? 'edge of the map' : spokenHex(battlefield, next)}`;
  }).join('. ');
}
