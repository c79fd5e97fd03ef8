/** The Terrain Effects Chart (6.1.1) for men: what it costs, how it covers, how high it stands; and what our ground plays as. */
import type { Ground, MATERIALS, SideTerrain } from '../../../board/document.ts';
import { type Chart, cell, chart } from '../../../engine/index.ts';
import { inferred, printed, substitute } from '../../kit/source.ts';
import { OURS } from './sources.ts';

export const TERRAINS = [
  'open',
  'woods',
  'brush',
  'grain',
  'orchard',
  'wooden building',
  'stone building',
  'rubble',
  'debris',
  'graveyard',
  'shellholes',
  'rough',
  'marsh',
  'gully',
] as const;
export type Terrain = (typeof TERRAINS)[number];

/**
 * Movement Points of men; the modifier to fire into it, and that of mortars and artillery; what each hex of it adds to
 * fire through; its height in half-levels.
 */
export const TERRAIN_CHART: Chart<number> = chart({
  id: 'terrain',
  title: 'Terrain Effects Chart',
  cite: '6.1.1(1)',
  source: OURS,
  rows: TERRAINS,
  columns: ['MP', 'DRM', 'mortar DRM', 'through', 'height'],
  cells: [
    [1, 0, 0, 0, 0],
    [2, 10, -10, 0, 2],
    [1, 5, 0, 5, 1],
    [1, 0, 0, 0, 1],
    [1, 0, 0, 0, 2],
    [2, 10, 10, 0, 2],
    [2, 20, 20, 0, 2],
    [3, 20, 10, 0, 1],
    [2, 10, -10, 10, 1],
    [1, 10, 10, 10, 1],
    [1, 10, 0, 0, 0],
    [2, 10, 10, 0, 0],
    [2, 0, 0, 0, 0],
    [2, 0, 0, 0, 0],
  ],
  exceptions: {
    'open/MP': printed('text l.518: 1 MP'),
    'open/DRM': printed('text l.586'),
    'woods/DRM': printed('text l.568: +10'),
    'woods/mortar DRM': printed('text l.798: −10'),
    'grain/DRM': printed('text l.459: none'),
    'grain/through': printed('text l.459: none'),
    'orchard/MP': inferred('text l.1949: 1 MP'),
    'orchard/DRM': inferred('text l.1985: none'),
    'orchard/through': inferred('text l.1985: none'),
    'wooden building/MP': printed('text l.630: 2 MP'),
    'stone building/MP': printed('text l.630: 2 MP'),
    'wooden building/DRM': printed('text l.568: +10'),
    'stone building/DRM': printed('text l.568: +20'),
    'rubble/DRM': printed('text l.564: +20'),
    'debris/DRM': printed('text l.564: +10'),
    'debris/through': printed('text l.564: +10'),
    'debris/mortar DRM': printed('text l.1498: −10'),
    'graveyard/DRM': printed('text l.564: +10'),
    'graveyard/through': printed('text l.564: +10'),
    'shellholes/DRM': printed('text l.564: +10'),
    'gully/MP': inferred('text l.1915: 2 MP'),
    'gully/DRM': printed('text l.790: open ground'),
  },
});
type HasTerrain = { readonly terrain: Chart<number> };

export const entryCost = ({ terrain }: HasTerrain, ground: Terrain): number => cell(terrain, ground, 'MP');
export const coverOf = ({ terrain }: HasTerrain, ground: Terrain): number => cell(terrain, ground, 'DRM');
export const hindranceOf = ({ terrain }: HasTerrain, ground: Terrain): number =>
  cell(terrain, ground, 'through');
export const heightOf = ({ terrain }: HasTerrain, ground: Terrain): number => cell(terrain, ground, 'height');

export const HEXSIDES = ['wall', 'hedge', 'bocage'] as const;
export type Hexside = (typeof HEXSIDES)[number];

/** What a hexside costs besides, how it covers those behind it, its height in half-levels. */
export const HEXSIDE_CHART: Chart<number> = chart({
  id: 'hexsides',
  title: 'Hexsides',
  cite: '6.1.2',
  source: OURS,
  rows: HEXSIDES,
  columns: ['MP', 'DRM', 'height'],
  cells: [
    [1, 10, 1],
    [1, 5, 1],
    [2, 20, 2],
  ],
  exceptions: {
    'bocage/DRM': printed('text l.772: +20'),
    'bocage/height': printed('text l.774: one level'),
    'wall/height': printed('text l.510: half a level'),
  },
});
type HasHexsides = { readonly hexsides: Chart<number> };

export const crossingCost = ({ hexsides }: HasHexsides, side: Hexside): number => cell(hexsides, side, 'MP');
export const coverBehind = ({ hexsides }: HasHexsides, side: Hexside): number => cell(hexsides, side, 'DRM');
export const heightOfSide = ({ hexsides }: HasHexsides, side: Hexside): number =>
  cell(hexsides, side, 'height');

const OUR_BOARDS = substitute('our boards show more than the book knows; it plays as this');

const GROUND_PLAYS: Readonly<Record<Ground, Terrain | 'building' | 'impassable'>> = {
  open: 'open',
  sand: 'open',
  woods: 'woods',
  brush: 'brush',
  vineyard: 'brush',
  orchard: 'orchard',
  grain: 'grain',
  marsh: 'marsh',
  water: 'impassable',
  building: 'building',
  rubble: 'rubble',
  shellholes: 'shellholes',
  graveyard: 'graveyard',
  rough: 'rough',
  crag: 'rough',
  debris: 'debris',
};

export const GROUND_RULINGS: Chart<Terrain | 'building' | 'impassable'> = chart({
  id: 'ground-rulings',
  title: 'What our ground plays as',
  cite: '6.1.1(2)',
  source: OUR_BOARDS,
  rows: Object.keys(GROUND_PLAYS),
  columns: ['plays as'],
  cells: Object.values(GROUND_PLAYS).map(as => [as]),
});

/** A building whose material is not known is of wood (6.4). Undefined: nobody goes there. */
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

const SIDE_PLAYS: Readonly<Record<Exclude<SideTerrain, 'cliff'>, Hexside>> = {
  wall: 'wall',
  hedge: 'hedge',
  hedgerow: 'bocage',
  bocage: 'bocage',
};

export const SIDE_RULINGS: Chart<Hexside> = chart({
  id: 'hexside-rulings',
  title: 'What our hexsides play as',
  cite: '6.7.2.1',
  source: OUR_BOARDS,
  rows: Object.keys(SIDE_PLAYS),
  columns: ['plays as'],
  cells: Object.values(SIDE_PLAYS).map(as => [as]),
});

/** Undefined: there is nothing but a cliff. */
export const hexsideOf = (
  { sideRulings }: { readonly sideRulings: typeof SIDE_RULINGS },
  side: SideTerrain,
): Hexside | undefined => (side === 'cliff' ? undefined : cell(sideRulings, side, 'plays as'));
