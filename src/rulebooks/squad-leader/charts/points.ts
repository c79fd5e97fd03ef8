/** What counters are worth: the losses of a side are counted in it (3.27.1). */
import { type ModifierChart, modifierChart } from '../../../engine/numbers/modifier-chart.ts';
import type { CardId } from '../counters/card.ts';
import { printed, substitute } from './source.ts';

/** A half-squad of which nothing is told is worth half of its squad; other counters are worth what their like are. */
const LIKE = substitute('the values of counters like it in the lists of rule 17.2');

type Row = readonly [n: number, cite: string, source?: typeof LIKE];

const worth = (nation: string, cite: string, told: Record<string, number>, like: Record<string, number>) =>
  Object.fromEntries<Row>([
    ...Object.entries(told).map(([face, n]) => [`${nation} ${face}`, [n, cite]] as [string, Row]),
    ...Object.entries(like).map(([face, n]) => [`${nation} ${face}`, [n, cite, LIKE]] as [string, Row]),
  ]);

export const POINT_VALUES: ModifierChart<string> = modifierChart<string>(
  {
    id: 'point-values',
    title: 'Point values',
    cite: '3.27.1',
    source: printed('the lists of point values in rule 17.2'),
    column: 'points',
  },
  {
    ...worth(
      'german',
      '17.T1',
      {
        '4-6-7': 21,
        '4-6-8': 24,
        '4-3-6': 7,
        '5-4-8': 30,
        '8-3-8': 54,
        '2-4-7': 17,
        '2-4-8': 23,
        '6+1': 10,
        '7-0': 20,
        '8-0': 30,
        '8-1': 50,
        '9-1': 65,
        '9-2': 80,
        '10-2': 100,
        '10-3': 120,
      },
      { '4-4-7': 19, '2-3-6': 4, '3-3-8': 27, '2-3-7 crew': 17 },
    ),
    ...worth(
      'russian',
      '17.T4',
      {
        '4-4-7': 14,
        '6-2-8': 27,
        '2-3-7': 11,
        '6+1': 20,
        '7-0': 40,
        '8-0': 60,
        '8-1': 80,
        '9-1': 100,
        '9-2': 120,
        '10-2': 145,
        '10-3': 165,
      },
      { '3-2-8': 14, '2-3-7 crew': 11 },
    ),
    ...worth(
      'american',
      '17.T5',
      {
        '7-4-7': 34,
        '6-6-7': 36,
        '3-4-7': 20,
        '6-6-6': 27,
        '3-3-6': 15,
        '5-5-6': 24,
        '5-3-6': 22,
        '2-3-6': 13,
        '2-3-7 crew': 20,
        '7-0': 30,
        '8-0': 45,
        '8-1': 65,
        '9-1': 80,
        '9-2': 95,
        '10-2': 115,
        '10-3': 130,
      },
      { '8-4-7': 54, '2-3-6 green': 11, '6+1': 15 },
    ),
  },
);
type HasPoints = { readonly pointValues: typeof POINT_VALUES };

/** Heroes and whatever no list knows are worth nothing. */
export function pointValue({ pointValues }: HasPoints, card: CardId): number {
  const row = pointValues.rows.indexOf(card);
  return row < 0 ? 0 : ((pointValues.cells[row]?.[0] as number | undefined) ?? 0);
}
