/** The terrain chart for infantry (4.1.6, 5.3.1), and what our boards show that step one does not know. */
import type { Ground, MATERIALS, RoadKind, SideTerrain, WatercourseKind } from '../../../board/document.ts';
import { type Chart, cell, chart, type Source } from '../../../engine/index.ts';
import { printed, substitute } from './source.ts';

export const TERRAINS = [
  'open ground',
  'woods',
  'shell holes',
  'wheat',
  'orchard',
  'brush',
  'rubble',
  'wooden building',
  'stone building',
] as const;
export type Terrain = (typeof TERRAINS)[number];
type Material = (typeof MATERIALS)[number];

/**
 * MF to enter; TEM; how many levels it rises above its hex as an obstacle; `open`: movers there draw the modifier for
 * it, and routers may not cross it under fire; `cover`: where routs end and rallies are easier.
 */
export const TERRAIN_CHART: Chart<number | boolean> = chart<number | boolean>({
  id: 'terrain-chart',
  title: 'Terrain chart',
  cite: '4.1.6',
  source: printed('rules 4.1.6, 5.3.1, 2.1.11, 14.11 to 14.16'),
  rows: TERRAINS,
  columns: ['MF', 'TEM', 'height', 'open', 'cover'],
  cells: [
    [1, 0, 0, true, false],
    [2, 1, 1, false, true],
    [1, 1, 0, false, false],
    [1, 0, 0, false, false],
    [1, 0, 0, false, false],
    [2, 0, 0, false, false],
    [3, 2, 1, false, true],
    [2, 2, 1, false, true],
    [2, 3, 1, false, true],
  ],
});
type HasTerrainChart = { readonly terrainChart: typeof TERRAIN_CHART };

/** The cost of terrain (COT). */
export const infantryCost = ({ terrainChart }: HasTerrainChart, terrain: Terrain): number =>
  Number(cell(terrainChart, terrain, 'MF'));
/** The terrain effects modifier (TEM). */
export const terrainModifier = ({ terrainChart }: HasTerrainChart, terrain: Terrain): number =>
  Number(cell(terrainChart, terrain, 'TEM'));
export const obstacleHeight = ({ terrainChart }: HasTerrainChart, terrain: Terrain): number =>
  Number(cell(terrainChart, terrain, 'height'));
export const isOpenGround = ({ terrainChart }: HasTerrainChart, terrain: Terrain): boolean =>
  cell(terrainChart, terrain, 'open') === true;
export const isCoverTerrain = ({ terrainChart }: HasTerrainChart, terrain: Terrain): boolean =>
  cell(terrainChart, terrain, 'cover') === true;

/** The months in which wheat stands (14.11.5). */
export const SEASONS: Chart<number> = chart({
  id: 'seasons',
  title: 'Seasons',
  cite: '14.11.5',
  source: printed('rule 14.11.5'),
  rows: ['wheat'],
  columns: ['first month', 'last month'],
  cells: [[6, 10]],
});
type HasSeasons = { readonly seasons: typeof SEASONS };

export const wheatStands = ({ seasons }: HasSeasons, month: number): boolean =>
  month >= cell(seasons, 'wheat', 'first month') && month <= cell(seasons, 'wheat', 'last month');

const BOOK = printed('rules 4.1.6 and 14');
const LATER = substitute('has rules of its own from step two on; until then it plays as this');

type Ruling = Terrain | 'building' | 'impassable';

/** What a hex plays as, by what the board shows in it. */
export const GROUND_RULINGS: Chart<Ruling> = rulings<Ground, Ruling>(
  'ground-rulings',
  'What our ground plays as',
  {
    open: ['open ground', BOOK],
    woods: ['woods', BOOK],
    building: ['building', BOOK],
    shellholes: ['shell holes', BOOK],
    grain: ['wheat', BOOK],
    orchard: ['orchard', BOOK],
    brush: ['brush', BOOK],
    rubble: ['rubble', printed('rule 14.4.4; its cover is that of a wooden building')],
    vineyard: ['brush', LATER],
    marsh: ['brush', LATER],
    graveyard: ['orchard', LATER],
    rough: ['brush', LATER],
    crag: ['brush', LATER],
    debris: ['shell holes', LATER],
    sand: ['open ground', LATER],
    water: ['impassable', LATER],
  },
);
type HasGroundRulings = { readonly groundRulings: typeof GROUND_RULINGS };

