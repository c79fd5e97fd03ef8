/** The guns of the British. */
import { readBore } from '../../charts/bore.ts';
import { since } from '../special-ammo.ts';
import { type GunFigures, KIT_GUNS } from './figures.ts';

export const BRITISH_GUNS: readonly GunFigures[] = [
  { name: 'OQF 2-Pounder AT', type: 'AT', gun: readBore('40L'), weight: 814, height: 125, lacks: 'HE' },
  {
    name: 'OQF 6-Pounder AT',
    type: 'AT',
    gun: readBore('57L'),
    weight: 1144,
    height: 128,
    lacks: 'HE',
    special: [since('HE', 7, 1943), since('APDS', 5, 1944, 6)],
  },
  {
    name: 'OQF 17-Pounder AT',
    type: 'AT',
    gun: readBore('76LL'),
    weight: 2100,
    height: 168,
    special: [since('APDS', 5, 1944, 8)],
  },
  {
    name: 'OQF 25-Pounder ART',
    type: 'ART',
    gun: readBore('88'),
    weight: 1800,
    height: 165,
    special: [{ kind: 'smoke', depletion: 8 }],
  },
  {
    name: 'OML 3-in. MTR',
    type: 'MTR',
    gun: readBore('76*'),
    weight: 57,
    height: 110,
    range: { min: 3, max: 63 },
    special: [
      { kind: 'smoke', depletion: 8 },
      { kind: 'WP', depletion: 7 },
    ],
    read: { rateOfFire: 2, manhandling: 11 },
    source: KIT_GUNS,
  },
  {
    name: 'OQF 40mm Bofors AA',
    type: 'AA',
    gun: readBore('40L'),
    weight: 1981,
    height: 170,
    firepowerEquivalent: 8,
    read: { manhandling: 8 },
    source: KIT_GUNS,
  },
];
