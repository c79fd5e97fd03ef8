/** Chances and tallies as people read them. */
import type { Likely, Odds, TallyEntry } from '../../../engine/index.ts';

export function percent(chance: number): string {
  const whole = Math.round(chance * 100);
  if (whole === 0 && chance > 0) return '< 1 %';
  if (whole === 100 && chance < 1) return '> 99 %';
  return `${whole} %`;
}

const SIGNS: Readonly<Record<TallyEntry['op'], (n: number) => string>> = {
  '+': n => signed(n),
  x: n => (n === 0.5 ? '× ½' : `× ${n}`),
  shift: n => `${signed(n)} column${Math.abs(n) === 1 ? '' : 's'}`,
  cap: n => `at most ${n}`,
  floor: n => `at least ${n}`,
  set: n => `= ${n}`,
  round: n => (n > 0 ? 'rounded up' : 'rounded down'),
};

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export const termOf = ({ op, n }: TallyEntry): string => SIGNS[op](n);

/** Facts such as `u3 broken` by the piece that they are about, each piece's likeliest first. */
export function chancesByPiece({ facts }: Odds): readonly {
  readonly piece: string;
  readonly facts: readonly Likely<string>[];
}[] {
  const byPiece = new Map<string, Likely<string>[]>();
  for (const fact of facts) {
    const [piece = '', ...rest] = fact.of.split(' ');
    byPiece.set(piece, [...(byPiece.get(piece) ?? []), { ...fact, of: rest.join(' ') }]);
  }
  return [...byPiece].map(([piece, of]) => ({ piece, facts: of }));
}

/** How likely it is that nothing becomes of it. */
export function noEffect({ outcomes }: Odds): number {
  return outcomes.find(({ of }) => of.length === 0)?.chance ?? 0;
}

/** The one figure that is shown on the target. */
export function headline(odds: Odds): string {
  return `${percent(1 - noEffect(odds))} effect`;
}
