/** What weapons do, band by band. */
import type { Source } from '../../../engine/index.ts';
import type { Rate } from '../charts/index.ts';

/** One value for each of the bands P S M L E. */
export type ByBand = readonly [number, number, number, number, number];

/** A row of a card: how far each band goes, in hexes, and what the weapon does in it. */
export interface WeaponRow {
  readonly reach: ByBand;
  readonly factors: ByBand;
}

export interface GunCard {
  /** In millimetres. */
  readonly calibre: number;
  readonly rate: Rate;
  readonly ap?: WeaponRow;
  readonly gp?: WeaponRow;
  /** Before this month there was no HE for it. */
  readonly gpFrom?: string;
  /** Ammo Limit: of which rows, and at what. */
  readonly limit?: { readonly rows: 'ap' | 'gp'; readonly at: number };
  readonly smoke?: number;
  readonly source: Source;
}

/** Machine guns of vehicles, by their strength. */
export const MACHINE_GUNS = {
  2: { reach: [2, 4, 6, 9, 12], factors: [2, 2, 1, 1, 1] },
  3: { reach: [2, 4, 6, 9, 12], factors: [3, 2, 2, 1, 1] },
  4: { reach: [2, 4, 6, 9, 12], factors: [4, 3, 2, 2, 1] },
  5: { reach: [2, 4, 6, 9, 12], factors: [5, 4, 3, 2, 2] },
} as const satisfies Readonly<Record<number, WeaponRow>>;
export type MachineGuns = keyof typeof MACHINE_GUNS;
