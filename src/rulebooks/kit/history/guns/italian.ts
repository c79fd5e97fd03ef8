/** Italian guns. */
import { ATTESTED, type GunFacts, VARIES } from '../facts.ts';
import { BY_A_LIKE_GUN, SHELL_TABLES, TRIALS } from './penetration.ts';

export const ITALIAN_GUNS: readonly GunFacts[] = [
  {
    name: '20/65 Breda',
    country: 'italian',
    year: 1935,
    calibre: 20,
    length: 65,
    velocity: 840,
    penetration: [42, 35, 27, 19, 15, 11, 8, 5, 3, 1, 1],
    penetrationSource: SHELL_TABLES,
    source: ATTESTED,
  },
  {
    name: '37/40',
    country: 'italian',
    year: 1936,
    calibre: 37,
    length: 40,
    velocity: 620,
    penetration: [36, 33, 30, 27, 24, 21, 18, 15, 12, 7, 3],
    penetrationSource: TRIALS,
    source: VARIES,
  },
  {
    name: '47/32',
    country: 'italian',
    year: 1935,
    calibre: 47,
    length: 32,
    velocity: 630,
    penetration: [63, 57, 50, 44, 39, 34, 29, 25, 22, 15, 10],
    penetrationSource: SHELL_TABLES,
    source: ATTESTED,
  },
  {
    name: '75/18',
    country: 'italian',
    year: 1934,
    calibre: 75,
    length: 18,
    velocity: 425,
    penetration: [53, 52, 50, 47, 45, 43, 41, 39, 37, 34, 31],
    penetrationSource: BY_A_LIKE_GUN,
    source: ATTESTED,
  },
];
