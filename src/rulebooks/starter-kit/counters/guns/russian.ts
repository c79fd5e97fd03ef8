/** The guns of the Red Army. */
import { readBore } from '../../charts/ordnance/bore.ts';
import { substitute } from '../../charts/source.ts';
import { RUSSIAN_APCR, yearly } from '../special-ammo.ts';
import type { GunFigures } from './figures.ts';

export const RUSSIAN_GUNS: readonly GunFigures[] = [
  {
    name: '45mm PTP obr. 32',
    type: 'AT',
    gun: readBore('45L'),
    rateOfFire: 3,
    manhandling: 11,
    size: 'small',
    quickSetUp: true,
    special: RUSSIAN_APCR,
  },
  {
    name: '57mm PTP obr. 43',
    type: 'AT',
    gun: readBore('57LL'),
    rateOfFire: 3,
    manhandling: 10,
    size: 'small',
    quickSetUp: true,
    special: yearly('APCR', 1943, 4, 5, 6),
  },
  {
    name: '76.2mm PTP obr. 39',
    type: 'ART',
    gun: readBore('76L'),
    rateOfFire: 2,
    manhandling: 9,
    size: 'average',
    quickSetUp: true,
    special: [...RUSSIAN_APCR, { kind: 'smoke', depletion: 8 }],
  },
  {
    name: '76.2mm ZIS-3',
    type: 'ART',
    gun: readBore('76L'),
    rateOfFire: 2,
    manhandling: 10,
    size: 'average',
    quickSetUp: true,
    special: RUSSIAN_APCR,
    source: substitute('no counter of it is known; as the obr. 39, and easier to push by what it weighed'),
  },
  {
    name: '76.2mm PP obr. 27',
    type: 'INF',
    gun: readBore('76*'),
    rateOfFire: 2,
    manhandling: 8,
    size: 'small',
    quickSetUp: true,
    special: [
      { kind: 'HEAT', depletion: 6 },
      { kind: 'smoke', depletion: 8 },
    ],
  },
  {
    name: '82mm BM obr. 37',
    type: 'MTR',
    gun: readBore('82*'),
    rateOfFire: 3,
    manhandling: 11,
    size: 'small',
    quickSetUp: true,
    range: { min: 3, max: 78 },
    special: [{ kind: 'smoke', depletion: 8 }],
  },
  {
    name: '120mm PM obr. 38',
    type: 'MTR',
    gun: readBore('120*'),
    rateOfFire: 2,
    manhandling: 9,
    size: 'small',
    quickSetUp: true,
    range: { min: 12, max: 151 },
    special: [{ kind: 'smoke', depletion: 8 }],
  },
];
