/** A field of hexes by their printed names: all the geometry that the proof games on hexes need. */
import { type Cell, cellOf, distance } from '../../src/hex/cell.ts';
import { hexName } from '../../src/hex/name.ts';

export type Hex = string;

const CELLS = new Map<Hex, Cell>();

/** The hexes A1 to the given column and row, column by column. */
export function fieldOf(columns: number, rows: number): readonly Hex[] {
  const names: Hex[] = [];
  for (let column = 0; column < columns; column++) {
    for (let row = 1; row <= rows; row++) {
      const name = hexName(column, row);
      CELLS.set(name, cellOf(column, row));
      names.push(name);
    }
  }
  return names;
}

/** Column A is 0. What is not on the field (`off`) is in no column. */
export function columnOf(hex: Hex): number {
  return CELLS.get(hex)?.column ?? -1;
}

/** What is not on the field is out of every range. */
export function range(a: Hex, b: Hex): number {
  const [from, to] = [CELLS.get(a), CELLS.get(b)];
  return from && to ? distance(from, to) : Number.POSITIVE_INFINITY;
}
