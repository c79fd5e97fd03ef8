/**
 * Joins boards into a battlefield.
 *
 * Half-hexes that meet at a seam become one hex, named after the lower-numbered board; the other name stays as
 * an alias. Where the halves differ, the lower-numbered board's ground, level and hexside terrain count, unless it
 * has none (open, level 0, nothing): then the other's do. Roads and watercourses of both run on. Drawings
 * stay as each board has them, cut at its edge.
 */
import {
  ALL_DIRECTIONS,
  type Cell,
  centreOf,
  clipToRectangle,
  type Direction,
  flatOutline,
  type HexPlace,
  hexName,
  opposite,
  pointInPolygon,
  pointsOf,
} from '../hex/index.ts';
import {
  type Battlefield,
  type Grid,
  type HexId,
  type HexIx,
  hexBeyond,
  makeGrid,
  type PlacedBridge,
  type PlacedBuilding,
  type SideIx,
} from './battlefield.ts';
import { type Board, boardHex } from './board.ts';
import { ROADS, WATERCOURSES } from './document.ts';
import { hexIndex, placesOf } from './geometry.ts';
import {
  DEFAULT_PALETTE,
  type Layout,
  layoutText,
  type Outcome,
  type PaletteName,
  parseLayout,
  splitPalette,
  withPalette,
} from './layout.ts';
import { type PlacedBoard, placeBoards, placeCell, placeDirection, placePoint } from './placed-board.ts';
import { indexShapes, type Shape, type ShapeSubject } from './shape.ts';

/** Makes the battlefield that a text such as `village+hill^@snow` describes. */
export function battlefieldFrom(text: string, boards: ReadonlyMap<string, Board>): Outcome<Battlefield> {
  const parts = splitPalette(text);
  if (!parts.ok) return parts;
  const layout = parseLayout(parts.value.boards);
  return layout.ok ? joinBoards(layout.value, boards, parts.value.palette) : layout;
}

export function joinBoards(
  layout: Layout,
  boards: ReadonlyMap<string, Board>,
  palette: PaletteName = DEFAULT_PALETTE,
): Outcome<Battlefield> {
  const placed = placeBoards(layout, boards);
  if (!placed.ok) return placed;
  return { ok: true, value: join(withPalette(layoutText(layout), palette), palette, placed.value) };
}

/** The hexes of the battlefield, and which hex each board's hexes became. */
interface Census {
  readonly ids: HexId[];
  readonly cells: Cell[];
  readonly names: Map<string, HexIx>;
  /** By board, then by the board's own hex number; -1 where it is cropped away. */
  readonly hexOf: Int32Array[];
  /** By hex: how many halves of it there are. */
  readonly halves: number[];
}

function join(text: string, palette: PaletteName, boards: readonly PlacedBoard[]): Battlefield {
  const { ids, cells, names, hexOf, halves } = takeCensus(boards);
  const grid = makeGrid(cells);
  const neighbours = neighbourTable(cells, grid);
  const sides = numberSides(neighbours);
  const sideTerrain = new Uint8Array(sides.sideHexes.length / 2);
  const terrain = bareTerrain(cells.length);
  const buildings: PlacedBuilding[] = [];
  const bridges: PlacedBridge[] = [];
  const shapes: Shape[] = [];
  const [gates, bars] = [new Set<SideIx>(), new Set<SideIx>()];
  for (const [i, placed] of boards.entries()) {
    const own = hexOf[i] as Int32Array;
    mergeTerrain(terrain, placed, own, buildings.length, bridges.length);
    mergeSides(sideTerrain, sides.sides, placed, own);
    for (const side of placedSides(placed, own, sides.sides, placed.board.gates)) gates.add(side);
    for (const side of placedSides(placed, own, sides.sides, placed.board.bars)) bars.add(side);
    shapes.push(...placedShapes(placed, own, buildings.length));
    buildings.push(...placedBuildings(placed, own));
    bridges.push(...placedBridges(placed, own));
  }
  return {
    text,
    palette,
    boards,
    hexCount: cells.length,
    ids,
    names,
    column: Int16Array.from(cells, cell => cell.column),
    y: Int16Array.from(cells, cell => cell.y),
    grid,
    neighbours,
    whole: Uint8Array.from(halves, count => (count === 2 ? 1 : 0)),
    ...terrain,
    drawnLevel: drawnLevels(cells, shapes),
    buildings,
    bridges,
    sideCount: sideTerrain.length,
    ...sides,
    sideTerrain,
    gates,
    bars,
    shapes,
    shapesNear: indexShapes(shapes, cells),
  };
}

