/** Critical hits on the Infantry Target Type: the number in brackets beside the number to hit (6.1). */
import { type Chart, cell, chart } from '../../../../engine/index.ts';
import { doubtful, published } from '../source.ts';

const MOST = 12;
const LEAST = -3;
const TO_HIT_NUMBERS = Array.from({ length: MOST - LEAST + 1 }, (_, i) => MOST - i);

const CARD = 'a public reading of the card of kit 2';

/** By the number to hit. Elsewhere than on this target type an original 2 that hits is critical. */
export const CRITICAL_HITS: Chart<number> = chart({
  id: 'critical-hits',
  title: 'Critical hits, Infantry Target Type',
  cite: '6.1.a',
  source: published(`${CARD}: the greatest number below half of the number to hit; half of it from 10`),
  rows: ['critical hit'],
  columns: TO_HIT_NUMBERS.map(String),
  cells: [
    TO_HIT_NUMBERS.map(number => (number >= 10 ? Math.floor(number / 2) : Math.floor((number - 1) / 2))),
  ],
  exceptions: {
    'critical hit/4': doubtful(published(`${CARD}; it has 2 for 20L and 40L at 13 to 18 hexes`)),
  },
});
type HasCriticalHits = { readonly criticalHits: typeof CRITICAL_HITS };

/** A final roll of at most this is a critical hit. */
export function criticalHitNumber({ criticalHits }: HasCriticalHits, toHit: number): number {
  return cell(criticalHits, 'critical hit', String(Math.min(Math.max(toHit, LEAST), MOST)));
}
