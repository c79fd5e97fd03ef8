/** One board, compiled: dense tables by hex number, ready to be joined into a battlefield. */
import { cellOf, outlineOf, type Point, parseHexName, parseSideName } from '../hex/index.ts';
import { sidesAlong } from './course.ts';
import { type BoardDocument, GROUNDS, ROADS, SIDE_TERRAINS, WATERCOURSES } from './document.ts';
import { type BoardSize, hasHex, hexCountOf, hexIndex } from './geometry.ts';
import type { ShapeSubject } from './shape.ts';

export type BoardShape = ShapeSubject & {
  /** The hexes the drawing belongs to, by number; it may spill into others. */
  readonly hexes: readonly number[];
  readonly outline: readonly Point[];
};

export interface Board extends BoardSize {
  readonly document: BoardDocument;
  readonly id: string;
  readonly hexCount: number;
  /** By hex: the number of its ground in GROUNDS. */
  readonly ground: Uint8Array;
  readonly level: Int8Array;
  /** By hex: the number of its building in the document, the first of several small ones, or -1. */
  readonly building: Int16Array;
  /** By hex: the number of its bridge in the document, or -1. */
  readonly bridge: Int16Array;
  /** By hex and direction: 0 for nothing, else one more than the number in SIDE_TERRAINS. */
  readonly sides: Uint8Array;
  /** By hex and kind in ROADS: the sides a road goes through, one bit for each direction. */
  readonly roads: Uint8Array;
  /** By hex and kind in WATERCOURSES: likewise. */
  readonly watercourses: Uint8Array;
  /** Hexsides with a gate, and with a wall inside a building, each as hex number times six plus direction. */
  readonly gates: readonly number[];
  readonly bars: readonly number[];
  readonly shapes: readonly BoardShape[];
}

/** Compiles a document that has passed `validateBoard`. */
export function compileBoard(document: BoardDocument): Board {
  const hexCount = hexCountOf(document);
  const sideNumbers = (names: readonly string[] = []): readonly number[] =>
    names.flatMap(name => {
      const place = parseSideName(name);
      return place ? [hexIndex(document, place) * 6 + place.side] : [];
    });
  const board = {
    document,
    id: document.id,
    columns: document.columns,
    rows: document.rows,
    hexCount,
    ground: new Uint8Array(hexCount),
    level: new Int8Array(hexCount),
    building: new Int16Array(hexCount).fill(-1),
    bridge: new Int16Array(hexCount).fill(-1),
    sides: new Uint8Array(hexCount * 6),
    roads: new Uint8Array(hexCount * ROADS.length),
    watercourses: new Uint8Array(hexCount * WATERCOURSES.length),
    gates: sideNumbers(document.gates),
    bars: sideNumbers(document.bars),
    shapes: [] as BoardShape[],
  };
  const at = (name: string) => boardHex(document, name);
  for (const [name, { ground = 'open', level = 0 }] of Object.entries(document.hexes)) {
    board.ground[at(name)] = GROUNDS.indexOf(ground);
    board.level[at(name)] = level;
  }
  for (const [name, terrain] of Object.entries(document.sides)) {
    const place = parseSideName(name);
    if (place === undefined) continue;
    board.sides[hexIndex(document, place) * 6 + place.side] = 1 + SIDE_TERRAINS.indexOf(terrain);
  }
  for (const { kind, along } of document.roads) {
    markCourse(document, board.roads, ROADS.length, ROADS.indexOf(kind), along);
  }
  for (const { kind, along } of document.watercourses) {
    markCourse(document, board.watercourses, WATERCOURSES.length, WATERCOURSES.indexOf(kind), along);
  }
  for (const [i, { hexes }] of document.buildings.entries()) {
    for (const name of hexes) if ((board.building[at(name)] ?? -1) < 0) board.building[at(name)] = i;
  }
  for (const [i, { hex }] of document.bridges.entries()) board.bridge[at(hex)] = i;
  board.shapes.push(...drawnShapes(document, at), ...undrawnGround(document));
  return board;
}

/** The number of a hex of the board by its printed name. */
export function boardHex(size: BoardSize, name: string): number {
  const place = parseHexName(name);
  if (place === undefined || !hasHex(size, place)) throw new RangeError(`the board has no hex ${name}`);
  return hexIndex(size, place);
}

function markCourse(
  size: BoardSize,
  table: Uint8Array,
  kinds: number,
  kind: number,
  along: readonly string[],
): void {
  for (const { place, side } of sidesAlong(along)) {
    const at = hexIndex(size, place) * kinds + kind;
    table[at] = (table[at] ?? 0) | (1 << side);
  }
}

function drawnShapes(document: BoardDocument, at: (name: string) => number): BoardShape[] {
  const points = (outline: readonly [number, number][]) => outline.map(([x, y]) => ({ x, y }));
  return [
    ...document.areas.map(({ ground, hexes, outline }) => ({
      kind: 'area' as const,
      ground,
      hexes: hexes.map(at),
      outline: points(outline),
    })),
    ...document.buildings.map(({ hexes, outline }, building) => ({
      kind: 'building' as const,
      building,
      hexes: hexes.map(at),
      outline: points(outline),
    })),
    ...document.crests.map(({ level, outline }) => ({
      kind: 'crest' as const,
      level,
      hexes: [],
      outline: points(outline),
    })),
  ];
}

/** Ground that nobody drew fills its hex, so that whoever reads sight need look at shapes only. */
function undrawnGround(document: BoardDocument): BoardShape[] {
  const drawn = new Set(document.areas.flatMap(({ hexes }) => hexes));
  return Object.entries(document.hexes).flatMap(([name, { ground = 'open' }]) => {
    const place = parseHexName(name);
    if (place === undefined || ground === 'open' || ground === 'building' || drawn.has(name)) return [];
    const outline = outlineOf(cellOf(place.column, place.row));
    return [{ kind: 'area' as const, ground, hexes: [hexIndex(document, place)], outline }];
  });
}