function takeCensus(boards: readonly PlacedBoard[]): Census {
  const byCell = new Map<string, HexIx>();
  const census: Census = { ids: [], cells: [], names: new Map(), hexOf: [], halves: [] };
  for (const placed of boards) {
    const own = new Int32Array(placed.board.hexCount).fill(-1);
    for (const place of placesOf(placed.board)) {
      if (place.column < placed.firstColumn || place.column > placed.lastColumn) continue;
      const id: HexId = `${placed.number}:${hexName(place.column, place.row)}`;
      const cell = placeCell(placed, place);
      const key = `${cell.column},${cell.y}`;
      const hex = byCell.get(key) ?? census.ids.length;
      if (hex === census.ids.length) {
        byCell.set(key, hex);
        census.ids.push(id);
        census.cells.push(cell);
      }
      census.names.set(id, hex);
      census.halves[hex] = (census.halves[hex] ?? 0) + (isHalf(placed, place) ? 1 : 2);
      own[hexIndex(placed.board, place)] = hex;
    }
    census.hexOf.push(own);
  }
  return census;
}

function isHalf({ board, firstColumn, lastColumn }: PlacedBoard, { column, row }: HexPlace): boolean {
  const atEnd = row === 0 || (column % 2 === 1 && row === board.rows);
  return atEnd || column === firstColumn || column === lastColumn;
}

function neighbourTable(cells: readonly Cell[], grid: Grid): Int32Array {
  const table = new Int32Array(cells.length * 6);
  for (const [hex, { column, y }] of cells.entries()) {
    for (const direction of ALL_DIRECTIONS) {
      table[hex * 6 + direction] = hexBeyond(grid, column, y, direction);
    }
  }
  return table;
}

function numberSides(neighbours: Int32Array): Pick<Battlefield, 'sides' | 'sideHexes' | 'sideDirection'> {
  const sides = new Int32Array(neighbours.length).fill(-1);
  const sideHexes: number[] = [];
  const sideDirection: number[] = [];
  for (let at = 0; at < neighbours.length; at++) {
    if (sides[at] !== -1) continue;
    const direction = at % 6;
    const beyond = neighbours[at] as number;
    sides[at] = sideDirection.length;
    if (beyond >= 0) sides[beyond * 6 + opposite(direction)] = sideDirection.length;
    sideHexes.push((at - direction) / 6, beyond);
    sideDirection.push(direction);
  }
  return { sides, sideHexes: Int32Array.from(sideHexes), sideDirection: Uint8Array.from(sideDirection) };
}

type Terrain = Pick<Battlefield, 'ground' | 'level' | 'building' | 'bridge' | 'roads' | 'watercourses'>;

function bareTerrain(hexCount: number): Terrain {
  return {
    ground: new Uint8Array(hexCount),
    level: new Int8Array(hexCount),
    building: new Int16Array(hexCount).fill(-1),
    bridge: new Int16Array(hexCount).fill(-1),
    roads: new Uint8Array(hexCount * ROADS.length),
    watercourses: new Uint8Array(hexCount * WATERCOURSES.length),
  };
}

function mergeTerrain(
  terrain: Terrain,
  placed: PlacedBoard,
  own: Int32Array,
  firstBuilding: number,
  firstBridge: number,
): void {
  const { board } = placed;
  for (const [from, hex] of own.entries()) {
    if (hex < 0) continue;
    if (terrain.ground[hex] === 0) {
      const building = board.building[from] as number;
      terrain.ground[hex] = board.ground[from] as number;
      terrain.building[hex] = building < 0 ? -1 : firstBuilding + building;
    }
    if (terrain.level[hex] === 0) terrain.level[hex] = board.level[from] as number;
    const bridge = board.bridge[from] as number;
    if (terrain.bridge[hex] === -1 && bridge >= 0) terrain.bridge[hex] = firstBridge + bridge;
    mergeCourses(terrain.roads, hex, board.roads, from, ROADS.length, placed.turned);
    mergeCourses(terrain.watercourses, hex, board.watercourses, from, WATERCOURSES.length, placed.turned);
  }
}

