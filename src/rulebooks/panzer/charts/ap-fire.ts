/** AP fire (B8): what hits, and how often. */
import { type Chart, cell, chart } from '../../../engine/index.ts';
import { modifierChart } from '../../../engine/numbers/modifier-chart.ts';
import { printed } from '../../kit/source.ts';
import { OURS, PUBLIC } from './sources.ts';

/** Point blank, short, medium, long and extreme: each weapon has its own limits of them. */
export const BANDS = ['P', 'S', 'M', 'L', 'E'] as const;
export type Band = (typeof BANDS)[number];

/** The net modifier is held between these. */
export const NET_LIMITS = { least: -10, most: 5 } as const;
const NETS = Array.from({ length: NET_LIMITS.most - NET_LIMITS.least + 1 }, (_, i) => NET_LIMITS.least + i);

/** (100) hits at this or less. */
export const AP_HIT: Chart<number> = chart({
  id: 'ap-hit',
  title: 'AP hit table',
  cite: 'B8.1',
  source: PUBLIC,
  rows: NETS.map(String),
  columns: BANDS,
  cells: [
    [1, 1, 1, 1, 0],
    [9, 7, 5, 3, 1],
    [18, 14, 10, 6, 2],
    [27, 21, 15, 9, 3],
    [36, 28, 20, 12, 4],
    [45, 35, 25, 15, 5],
    [54, 42, 30, 18, 6],
    [63, 49, 35, 21, 7],
    [72, 56, 40, 24, 8],
    [81, 63, 45, 27, 9],
    [90, 70, 50, 30, 10],
    [99, 77, 55, 33, 11],
    [99, 84, 60, 36, 12],
    [99, 91, 65, 39, 13],
    [99, 98, 70, 42, 14],
    [99, 99, 75, 45, 15],
  ],
});

export const AP_MODIFIERS = modifierChart(
  { id: 'ap-modifiers', title: 'AP modifiers', cite: 'B8.2', source: PUBLIC, column: 'net' },
  {
    'target moving': [-2, 'B8.5'],
    'Light cover': [-1, 'B8.6'],
    'Medium cover': [-3, 'B8.6'],
    'Heavy cover': [-5, 'B8.6'],
    'SHORT HALT': [-4, 'B8.7'],
    'SHORT HALT, stabilized': [-2, 'B8.7', OURS],
    Damaged: [-3, 'B8.8'],
    Suppressed: [-5, 'B8.8', OURS],
    Hesitating: [-3, '7.1.5.1.a', printed('rule 7.1.5.1')],
    Broken: [-5, '7.1.5.2.c', printed('rule 7.1.5.2')],
    'brew-up smoke': [-2, 'B8.9'],
    Overwatch: [-1, 'B8.10'],
    'Overwatch outside the arc': [-3, '7.8.4.a', printed('rule 7.8.4')],
    'optics damaged': [-1, '7.23.1.a', printed('rule 7.23.1')],
    'Defensive Fire': [-2, '7.50.b', printed('rule 7.50')],
    khamsin: [-1, '7.36.4', printed('rule 7.36.4: as much as the scenario says')],
    'thin smoke': [-3, 'B14.6'],
    'thick smoke': [-5, 'B14.6'],
    CREW: [-1, '7.57.a', printed('rule 7.57')],
  },
);

/** Hits of a roll that hits, and of one that is at most half of the number. */
export const RATES = ['N', 'Q', 'R', 'F'] as const;
export type Rate = (typeof RATES)[number];

export const RATE_OF_FIRE: Chart<number> = chart({
  id: 'rate-of-fire',
  title: 'Hits by rate of fire',
  cite: 'B8.11',
  source: OURS,
  rows: RATES,
  columns: ['hit', 'at half'],
  cells: [
    [1, 1],
    [1, 2],
    [2, 3],
    [3, 4],
  ],
});

export const apNumber = ({ apHit }: { readonly apHit: Chart<number> }, band: Band, net: number): number =>
  cell(apHit, `${Math.max(NET_LIMITS.least, Math.min(NET_LIMITS.most, net))}`, band);

/** 00 always misses (B8.3): no number is above 99. */
export function hitsOf(
  { rateOfFire }: { readonly rateOfFire: Chart<number> },
  rate: Rate,
  roll: number,
  number: number,
): number {
  if (roll > Math.min(number, 99)) return 0;
  return cell(rateOfFire, rate, roll * 2 <= number ? 'at half' : 'hit');
}
