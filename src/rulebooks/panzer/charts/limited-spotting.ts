/** Spotting by chance (7.7), and how signs of what was done are lost again (7.41). */
import { type Chart, cell, chart } from '../../../engine/index.ts';
import { modifierChart } from '../../../engine/numbers/modifier-chart.ts';
import { printed } from '../../kit/source.ts';
import { GRADES, type Grade } from './grades.ts';
import { OURS } from './sources.ts';
import type { Cover } from './terrain.ts';

/** Up to half of the range at which a unit can be spotted, beyond that, and how many a unit keeps in sight. */
export const SPOTTING_CHANCES: Chart<number> = chart({
  id: 'spotting-chances',
  title: 'Spotting (OR)',
  cite: '7.7.1.a',
  source: OURS,
  rows: GRADES,
  columns: ['near', 'far', 'max'],
  cells: [
    [85, 70, 8],
    [75, 60, 6],
    [65, 50, 5],
    [55, 40, 4],
    [45, 30, 3],
  ],
  exceptions: { 'Veteran/far': printed('text l.451') },
});

export const SPOTTING_CHANCE_MODIFIERS = modifierChart(
  {
    id: 'spotting-chance-modifiers',
    title: 'Spotting (OR): modifiers',
    cite: '7.7.1.b',
    source: printed('rules 7.7.1 and 7.43'),
    column: '(100)',
  },
  { 'each other spotter': [10, '7.7.1.b'], recon: [10, '7.43'] },
);

const CROWDS = ['1–2', '3–5', '6–9', '10+'] as const;

/** By cover and by how many of the enemy could spot it: where one is within half of its range, and where none is. */
export const SPOT_REMOVAL: Chart<number> = chart({
  id: 'spot-removal',
  title: 'Spot Removal',
  cite: '7.41.d',
  source: OURS,
  rows: ['Light cover', 'Medium cover', 'Heavy cover'],
  columns: CROWDS.flatMap(crowd => [`${crowd}, near`, `${crowd}, far`]),
  cells: [
    [20, 35, 10, 25, 5, 15, 0, 10],
    [30, 50, 20, 40, 10, 30, 5, 20],
    [45, 65, 35, 55, 25, 45, 15, 30],
  ],
  exceptions: {
    'Medium cover/3–5, near': printed('text l.1094'),
    'Medium cover/3–5, far': printed('text l.1094'),
  },
});

/** Better men lose sight of it less easily. */
export const SPOT_REMOVAL_MODIFIERS = modifierChart(
  {
    id: 'spot-removal-modifiers',
    title: 'Spot Removal: modifiers',
    cite: '7.41.f',
    source: OURS,
    column: '(100)',
  },
  {
    Elite: [20, '7.41.f'],
    Veteran: [10, '7.41.f', printed('text l.1094')],
    Seasoned: [0, '7.41.f'],
    Regulars: [-10, '7.41.f'],
    Green: [-20, '7.41.f'],
    recon: [10, '7.41.f', printed('rule 7.41')],
  },
);

export const spottingChance = (
  { spottingChances }: { readonly spottingChances: Chart<number> },
  grade: Grade,
  column: 'near' | 'far' | 'max',
): number => cell(spottingChances, grade, column);

export function removedAt(
  { spotRemoval }: { readonly spotRemoval: Chart<number> },
  cover: Exclude<Cover, 'no cover'>,
  spotters: number,
  isNear: boolean,
): number {
  const crowd = spotters >= 10 ? '10+' : spotters >= 6 ? '6–9' : spotters >= 3 ? '3–5' : '1–2';
  return cell(spotRemoval, cover, `${crowd}, ${isNear ? 'near' : 'far'}`);
}
