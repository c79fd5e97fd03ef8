/** What is laid on a hex in play: its TM is added to that of the terrain, up to the limit (10.4, 21). */
import { type Chart, cell, chart } from '../../../engine/index.ts';
import { modifierChart } from '../../../engine/numbers/modifier-chart.ts';
import { inferred, printed, substitute } from './source.ts';
import type { SightClass } from './terrain.ts';

export const FEATURES = [
  'Wreck',
  'Smoke',
  'Foxholes',
  'Light Bunker',
  'Bunker',
  'Fire for Effect',
  'Wire',
  'Mines',
] as const;
export type Feature = (typeof FEATURES)[number];

type Cell = number | SightClass;
const NO_OBSTACLE = substitute('no rule lets it stand in the way of sight');
const NO_SHELTER = substitute('no rule lets it shelter anybody');

/** A Bunker's TM is for those inside; it does not stand in the way of sight, yet is spotted as blocking terrain. */
export const FEATURE_CHART: Chart<Cell> = chart<Cell>({
  id: 'feature-chart',
  title: 'Features laid on the map',
  cite: '10.4.b',
  source: printed('rules 5.5, 7.0, 18.1 and 21'),
  rows: FEATURES,
  columns: ['TM', 'sight'],
  cells: [
    [2, 'degrading'],
    [1, 'blocking'],
    [1, 'open'],
    [2, 'open'],
    [3, 'open'],
    [0, 'degrading'],
    [0, 'open'],
    [0, 'open'],
  ],
  exceptions: {
    'Wreck/sight': inferred('the Sherman’s shot through the Wreck in the example of basic armored combat'),
    'Foxholes/sight': NO_OBSTACLE,
    'Fire for Effect/TM': NO_SHELTER,
    'Wire/TM': NO_SHELTER,
    'Wire/sight': NO_OBSTACLE,
    'Mines/TM': NO_SHELTER,
    'Mines/sight': NO_OBSTACLE,
  },
});
type HasFeatureChart = { readonly featureChart: typeof FEATURE_CHART };

export const featureModifier = ({ featureChart }: HasFeatureChart, feature: Feature): number =>
  Number(cell(featureChart, feature, 'TM'));
export const featureSight = ({ featureChart }: HasFeatureChart, feature: Feature): SightClass =>
  cell(featureChart, feature, 'sight') as SightClass;

/** Height protects against fire from below; it counts as a hexside does. */
export const HEIGHT_ADVANTAGE = modifierChart(
  {
    id: 'height-advantage',
    title: 'Height',
    cite: '18.0.b',
    source: substitute('the text lets mortars ignore the TM of Hills and does not say how much it is'),
    column: 'TM',
  },
  { 'target stands higher': [1, '18.0.b'] },
);

/** How hard Mines hit; the marker usually says 1. */
export const MINES_FIREPOWER = modifierChart(
  { id: 'mines', title: 'Mines', cite: '21.4.a', source: printed('rule 21.4'), column: 'FP' },
  { Mines: [1, '21.4.a'] },
);
