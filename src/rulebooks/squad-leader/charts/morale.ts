/** What changes a try to rally (3.23), and field promotions (3.6). */
import { type Chart, cell, chart } from '../../../engine/index.ts';
import { modifierChart } from '../../../engine/numbers/modifier-chart.ts';
import { printed } from './source.ts';

export const RALLY_MODIFIERS = modifierChart(
  {
    id: 'rally-modifiers',
    title: 'Rally modifiers',
    cite: '3.23.2',
    source: printed('rules 3.21.20 and 3.23.6'),
    column: 'DRM',
  },
  {
    'desperation morale': [4, '3.23.6'],
    'out of cover': [1, '3.23.7'],
  },
);

/** Whom a field promotion brings forth, by the die with its modifiers (3.6.T1). */
export const LEADER_CREATION: Chart<string> = chart({
  id: 'leader-creation',
  title: 'Leader creation',
  cite: '3.6.T1',
  source: printed('the chart in rule 3.6'),
  rows: ['1 or less', '2', '3', '4', '5', '6', '7 or more'],
  columns: ['leader'],
  cells: [['8-1'], ['8-0'], ['8-0'], ['7-0'], ['7-0'], ['6+1'], ['none']],
});
type HasCreation = { readonly leaderCreation: typeof LEADER_CREATION };

/** Undefined: nobody comes forth after all. */
export function createdRank({ leaderCreation }: HasCreation, die: number): string | undefined {
  const row = die <= 1 ? '1 or less' : die >= 7 ? '7 or more' : String(die);
  const rank = cell(leaderCreation, row, 'leader');
  return rank === 'none' ? undefined : rank;
}

export const CREATION_MODIFIERS = modifierChart(
  {
    id: 'creation-modifiers',
    title: 'Leader creation modifiers',
    cite: '3.6.T2',
    source: printed('the chart in rule 3.6'),
    column: 'drm',
  },
  {
    'American, German or British': [-1, '3.6.T2'],
    'Russian, French, Italian, minor or Japanese': [1, '3.6.T2'],
    'morale of 8 or higher': [-1, '3.6.T2'],
    'morale of 6 or less': [1, '3.6.T2'],
    'broken unit': [1, '3.6.T2'],
    'each odds above 1-1': [1, '3.6.T2'],
    'each odds below 1-1': [-1, '3.6.T2'],
  },
);

/** What is added to each die for units that get their orders from afar. */
export const COMMAND_MODIFIERS = modifierChart(
  {
    id: 'command-modifiers',
    title: 'Command control',
    cite: '3.1.5',
    source: printed('the chart in rule 3.1.5, as far as nations of step one go'),
    column: 'drm',
  },
  {
    'Germans before September 1944': [2, '3.1.5'],
    'Germans in 1945': [-1, '3.1.5'],
    Americans: [1, '3.1.5'],
  },
);
