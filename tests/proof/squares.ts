/** A field of squares named as in chess: all the geometry that the proof games on squares need. */
export type Square = string;

export interface Field {
  readonly columns: number;
  readonly rows: number;
}

const FIRST = 'A'.charCodeAt(0);

export function columnOf(square: Square): number {
  return square.charCodeAt(0) - FIRST + 1;
}

export function rowOf(square: Square): number {
  return Number(square.slice(1));
}

/** The square so many columns and rows away, if it is on the field. */
export function beside(
  { columns, rows }: Field,
  from: Square,
  right: number,
  up: number,
): Square | undefined {
  const column = columnOf(from) + right;
  const row = rowOf(from) + up;
  const onField = column >= 1 && column <= columns && row >= 1 && row <= rows;
  return onField ? `${String.fromCharCode(FIRST + column - 1)}${row}` : undefined;
}

/** Moves of a king. What is not on the field (`lost`) is out of every range. */
export function distance(a: Square, b: Square): number {
  const moves = Math.max(Math.abs(columnOf(a) - columnOf(b)), Math.abs(rowOf(a) - rowOf(b)));
  return Number.isNaN(moves) ? Number.POSITIVE_INFINITY : moves;
}

const AROUND = [-1, 0, 1].flatMap(right => [-1, 0, 1].map(up => [right, up] as const));

/** The squares a king, or with `straight` a rook, reaches in one step. */
export function neighbours(field: Field, of: Square, straight = false): readonly Square[] {
  return AROUND.filter(([right, up]) => (straight ? (right === 0) !== (up === 0) : right !== 0 || up !== 0))
    .map(([right, up]) => beside(field, of, right, up))
    .filter(square => square !== undefined);
}
