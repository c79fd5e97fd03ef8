/** A battlefield: boards joined into one field of hexes, in dense tables by number. `join.ts` makes it. */
import {
  type Cell,
  cellAt,
  type Direction,
  directionName,
  distanceBetween,
  type Point,
  STEPS,
} from '../hex/index.ts';
import {
  type BoardDocument,
  GROUNDS,
  type Ground,
  ROADS,
  type RoadKind,
  SIDE_TERRAINS,
  type SideTerrain,
  WATERCOURSES,
  type WatercourseKind,
} from './document.ts';
import type { PaletteName } from './layout.ts';
import type { PlacedBoard } from './placed-board.ts';
import type { Shape, ShapeIndex } from './shape.ts';

/** The number of a hex, a hexside, a shape on its battlefield. */
export type HexIx = number;
export type SideIx = number;
export type ShapeIx = number;

/** `1:C4`: the board's number and the hex's printed name. */
export type HexId = `${number}:${string}`;

export type PlacedBuilding = Omit<
  BoardDocument['buildings'][number],
  'outline' | 'hexes' | 'stairs' | 'steeple'
> & {
  readonly hexes: readonly HexIx[];
  /** The hexes with stairs; without any all have some. */
  readonly stairs: readonly HexIx[];
  readonly steeple?: HexIx;
};
/** Its hex is -1 where the layout crops it away. */
export type PlacedBridge = Omit<BoardDocument['bridges'][number], 'hex'> & { readonly hex: HexIx };

export interface Battlefield {
  /** The layout it was made from, such as `village+hill^`. */
  readonly text: string;
  /** In which colours it is painted; rules don't ask. */
  readonly palette: PaletteName;
  readonly boards: readonly PlacedBoard[];
  readonly hexCount: number;
  readonly ids: readonly HexId[];
  /** Every name a hex answers to, merged half-hexes included. */
  readonly names: ReadonlyMap<string, HexIx>;
  /** By hex: its cell on the lattice of the battlefield. */
  readonly column: Int16Array;
  readonly y: Int16Array;
  readonly grid: Grid;
  /** By hex and direction: the hex beyond, or -1. */
  readonly neighbours: Int32Array;
  /** By hex: 0 where an edge of the battlefield leaves half of it. */
  readonly whole: Uint8Array;
  /** By hex: the number of its ground in GROUNDS. */
  readonly ground: Uint8Array;
  readonly level: Int8Array;
  /** By hex: the highest level of a drawn crest around its centre; 0 without one. */
  readonly drawnLevel: Int8Array;
  /** By hex: a number in `buildings`, or -1. */
  readonly building: Int16Array;
  readonly buildings: readonly PlacedBuilding[];
  /** By hex: a number in `bridges`, or -1. */
  readonly bridge: Int16Array;
  readonly bridges: readonly PlacedBridge[];
  /** By hex and kind in ROADS or WATERCOURSES: the sides it goes through, one bit for each direction. */
  readonly roads: Uint8Array;
  readonly watercourses: Uint8Array;
  readonly sideCount: number;
  /** By hex and direction: the number of the hexside, the same from both of its hexes. */
  readonly sides: Int32Array;
  /** By hexside, two entries: its hexes, the second -1 at an edge. */
  readonly sideHexes: Int32Array;
  /** By hexside: its direction from the first of its hexes. */
  readonly sideDirection: Uint8Array;
  /** By hexside: 0 for nothing, else one more than the number in SIDE_TERRAINS. */
  readonly sideTerrain: Uint8Array;
  /** Hexsides with a gate in what stands there. */
  readonly gates: ReadonlySet<SideIx>;
  /** Hexsides with a wall inside a building. */
  readonly bars: ReadonlySet<SideIx>;
  readonly shapes: readonly Shape[];
  readonly shapesNear: ShapeIndex;
}

/** Hexes by cell, with a margin of nothing all around so that a walk may look one step off the map. */
export interface Grid {
  readonly height: number;
  readonly hexes: Int32Array;
}

const MARGIN = 4;

export function makeGrid(cells: readonly Cell[]): Grid {
  const width = 1 + Math.max(...cells.map(cell => cell.column)) + 2 * MARGIN;
  const height = 1 + Math.max(...cells.map(cell => cell.y)) + 2 * MARGIN;
  const hexes = new Int32Array(width * height).fill(-1);
  for (const [hex, { column, y }] of cells.entries()) hexes[(column + MARGIN) * height + y + MARGIN] = hex;
  return { height, hexes };
}

