/** The Pacific (8.1 to 8.3): numbers of the Japanese and of their terrain that stand nowhere else. */
import { modifierChart } from '../../../engine/numbers/modifier-chart.ts';
import { printed } from './source.ts';

export const PACIFIC_MODIFIERS = modifierChart(
  {
    id: 'pacific-modifiers',
    title: 'The Pacific',
    cite: '8.2.a',
    source: printed('rules 8.1 and 8.2'),
    column: 'number',
  },
  {
    'morale with a Japanese leader': [1, '8.1.7.c'],
    'morale in a Banzai charge': [1, '8.1.8.6.c'],
    'MF in a Banzai charge': [8, '8.1.8.6.c'],
    'MF of a wounded leader in a Banzai charge': [3, '8.1.8.6.c'],
    'range of a Banzai charge’s target': [8, '8.1.8.6.b'],
    'hidden Japanese, percent of squads': [10, '8.1.8.5'],
    'recovery in jungle, kunai or bamboo': [2, '8.2.c'],
    'squad equivalents in dense jungle or bamboo': [2, '8.2.1.jungle.b'],
    'morale when a hut collapses': [8, '8.2.1.hut.f'],
  },
);
