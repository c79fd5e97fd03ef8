/**
 * The scene: one or several boards as they lie on the table, with every name resolved to a place. Places stay on
 * the integer lattice until a brush asks for paper, so that half-hexes of joined boards meet exactly.
 */
import { cellOf, centreOf } from '../../hex/cell.ts';
import { clipToRectangle, type Rectangle } from '../../hex/clip.ts';
import { ALL_DIRECTIONS, type Direction } from '../../hex/direction.ts';
import { SIDE_MIDDLES, VERTICES } from '../../hex/lattice.ts';
import { hexName, parseHexName, parseSideName } from '../../hex/name.ts';
import type { BoardDocument, Ground, RoadKind, SideTerrain, WatercourseKind } from '../document.ts';
import { type PlacedBoard, placePoint } from '../placed-board.ts';
import { middle, type Point } from './geometry.ts';

/** On paper a hex is as high as on the lattice, but its columns stand √3/2 as far apart. */
const SQUEEZE = Math.sqrt(3) / 2;

export const toPaper = ([x, y]: Point): Point => [x * SQUEEZE, y];

export const cornersOf = ({ left, top, right, bottom }: Rectangle): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

export interface SceneHex {
  readonly name: string;
  readonly at: Point;
  readonly ground: Ground;
  readonly level: number;
}

/** A stop of a road or stream: a hex it runs through, or the hexside where it leaves the board. */
export interface Stop {
  readonly is: 'hex' | 'side';
  readonly at: Point;
}
export interface Course<Kind> {
  readonly kind: Kind;
  readonly stops: readonly Stop[];
}

export interface SceneSide {
  readonly kind: SideTerrain;
  readonly ends: readonly [Point, Point];
  readonly hexes: readonly [Point, Point];
}

export interface SceneArea {
  readonly ground: BoardDocument['areas'][number]['ground'];
  /** The centres of its hexes. */
  readonly hexes: readonly Point[];
  readonly outline: readonly Point[];
}

export type SceneBuilding = Omit<BoardDocument['buildings'][number], 'stairs' | 'steeple'> & {
  readonly stairsAt: readonly Point[];
  readonly steepleAt?: Point;
};
export type SceneBridge = Omit<BoardDocument['bridges'][number], 'hex'> & { readonly at: Point };

export interface Scene {
  readonly width: number;
  readonly height: number;
  /** Where each board lies. */
  readonly sheets: readonly Rectangle[];
  readonly hexes: ReadonlyMap<string, SceneHex>;
  readonly areas: readonly SceneArea[];
  readonly buildings: readonly SceneBuilding[];
  readonly crests: readonly { readonly level: number; readonly outline: readonly Point[] }[];
  readonly sides: readonly SceneSide[];
  /** Walls inside buildings, from end to end. */
  readonly bars: readonly (readonly [Point, Point])[];
  readonly roads: readonly Course<RoadKind>[];
  readonly watercourses: readonly Course<WatercourseKind>[];
  readonly bridges: readonly SceneBridge[];
  readonly labels: BoardDocument['labels'];
}

export const placeKey = ([x, y]: Point): string => `${x},${y}`;
export const hexAt = (scene: Scene, at: Point): SceneHex | undefined => scene.hexes.get(placeKey(at));

const plus = ([x, y]: Point, offset: { readonly x: number; readonly y: number } | undefined): Point => [
  x + (offset?.x ?? 0),
  y + (offset?.y ?? 0),
];

/** The hexagon around a centre, on the lattice. */
export const hexagon = (centre: Point): Point[] => VERTICES.map(vertex => plus(centre, vertex));

/** The two ends of a hexside, clockwise. */
const endsOf = (centre: Point, side: Direction): readonly [Point, Point] => [
  plus(centre, VERTICES[(side + 5) % 6]),
  plus(centre, VERTICES[side]),
];

export const sidesOf = (centre: Point): { middle: Point; ends: readonly [Point, Point] }[] =>
  ALL_DIRECTIONS.map(side => ({ middle: plus(centre, SIDE_MIDDLES[side]), ends: endsOf(centre, side) }));

function centre(column: number, row: number): Point {
  const { x, y } = centreOf(cellOf(column, row));
  return [x, y];
}

/** Names have passed the schema; a name that still can't be read stands at the corner and not in the way. */
function hexPlace(name: string): Point {
  const place = parseHexName(name);
  return place ? centre(place.column, place.row) : [0, 0];
}

function sidePlace(name: string): { hex: Point; side: Direction } | undefined {
  const place = parseSideName(name);
  return place && { hex: centre(place.column, place.row), side: place.side };
}

function stopOf(name: string): Stop {
  const place = sidePlace(name);
  return place
    ? { is: 'side', at: plus(place.hex, SIDE_MIDDLES[place.side]) }
    : { is: 'hex', at: hexPlace(name) };
}

function* hexesOf({ board, firstColumn, lastColumn }: PlacedBoard): Generator<SceneHex> {
  for (let column = firstColumn; column <= lastColumn; column++) {
    for (let row = column % 2 === 0 ? 1 : 0; row <= board.rows; row++) {
      const name = hexName(column, row);
      const { ground = 'open', level = 0 } = board.document.hexes[name] ?? {};
      yield { name, at: centre(column, row), ground, level };
    }
  }
}

