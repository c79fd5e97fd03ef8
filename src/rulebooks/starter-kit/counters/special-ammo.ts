/** Which special ammunition a weapon may try for in a month of the war (6.2). */
import { from, isBefore, type Month } from '../charts/month.ts';
import { hasHeat, type Shell } from '../charts/special-ammo.ts';
import type { Nation, SpecialAmmo } from './card.ts';

/** Its depletion number; undefined if there is none yet. */
export function depletionNumber(
  special: readonly SpecialAmmo[] | undefined,
  shell: Shell,
  nation: Nation,
  date: Month,
): number | undefined {
  if (shell === 'HEAT' && !hasHeat(nation, date)) return undefined;
  return special?.findLast(
    ({ kind, from }) => kind === shell && (from === undefined || !isBefore(date, from)),
  )?.depletion;
}

/** Shells that it may have from that month on. */
export const since = (
  kind: SpecialAmmo['kind'],
  depletion: number,
  year: number,
  month = 1,
): SpecialAmmo => ({
  kind,
  depletion,
  from: from(year, month),
});

/** German tungsten ran out, Russian tungsten came in: as on the guns of the second kit. */
export const GERMAN_APCR: readonly SpecialAmmo[] = [
  since('APCR', 5, 1942),
  since('APCR', 4, 1943),
  since('APCR', 3, 1944),
];
export const RUSSIAN_APCR: readonly SpecialAmmo[] = [
  since('APCR', 4, 1942),
  since('APCR', 5, 1943),
  since('APCR', 6, 1944),
  since('APCR', 7, 1945),
];
