/** The terrain chart for infantry (1.1.1, 8.2), and what our boards show that the book doesn't know. */
import type { Ground, MATERIALS, RoadKind, SideTerrain, WatercourseKind } from '../../../board/document.ts';
import { type Chart, cell, chart, type Source } from '../../../engine/index.ts';
import { printed, substitute } from './source.ts';

export const TERRAINS = [
  'open ground',
  'woods',
  'brush',
  'orchard',
  'grain',
  'wooden building',
  'stone building',
  'dense jungle',
  'light jungle',
  'bamboo',
  'palm trees',
  'kunai',
  'hut',
  'collapsed hut',
] as const;
export type Terrain = (typeof TERRAINS)[number];
type Material = (typeof MATERIALS)[number];

/**
 * MF to enter, TEM, TEM against the fire of mortars, hindrance a hex; `open`: exposed to FFMO and interdiction;
 * `shelter`: woods or building to a router; `concealment`: in the Pacific units may hide there.
 */
export const TERRAIN_CHART: Chart<number | boolean | 'all'> = chart<number | boolean | 'all'>({
  id: 'terrain-chart',
  title: 'Terrain chart',
  cite: '1.1.1.a',
  source: printed('rules 1.1.1, 8.2.1 and 8.3; grain as it is in season'),
  rows: TERRAINS,
  columns: ['MF', 'TEM', 'TEM, mortar', 'hindrance', 'open', 'shelter', 'concealment'],
  cells: [
    [1, 0, 0, 0, true, false, false],
    [2, 1, -1, 0, false, true, false],
    [2, 0, 0, 1, false, false, false],
    [1, 0, 0, 1, false, false, false],
    [1.5, 0, 0, 1, false, false, false],
    [2, 2, 2, 0, false, true, true],
    [2, 3, 3, 0, false, true, true],
    [2, 2, -1, 0, false, true, true],
    [2, 1, -1, 0, false, true, true],
    ['all', 1, -1, 0, false, false, true],
    [1, 0, 0, 1, false, false, true],
    [2, 0, 0, 1, false, false, true],
    [2, 1, 1, 1, false, true, true],
    [2, 0, 0, 1, false, false, true],
  ],
});
type HasTerrainChart = { readonly terrainChart: typeof TERRAIN_CHART };

/** The cost of terrain (COT), before crest lines double it and smoke adds to it. Bamboo takes all that a unit has. */
export function infantryCost({ terrainChart }: HasTerrainChart, terrain: Terrain): number {
  const cost = cell(terrainChart, terrain, 'MF');
  return cost === 'all' ? Number.POSITIVE_INFINITY : Number(cost);
}
/** The terrain effects modifier (TEM). */
export const terrainModifier = ({ terrainChart }: HasTerrainChart, terrain: Terrain): number =>
  Number(cell(terrainChart, terrain, 'TEM'));
/** Against mortars: in trees their shells burst above those whom they should cover. */
export const mortarModifier = ({ terrainChart }: HasTerrainChart, terrain: Terrain): number =>
  Number(cell(terrainChart, terrain, 'TEM, mortar'));
export const hindranceOf = ({ terrainChart }: HasTerrainChart, terrain: Terrain): number =>
  Number(cell(terrainChart, terrain, 'hindrance'));
export const isOpenGround = ({ terrainChart }: HasTerrainChart, terrain: Terrain): boolean =>
  cell(terrainChart, terrain, 'open') === true;
export const isShelter = ({ terrainChart }: HasTerrainChart, terrain: Terrain): boolean =>
  cell(terrainChart, terrain, 'shelter') === true;

export const isConcealmentTerrain = ({ terrainChart }: HasTerrainChart, terrain: Terrain): boolean =>
  cell(terrainChart, terrain, 'concealment') === true;

/** Where trees stand: mortar shells burst in them, vehicles may bog in them. */
export const isWooded = (charts: HasTerrainChart, terrain: Terrain): boolean =>
  mortarModifier(charts, terrain) < 0;

/** What European terrain becomes where Pacific terrain is in effect (8.2); what isn't named stays as it is. */
export const PACIFIC_TERRAIN: Chart<Terrain> = chart<Terrain>({
  id: 'pacific-terrain',
  title: 'Pacific terrain',
  cite: '8.2.a',
  source: printed('rule 8.2; a wooden building whose hex shows two or more whole ones'),
  rows: ['woods', 'woods, if the jungle is light', 'brush', 'orchard', 'grain', 'wooden buildings'],
  columns: ['plays as'],
  cells: [['dense jungle'], ['light jungle'], ['bamboo'], ['palm trees'], ['kunai'], ['hut']],
});
type HasPacificTerrain = { readonly pacificTerrain: typeof PACIFIC_TERRAIN };

/** `huts`: the hex shows several small houses and no part of a bigger one. */
export function pacificTerrain(
  { pacificTerrain: table }: HasPacificTerrain,
  terrain: Terrain,
  { lightJungle = false, huts = false } = {},
): Terrain {
  const row =
    terrain === 'wooden building' && huts
      ? 'wooden buildings'
      : terrain === 'woods' && lightJungle
        ? 'woods, if the jungle is light'
        : terrain;
  return table.rows.includes(row) ? cell(table, row, 'plays as') : terrain;
}

