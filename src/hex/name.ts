/** Printed names: `C4` is a hex, `C4/NE` one of its sides. Columns run A to Z, then AA to ZZ. */
import { type Direction, directionName, parseDirection } from './direction.ts';

export const MOST_COLUMNS = 52;

export interface HexPlace {
  readonly column: number;
  readonly row: number;
}

export function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : letter + letter;
}

export function parseColumn(name: string): number | undefined {
  if (!/^(?:[A-Z]|([A-Z])\1)$/.test(name)) return undefined;
  return name.charCodeAt(0) - 65 + (name.length === 2 ? 26 : 0);
}

export function hexName(column: number, row: number): string {
  return columnName(column) + row;
}

export function parseHexName(name: string): HexPlace | undefined {
  const match = /^([A-Z]{1,2})(0|[1-9]\d?)$/.exec(name);
  const column = parseColumn(match?.[1] ?? '');
  return column === undefined ? undefined : { column, row: Number(match?.[2]) };
}

export function sideName(column: number, row: number, side: Direction): string {
  return `${hexName(column, row)}/${directionName(side)}`;
}

export function parseSideName(name: string): (HexPlace & { readonly side: Direction }) | undefined {
  const [hex = '', direction = '', ...rest] = name.split('/');
  const place = parseHexName(hex);
  const side = parseDirection(direction);
  return place === undefined || side === undefined || rest.length > 0 ? undefined : { ...place, side };
}
