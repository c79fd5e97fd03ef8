/** Morale (7.1): how many losses a formation bears, when a unit breaks or hesitates, and what counts in it. */
import { type Chart, cell, chart } from '../../../engine/index.ts';
import { modifierChart } from '../../../engine/numbers/modifier-chart.ts';
import { inferred, printed, substitute } from '../../kit/source.ts';
import { OURS } from './sources.ts';

/** From the best to the worst (7.1.1.a). */
export const COHESIONS = [
  'Superb',
  'Outstanding',
  'Superior',
  'Excellent',
  'Good',
  'Adequate',
  'Fair',
  'Weak',
  'Poor',
] as const;
export type Cohesion = (typeof COHESIONS)[number];

const TENS = 10;

/** Tens and ones of a formation's combat units are looked up apart, and the two are added. */
export const COHESION_POINTS: Chart<number> = chart({
  id: 'cohesion-points',
  title: 'Numeric Cohesion Points',
  cite: '7.1.1.1.b',
  source: substitute('ours, in steps of a twentieth of the units; it agrees with all that the text tells'),
  rows: COHESIONS,
  columns: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
  cells: [
    [1, 1.5, 2.5, 3, 4, 4.5, 5.5, 6, 7, 7.5],
    [0.5, 1.5, 2, 3, 3.5, 4, 5, 5.5, 6.5, 7],
    [0.5, 1.5, 2, 2.5, 3.5, 4, 4.5, 5, 6, 6.5],
    [0.5, 1, 2, 2.5, 3, 3.5, 4, 5, 5.5, 6],
    [0.5, 1, 1.5, 2, 3, 3.5, 4, 4.5, 5, 5.5],
    [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5],
    [0.5, 1, 1.5, 2, 2.5, 2.5, 3, 3.5, 4, 4.5],
    [0.5, 1, 1, 1.5, 2, 2.5, 3, 3, 3.5, 4],
    [0.5, 0.5, 1, 1.5, 1.5, 2, 2.5, 3, 3, 3.5],
  ],
  exceptions: {
    'Excellent/10': inferred('text l.134: CP-6 of a company, taken as ten units'),
    'Good/10': inferred('text l.148: 17 units come to 9.5'),
    'Good/7': inferred('text l.148: 17 units come to 9.5'),
    'Good/4': inferred('text l.152'),
  },
});

/** The least net roll of each level; below all others it is Poor. */
export const COHESION_LEVELS: Chart<number> = chart({
  id: 'cohesion-levels',
  title: 'Cohesion levels',
  cite: '7.1.1.1.b',
  source: OURS,
  rows: COHESIONS.slice(0, -1),
  columns: ['at least'],
  cells: [[86], [76], [66], [56], [46], [36], [26], [16]],
  exceptions: {
    'Good/at least': printed('text l.146: 46 to 55 is Good'),
    'Excellent/at least': printed('text l.146: 46 to 55 is Good'),
  },
});

/** What is added to the roll: by nation and time, and by the formation's grade. */
export const COHESION_MODIFIERS = modifierChart(
  {
    id: 'cohesion-modifiers',
    title: 'Cohesion modifiers',
    cite: '7.1.1.1.a',
    source: OURS,
    column: '(100)',
  },
  {
    german: [5, '7.1.1.1.a'],
    'british 1940': [0, '7.1.1.1.a'],
    british: [5, '7.1.1.1.a'],
    'italian 1940': [-25, '7.1.1.1.a'],
    'italian early 1941': [-20, '7.1.1.1.a', printed('text l.144')],
    'italian late 1941': [-15, '7.1.1.1.a'],
    italian: [-10, '7.1.1.1.a'],
    'american 1942': [-15, '7.1.1.1.a'],
    american: [-5, '7.1.1.1.a'],
    Elite: [20, '7.1.1.1.a'],
    Veteran: [10, '7.1.1.1.a', printed('text l.144')],
    Seasoned: [0, '7.1.1.1.a'],
    Regulars: [-10, '7.1.1.1.a'],
    Green: [-20, '7.1.1.1.a'],
  },
);

