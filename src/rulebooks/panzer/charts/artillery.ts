/** Indirect Fire (B14): batteries, who answers whom, what falls where. */
import { type Chart, cell, chart } from '../../../engine/index.ts';
import { modifierChart } from '../../../engine/numbers/modifier-chart.ts';
import { inferred, printed } from '../../kit/source.ts';
import { OURS } from './sources.ts';

export const BATTERIES = [
  '10.5cm leFH',
  '15cm sFH',
  '25 pdr',
  '4.5in',
  '75/27',
  '100/17',
  '105mm M2',
  '155mm M1',
] as const;
export type BatteryKind = (typeof BATTERIES)[number];

export const BATTERY_CHART: Chart<number> = chart({
  id: 'batteries',
  title: 'Batteries',
  cite: 'B14.5',
  source: OURS,
  rows: BATTERIES,
  columns: ['GP', 'effectiveness', 'counter-battery turns', 'points'],
  cells: [
    [7, 4, 3, 40],
    [9, 6, 3, 55],
    [6, 3, 2, 35],
    [7, 5, 2, 45],
    [5, 2, 4, 25],
    [6, 4, 4, 30],
    [7, 4, 3, 40],
    [9, 6, 3, 55],
  ],
  exceptions: {
    '10.5cm leFH/counter-battery turns': inferred('text l.790: German counter-battery, three turns'),
    '15cm sFH/counter-battery turns': inferred('text l.790: German counter-battery, three turns'),
  },
});
type HasBatteries = { readonly batteries: typeof BATTERY_CHART };
export const batteryFactor = ({ batteries }: HasBatteries, kind: BatteryKind): number =>
  cell(batteries, kind, 'GP');
export const batteryEffectiveness = ({ batteries }: HasBatteries, kind: BatteryKind): number =>
  cell(batteries, kind, 'effectiveness');
export const turnsToLocate = ({ batteries }: HasBatteries, kind: BatteryKind): number =>
  cell(batteries, kind, 'counter-battery turns');
export const batteryPoints = ({ batteries }: HasBatteries, kind: BatteryKind): number =>
  cell(batteries, kind, 'points');

const OBSERVERS = ['FO', 'HQ or recon', 'other'] as const;
export type Observer = (typeof OBSERVERS)[number];

/** (10) with its modifiers must come to this. */
export const RESPONSE: Chart<number> = chart({
  id: 'response',
  title: 'Called Indirect Fire response',
  cite: 'B14.2',
  source: OURS,
  rows: OBSERVERS,
  columns: ['at least'],
  cells: [[5], [7], [9]],
});
export const answersAt = ({ response }: { readonly response: typeof RESPONSE }, by: Observer): number =>
  cell(response, by, 'at least');

export const RESPONSE_MODIFIERS = modifierChart(
  { id: 'response-modifiers', title: 'Fire response modifiers', cite: 'B14.2', source: OURS, column: '(10)' },
  {
    'British or American': [1, 'B14.2'],
    Italian: [-1, 'B14.2'],
    'fire continued': [2, 'B14.4'],
    'battery damaged': [-2, '7.28.2.f', printed('text l.802')],
    'reconnaissance by fire': [-2, '7.37.b', printed('rule 7.37')],
    'observer hesitates': [-1, '7.1.5.1.e', printed('rule 7.1.5.1')],
    'observer broken': [-2, '7.1.5.2.g', printed('rule 7.1.5.2')],
  },
);

const SHEAVES = ['closed', 'open'] as const;
export type Sheaf = (typeof SHEAVES)[number];

/** What the width of the sheaf takes from its factor. */
export const SHEAF_CHART: Chart<number> = chart({
  id: 'sheaf',
  title: 'Sheaves',
  cite: 'B14.3',
  source: OURS,
  rows: SHEAVES,
  columns: ['GP'],
  cells: [[0], [-2]],
});
export const sheafFactor = ({ sheaves }: { readonly sheaves: typeof SHEAF_CHART }, sheaf: Sheaf): number =>
  cell(sheaves, sheaf, 'GP');

/** Counter battery (7.28): (100) at most, to find a battery, and then for what becomes of it. */
export const COUNTER_BATTERY: Chart<number> = chart({
  id: 'counter-battery',
  title: 'Counter battery',
  cite: '7.28.2.a',
  source: printed('text l.786 to 806'),
  rows: ['located', 'Suppressed', 'Damaged', 'Knocked Out', 'recovers'],
  columns: ['(100)'],
  cells: [[20], [50], [80], [100], [50]],
});
type HasCounter = { readonly counterBattery: typeof COUNTER_BATTERY };
export const locatedAt = ({ counterBattery }: HasCounter): number => cell(counterBattery, 'located', '(100)');
export const batteryRecovers = ({ counterBattery }: HasCounter): number =>
  cell(counterBattery, 'recovers', '(100)');
export type BatteryHit = 'Suppressed' | 'Damaged' | 'Knocked Out';
export const batteryHit = ({ counterBattery }: HasCounter, rolled: number): BatteryHit => {
  const is = (result: BatteryHit) => rolled <= cell(counterBattery, result, '(100)');
  return is('Suppressed') ? 'Suppressed' : is('Damaged') ? 'Damaged' : 'Knocked Out';
};

export const LOCATION_MODIFIERS = modifierChart(
  {
    id: 'location-modifiers',
    title: 'Locating a battery',
    cite: '7.28.2.b',
    source: printed('text l.790 to 792'),
    column: '(100)',
  },
  {
    'long mission': [-10, '7.28.2.b'],
    'self-propelled': [10, '7.28.2.c'],
    'Italian, 1940': [10, '7.28.2.d'],
    'Italian, early 1941': [5, '7.28.2.d'],
  },
);
