/** Aircraft and anti-aircraft fire (B15). */
import { type Chart, cell, chart } from '../../../engine/index.ts';
import { modifierChart } from '../../../engine/numbers/modifier-chart.ts';
import { inferred, printed } from '../../kit/source.ts';
import type { Grade } from './grades.ts';
import { OURS } from './sources.ts';

/** The text names Low, Medium and High. */
export const ALTITUDES = ['Low', 'Medium', 'High'] as const;
export type Altitude = (typeof ALTITUDES)[number];
export type AirSpeed = 'slow' | 'middling' | 'fast';

/** (100) with its modifiers must come to no more, for the crew to make out what it has come for. */
export const ACQUISITION: Chart<number> = chart({
  id: 'acquisition',
  title: 'Acquiring a target from the air',
  cite: 'B15.4',
  source: OURS,
  rows: ALTITUDES,
  columns: ['(100)'],
  cells: [[75], [65], [55]],
});
type HasAcquisition = { readonly acquisition: typeof ACQUISITION };
export const acquiresAt = ({ acquisition }: HasAcquisition, altitude: Altitude): number =>
  cell(acquisition, altitude, '(100)');

/** Added to the roll: what hinders is more. */
export const ACQUISITION_MODIFIERS = modifierChart(
  {
    id: 'acquisition-modifiers',
    title: 'Acquisition modifiers',
    cite: 'B15.4',
    source: OURS,
    column: '(100)',
  },
  {
    'fast aircraft': [10, 'B15.4'],
    'slow aircraft': [-10, 'B15.4'],
    'Light cover': [10, 'B15.4'],
    'Medium cover': [20, 'B15.4'],
    'Heavy cover': [30, 'B15.4'],
    'SPOT/MOVE': [-10, 'B15.4'],
    'SPOT/FIRE': [-20, 'B15.4'],
    observed: [-20, 'B15.4'],
    camouflaged: [20, 'B15.4'],
    'hidden counter': [20, 'B15.4'],
    'thin smoke': [10, 'B15.4'],
    'thick smoke': [20, 'B15.4'],
    'limited visibility': [10, '7.36.1'],
    khamsin: [10, '7.36.4'],
  },
);

const AA_KINDS = ['small arms', 'light guns', 'heavy guns'] as const;
export type AaKind = (typeof AA_KINDS)[number];

/** How many hexes it reaches at that altitude; 0: not so high. */
export const AA_REACH: Chart<number> = chart({
  id: 'aa-reach',
  title: 'Reach of anti-aircraft fire',
  cite: 'B15.5',
  source: OURS,
  rows: AA_KINDS,
  columns: ALTITUDES,
  cells: [
    [4, 0, 0],
    [12, 8, 0],
    [16, 20, 20],
  ],
});
export const aaReach = (
  { aaReaches }: { readonly aaReaches: typeof AA_REACH },
  kind: AaKind,
  altitude: Altitude,
): number => cell(aaReaches, kind, altitude);

/** (100) with its modifiers must come to no more, to have any effect. */
export const AA_FIRE: Chart<number> = chart({
  id: 'aa-fire',
  title: 'Anti-aircraft fire',
  cite: 'B15.6',
  source: OURS,
  rows: AA_KINDS,
  columns: ALTITUDES,
  cells: [
    [12, 0, 0],
    [35, 20, 0],
    [15, 20, 15],
  ],
});
export const aaNumber = (
  { aaFire }: { readonly aaFire: typeof AA_FIRE },
  kind: AaKind,
  altitude: Altitude,
): number => cell(aaFire, kind, altitude);

/** What share of that number brings it down, or damages it: one part in so many. */
export const AA_EFFECTS: Chart<number> = chart({
  id: 'aa-effects',
  title: 'Effect of anti-aircraft fire',
  cite: 'B15.6',
  source: OURS,
  rows: ['shot down', 'damaged'],
  columns: ['one part in'],
  cells: [[4], [2]],
  exceptions: {
    'damaged/one part in': inferred(
      'text l.748–749: results are No Effect, Suppressed and Damage; the share is ours',
    ),
  },
});
export type AaResult = 'shot down' | 'damaged' | 'suppressed' | 'no effect';
export function aaResult(
  { aaEffects }: { readonly aaEffects: typeof AA_EFFECTS },
  number: number,
  total: number,
): AaResult {
  const within = (effect: 'shot down' | 'damaged') =>
    total <= number / cell(aaEffects, effect, 'one part in');
  if (within('shot down')) return 'shot down';
  if (within('damaged')) return 'damaged';
  return total <= number ? 'suppressed' : 'no effect';
}

