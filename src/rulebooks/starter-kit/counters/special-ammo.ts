/** Which special ammunition a weapon may try for in a month of the war (6.2). */
import type { Charts } from '../charts/index.ts';
import { from, isBefore, type When } from '../charts/month.ts';
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

type Kind = SpecialAmmo['kind'];

/** From that month on, for which a counter has `4+` or `J4+`. */
export const since = (kind: Kind, depletion: number, year: number, month = 1): SpecialAmmo => ({
  kind,
  depletion,
  from: from(year, month),
});

/** In that year alone, from that month on: `4` or `J4` on a counter. */
export const inYear = (kind: Kind, depletion: number, year: number, month = 1): SpecialAmmo => ({
  ...since(kind, depletion, year, month),
  until: from(year, 12),
});

/** Year by year from that one on. */
export const yearly = (kind: Kind, first: number, ...depletions: readonly number[]): readonly SpecialAmmo[] =>
  depletions.map((depletion, i) => inYear(kind, depletion, first + i));

/** German tungsten ran out, Russian tungsten came in. */
export const GERMAN_APCR: readonly SpecialAmmo[] = yearly('APCR', 1942, 5, 4, 3);
export const RUSSIAN_APCR: readonly SpecialAmmo[] = yearly('APCR', 1942, 4, 5, 6, 7);