function mergeCourses(
  into: Uint8Array,
  hex: HexIx,
  table: Uint8Array,
  from: number,
  kinds: number,
  turned: boolean,
): void {
  for (let kind = 0; kind < kinds; kind++) {
    const mask = table[from * kinds + kind] as number;
    const placed = turned ? ((mask << 3) | (mask >> 3)) & 0b111111 : mask;
    into[hex * kinds + kind] = (into[hex * kinds + kind] as number) | placed;
  }
}

function mergeSides(into: Uint8Array, sides: Int32Array, placed: PlacedBoard, own: Int32Array): void {
  for (const [from, hex] of own.entries()) {
    if (hex < 0) continue;
    for (const direction of ALL_DIRECTIONS) {
      const side = sides[hex * 6 + placeDirection(placed, direction)] as number;
      if (into[side] === 0) into[side] = placed.board.sides[from * 6 + direction] as number;
    }
  }
}

/** The numbers of hexsides that a board names, where they lie on the battlefield. */
const placedSides = (
  placed: PlacedBoard,
  own: Int32Array,
  sides: Int32Array,
  named: readonly number[],
): readonly SideIx[] =>
  named.flatMap(name => {
    const hex = own[Math.floor(name / 6)] ?? -1;
    return hex < 0 ? [] : [sides[hex * 6 + placeDirection(placed, (name % 6) as Direction)] as number];
  });

function placedBuildings({ board, number }: PlacedBoard, own: Int32Array): PlacedBuilding[] {
  const hexesOf = (names: readonly string[] = []) =>
    placedHexes(
      names.map(name => boardHex(board, name)),
      own,
    );
  return board.document.buildings.map(({ outline, hexes, stairs, steeple, ...building }) => {
    const [over] = steeple === undefined ? [] : hexesOf([steeple]);
    return {
      ...building,
      id: `${number}:${building.id}`,
      hexes: hexesOf(hexes),
      stairs: hexesOf(stairs),
      ...(over !== undefined && { steeple: over }),
    };
  });
}

function placedBridges({ board }: PlacedBoard, own: Int32Array): PlacedBridge[] {
  return board.document.bridges.map(bridge => ({ ...bridge, hex: own[boardHex(board, bridge.hex)] ?? -1 }));
}

function placedShapes(placed: PlacedBoard, own: Int32Array, firstBuilding: number): Shape[] {
  return placed.board.shapes.flatMap(shape => {
    const hexes = placedHexes(shape.hexes, own);
    const outline = shape.outline.map(point => placePoint(placed, point));
    return clipToRectangle(outline, placed.box).map(piece => ({
      ...placedSubject(shape, firstBuilding),
      hexes,
      outline: flatOutline(piece),
    }));
  });
}

function placedSubject(shape: ShapeSubject, firstBuilding: number): ShapeSubject {
  switch (shape.kind) {
    case 'area':
      return { kind: 'area', ground: shape.ground };
    case 'building':
      return { kind: 'building', building: firstBuilding + shape.building };
    case 'crest':
      return { kind: 'crest', level: shape.level };
  }
}

function placedHexes(hexes: readonly number[], own: Int32Array): HexIx[] {
  return hexes.map(hex => own[hex] ?? -1).filter(hex => hex >= 0);
}

function drawnLevels(cells: readonly Cell[], shapes: readonly Shape[]): Int8Array {
  const levels = new Int8Array(cells.length);
  for (const shape of shapes) {
    if (shape.kind !== 'crest') continue;
    const outline = pointsOf(shape.outline);
    for (const [hex, cell] of cells.entries()) {
      if (pointInPolygon(centreOf(cell), outline) !== 'outside') {
        levels[hex] = Math.max(levels[hex] ?? 0, shape.level);
      }
    }
  }
  return levels;
}