type RoadRuling = 'road' | 'no road';

export const ROAD_RULINGS: Chart<RoadRuling> = rulings<RoadKind, RoadRuling>(
  'road-rulings',
  'What our roads play as',
  {
    road: ['road', BOOK],
    dirt: ['road', BOOK],
    sunken: ['road', LATER],
    elevated: ['road', LATER],
    path: ['no road', printed('rule 1.2.5: sidewalks and paths have no effect')],
  },
);
type HasRoadRulings = { readonly roadRulings: typeof ROAD_RULINGS };

/** What a hexside costs besides the hex, its TEM, and whether it stops a line that touches neither end. */
export const SIDE_CHART: Chart<number | boolean> = chart<number | boolean>({
  id: 'side-chart',
  title: 'Walls and hedges',
  cite: '5.3.1',
  source: printed('rules 4.1.7, 5.3.1, 14.5 and 14.6'),
  rows: ['wall', 'hedge', 'hedgerow', 'bocage', 'cliff'],
  columns: ['MF', 'TEM', 'blocks', 'passable'],
  cells: [
    [1, 2, true, true],
    [1, 1, true, true],
    [2, 2, true, true],
    [2, 2, true, true],
    [0, 0, false, false],
  ],
});
type HasSideChart = { readonly sideChart: typeof SIDE_CHART };

export const sideCost = ({ sideChart }: HasSideChart, side: SideTerrain): number =>
  Number(cell(sideChart, side, 'MF'));
export const sideModifier = ({ sideChart }: HasSideChart, side: SideTerrain): number =>
  Number(cell(sideChart, side, 'TEM'));
export const sideBlocks = ({ sideChart }: HasSideChart, side: SideTerrain): boolean =>
  cell(sideChart, side, 'blocks') === true;
export const isPassableSide = ({ sideChart }: HasSideChart, side: SideTerrain): boolean =>
  cell(sideChart, side, 'passable') === true;

/** How much higher one must be to look into it from farther than the next hex, within ten hexes (2.2.3). */
export const SUNKEN_CHART: Chart<number> = chart({
  id: 'sunken-chart',
  title: 'Gullies and streams',
  cite: '2.2.3',
  source: printed('rules 14.21.5 and 14.22.18'),
  rows: ['gully', 'stream'],
  columns: ['levels'],
  cells: [[3], [3]],
});
type HasSunkenChart = { readonly sunkenChart: typeof SUNKEN_CHART };

export const levelsToSeeInto = ({ sunkenChart }: HasSunkenChart, kind: WatercourseKind): number =>
  cell(sunkenChart, kind, 'levels');

/** What the hex plays as; undefined where nobody can go. A building whose material is not known is wooden. */
export function terrainOf(
  { groundRulings }: HasGroundRulings,
  ground: Ground,
  material: Material = 'wood',
): Terrain | undefined {
  const ruling = cell(groundRulings, ground, 'plays as');
  if (ruling === 'impassable') return undefined;
  if (ruling !== 'building') return ruling;
  return material === 'stone' ? 'stone building' : 'wooden building';
}

export const isRoad = ({ roadRulings }: HasRoadRulings, road: RoadKind): boolean =>
  cell(roadRulings, road, 'plays as') === 'road';

function rulings<Kind extends string, As extends string>(
  id: string,
  title: string,
  kinds: Readonly<Record<Kind, readonly [As, Source]>>,
): Chart<As> {
  const entries = Object.entries<readonly [As, Source]>(kinds);
  return chart({
    id,
    title,
    cite: '14.1',
    source: substitute('our boards show more than step one of the book knows'),
    rows: entries.map(([kind]) => kind),
    columns: ['plays as'],
    cells: entries.map(([, [as]]) => [as]),
    exceptions: Object.fromEntries(entries.map(([kind, [, source]]) => [`${kind}/plays as`, source])),
  });
}