/** The months in which it is in season. */
export const SEASONS: Chart<number> = chart({
  id: 'seasons',
  title: 'Seasons',
  cite: '1.1.1.grain.a',
  source: printed('rules 1.1.1, orchards and grain'),
  rows: ['orchard', 'grain'],
  columns: ['first month', 'last month'],
  cells: [
    [4, 10],
    [6, 9],
  ],
});
type HasSeasons = { readonly seasons: typeof SEASONS };

export function inSeason({ seasons }: HasSeasons, terrain: 'orchard' | 'grain', month: number): boolean {
  return month >= cell(seasons, terrain, 'first month') && month <= cell(seasons, terrain, 'last month');
}

const BOOK = printed('rules 1.1.1');
/** Low growth or soft ground that slows and hides a man but stops no bullet: the book's brush. */
const AS_BRUSH = substitute('not in the book; slows and hides without stopping bullets, as its brush does');

type Ruling = Terrain | 'building' | 'impassable';

/** What a hex plays as, by what the board shows in it. */
export const GROUND_RULINGS: Chart<Ruling> = rulings<Ground, Ruling>(
  'ground-rulings',
  'What our ground plays as',
  {
    open: ['open ground', BOOK],
    woods: ['woods', BOOK],
    brush: ['brush', BOOK],
    orchard: ['orchard', BOOK],
    grain: ['grain', BOOK],
    building: ['building', BOOK],
    vineyard: ['brush', AS_BRUSH],
    marsh: ['brush', AS_BRUSH],
    graveyard: ['brush', AS_BRUSH],
    rough: ['brush', AS_BRUSH],
    crag: ['brush', AS_BRUSH],
    debris: ['brush', AS_BRUSH],
    sand: ['open ground', substitute('not in the book; hides nobody from sight')],
    shellholes: [
      'open ground',
      substitute('not in the book; hides nobody from sight, so none of its covers fits'),
    ],
    rubble: [
      'wooden building',
      substitute('not in the book; walls half down stop what a wooden house stops'),
    ],
    water: ['impassable', substitute('not in the book, which has no boats and no swimmers')],
  },
);
type HasGroundRulings = { readonly groundRulings: typeof GROUND_RULINGS };

type RoadRuling = 'paved road' | 'dirt road' | 'no road';

export const ROAD_RULINGS: Chart<RoadRuling> = rulings<RoadKind, RoadRuling>(
  'road-rulings',
  'What our roads play as',
  {
    road: ['paved road', BOOK],
    dirt: ['dirt road', BOOK],
    sunken: ['dirt road', substitute('not in the book, which has roads at the level of their hex alone')],
    elevated: ['dirt road', substitute('not in the book, which has roads at the level of their hex alone')],
    path: ['no road', substitute('not in the book; too narrow for a road bonus')],
  },
);
type HasRoadRulings = { readonly roadRulings: typeof ROAD_RULINGS };

type EdgeRuling = 'nothing' | 'impassable';
const NO_EDGE = substitute('not in the book, which gives hexsides no terrain');
const NO_WATERCOURSE = substitute('not in the book, whose lowest ground is level 0');

/** Hexsides and watercourses. */
export const EDGE_RULINGS: Chart<EdgeRuling> = rulings<SideTerrain | WatercourseKind, EdgeRuling>(
  'edge-rulings',
  'What our hexsides and watercourses play as',
  {
    wall: ['nothing', NO_EDGE],
    hedge: ['nothing', NO_EDGE],
    hedgerow: ['nothing', NO_EDGE],
    bocage: ['nothing', NO_EDGE],
    cliff: ['impassable', substitute('not in the book; nobody walks up or down a cliff')],
    stream: ['nothing', NO_WATERCOURSE],
    gully: ['nothing', NO_WATERCOURSE],
  },
);
type HasEdgeRulings = { readonly edgeRulings: typeof EDGE_RULINGS };

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

export function roadOf({ roadRulings }: HasRoadRulings, road: RoadKind): RoadRuling {
  return cell(roadRulings, road, 'plays as');
}

export function isImpassable({ edgeRulings }: HasEdgeRulings, edge: SideTerrain | WatercourseKind): boolean {
  return cell(edgeRulings, edge, 'plays as') === 'impassable';
}

function rulings<Kind extends string, As extends string>(
  id: string,
  title: string,
  kinds: Readonly<Record<Kind, readonly [As, Source]>>,
): Chart<As> {
  const entries = Object.entries<readonly [As, Source]>(kinds);
  return chart({
    id,
    title,
    cite: '1.1.1.a',
    source: substitute('our boards show more than the book knows'),
    rows: entries.map(([kind]) => kind),
    columns: ['plays as'],
    cells: entries.map(([, [as]]) => [as]),
    exceptions: Object.fromEntries(entries.map(([kind, [, source]]) => [`${kind}/plays as`, source])),
  });
}
