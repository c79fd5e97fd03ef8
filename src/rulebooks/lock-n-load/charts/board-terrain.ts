/** What the boards show, and what it plays as in this book. */
import type { Ground, MATERIALS, RoadKind, SideTerrain, WatercourseKind } from '../../../board/document.ts';
import { type Chart, cell, chart, type Source } from '../../../engine/index.ts';
import { LATER_EDITION, printed, published, substitute } from './source.ts';
import type { SightClass, Terrain } from './terrain.ts';

type Material = (typeof MATERIALS)[number];
type GroundRuling = Terrain | 'building' | 'impassable';
type Rulings<Kind extends string, As> = Readonly<Record<Kind, readonly [As, Source]>>;

const BOOK = printed('a terrain of the book');

const GROUNDS: Rulings<Ground, GroundRuling> = {
  open: ['Clear', BOOK],
  woods: ['Forest', substitute('our woods stand close enough to block sight, as Forest does')],
  orchard: ['Light Woods', substitute('rows of trees hinder sight without blocking it, as Light Woods do')],
  brush: ['Brush', BOOK],
  grain: ['Wheatfield', BOOK],
  vineyard: ['Low Crops', substitute('rows to creep between, as in Low Crops')],
  marsh: ['Brush', substitute('reeds hide a man as Brush does')],
  graveyard: ['Brush', substitute('stones and hedges hide a man as Brush does')],
  rough: ['Brush', substitute('stones and thorn hide a man as Brush does')],
  sand: ['Clear', substitute('nothing in it hides a man')],
  crag: ['Rubble', substitute('rock slows and shelters as Rubble does')],
  debris: ['Rubble', substitute('what is left of walls, as Rubble')],
  shellholes: ['Shell Holes', substitute('not in the text; cover a man can use and nobody overlooks')],
  rubble: ['Rubble', BOOK],
  building: ['building', BOOK],
  water: ['impassable', substitute('water hexes are named and not described')],
};

export const GROUND_RULINGS: Chart<GroundRuling> = rulings(
  'ground-rulings',
  'What our ground plays as',
  GROUNDS,
);
type HasGroundRulings = { readonly groundRulings: typeof GROUND_RULINGS };

type RoadRuling = 'road' | 'no road';
const ROADS: Rulings<RoadKind, RoadRuling> = {
  road: ['road', BOOK],
  dirt: ['road', BOOK],
  sunken: ['road', substitute('the book has roads at the level of their hex alone')],
  elevated: ['road', substitute('the book has roads at the level of their hex alone')],
  path: ['no road', substitute('too narrow to march on')],
};

export const ROAD_RULINGS: Chart<RoadRuling> = rulings('road-rulings', 'What our roads play as', ROADS);

export type Edge = SideTerrain | WatercourseKind;
type EdgeCell = number | boolean | SightClass;

/** Hexsides add to the cost of who crosses, shelter who lies behind; watercourses do so for who is in them. */
export const EDGE_CHART: Chart<EdgeCell> = chart<EdgeCell>({
  id: 'edge-chart',
  title: 'Hexsides and watercourses',
  cite: '10.4.a',
  source: substitute('named in the text, the values on the lost card'),
  rows: ['wall', 'hedge', 'hedgerow', 'bocage', 'cliff', 'stream', 'gully'] satisfies Edge[],
  columns: ['MP', 'TM', 'sight', 'height', 'passable'],
  cells: [
    [1, 2, 'open', 0, true],
    [1, 1, 'degrading', 0, true],
    [2, 2, 'blocking', 1, true],
    [2, 2, 'blocking', 1, true],
    [0, 0, 'open', 0, false],
    [1, 0, 'open', 0, true],
    [1, 1, 'open', 0, true],
  ],
  exceptions: {
    'stream/sight': published(`${LATER_EDITION}: streams are open terrain`),
  },
});
type HasRoadRulings = { readonly roadRulings: typeof ROAD_RULINGS };
type HasEdgeChart = { readonly edgeChart: typeof EDGE_CHART };

export const crossingCost = ({ edgeChart }: HasEdgeChart, edge: Edge): number =>
  Number(cell(edgeChart, edge, 'MP'));
export const edgeModifier = ({ edgeChart }: HasEdgeChart, edge: Edge): number =>
  Number(cell(edgeChart, edge, 'TM'));
export const edgeSight = ({ edgeChart }: HasEdgeChart, edge: Edge): SightClass =>
  cell(edgeChart, edge, 'sight') as SightClass;
export const edgeHeight = ({ edgeChart }: HasEdgeChart, edge: Edge): number =>
  Number(cell(edgeChart, edge, 'height'));
export const isPassable = ({ edgeChart }: HasEdgeChart, edge: Edge): boolean =>
  cell(edgeChart, edge, 'passable') === true;

/** The least number of hexes of a stone building with two stories (10.2). */
const MULTI_STORY_HEXES = 3;

/** What the hex plays as; undefined where nobody can go. A building of which nothing is known is a small wooden one. */
export function terrainOf(
  { groundRulings }: HasGroundRulings,
  ground: Ground,
  building: { readonly material: Material; readonly hexes: number } = { material: 'wood', hexes: 1 },
): Terrain | undefined {
  const ruling = cell(groundRulings, ground, 'plays as');
  if (ruling === 'impassable') return undefined;
  if (ruling !== 'building') return ruling;
  if (building.material === 'wood') return 'LC Building';
  return building.hexes >= MULTI_STORY_HEXES ? 'Multi-story HC Building' : 'HC Building';
}

export const isRoad = ({ roadRulings }: HasRoadRulings, road: RoadKind): boolean =>
  cell(roadRulings, road, 'plays as') === 'road';

function rulings<Kind extends string, As extends string>(
  id: string,
  title: string,
  kinds: Rulings<Kind, As>,
): Chart<As> {
  const entries = Object.entries<readonly [As, Source]>(kinds);
  return chart({
    id,
    title,
    cite: '10.4.a',
    source: substitute('our boards serve several books'),
    rows: entries.map(([kind]) => kind),
    columns: ['plays as'],
    cells: entries.map(([, [as]]) => [as]),
    exceptions: Object.fromEntries(entries.map(([kind, [, source]]) => [`${kind}/plays as`, source])),
  });
}
