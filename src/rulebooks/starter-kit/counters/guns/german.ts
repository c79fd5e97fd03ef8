/** The guns of the Germans. */
import { readBore } from '../../charts/bore.ts';
import { reach } from '../history.ts';
import { GERMAN_APCR, since } from '../special-ammo.ts';
import { EXAMPLE, type GunFigures, KIT_GUNS } from './figures.ts';

export const GERMAN_GUNS: readonly GunFigures[] = [
  {
    name: '3.7cm PaK 35/36',
    type: 'AT',
    gun: readBore('37L'),
    weight: 328,
    height: 117,
    special: [since('APCR', 5, 1940), { kind: 'HEAT', depletion: 6 }],
  },
  { name: '5cm PaK 38', type: 'AT', gun: readBore('50L'), weight: 986, height: 105, special: GERMAN_APCR },
  {
    name: '7.5cm PaK 40',
    type: 'AT',
    gun: readBore('75L'),
    weight: 1425,
    height: 125,
    special: [...GERMAN_APCR, { kind: 'smoke', depletion: 7 }],
    source: KIT_GUNS,
    exceptions: { piece: EXAMPLE },
  },
  {
    name: '7.5cm leIG 18',
    type: 'INF',
    gun: readBore('75*'),
    weight: 400,
    height: 120,
    special: [{ kind: 'HEAT', depletion: 6 }],
  },
  {
    name: '10.5cm leFH 18',
    type: 'ART',
    gun: readBore('105'),
    weight: 1985,
    height: 170,
    special: [
      { kind: 'HEAT', depletion: 6 },
      { kind: 'smoke', depletion: 8 },
    ],
  },
  {
    name: '8cm GrW 34',
    type: 'MTR',
    gun: readBore('81*'),
    weight: 62,
    height: 110,
    range: reach(60, 2400),
    special: [{ kind: 'smoke', depletion: 8 }],
    read: { rateOfFire: 3, manhandling: 11 },
    source: KIT_GUNS,
  },
  {
    name: '2cm FlaK 38',
    type: 'AA',
    gun: readBore('20L'),
    weight: 420,
    height: 120,
    firepowerEquivalent: 6,
    read: { manhandling: 10, breakdown: 11 },
    source: KIT_GUNS,
  },
  {
    name: '3.7cm FlaK 36',
    type: 'AA',
    gun: readBore('37L'),
    weight: 1550,
    height: 160,
    firepowerEquivalent: 8,
    special: [{ kind: 'HEAT', depletion: 5 }],
    read: { manhandling: 8 },
    source: KIT_GUNS,
  },
  {
    name: '8.8cm FlaK 18',
    type: 'AA',
    gun: readBore('88L'),
    weight: 5000,
    height: 210,
    special: GERMAN_APCR,
    read: { manhandling: 4, breakdown: 11 },
    source: KIT_GUNS,
  },
];
