/** Places of a battlefield on paper, where the painter draws and the overlay lies: a hex is 96 high. */
import { type Battlefield, cellOfHex, type HexIx, hexAt, sideOf } from '../../../board/index.ts';
import { toPaper } from '../../../board/painter/index.ts';
import {
  ALL_DIRECTIONS,
  centreOf,
  type Direction,
  outlineOf,
  type Point,
  SIDE_MIDDLES,
  VERTICES,
} from '../../../hex/index.ts';

export interface PaperSize {
  readonly width: number;
  readonly height: number;
}

const onPaper = ({ x, y }: Point): Point => {
  const [left, top] = toPaper([x, y]);
  return { x: left, y: top };
};

/** How much narrower paper is than the lattice. */
const [SQUEEZE] = toPaper([1, 0]);

export function paperSize({ boards }: Battlefield): PaperSize {
  const corner = onPaper({
    x: Math.max(...boards.map(({ box }) => box.right)),
    y: Math.max(...boards.map(({ box }) => box.bottom)),
  });
  return { width: corner.x, height: corner.y };
}

export function centreOnPaper(battlefield: Battlefield, hex: HexIx): Point {
  return onPaper(centreOf(cellOfHex(battlefield, hex)));
}

/** The hex under a point of the paper. */
export function hexOnPaper(battlefield: Battlefield, { x, y }: Point): HexIx | undefined {
  const { width, height } = paperSize(battlefield);
  if (x < 0 || y < 0 || x > width || y > height) return undefined;
  // Whole numbers lie on a hexside exactly or not at all; fractions might fall between two hexes.
  return hexAt(battlefield, { x: Math.round(x / SQUEEZE), y: Math.round(y) });
}

const points = (outline: readonly Point[]): string =>
  outline
    .map(onPaper)
    .map(({ x, y }) => `${round(x)} ${round(y)}`)
    .join('L');
const round = (value: number): number => Math.round(value * 10) / 10;

/** Outlines as the data of one SVG path. */
export function outlinesPath(outlines: readonly (readonly Point[])[]): string {
  return outlines.map(outline => `M${points(outline)}Z`).join('');
}

export function hexesPath(battlefield: Battlefield, hexes: readonly HexIx[]): string {
  return outlinesPath(hexes.map(hex => outlineOf(cellOfHex(battlefield, hex))));
}

/** The sheets of paper that the boards are printed on. */
export function sheetsPath({ boards }: Battlefield): string {
  return outlinesPath(
    boards.map(({ box: { left, top, right, bottom } }) => [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ]),
  );
}

/** A hexside as a line. */
export function sidePath(battlefield: Battlefield, side: number): string {
  const centre = centreOf(cellOfHex(battlefield, battlefield.sideHexes[2 * side] ?? 0));
  const direction = battlefield.sideDirection[side] ?? 0;
  const middle = SIDE_MIDDLES[direction] ?? centre;
  const end = VERTICES[direction] ?? middle;
  const start = { x: 2 * middle.x - end.x, y: 2 * middle.y - end.y };
  const placed = [start, end].map(({ x, y }) => ({ x: centre.x + x, y: centre.y + y }));
  return `M${points(placed)}`;
}

/** The outer border of an area: those sides of its hexes beyond which it doesn't go on. */
export function rimPath(battlefield: Battlefield, hexes: readonly HexIx[]): string {
  const within = new Set(hexes);
  const isRim = (hex: HexIx, direction: Direction) =>
    !within.has(battlefield.neighbours[hex * 6 + direction] ?? -1);
  return hexes
    .flatMap(hex =>
      ALL_DIRECTIONS.filter(direction => isRim(hex, direction)).map(each => [hex, each] as const),
    )
    .map(([hex, direction]) => sidePath(battlefield, sideOf(battlefield, hex, direction)))
    .join('');
}
