/** Close combat (B13): what counts in assaults on vehicles and man against man. */
import { type Chart, cell, chart } from '../../../engine/index.ts';
import { modifierChart } from '../../../engine/numbers/modifier-chart.ts';
import { printed } from '../../kit/source.ts';
import { GRADES, type Grade } from './grades.ts';
import { OURS } from './sources.ts';

export const CLOSE_ASSAULT_MODIFIERS = modifierChart(
  {
    id: 'close-assault-modifiers',
    title: 'Close assault modifiers',
    cite: 'B13.1',
    source: OURS,
    column: '(100)',
  },
  {
    'buttoned up': [10, 'B13.1'],
    'target suppressed': [10, 'B13.1'],
    immobile: [10, 'B13.1'],
    'no friendly men with it': [10, 'B13.1'],
    'target has moved': [-20, 'B13.1'],
    'attackers in cover': [10, 'B13.1'],
    'dismounted observer': [-10, '7.47.b', printed('rule 7.47')],
  },
);

/** What a unit's grade adds in Hand-to-Hand, and being suppressed takes off. */
export const HAND_TO_HAND: Chart<number> = chart({
  id: 'hand-to-hand',
  title: 'Hand-to-Hand',
  cite: 'B13.2',
  source: OURS,
  rows: [...GRADES, 'suppressed', 'hesitating', 'broken', 'dismounted observer'],
  columns: ['(100)'],
  cells: [[20], [10], [0], [-10], [-20], [-20], [-10], [-20], [-10]],
  exceptions: {
    'hesitating/(100)': printed('rule 7.1.5.1'),
    'broken/(100)': printed('rule 7.1.5.2'),
    'dismounted observer/(100)': printed('rule 7.47'),
  },
});

/** By how much the higher roll must lead, and how many steps each of the others loses then. */
export const HAND_TO_HAND_LOSSES: Chart<number> = chart({
  id: 'hand-to-hand-losses',
  title: 'Losses in Hand-to-Hand',
  cite: 'B13.2',
  source: OURS,
  rows: ['one step', 'two steps', 'all'],
  columns: ['lead'],
  cells: [[10], [40], [70]],
});

export const handToHandOf = (
  { handToHand }: { readonly handToHand: Chart<number> },
  row: Grade | 'suppressed' | 'hesitating' | 'broken' | 'dismounted observer',
): number => cell(handToHand, row, '(100)');

/** Steps that each of the losers loses; 0: nothing is decided. */
export function stepsLost(
  { handToHandLosses }: { readonly handToHandLosses: Chart<number> },
  lead: number,
): 0 | 1 | 2 | 3 {
  const reaches = (row: string) => lead >= cell(handToHandLosses, row, 'lead');
  if (reaches('all')) return 3;
  return reaches('two steps') ? 2 : reaches('one step') ? 1 : 0;
}
