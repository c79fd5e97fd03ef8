/** Weapons that men carry besides their own (7.15, 7.17). The desert saw the first launchers only at its end. */
import type { Source } from '../../../engine/index.ts';
import { substitute } from '../../kit/source.ts';
import type { WeaponRow } from './weapon.ts';

interface Launcher {
  readonly is: 'launcher';
  readonly title: string;
  readonly calibre: number;
  readonly ce: WeaponRow;
  readonly gp: WeaponRow;
  readonly source: Source;
}
interface Flamethrower {
  readonly is: 'flamethrower';
  readonly title: string;
  readonly source: Source;
}

const OURS = substitute('no card of the text carries one; ours, from general figures');

export const ATTACHED = {
  bazooka: {
    is: 'launcher',
    title: 'M1 bazooka',
    calibre: 60,
    ce: { reach: [1, 1, 2, 2, 3], factors: [16, 16, 16, 16, 16] },
    gp: { reach: [1, 1, 2, 2, 3], factors: [3, 3, 2, 2, 1] },
    source: OURS,
  },
  flamethrower: { is: 'flamethrower', title: 'Flamethrower', source: OURS },
} as const satisfies Readonly<Record<string, Launcher | Flamethrower>>;
export type AttachedId = keyof typeof ATTACHED;
