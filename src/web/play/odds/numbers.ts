/** Chances and tallies as people read them. */
import type { Chances, Fates } from '../../../engine/index.ts';

export function percent(chance: number): string {
  const whole = Math.round(chance * 100);
  if (whole === 0 && chance > 0) return '< 1 %';
  if (whole === 100 && chance < 1) return '> 99 %';
  return `${whole} %`;
}

/** A number with a true minus. */
export const figureOf = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

const MOST_IN_HEADLINE = 2;

/**
 * What is shown on the target: `31 % broken · 8 % eliminated`, of the one that is likeliest to suffer; of any other, as
 * on a way through fire, where nothing can become of those.
 */
export function headline({ targets, others, doers }: Chances): string {
  const suffer = (all: readonly Fates[]) =>
    all.filter(({ rows }) => rows.length > 0).toSorted((a, b) => a.spared.chance - b.spared.chance)[0];
  const { rows = [] } = suffer(targets) ?? suffer(others) ?? suffer(doers) ?? {};
  const told = rows.slice(0, MOST_IN_HEADLINE).map(({ is, chance }) => `${percent(chance)} ${is}`);
  return told.length === 0 ? 'no effect' : told.join(' · ');
}
