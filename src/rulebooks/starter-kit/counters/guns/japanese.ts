/** The guns of the Japanese. */
import { readBore } from '../../charts/bore.ts';
import { reach } from '../history.ts';
import { CAPABILITIES } from '../sources.ts';
import { since } from '../special-ammo.ts';
import { type GunFigures, NOTES } from './figures.ts';

export const JAPANESE_GUNS: readonly GunFigures[] = [
  {
    name: 'Type 92 INF',
    type: 'INF',
    gun: readBore('70*'),
    weight: 216,
    height: 62,
    lacks: 'AP',
    special: [{ kind: 'AP', depletion: 5 }, { kind: 'WP', depletion: 5 }, since('HEAT', 6, 1945)],
    asMortar: { min: 3, max: 70 },
    exceptions: { asMortar: NOTES, type: NOTES, quickSetUp: CAPABILITIES },
  },
  { name: 'Type 41 INF', type: 'INF', gun: readBore('75*'), weight: 540, height: 108 },
  { name: 'Type 94 AT', type: 'AT', gun: readBore('37L'), weight: 324, height: 102 },
  { name: 'Type 1 AT', type: 'AT', gun: readBore('47L'), weight: 754, height: 112 },
  { name: 'Type 88 AA', type: 'AA', gun: readBore('75L'), weight: 2440, height: 202 },
  { name: 'Type 98 AA', type: 'AA', gun: readBore('20L'), weight: 269, height: 120, firepowerEquivalent: 4 },
  {
    name: 'Type 97 81mm MTR',
    type: 'MTR',
    gun: readBore('81*'),
    weight: 67,
    height: 110,
    range: reach(100, 2800),
    read: { rateOfFire: 3, manhandling: 11 },
  },
];
