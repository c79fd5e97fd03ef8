/** The to-hit table and HE-equivalent of ordnance, as figures (14.1). */
import { type Figure, series } from '../../../engine/index.ts';
import type { Ordnance } from '../counters/index.ts';

export function ordnanceFigures({ toHit, highExplosive }: Ordnance): readonly Figure[] {
  const columns = toHit.map(({ range, toHit: number }) => `${number} up to range ${range}`);
  const table: Figure = {
    text: toHit.map(({ toHit: number }) => number).join('/'),
    name: `to hit: ${series(columns)}`,
    at: 'bottom-left',
    cite: '14.1.d',
  };
  const explosive: readonly Figure[] =
    highExplosive === undefined
      ? []
      : [{ text: `${highExplosive}`, name: 'HE-equivalent', at: 'right', style: 'boxed', cite: '1.7.h' }];
  return [table, ...explosive];
}
