/** The Terrain Effects Chart for those on foot (10.4). The card is lost; the text names a dozen of its values. */
import { type Chart, cell, chart } from '../../../engine/index.ts';
import {
  INFANTRY_EXAMPLE,
  inferred,
  LATER_EDITION,
  printed,
  published,
  REPORTED,
  substitute,
} from './source.ts';

export const TERRAINS = [
  'Clear',
  'Shell Holes',
  'Low Crops',
  'Brush',
  'Wheatfield',
  'Light Woods',
  'Forest',
  'Rubble',
  'LC Building',
  'HC Building',
  'Multi-story HC Building',
] as const;
export type Terrain = (typeof TERRAINS)[number];

/** `open`: whoever is in it is spotted. `degrading`: two such hexes at most. `blocking`: none (10.0). */
const SIGHT_CLASSES = ['open', 'degrading', 'blocking'] as const;
export type SightClass = (typeof SIGHT_CLASSES)[number];

type Cell = number | boolean | SightClass;

const SCOUTS = inferred('rule 11.6: Scouts bring it down to 1');
const NOT_FOR_SCOUTS = substitute('not among what Scouts make easier, so easy already');
const TWO_STORIES = printed('rules 10.2 and 10.3: three hexes or more have two stories and height 2');
const AS_ITS_NEIGHBOUR = substitute('as the LC Building');
const FLAT = inferred('the example of level ground, 10.3, which needs no height');
const OPEN_TO_MORTARS = printed('rule 18.1, which names what a mortar cannot fire from');

/** MP to enter, TM, what it does to sight, obstacle height, whether movers are hit easier, whether mortars fire from it. */
export const TERRAIN_CHART: Chart<Cell> = chart<Cell>({
  id: 'terrain-chart',
  title: 'Terrain Effects Chart',
  cite: '10.4.a',
  source: substitute('the card is lost; between the values that the text gives'),
  rows: TERRAINS,
  columns: ['MP', 'TM', 'sight', 'height', 'exposes movers', 'mortars'],
  cells: [
    [1, 0, 'open', 0, true, true],
    [1, 1, 'open', 0, true, true],
    [1, 0, 'degrading', 0, false, true],
    [1, 1, 'degrading', 0, true, true],
    [2, 1, 'degrading', 0, true, true],
    [2, 1, 'degrading', 1, true, true],
    [2, 2, 'blocking', 2, true, false],
    [3, 3, 'degrading', 1, true, true],
    [2, 3, 'blocking', 1, true, false],
    [2, 4, 'blocking', 1, true, false],
    [2, 4, 'blocking', 2, true, false],
  ],
  exceptions: {
    'Clear/MP': inferred('the example of reversing, 15.1'),
    'Clear/TM': inferred(INFANTRY_EXAMPLE),
    'Clear/sight': printed('rules 6.3 and 10.1'),
    'Clear/height': printed('rule 10.3.1: a clear slope'),
    'Low Crops/TM': inferred(INFANTRY_EXAMPLE),
    'Low Crops/sight': inferred(`${INFANTRY_EXAMPLE}: its hex has to be spotted`),
    'Low Crops/height': substitute('as Brush'),
    'Low Crops/exposes movers': printed('rule 5.3'),
    'Brush/MP': NOT_FOR_SCOUTS,
    'Brush/sight': inferred('the example of level ground, 10.3'),
    'Brush/height': FLAT,
    'Wheatfield/MP': SCOUTS,
    'Light Woods/MP': inferred('the examples of rules 5.3 and 6.5'),
    'Light Woods/TM': inferred('the Sherman’s machine guns in the example of basic armored combat'),
    'Light Woods/sight': inferred(INFANTRY_EXAMPLE),
    'Light Woods/height': inferred('the examples of obstacle heights, 10.3'),
    'Forest/MP': SCOUTS,
    'Forest/TM': printed('rules 5.5 and 7.0'),
    'Forest/height': inferred('the examples of obstacle heights, 10.3'),
    'Rubble/sight': REPORTED,
    'Rubble/height': REPORTED,
    'LC Building/MP': published(`${LATER_EDITION}, as notes report them; unchecked`),
    'LC Building/TM': REPORTED,
    'LC Building/sight': inferred('the example of a building on level ground, 10.3'),
    'LC Building/height': inferred('the example of a building on level ground, 10.3'),
    'HC Building/MP': AS_ITS_NEIGHBOUR,
    'HC Building/sight': inferred('the example of shadows, 10.3'),
    'HC Building/height': inferred('the example of shadows, 10.3'),
    'Multi-story HC Building/MP': AS_ITS_NEIGHBOUR,
    'Multi-story HC Building/sight': TWO_STORIES,
    'Multi-story HC Building/height': TWO_STORIES,
    ...Object.fromEntries(TERRAINS.map(terrain => [`${terrain}/mortars`, OPEN_TO_MORTARS])),
  },
});
type HasTerrainChart = { readonly terrainChart: typeof TERRAIN_CHART };

/** What a Leg unit pays to enter the hex. */
export const movementCost = ({ terrainChart }: HasTerrainChart, terrain: Terrain): number =>
  Number(cell(terrainChart, terrain, 'MP'));
/** The TM of the terrain alone: hexsides, features and the cap of +4 come after. */
export const targetModifier = ({ terrainChart }: HasTerrainChart, terrain: Terrain): number =>
  Number(cell(terrainChart, terrain, 'TM'));
export const sightClass = ({ terrainChart }: HasTerrainChart, terrain: Terrain): SightClass =>
  cell(terrainChart, terrain, 'sight') as SightClass;
/** In levels above the hex's own (10.3). */
export const obstacleHeight = ({ terrainChart }: HasTerrainChart, terrain: Terrain): number =>
  Number(cell(terrainChart, terrain, 'height'));
/** Whether fire at units that move in it gains the +1 (5.3). */
export const exposesMovers = ({ terrainChart }: HasTerrainChart, terrain: Terrain): boolean =>
  cell(terrainChart, terrain, 'exposes movers') === true;
export const mortarsFireFrom = ({ terrainChart }: HasTerrainChart, terrain: Terrain): boolean =>
  cell(terrainChart, terrain, 'mortars') === true;

const BUILDINGS: readonly Terrain[] = ['LC Building', 'HC Building', 'Multi-story HC Building'];
export const isBuilding = (terrain: Terrain): boolean => BUILDINGS.includes(terrain);

/** What a stack led through by a Scout enters for 1 MP (11.6). */
const PATHFINDING: readonly Terrain[] = ['Forest', 'Light Woods', 'Wheatfield'];
export const isScoutPath = (terrain: Terrain): boolean => PATHFINDING.includes(terrain);
