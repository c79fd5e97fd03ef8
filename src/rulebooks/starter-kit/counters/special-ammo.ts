/** Which special ammunition a weapon may try for in a month of the war (6.2). */
import type { Charts } from '../charts/index.ts';
import { isBefore, type When } from '../charts/month.ts';
import { hasHeat, type Shell } from '../charts/ordnance/special-ammo.ts';
import type { Nation, SpecialAmmo } from './card.ts';

/** Its depletion number; undefined if there is none, or none yet. */
export function depletionNumber(
  charts: Pick<Charts, 'heatAvailability'>,
  special: readonly SpecialAmmo[] | undefined,
  shell: Shell,
  nation: Nation,
  when: When,
): number | undefined {
  if (shell === 'HEAT' && !hasHeat(charts, nation, when)) return undefined;
  return special?.findLast(each => each.kind === shell && isIssued(each, when))?.depletion;
}

function isIssued({ from: first, until: last, inEurope }: SpecialAmmo, when: When): boolean {
  if (inEurope && when.pacific) return false;
  return (first === undefined || !isBefore(when, first)) && (last === undefined || !isBefore(last, when));
}
