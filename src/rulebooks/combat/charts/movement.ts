/** The ways to move (MOV-SUM.1), and what is paid besides terrain. */
import { type Chart, cell, chart } from '../../../engine/index.ts';
import { printed } from '../../kit/source.ts';

export const GAITS = ['run', 'cautious', 'assault', 'crawl'] as const;
export type Gait = (typeof GAITS)[number];

/** Movement Points of each; who crawls goes one hex, whatever it costs. */
export const GAIT_CHART: Chart<number> = chart({
  id: 'movement',
  title: 'Movement Table',
  cite: 'MOV-SUM.1',
  source: printed('text l.662 to 666'),
  rows: GAITS,
  columns: ['MP'],
  cells: [[8], [6], [4], [1]],
});

export const pointsOf = ({ movement }: { readonly movement: Chart<number> }, gait: Gait): number =>
  cell(movement, gait, 'MP');

export const MOVE_COSTS: Chart<number> = chart({
  id: 'movement-costs',
  title: 'Other costs of movement',
  cite: '10.1.2',
  source: printed('the text of the rules'),
  rows: [
    'level up',
    'storey',
    'gully lip',
    'flip',
    'assault fire',
    'trench to trench',
    'out of a trench',
    'shellholes',
    'under a marker',
    'out of cover',
    'smoke grenade',
    'leave the map',
    'mousehole',
  ],
  columns: ['MP'],
  cells: [[2], [2], [2], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1]],
});

export const costOf = ({ moveCosts }: { readonly moveCosts: Chart<number> }, row: string): number =>
  cell(moveCosts, row, 'MP');
