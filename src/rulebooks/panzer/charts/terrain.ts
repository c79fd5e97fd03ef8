/** Terrain (B12.7): what it costs, how it covers, how high it stands; and what our boards’ ground plays as. */
import type { Ground, MATERIALS, RoadKind, SideTerrain } from '../../../board/document.ts';
import { type Chart, cell, chart, type Source } from '../../../engine/index.ts';
import { inferred, printed, published } from '../../kit/source.ts';
import { OURS } from './sources.ts';

export const TERRAINS = [
  'clear',
  'soft sand',
  'rough',
  'scrub',
  'light grove',
  'grove',
  'wooden building',
  'stone building',
  'rubble',
  'gully',
] as const;
export type Terrain = (typeof TERRAINS)[number];
export const TRACTIONS = ['tracked', 'half-tracked', 'wheeled'] as const;
export type Traction = (typeof TRACTIONS)[number];
export const COVERS = ['no cover', 'Light cover', 'Medium cover', 'Heavy cover'] as const;
export type Cover = (typeof COVERS)[number];
/** Those who lie low find cover where a vehicle has none. */
type Sheltered = 'vehicle' | 'leg';

const WEAK = published('players’ accounts of the base game, filled up by ours');

/**
 * Movement points to enter, for tracks and for wheels (0: they can't), and for a turn; cover by its degree, for vehicles
 * and for leg and towed units; its height above the ground; its own GP Defense (0: none); bogging at most.
 */
export const TERRAIN_CHART: Chart<number> = chart({
  id: 'terrain',
  title: 'Terrain',
  cite: 'B12.7',
  source: WEAK,
  rows: TERRAINS,
  columns: ['tracks', 'wheels', 'turn', 'cover', 'leg cover', 'height', 'GP Defense', 'bog'],
  cells: [
    [1, 1, 1, 0, 0, 0, 0, 0],
    [2, 3, 2, 0, 0, 0, 0, 40],
    [2, 3, 2, 0, 1, 0, 0, 30],
    [2, 2, 2, 1, 1, 0, 0, 0],
    [2, 0, 2, 1, 1, 1, 0, 0],
    [2, 0, 2, 2, 2, 2, 0, 0],
    [2, 0, 2, 3, 3, 1, 4, 0],
    [2, 0, 2, 3, 3, 1, 8, 0],
    [3, 0, 3, 2, 2, 0, 0, 25],
    [2, 0, 2, 0, 0, -1, 0, 20],
  ],
  exceptions: {
    'rough/bog': inferred('text l.826: 35 with −5 is the last roll that bogs'),
    'grove/cover': printed('text l.451: a grove is Medium cover'),
    'grove/leg cover': printed('text l.451: a grove is Medium cover'),
  },
});
type HasTerrain = { readonly terrain: typeof TERRAIN_CHART };

/** Undefined: no such vehicle goes there. */
export function entryCost({ terrain }: HasTerrain, ground: Terrain, traction: Traction): number | undefined {
  const cost = cell(terrain, ground, traction === 'wheeled' ? 'wheels' : 'tracks');
  return cost === 0 ? undefined : cost;
}
export const turnCost = ({ terrain }: HasTerrain, ground: Terrain): number => cell(terrain, ground, 'turn');
export const coverIn = ({ terrain }: HasTerrain, ground: Terrain, who: Sheltered): Cover =>
  COVERS[cell(terrain, ground, who === 'vehicle' ? 'cover' : 'leg cover')] ?? 'no cover';
export const heightOf = ({ terrain }: HasTerrain, ground: Terrain): number => cell(terrain, ground, 'height');
export const defenceOf = ({ terrain }: HasTerrain, ground: Terrain): number =>
  cell(terrain, ground, 'GP Defense');
export const bogsAt = ({ terrain }: HasTerrain, ground: Terrain): number => cell(terrain, ground, 'bog');

