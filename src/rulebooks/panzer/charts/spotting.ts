/** How far a unit is spotted (B3), by what it is, its cover and what it did. */
import { type Chart, cell, chart, type Source } from '../../../engine/index.ts';
import { modifierChart } from '../../../engine/numbers/modifier-chart.ts';
import { inferred, printed } from '../../kit/source.ts';
import { OURS, PUBLIC } from './sources.ts';

export const SPOTTED_KINDS = ['vehicle', 'towed', 'leg'] as const;
type SpottedKind = (typeof SPOTTED_KINDS)[number];

const [HIGHEST, LOWEST] = [2, -5];
const ROWS = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, i) => `${HIGHEST - i}`);

const ours = (kind: SpottedKind): Readonly<Record<string, Source>> =>
  Object.fromEntries(ROWS.map(row => [`${row}/${kind}`, OURS]));

/** In hexes. */
export const SPOTTING_RANGES: Chart<number> = chart({
  id: 'spotting-ranges',
  title: 'Spotting ranges',
  cite: 'B3.2',
  source: PUBLIC,
  rows: ROWS,
  columns: SPOTTED_KINDS,
  cells: [
    [40, 20, 15],
    [30, 15, 10],
    [20, 10, 6],
    [12, 6, 4],
    [7, 4, 3],
    [5, 3, 2],
    [4, 2, 1],
    [3, 1, 1],
  ],
  exceptions: {
    ...ours('towed'),
    ...ours('leg'),
    '1/towed': inferred('text l.1094: a gun in a grove that has fired is spotted at 15'),
    '-2/vehicle': printed('text l.451 and 720: a vehicle in a grove is spotted at 7'),
  },
});

/** By how many rows one goes up or down. */
export const SPOTTING_ROWS = modifierChart(
  { id: 'spotting-rows', title: 'Rows of the spotting table', cite: 'B3.1', source: PUBLIC, column: 'rows' },
  {
    'Light cover': [-1, 'B3.1'],
    'Medium cover': [-2, 'B3.1'],
    'Heavy cover': [-3, 'B3.1'],
    'SPOT/MOVE': [2, 'B3.1'],
    'SPOT/FIRE': [3, 'B3.1'],
    'limited visibility': [-1, '7.36.1', printed('rule 7.36.1: 1 to 5 rows, as the scenario says')],
    khamsin: [-1, '7.36.4', printed('rule 7.36.4: as many rows as the scenario says')],
    illumination: [2, '7.27.b', printed('rule 7.27')],
    'buttoned up': [-1, '7.8.3.c', printed('rule 7.8.3')],
    Broken: [-2, '7.1.5.2.b', printed('rule 7.1.5.2')],
    recon: [1, '7.43', printed('rule 7.43')],
  },
);

/** What is added to a roll that would make out a camouflaged unit. */
export const CAMOUFLAGE_MODIFIERS = modifierChart(
  {
    id: 'camouflage-modifiers',
    title: 'Camouflage: modifiers',
    cite: '7.24.d',
    source: printed('rule 7.43'),
    column: '(10)',
  },
  { recon: [-1, '7.43'] },
);

/** Rows beyond the table are its last. */
export const spottingRange = (
  { spottingRanges }: { readonly spottingRanges: Chart<number> },
  kind: SpottedKind,
  row: number,
): number => cell(spottingRanges, `${Math.max(LOWEST, Math.min(HIGHEST, row))}`, kind);
