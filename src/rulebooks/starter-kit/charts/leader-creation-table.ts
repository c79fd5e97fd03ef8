/** The Leader Creation Table: what leader an inspired unit brings forth (5.3). */
import { type Chart, chart } from '../../../engine/index.ts';
import { modifierChart } from '../../../engine/numbers/modifier-chart.ts';
import { FULL_GAME_CARD, PLAY_AID, published } from './source.ts';

const CREATED_LEADERS = ['8-1', '8-0', '7-0', '6+1'] as const;
type CreatedLeader = (typeof CREATED_LEADERS)[number];

const LOWEST = 1;
const HIGHEST = 7;

export const LEADER_CREATION_TABLE: Chart<CreatedLeader | 'none'> = chart<CreatedLeader | 'none'>({
  id: 'leader-creation-table',
  title: 'Leader Creation Table',
  cite: '5.3.a',
  source: published(
    `${PLAY_AID}; the full game’s table, transcribed by LimboDancer, gives the same 8-0, 7-0 and 6+1`,
  ),
  rows: ['<=1', '2', '3', '4', '5', '6', '>=7'],
  columns: ['leader'],
  cells: [['8-1'], ['8-0'], ['8-0'], ['7-0'], ['7-0'], ['6+1'], ['none']],
});
type HasLeaderCreationTable = { readonly leaderCreationTable: typeof LEADER_CREATION_TABLE };

export function createdLeader(
  { leaderCreationTable }: HasLeaderCreationTable,
  finalDr: number,
): CreatedLeader | undefined {
  const row = Math.min(Math.max(finalDr, LOWEST), HIGHEST) - LOWEST;
  const leader = leaderCreationTable.cells[row]?.[0];
  return leader === 'none' ? undefined : leader;
}

export const LEADER_CREATION_MODIFIERS = modifierChart(
  {
    id: 'leader-creation-modifiers',
    title: 'Leader creation modifiers',
    cite: '5.3.a',
    source: published(PLAY_AID),
    column: 'drm',
  },
  {
    american: [-1, '5.3.a'],
    german: [-1, '5.3.a'],
    british: [-1, '5.3.a', published(`${PLAY_AID}, and ${FULL_GAME_CARD}`)],
    russian: [1, '5.3.a'],
    'morale 8 or more': [-1, '5.3.a'],
    'morale 6 or less': [1, '5.3.a'],
    'unit is broken': [1, '5.3.a'],
    'odds below 1:1': [-1, '5.3.a'],
  },
);