/** What a hexside costs besides, for tracks and wheels (0: they can't cross it), what cover it gives behind it, and what it withstands (0: nothing is there to attack). */
export const SIDE_CHART: Chart<number> = chart({
  id: 'hexsides',
  title: 'Hexsides',
  cite: 'B12.7',
  source: OURS,
  rows: ['wall', 'hedge', 'hedgerow', 'bocage', 'cliff'],
  columns: ['tracks', 'wheels', 'cover', 'GP Defense'],
  cells: [
    [1, 0, 1, 3],
    [1, 1, 1, 0],
    [2, 0, 2, 0],
    [2, 0, 2, 0],
    [0, 0, 0, 0],
  ],
});
type HasSides = { readonly hexsides: typeof SIDE_CHART };

/** Undefined: no such vehicle crosses it. */
export function crossingCost({ hexsides }: HasSides, side: SideTerrain, by: Traction): number | undefined {
  const cost = cell(hexsides, side, by === 'wheeled' ? 'wheels' : 'tracks');
  return cost === 0 ? undefined : cost;
}
export const coverBehind = ({ hexsides }: HasSides, side: SideTerrain): Cover =>
  COVERS[cell(hexsides, side, 'cover')] ?? 'no cover';

export const wallDefence = ({ hexsides }: HasSides, side: SideTerrain): number =>
  cell(hexsides, side, 'GP Defense');

type GroundRuling = Terrain | 'building' | 'impassable';
const OUR_BOARDS: Source = { ...OURS, from: 'our boards show more than the book knows; it plays as this' };

const plays = <Kind extends string, As extends string>(
  id: string,
  title: string,
  kinds: Readonly<Record<Kind, As>>,
): Chart<As> =>
  chart({
    id,
    title,
    cite: 'B12.7',
    source: OUR_BOARDS,
    rows: Object.keys(kinds),
    columns: ['plays as'],
    cells: Object.values<As>(kinds).map(as => [as]),
  });

export const GROUND_RULINGS: Chart<GroundRuling> = plays<Ground, GroundRuling>(
  'ground-rulings',
  'What our ground plays as',
  {
    open: 'clear',
    sand: 'soft sand',
    rough: 'rough',
    brush: 'scrub',
    orchard: 'light grove',
    woods: 'grove',
    building: 'building',
    rubble: 'rubble',
    grain: 'clear',
    vineyard: 'scrub',
    marsh: 'soft sand',
    shellholes: 'rough',
    graveyard: 'scrub',
    crag: 'rough',
    debris: 'rubble',
    water: 'impassable',
  },
);

/** A building whose material is not known is of wood. Undefined: nobody goes there. */
export function terrainOf(
  { groundRulings }: { readonly groundRulings: typeof GROUND_RULINGS },
  ground: Ground,
  material: (typeof MATERIALS)[number] = 'wood',
): Terrain | undefined {
  const ruling = cell(groundRulings, ground, 'plays as');
  if (ruling === 'impassable') return undefined;
  if (ruling !== 'building') return ruling;
  return material === 'stone' ? 'stone building' : 'wooden building';
}

export type Way = 'road' | 'path';
export const ROAD_RULINGS: Chart<Way> = plays<RoadKind, Way>('road-rulings', 'What our roads play as', {
  road: 'road',
  dirt: 'path',
  path: 'path',
  sunken: 'road',
  elevated: 'road',
});

export const wayOf = ({ roadRulings }: { readonly roadRulings: typeof ROAD_RULINGS }, road: RoadKind): Way =>
  cell(roadRulings, road, 'plays as');

/** Movement points for each hexside of a turn on a road or path; a hex along them costs one (text l.1068). */
export const WAY_TURNS: Chart<number> = chart({
  id: 'way-turns',
  title: 'Turns on roads and paths',
  cite: 'B12.2',
  source: WEAK,
  rows: ['road', 'path'],
  columns: ['turn'],
  cells: [[0], [1]],
});

export const wayTurn = ({ wayTurns }: { readonly wayTurns: typeof WAY_TURNS }, way: Way): number =>
  cell(wayTurns, way, 'turn');
