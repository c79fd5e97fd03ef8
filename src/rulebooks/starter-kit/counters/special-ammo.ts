/** Which special ammunition a weapon may try for in a month of the war (6.2). */
import { isBefore, type Month } from '../charts/month.ts';
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
