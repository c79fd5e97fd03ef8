/** The guns of the U.S. Army and the Marines. */
import { readBore } from '../../charts/bore.ts';
import { CAPABILITIES } from '../sources.ts';
import { since } from '../special-ammo.ts';
import { EXAMPLE, type GunFigures, KIT_GUNS, NOTES } from './figures.ts';

export const AMERICAN_GUNS: readonly GunFigures[] = [
  {
    name: 'M3A1 37mm AT',
    type: 'AT',
    gun: readBore('37L'),
    weight: 414,
    height: 96,
    slowBreech: true,
    exceptions: { quickSetUp: CAPABILITIES, type: NOTES },
  },
  {
    name: 'M1 57mm AT',
    type: 'AT',
    gun: readBore('57L'),
    weight: 1220,
    height: 128,
    lacks: 'HE',
    special: [since('HE', 7, 1944, 6), since('APDS', 4, 1944, 6)],
    source: KIT_GUNS,
    exceptions: { manhandling: EXAMPLE },
  },
  {
    name: 'M5 3in AT',
    type: 'AT',
    gun: readBore('76L'),
    weight: 2210,
    height: 162,
    special: [since('APCR', 4, 1944, 9)],
  },
  {
    name: 'M1A2 37mm AA',
    type: 'AA',
    gun: readBore('37L'),
    weight: 2770,
    height: 182,
    firepowerEquivalent: 8,
    exceptions: { type: NOTES },
  },
  {
    name: 'M2A1 105mm ART',
    type: 'ART',
    gun: readBore('105'),
    weight: 2260,
    height: 173,
    special: [
      { kind: 'HEAT', depletion: 6 },
      { kind: 'smoke', depletion: 7 },
      { kind: 'WP', depletion: 8 },
    ],
    source: KIT_GUNS,
  },
  {
    name: 'M1 155mm ART',
    type: 'ART',
    gun: readBore('155'),
    weight: 5430,
    height: 180,
    special: [
      { kind: 'smoke', depletion: 7 },
      { kind: 'WP', depletion: 8 },
    ],
    source: KIT_GUNS,
  },
  {
    name: 'M1 81mm MTR',
    type: 'MTR',
    gun: readBore('81*'),
    weight: 62,
    height: 110,
    range: { min: 3, max: 75 },
    special: [{ kind: 'WP', depletion: 8 }],
    read: { rateOfFire: 3, manhandling: 11 },
    source: KIT_GUNS,
  },
];
