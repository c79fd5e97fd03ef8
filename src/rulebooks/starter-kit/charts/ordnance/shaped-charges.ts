/** To hit with bazookas, Panzerschreck, PIAT and Panzerfaust: the tables on the backs of their counters (4.4). */
import { type Chart, chart } from '../../../../engine/index.ts';
import { FULL_GAME_COUNTERS, inferred, printed, published } from '../source.ts';

export const SHAPED_CHARGES = ['BAZ 43', 'BAZ 44', 'BAZ 45', 'PSK', 'PIAT', 'PF'] as const;
type ShapedCharge = (typeof SHAPED_CHARGES)[number];

const FORMULA = printed('rule 4.4.2: 10, less two for each hex');

/** By range from the firer's own hex; 0 where it doesn't reach. */
export const SHAPED_CHARGE_TO_HIT: Chart<number> = chart({
  id: 'to-hit-shaped-charges',
  title: 'To hit, light anti-tank weapons',
  cite: '4.4.a',
  source: published(FULL_GAME_COUNTERS),
  rows: SHAPED_CHARGES,
  columns: ['0', '1', '2', '3', '4', '5'],
  cells: [
    [11, 9, 8, 7, 4, 0],
    [11, 9, 8, 7, 4, 0],
    [11, 10, 9, 8, 6, 4],
    [11, 9, 8, 7, 4, 0],
    [11, 9, 7, 5, 0, 0],
    [10, 8, 6, 4, 0, 0],
  ],
  exceptions: {
    'BAZ 43/2': inferred('the example of to hit with a LATW, 4.4: 8 at range 2'),
    'PF/0': FORMULA,
    'PF/1': FORMULA,
    'PF/2': FORMULA,
    'PF/3': FORMULA,
  },
});
type HasShapedChargeToHit = { readonly shapedChargeToHit: typeof SHAPED_CHARGE_TO_HIT };

/** The numbers to roll at most, by range from 0 as far as the weapon reaches. */
export function toHitByRange(
  { shapedChargeToHit }: HasShapedChargeToHit,
  weapon: ShapedCharge,
): readonly number[] {
  const row = shapedChargeToHit.cells[SHAPED_CHARGES.indexOf(weapon)] ?? [];
  return row.filter(number => number > 0);
}
