/** What Japanese vehicles were like. */
import { readBore } from '../../charts/bore.ts';
import { from } from '../../charts/month.ts';
import type { FiguresOfNation } from './figures.ts';

const CHI_RO = {
  speed: 25,
  outline: [256, 218],
  pressure: 490,
  hull: { front: [17, 10], side: [15, 0] },
  turret: { men: 2, front: [17, 0], side: [15, 0] },
  gun: readBore('57*'),
  machineGuns: ['BMG', 'RMG'],
} as const satisfies Partial<FiguresOfNation>;

export const JAPANESE_VEHICLES: readonly FiguresOfNation[] = [
  {
    name: 'Type 95 HA-GO',
    speed: 45,
    outline: [228, 206],
    pressure: 610,
    hull: { front: [12, 20], side: [12, 0] },
    turret: { men: 1, front: [12, 0], side: [12, 0] },
    gun: readBore('37'),
    machineGuns: ['BMG', 'RMG'],
    rearGunAt: 2,
    dispensers: [{ kind: 'sD', usage: 5, from: from(1944) }],
  },
  { ...CHI_RO, name: 'Type 89A CHI-RO', breakdown: 11, rearGunAt: 3 },
  { ...CHI_RO, name: 'Type 89B CHI-RO', rearGunAt: 4 },
  {
    name: 'Type 97A CHI-HA',
    speed: 38,
    outline: [223, 233],
    pressure: 630,
    hull: { front: [25, 10], side: [20, 25] },
    turret: { men: 2, front: [25, 10], side: [25, 10] },
    gun: readBore('57*'),
    machineGuns: ['BMG', 'RMG'],
    rearGunAt: 3,
    dispensers: [{ kind: 'sD', usage: 5, from: from(1941) }],
  },
  {
    name: 'Type 97B CHI-HA',
    speed: 38,
    outline: [238, 233],
    pressure: 640,
    hull: { front: [25, 10], side: [20, 25] },
    turret: { men: 3, front: [25, 10], side: [25, 10] },
    gun: readBore('47L'),
    machineGuns: ['BMG', 'RMG'],
    rearGunAt: 3,
    dispensers: [{ kind: 'sD', usage: 5 }],
  },
  {
    name: 'Type 1 HO-NI I',
    speed: 38,
    outline: [239, 229],
    pressure: 690,
    hull: { front: [50, 10], side: [25, 0] },
    openTopped: true,
    gun: readBore('75'),
    machineGuns: [],
  },
];
