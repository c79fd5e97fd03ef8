/** What American vehicles were like. */
import { readBore } from '../../charts/bore.ts';
import { from } from '../../charts/month.ts';
import { since } from '../special-ammo.ts';
import type { FiguresOfNation } from './figures.ts';

const SHERMAN = {
  outline: [274, 262],
  pressure: 1000,
  hull: { front: [51, 55], side: [38, 0] },
  turret: { men: 3, front: [76, 30], side: [51, 5] },
  gun: readBore('75'),
  special: [since('WP', 7, 1944, 6), since('smoke', 5, 1944, 6)],
  machineGuns: ['BMG', 'CMG', 'AAMG heavy'],
} as const satisfies Partial<FiguresOfNation>;

export const AMERICAN_VEHICLES: readonly FiguresOfNation[] = [
  { ...SHERMAN, name: 'M4A2', speed: 46, dispensers: [{ kind: 'sM', usage: 5, from: from(1944) }] },
  { ...SHERMAN, name: 'M4A3', speed: 42, dispensers: [{ kind: 'sM', usage: 4, from: from(1944) }] },
  {
    name: 'M4A3(76)W',
    speed: 42,
    outline: [297, 262],
    pressure: 1000,
    hull: { front: [64, 45], side: [38, 0] },
    turret: { men: 3, front: [89, 10], side: [64, 5] },
    gun: readBore('76L'),
    special: [since('APCR', 4, 1944, 8), since('APCR', 5, 1945)],
    machineGuns: ['BMG', 'CMG', 'AAMG heavy'],
    dispensers: [{ kind: 'sM', usage: 5 }],
  },
  {
    name: 'M5A1',
    speed: 58,
    outline: [257, 229],
    pressure: 870,
    hull: { front: [28, 45], side: [28, 0] },
    turret: { men: 2, front: [44, 0], side: [32, 0] },
    gun: readBore('37L'),
    machineGuns: ['BMG', 'CMG', 'AAMG'],
  },
  {
    name: 'M10',
    speed: 48,
    outline: [290, 305],
    pressure: 870,
    hull: { front: [38, 55], side: [19, 40] },
    turret: { men: 3, slow: true, front: [57, 45], side: [25, 25] },
    openTopped: true,
    gun: readBore('76L'),
    special: [since('APCR', 4, 1944, 9)],
    machineGuns: ['AAMG heavy'],
  },
  {
    name: 'M8',
    wheeled: true,
    speed: 90,
    outline: [225, 254],
    hull: { front: [19, 45], side: [10, 25] },
    turret: { men: 2, front: [19, 20], side: [19, 20] },
    openTopped: true,
    gun: readBore('37L'),
    machineGuns: ['CMG', 'AAMG heavy'],
    dispensers: [{ kind: 'sP', usage: 5 }],
  },
];
