/** The to-hit table and HE-equivalent of ordnance, as figures (14.1). */
import { type Figure, series } from '../../../engine/index.ts';
import { print } from '../../kit/present/faces.ts';
import type { Ordnance } from '../counters/index.ts';

export function ordnanceFigures({ toHit, highExplosive }: Ordnance): readonly Figure[] {
  const columns = toHit.map(({ range, toHit: number }) => `${number} up to range ${range}`);
  const numbers = toHit.map(({ toHit: number }) => number).join('/');
  return [
    ...print(numbers, `to hit: ${series(columns)}`, 'bottom-left', '14.1.d'),
    ...print(highExplosive, 'HE-equivalent', 'right', '1.7.h', 'boxed'),
  ];
}
