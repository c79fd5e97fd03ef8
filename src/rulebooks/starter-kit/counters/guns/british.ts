/** The guns of the British. */
import { readBore } from '../../charts/ordnance/bore.ts';
import { inYear, since } from '../special-ammo.ts';
import type { GunFigures } from './figures.ts';

export const BRITISH_GUNS: readonly GunFigures[] = [
  {
    name: 'OQF 2-Pounder AT',
    type: 'AT',
    gun: readBore('40L'),
    rateOfFire: 3,
    manhandling: 10,
    size: 'small',
    allRound: true,
    lacks: 'HE',
  },
  {
    name: 'OQF 6-Pounder AT',
    type: 'AT',
    gun: readBore('57L'),
    rateOfFire: 3,
    manhandling: 10,
    size: 'small',
    quickSetUp: true,
    lacks: 'HE',
    special: [
      inYear('HE', 7, 1943, 2),
      since('HE', 8, 1944),
      { ...inYear('APDS', 6, 1944, 6), inEurope: true },
      inYear('APDS', 7, 1945),
    ],
  },
  {
    name: 'OQF 17-Pounder AT',
    type: 'AT',
    gun: readBore('76LL'),
    rateOfFire: 2,
    manhandling: 6,
    size: 'average',
    lacks: 'HE',
    special: [since('HE', 8, 1944, 6), inYear('APDS', 5, 1944, 9), inYear('APDS', 6, 1945)],
  },
  {
    name: 'OQF 25-Pounder ART',
    type: 'ART',
    gun: readBore('88'),
    rateOfFire: 1,
    manhandling: 8,
    size: 'average',
    special: [{ kind: 'smoke', depletion: 8 }],
  },
  {
    name: 'OML 3-in. MTR',
    type: 'MTR',
    gun: readBore('76*'),
    rateOfFire: 2,
    manhandling: 11,
    size: 'small',
    quickSetUp: true,
    range: { min: 3, max: 63 },
    special: [since('smoke', 8, 1941), { kind: 'WP', depletion: 7 }],
  },
  {
    name: 'OQF 40mm Bofors AA',
    type: 'AA',
    gun: readBore('40L'),
    rateOfFire: 3,
    manhandling: 8,
    size: 'average',
    allRound: true,
    firepowerEquivalent: 8,
  },
];