/** Under either of the names of a hexside. */
function isGate({ gates = [] }: BoardDocument, name: string): boolean {
  const place = sidePlace(name);
  const centreOfSide = (each: string) => {
    const there = sidePlace(each);
    return there && placeKey(plus(there.hex, SIDE_MIDDLES[there.side]));
  };
  return place !== undefined && gates.some(each => centreOfSide(each) === centreOfSide(name));
}

/** What stands left and right of a gate: a third of the hexside each. */
function besideGate({ ends: [from, to], ...side }: SceneSide): SceneSide[] {
  const at = (part: number): Point => [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
  ];
  return [
    { ...side, ends: [from, at(1 / 3)] },
    { ...side, ends: [at(2 / 3), to] },
  ];
}

/** A board laid on the table: everything it holds, at its place there, cut at its edges. */
function laid(placed: PlacedBoard) {
  const { document } = placed.board;
  const { left, top, right, bottom } = placed.box;
  const put = ([x, y]: Point): [number, number] => {
    const point = placePoint(placed, { x, y });
    return [point.x, point.y];
  };
  const isOn = ([x, y]: Point): boolean => x >= left && x <= right && y >= top && y <= bottom;
  const pieces = (outline: readonly Point[]): [number, number][][] =>
    clipToRectangle(
      outline.map(([x, y]) => placePoint(placed, { x, y })),
      placed.box,
    ).map(piece => piece.map(({ x, y }) => [x, y]));
  const cut = <Kind>({ kind, along }: { kind: Kind; along: readonly string[] }): Course<Kind>[] =>
    runs(
      along.map(stopOf).map(({ is, at }) => ({ is, at: put(at) })),
      ({ at }) => isOn(at),
    ).map(stops => ({ kind, stops }));
  return {
    box: placed.box,
    hexes: [...hexesOf(placed)].map(hex => ({ ...hex, at: put(hex.at) })),
    areas: document.areas.flatMap(({ ground, hexes, outline }) =>
      pieces(outline).map(piece => ({ ground, hexes: hexes.map(hexPlace).map(put), outline: piece })),
    ),
    buildings: document.buildings.flatMap(({ stairs = [], steeple, ...building }) =>
      pieces(building.outline).map(
        (piece): SceneBuilding => ({
          ...building,
          outline: piece,
          stairsAt: stairs.map(hexPlace).map(put).filter(isOn),
          ...(steeple !== undefined && { steepleAt: put(hexPlace(steeple)) }),
        }),
      ),
    ),
    crests: document.crests.flatMap(({ level, outline }) =>
      pieces(outline).map(piece => ({ level, outline: piece })),
    ),
    sides: Object.entries(document.sides)
      .flatMap(([name, kind]): SceneSide[] => {
        const place = sidePlace(name);
        if (!place) return [];
        const { hex, side } = place;
        const [from, to] = endsOf(hex, side);
        const beyond = plus(plus(hex, SIDE_MIDDLES[side]), SIDE_MIDDLES[side]);
        const whole: SceneSide = { kind, ends: [put(from), put(to)], hexes: [put(hex), put(beyond)] };
        return isGate(document, name) ? besideGate(whole) : [whole];
      })
      .filter(({ ends }) => isOn(middle(...ends))),
    bars: (document.bars ?? [])
      .flatMap((name): (readonly [Point, Point])[] => {
        const place = sidePlace(name);
        if (!place) return [];
        const [from, to] = endsOf(place.hex, place.side);
        return [[put(from), put(to)]];
      })
      .filter(ends => isOn(middle(...ends))),
    roads: document.roads.flatMap(cut),
    watercourses: document.watercourses.flatMap(cut),
    bridges: document.bridges
      .map(({ hex, ...bridge }) => ({ ...bridge, at: put(hexPlace(hex)) }))
      .filter(({ at }) => isOn(at)),
    labels: document.labels.map(label => ({ ...label, at: put(label.at) })).filter(({ at }) => isOn(at)),
  };
}

/** The unbroken runs of two or more that pass a test. */
function runs<T>(items: readonly T[], test: (item: T) => boolean): T[][] {
  const found: T[][] = [[]];
  for (const item of items) {
    if (test(item)) found.at(-1)?.push(item);
    else found.push([]);
  }
  return found.filter(run => run.length > 1);
}

/** Half-hexes that meet are one hex: the board laid first names it, and counts unless it is bare there. */
function meet(first: SceneHex, second: SceneHex): SceneHex {
  return {
    ...first,
    ground: first.ground === 'open' ? second.ground : first.ground,
    level: first.level === 0 ? second.level : first.level,
  };
}

export function sceneOf(boards: readonly PlacedBoard[]): Scene {
  const parts = boards.map(laid);
  const hexes = new Map<string, SceneHex>();
  for (const hex of parts.flatMap(part => part.hexes)) {
    const key = placeKey(hex.at);
    const met = hexes.get(key);
    hexes.set(key, met ? meet(met, hex) : hex);
  }
  return {
    width: Math.max(0, ...parts.map(part => part.box.right)),
    height: Math.max(0, ...parts.map(part => part.box.bottom)),
    sheets: parts.map(part => part.box),
    hexes,
    areas: parts.flatMap(part => part.areas),
    buildings: parts.flatMap(part => part.buildings),
    crests: parts.flatMap(part => part.crests),
    sides: parts.flatMap(part => part.sides),
    bars: parts.flatMap(part => part.bars),
    roads: parts.flatMap(part => part.roads),
    watercourses: parts.flatMap(part => part.watercourses),
    bridges: parts.flatMap(part => part.bridges),
    labels: parts.flatMap(part => part.labels),
  };
}
