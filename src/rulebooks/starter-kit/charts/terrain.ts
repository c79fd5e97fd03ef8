/** The terrain chart for infantry (1.1.1), and what our boards show that the book doesn't know. */
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
] as const;
export type Terrain = (typeof TERRAINS)[number];
type Material = (typeof MATERIALS)[number];

/** MF to enter, TEM, hindrance a hex; `open`: exposed to FFMO and interdiction; `shelter`: woods or building. */
export const TERRAIN_CHART: Chart<number | boolean> = chart<number | boolean>({
  id: 'terrain-chart',
  title: 'Terrain chart',
  cite: '1.1.1.a',
  source: printed('rules 1.1.1; grain as it is in season'),
  rows: TERRAINS,
  columns: ['MF', 'TEM', 'hindrance', 'open', 'shelter'],
  cells: [
    [1, 0, 0, true, false],
    [2, 1, 0, false, true],
    [2, 0, 1, false, false],
    [1, 0, 1, false, false],
    [1.5, 0, 1, false, false],
    [2, 2, 0, false, true],
    [2, 3, 0, false, true],
  ],
});

/** The cost of terrain (COT), before crest lines double it and smoke adds to it. */
export const infantryCost = (terrain: Terrain, table = TERRAIN_CHART): number =>
  Number(cell(table, terrain, 'MF'));
/** The terrain effects modifier (TEM). */
export const terrainModifier = (terrain: Terrain, table = TERRAIN_CHART): number =>
  Number(cell(table, terrain, 'TEM'));
export const hindranceOf = (terrain: Terrain, table = TERRAIN_CHART): number =>
  Number(cell(table, terrain, 'hindrance'));
export const isOpenGround = (terrain: Terrain, table = TERRAIN_CHART): boolean =>
  cell(table, terrain, 'open') === true;
export const isShelter = (terrain: Terrain, table = TERRAIN_CHART): boolean =>
  cell(table, terrain, 'shelter') === true;

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

export function inSeason(terrain: 'orchard' | 'grain', month: number, table = SEASONS): boolean {
  return month >= cell(table, terrain, 'first month') && month <= cell(table, terrain, 'last month');
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
    cliff: ['impassable', substitute('not in the book; nobody walks up or down a cliff')],
    stream: ['nothing', NO_WATERCOURSE],
    gully: ['nothing', NO_WATERCOURSE],
  },
);

/** What the hex plays as; undefined where nobody can go. A building whose material is not known is wooden. */
export function terrainOf(
  ground: Ground,
  material: Material = 'wood',
  table = GROUND_RULINGS,
): Terrain | undefined {
  const ruling = cell(table, ground, 'plays as');
  if (ruling === 'impassable') return undefined;
  if (ruling !== 'building') return ruling;
  return material === 'stone' ? 'stone building' : 'wooden building';
}

export function roadOf(road: RoadKind, table = ROAD_RULINGS): RoadRuling {
  return cell(table, road, 'plays as');
}

export function isImpassable(edge: SideTerrain | WatercourseKind, table = EDGE_RULINGS): boolean {
  return cell(table, edge, 'plays as') === 'impassable';
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
