/**
 * Sketches of boards for tests: what the hexes hold, houses, levels, roads. Each drawing stays within its hexes.
 *
 *     sketchBoard({ hexes: { D4: 'stone building', E5: 'woods' }, levels: { F6: 1 } })
 */
import { cellOf, centreOf, type Point, parseHexName, VERTICES } from '../hex/index.ts';
import type { BoardDocument, Ground } from './document.ts';

export type SketchedTerrain = Exclude<Ground, 'building'> | 'stone building' | 'wooden building';

export interface Sketch {
  /** What the hexes hold; a building is a house of its own. */
  readonly hexes?: Readonly<Record<string, SketchedTerrain>>;
  /** Houses of several hexes in a row, by id. */
  readonly buildings?: Readonly<
    Record<
      string,
      {
        readonly material: 'stone' | 'wood';
        readonly hexes: readonly string[];
        readonly upper?: number;
        readonly stairs?: readonly string[];
        readonly steeple?: string;
      }
    >
  >;
  readonly levels?: Readonly<Record<string, number>>;
  /** Each along neighbouring hexes, or in from a hexside: `['D5/S', 'D5', 'D4']`. */
  readonly roads?: readonly (readonly string[])[];
  /** Whatever else the board should have, or have otherwise. */
  readonly board?: Partial<BoardDocument>;
  /** Columns and rows; 13 by 10 if nothing is said. */
  readonly size?: readonly [number, number];
}

const MATERIAL: Partial<Record<SketchedTerrain, 'stone' | 'wood'>> = {
  'stone building': 'stone',
  'wooden building': 'wood',
};

export function sketchBoard(sketch: Sketch): BoardDocument {
  const { hexes = {}, levels = {}, roads = [], buildings = {}, size = [13, 10] } = sketch;
  const grounds = Object.entries(hexes).map(([name, terrain]) => [onBoard(name), terrain] as const);
  const houses = [
    ...grounds.flatMap(([name, terrain]) => {
      const material = MATERIAL[terrain];
      return material ? [{ id: name, material, hexes: [name], upper: 0 }] : [];
    }),
    ...Object.entries(buildings).map(([id, { material, hexes: names, upper = 0, stairs, steeple }]) => ({
      id,
      material,
      hexes: names.map(onBoard),
      upper,
      ...(stairs && { stairs: stairs.map(onBoard) }),
      ...(steeple !== undefined && { steeple: onBoard(steeple) }),
    })),
  ];
  const document: BoardDocument = {
    format: 'hedgerow board 1',
    id: 'test',
    title: 'A test board',
    about: '',
    columns: size[0],
    rows: size[1],
    hexes: {},
    sides: {},
    areas: grounds.flatMap(([name, ground]) =>
      isDrawn(ground)
        ? [{ ground, hexes: [name], outline: outline(VERTICES.map(at => within(name, at))) }]
        : [],
    ),
    buildings: houses.map(house => ({ ...house, outline: houseOutline(house.hexes) })),
    crests: [],
    roads: roads.map(along => ({ kind: 'road', along: along.map(onBoard) })),
    watercourses: [],
    bridges: [],
    labels: [],
    ...sketch.board,
  };
  for (const [name, ground] of grounds) if (isGround(ground)) document.hexes[name] = { ground };
  for (const name of houses.flatMap(house => house.hexes)) document.hexes[name] = { ground: 'building' };
  for (const [name, level] of Object.entries(levels)) {
    document.hexes[onBoard(name)] = { ...document.hexes[onBoard(name)], level };
  }
  return document;
}

const isGround = (terrain: SketchedTerrain): terrain is Exclude<Ground, 'building'> =>
  MATERIAL[terrain] === undefined;
const isDrawn = (terrain: SketchedTerrain): terrain is Exclude<Ground, 'building' | 'open'> =>
  isGround(terrain) && terrain !== 'open';

const onBoard = (hex: string) => hex.slice(hex.indexOf(':') + 1);

function centre(name: string): Point {
  const place = parseHexName(name);
  if (!place) throw new Error(`'${name}' is no hex`);
  return centreOf(cellOf(place.column, place.row));
}

/** Seven eighths of the way from the centre: the drawing ends short of the hexsides. */
function within(name: string, { x, y }: Point): Point {
  const at = centre(name);
  return { x: at.x + (x / 8) * 7, y: at.y + (y / 8) * 7 };
}

const outline = (points: readonly Point[]): [number, number][] => points.map(({ x, y }) => [x, y]);

const HALF_WIDTH = 28;

/** A square house, or a long one that runs from hex to hex: along its one side and back along the other. */
function houseOutline(names: readonly string[]): [number, number][] {
  const dots = (names.length === 1 ? [...names, ...names] : names).map(centre);
  const [first, last] = [dots[0], dots.at(-1)];
  if (!first || !last) throw new Error('a house has hexes');
  const upright = first.x === last.x && names.length > 1;
  const across = upright ? { x: HALF_WIDTH, y: 0 } : { x: 0, y: HALF_WIDTH };
  const reach = upright
    ? { x: 0, y: Math.sign(last.y - first.y) * HALF_WIDTH }
    : { x: (Math.sign(last.x - first.x) || 1) * HALF_WIDTH, y: 0 };
  const ends = dots.map((dot, i) => ({
    x: dot.x + (i === dots.length - 1 ? reach.x : 0) - (i === 0 ? reach.x : 0),
    y: dot.y + (i === dots.length - 1 ? reach.y : 0) - (i === 0 ? reach.y : 0),
  }));
  const there = ends.map(({ x, y }) => ({ x: x - across.x, y: y - across.y }));
  const back = ends.map(({ x, y }) => ({ x: x + across.x, y: y + across.y })).toReversed();
  return outline([...there, ...back]);
}
