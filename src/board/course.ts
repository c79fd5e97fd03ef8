/** Courses: the way of a road or a stream, hex by hex. Its ends may be hexsides where it leaves the board. */
import {
  cellOf,
  type Direction,
  directionTo,
  type HexPlace,
  opposite,
  parseHexName,
  parseSideName,
} from '../hex/index.ts';

export interface CourseStop extends HexPlace {
  /** The hexside through which the course leaves the board here. */
  readonly exit?: Direction;
}

export function parseStop(name: string): CourseStop | undefined {
  const side = parseSideName(name);
  if (side !== undefined) return { column: side.column, row: side.row, exit: side.side };
  return parseHexName(name);
}

export function isSameHex(a: HexPlace, b: HexPlace): boolean {
  return a.column === b.column && a.row === b.row;
}

/** Each hex of a course with each of its sides that the course goes through. */
export function sidesAlong(names: readonly string[]): { place: HexPlace; side: Direction }[] {
  const found: { place: HexPlace; side: Direction }[] = [];
  let before: CourseStop | undefined;
  for (const name of names) {
    const stop = parseStop(name);
    if (stop === undefined) continue;
    if (stop.exit !== undefined) found.push({ place: stop, side: stop.exit });
    const side = before && directionTo(cellOf(before.column, before.row), cellOf(stop.column, stop.row));
    if (before !== undefined && side !== undefined) {
      found.push({ place: before, side }, { place: stop, side: opposite(side) });
    }
    before = stop;
  }
  return found;
}
