/** The guns of the Red Army. */
import { readBore } from '../../charts/bore.ts';
import { reach } from '../history.ts';
import { RUSSIAN_APCR } from '../special-ammo.ts';
import { type GunFigures, KIT_GUNS } from './figures.ts';

export const RUSSIAN_GUNS: readonly GunFigures[] = [
  {
    name: '45mm PTP obr. 32',
    type: 'AT',
    gun: readBore('45L'),
    weight: 510,
    height: 120,
    special: RUSSIAN_APCR,
    read: { breakdown: 9, size: 'average' },
    source: KIT_GUNS,
  },
  {
    name: '57mm PTP obr. 43',
    type: 'AT',
    gun: readBore('57LL'),
    weight: 1150,
    height: 137,
    special: RUSSIAN_APCR,
  },
  {
    name: '76.2mm PTP obr. 39',
    type: 'ART',
    gun: readBore('76L'),
    weight: 1570,
    height: 150,
    special: [...RUSSIAN_APCR, { kind: 'smoke', depletion: 8 }],
    read: { manhandling: 5, breakdown: 10 },
    source: KIT_GUNS,
  },
  {
    name: '76.2mm ZIS-3',
    type: 'ART',
    gun: readBore('76L'),
    weight: 1116,
    height: 137,
    special: RUSSIAN_APCR,
  },
  {
    name: '76.2mm PP obr. 27',
    type: 'INF',
    gun: readBore('76*'),
    weight: 780,
    height: 130,
    special: [{ kind: 'HEAT', depletion: 6 }],
  },
  {
    name: '82mm BM obr. 37',
    type: 'MTR',
    gun: readBore('82*'),
    weight: 56,
    height: 110,
    range: { min: 3, max: 78 },
    special: [{ kind: 'smoke', depletion: 8 }],
    read: { rateOfFire: 3, manhandling: 11 },
    source: KIT_GUNS,
  },
  {
    name: '120mm PM obr. 38',
    type: 'MTR',
    gun: readBore('120*'),
    weight: 280,
    height: 130,
    range: reach(460, 5700),
    read: { rateOfFire: 2 },
  },
];