/** Added to the roll: what hinders is more. */
export const AA_MODIFIERS = modifierChart(
  { id: 'aa-modifiers', title: 'Anti-aircraft modifiers', cite: 'B15.6', source: OURS, column: '(100)' },
  {
    'fast aircraft': [5, 'B15.6'],
    'slow aircraft': [-5, 'B15.6'],
    'outside the arc': [5, 'B15.6'],
    'Suppressed firer': [10, 'B15.6'],
    'Damaged firer': [5, 'B15.6'],
    'Hesitating firer': [5, '7.1.5.1.a'],
    'Broken firer': [10, '7.1.5.2.c'],
    'limited visibility': [5, '7.36.1'],
    khamsin: [5, '7.36.4'],
  },
);

export const AIR_LOADS = ['light bombs', 'medium bombs', 'heavy bomb', 'very heavy bomb', 'rockets'] as const;
export type AirLoad = (typeof AIR_LOADS)[number];

/** GP factors in the hex that is struck and in those around it, 0 where it does not reach; and its maximum GP Effectiveness. */
export const AIR_LOAD_CHART: Chart<number> = chart({
  id: 'air-loads',
  title: 'Bombs and rockets',
  cite: 'B15.7',
  source: OURS,
  rows: AIR_LOADS,
  columns: ['in the hex', 'around it', 'effectiveness'],
  cells: [
    [5, 0, 5],
    [7, 2, 6],
    [10, 5, 8],
    [13, 7, 10],
    [9, 0, 6],
  ],
});
type HasLoads = { readonly airLoads: typeof AIR_LOAD_CHART };
export const loadFactor = ({ airLoads }: HasLoads, load: AirLoad, isStruck: boolean): number =>
  cell(airLoads, load, isStruck ? 'in the hex' : 'around it');
export const loadEffectiveness = ({ airLoads }: HasLoads, load: AirLoad): number =>
  cell(airLoads, load, 'effectiveness');

/** What the aircraft does to its own fire, bombs and rockets; cover and its own state count besides. */
export const AIR_GP_MODIFIERS = modifierChart(
  { id: 'air-gp', title: 'GP attacks from the air', cite: 'B15.7', source: OURS, column: '(100)' },
  {
    'Medium altitude': [-10, 'B15.7'],
    'High altitude': [-20, 'B15.7'],
    'dive bomber': [10, 'B15.7'],
    'fast aircraft': [-5, 'B15.7'],
  },
);

export const AIR_AP_MODIFIERS = modifierChart(
  { id: 'air-ap', title: 'AP attacks from the air', cite: 'B15.8', source: OURS, column: 'net' },
  { 'fast aircraft': [-2, 'B15.8'], 'slow aircraft': [1, 'B15.8'] },
);

/** (10) with the modifier of its grade must come to no more, and the bombs scatter (7.26.e). */
export const BOMB_SCATTER: Chart<number> = chart({
  id: 'bomb-scatter',
  title: 'Bomb scatter',
  cite: '7.26.e',
  source: printed('text l.748–749'),
  rows: ['no effect', 'suppressed or damaged'],
  columns: ['(10)'],
  cells: [[2], [6]],
});
export const scattersAt = (
  { bombScatter }: { readonly bombScatter: typeof BOMB_SCATTER },
  flak: AaResult,
): number => cell(bombScatter, flak === 'no effect' ? 'no effect' : 'suppressed or damaged', '(10)');

export const BOMB_GRADES: Chart<number> = chart({
  id: 'bomb-grades',
  title: 'Bomb scatter by the grade of the crew',
  cite: '7.26.f',
  source: printed('text l.751–754; Seasoned, which it does not name, is 0'),
  rows: ['Elite', 'Veteran', 'Seasoned', 'Regulars', 'Green'],
  columns: ['(10)'],
  cells: [[2], [1], [0], [-1], [-2]],
});
export const bombGrade = (
  { bombGrades }: { readonly bombGrades: typeof BOMB_GRADES },
  grade: Grade,
): number => cell(bombGrades, grade, '(10)');

export const BOMB_DRIFT: Chart<number> = chart({
  id: 'bomb-drift',
  title: 'How far bombs scatter',
  cite: '7.26.g',
  source: printed('text l.756'),
  rows: ['Medium', 'High'],
  columns: ['hexes'],
  cells: [[1], [2]],
});
export const bombDrift = (
  { bombDrifts }: { readonly bombDrifts: typeof BOMB_DRIFT },
  altitude: 'Medium' | 'High',
): number => cell(bombDrifts, altitude, 'hexes');