/** A net roll at or below the first number breaks a unit, at or below the second it hesitates. */
export const BREAK_POINTS: Chart<number> = chart({
  id: 'break-points',
  title: 'Break Points',
  cite: '7.1.4.a',
  source: OURS,
  rows: ['german', 'british', 'american', 'italian', 'italian 1940'],
  columns: ['breaks', 'hesitates'],
  cells: [
    [50, 70],
    [48, 68],
    [53, 73],
    [58, 80],
    [62, 84],
  ],
  exceptions: {
    'german/breaks': inferred('text l.331: a German squad hesitates from 51 to 70'),
    'german/hesitates': inferred('text l.331: a German squad hesitates from 51 to 70'),
  },
});

const PRINTED = printed('rule 7.1.4');

export const MORALE_MODIFIERS = modifierChart(
  { id: 'morale-modifiers', title: 'Morale Checks', cite: '7.1.4.a', source: PRINTED, column: '(100)' },
  {
    Elite: [20, '7.1.4.c'],
    Veteran: [10, '7.1.4.c'],
    Seasoned: [0, '7.1.4.c'],
    Regulars: [-10, '7.1.4.c'],
    Green: [-20, '7.1.4.c'],
    'Medium cover': [10, '7.1.4.d'],
    'Heavy cover': [20, '7.1.4.d'],
    'command unit near': [20, '7.1.4.e'],
    Suppressed: [-20, '7.1.4.f'],
    Damaged: [-20, '7.1.4.f'],
    'forced check': [20, '7.1.4.g'],
    'broken unit near': [-10, '7.1.4.h'],
    'enemy within 2 hexes': [-20, '7.1.4.i'],
    'enemy within 5 hexes': [-10, '7.1.4.j'],
    'under command': [-20, '7.1.4.l'],
  },
);

/** What broken and hesitating crews take off a roll to stay in their vehicle. */
export const SHAKEN_CREWS = modifierChart(
  { id: 'shaken-crews', title: 'Shaken crews', cite: '7.39', source: printed('rule 7.39'), column: '(100)' },
  { Broken: [-20, '7.39'], Hesitating: [-10, '7.39'] },
);

/** A broken unit recovers at this net roll or more, whatever its grade. */
export const BREAK_RECOVERY = modifierChart(
  {
    id: 'break-recovery',
    title: 'Recovery of broken units',
    cite: '7.1.6.2',
    source: printed('rule 7.1.6.2'),
    column: 'at least',
  },
  { Broken: [51, '7.1.6.2'] },
);

/** How many losses a formation of so many combat units bears: rounded down, and one at least. */
export function cohesionPoint(
  { cohesionPoints: table }: { readonly cohesionPoints: Chart<number> },
  level: Cohesion,
  units: number,
): number {
  const tens = Math.floor(units / TENS) * cell(table, level, `${TENS}`);
  const ones = units % TENS === 0 ? 0 : cell(table, level, `${units % TENS}`);
  return Math.max(1, Math.floor(tens + ones));
}

export const cohesionLevel = (
  { cohesionLevels }: { readonly cohesionLevels: Chart<number> },
  net: number,
): Cohesion =>
  COHESIONS.find(level => level === 'Poor' || net >= cell(cohesionLevels, level, 'at least')) ?? 'Poor';

export type BreakRow = 'german' | 'british' | 'american' | 'italian' | 'italian 1940';
export const breakPoint = (
  { breakPoints }: { readonly breakPoints: Chart<number> },
  row: BreakRow,
): { readonly breaks: number; readonly hesitates: number } => ({
  breaks: cell(breakPoints, row, 'breaks'),
  hesitates: cell(breakPoints, row, 'hesitates'),
});
