/** French guns. */
import { type GunFacts, VARIES } from '../facts.ts';

export const FRENCH_GUNS: readonly GunFacts[] = [
  {
    name: '3.7cm SA 38',
    country: 'french',
    year: 1938,
    calibre: 37,
    length: 33,
    velocity: 701,
    source: VARIES,
  },
  {
    name: '4.7cm SA 35',
    country: 'french',
    year: 1935,
    calibre: 47,
    length: 32,
    velocity: 660,
    source: VARIES,
  },
];
