/** What changes a roll on the Firepower Table, and by how much firepower counts. */
import { type Chart, cell, chart } from '../../../engine/index.ts';
import { modifierChart } from '../../../engine/numbers/modifier-chart.ts';
import { printed } from '../../kit/source.ts';
import { OURS } from './sources.ts';

export const FIRE_MODIFIERS = modifierChart(
  {
    id: 'fire-modifiers',
    title: 'Modifiers to fire',
    cite: '12.3.1.1',
    source: printed('the text of the rules'),
    column: 'd100',
  },
  {
    moving: [-10, '10.1.7'],
    running: [-10, 'MOV-SUM.4'],
    'leader directs': [-5, '12.7.3'],
    'flamethrower as a target': [-10, '12.9.8'],
    smoke: [10, '13.1.3'],
    burning: [10, '6.13.2.c'],
    'through fire': [10, '5.1.5.3.1', OURS],
    crest: [10, '5.2.6'],
    'gully lip': [10, '6.10.2.b'],
    'dug in': [10, '7.1.3'],
    trench: [15, '7.2.1.1'],
    'pillbox, through its arc': [20, '7.9.2.b'],
    'pillbox, from elsewhere': [40, '7.9.2.b'],
    'upper story': [5, '6.4.6'],
  },
);

/** By which parts of their firepower units fire. */
export const FIRE_FACTORS: Chart<number> = chart({
  id: 'fire-factors',
  title: 'Firepower by circumstance',
  cite: '12.3.1.2',
  source: printed('the text of the rules'),
  rows: [
    'point blank',
    'long range',
    'assault or crawled',
    'pinned',
    'desperation',
    'yellow in desperation',
    'searching',
    'reconnaissance',
  ],
  columns: ['times'],
  cells: [[2], [0.5], [0.5], [0.5], [0.5], [0.5], [0.5], [0.5]],
});

export const factorOf = ({ fireFactors }: { readonly fireFactors: Chart<number> }, row: string): number =>
  cell(fireFactors, row, 'times');