/** The hex at a cell, or -1. */
export function hexAtCell(grid: Grid, column: number, y: number): HexIx {
  const { height, hexes } = grid;
  if (y < -MARGIN || y >= height - MARGIN) return -1;
  return hexes[(column + MARGIN) * height + y + MARGIN] ?? -1;
}

/** The hex a point of the battlefield lies in; a point on a hexside belongs to the hex left of or above it. */
export function hexAt(battlefield: Battlefield, point: Point): HexIx | undefined {
  const { column, y } = cellAt(point);
  const hex = hexAtCell(battlefield.grid, column, y);
  return hex < 0 ? undefined : hex;
}

/** Finds a hex by any of its names; with one board, `C4` will do for `1:C4`. */
export function findHex(battlefield: Battlefield, name: string): HexIx | undefined {
  const found = battlefield.names.get(name);
  return found ?? (battlefield.boards.length === 1 ? battlefield.names.get(`1:${name}`) : undefined);
}

export function hexId(battlefield: Battlefield, hex: HexIx): HexId {
  const id = battlefield.ids[hex];
  if (id === undefined) throw new RangeError(`the battlefield has no hex number ${hex}`);
  return id;
}

/** A hex's name for people: without the board's number where there is only one. */
export function hexLabel(battlefield: Battlefield, hex: HexIx): string {
  const id = hexId(battlefield, hex);
  return battlefield.boards.length === 1 ? id.slice(id.indexOf(':') + 1) : id;
}

/** A hexside's name for people, such as `C4/NE`. */
export function sideLabel(battlefield: Battlefield, side: SideIx): string {
  const hex = battlefield.sideHexes[2 * side] ?? 0;
  return `${hexLabel(battlefield, hex)}/${directionName(battlefield.sideDirection[side] as Direction)}`;
}

export function cellOfHex(battlefield: Battlefield, hex: HexIx): Cell {
  return { column: battlefield.column[hex] as number, y: battlefield.y[hex] as number };
}

/** The range in hexes. */
export function range(battlefield: Battlefield, a: HexIx, b: HexIx): number {
  const { column, y } = battlefield;
  return distanceBetween(column[a] as number, y[a] as number, column[b] as number, y[b] as number);
}

export function neighbourOf(battlefield: Battlefield, hex: HexIx, direction: Direction): HexIx | undefined {
  const found = battlefield.neighbours[hex * 6 + direction] ?? -1;
  return found < 0 ? undefined : found;
}

export function sideOf(battlefield: Battlefield, hex: HexIx, direction: Direction): SideIx {
  return battlefield.sides[hex * 6 + direction] as number;
}

/** Whether a hexside is one of the six of a hex. */
export function hasSide(battlefield: Battlefield, hex: HexIx, side: SideIx): boolean {
  return battlefield.sideHexes[2 * side] === hex || battlefield.sideHexes[2 * side + 1] === hex;
}

export function groundOf(battlefield: Battlefield, hex: HexIx): Ground {
  return GROUNDS[battlefield.ground[hex] as number] ?? 'open';
}

export function sideTerrainOf(battlefield: Battlefield, side: SideIx): SideTerrain | undefined {
  return SIDE_TERRAINS[(battlefield.sideTerrain[side] as number) - 1];
}

export function buildingOf(battlefield: Battlefield, hex: HexIx): PlacedBuilding | undefined {
  return battlefield.buildings[battlefield.building[hex] as number];
}

export function bridgeOf(battlefield: Battlefield, hex: HexIx): PlacedBridge | undefined {
  return battlefield.bridges[battlefield.bridge[hex] as number];
}

/** The roads of a hex that go through one of its sides. */
export function roadsThrough(battlefield: Battlefield, hex: HexIx, side: Direction): RoadKind[] {
  return ROADS.filter((_, kind) => hasBit(battlefield.roads, hex * ROADS.length + kind, side));
}

export function roadsIn(battlefield: Battlefield, hex: HexIx): RoadKind[] {
  return ROADS.filter((_, kind) => battlefield.roads[hex * ROADS.length + kind] !== 0);
}

export function watercoursesIn(battlefield: Battlefield, hex: HexIx): WatercourseKind[] {
  return WATERCOURSES.filter((_, kind) => battlefield.watercourses[hex * WATERCOURSES.length + kind] !== 0);
}

function hasBit(table: Uint8Array, at: number, bit: number): boolean {
  return ((table[at] as number) & (1 << bit)) !== 0;
}

/** The hex beyond a side of a cell, on or off the map. */
export function hexBeyond(grid: Grid, column: number, y: number, direction: Direction): HexIx {
  const step = STEPS[direction] as Cell;
  return hexAtCell(grid, column + step.column, y + step.y);
}
