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

/** A number with a true minus. */
export const figureOf = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

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

/** What may happen to pieces of a kind, the likeliest first. */
function effectsOn({ facts }: Odds, isMeant: (piece: string) => boolean): readonly Likely<string>[] {
  return facts.filter(({ of }) => isMeant(of.split(' ')[0] ?? ''));
}

/** The chance of the likeliest thing that may happen to one of them. */
export const likeliestEffect = (odds: Odds, isMeant: (piece: string) => boolean): number =>
  effectsOn(odds, isMeant)[0]?.chance ?? 0;

const MOST_IN_HEADLINE = 2;

/**
 * What is shown on the target: `31 % broken · 8 % eliminated`, of the piece meant that is likeliest to suffer; of any
 * other, as on a way through fire, where none of those can.
 */
export function headline(odds: Odds, isMeant: (piece: string) => boolean): string {
  const meant = effectsOn(odds, isMeant);
  const effects = meant.length > 0 ? meant : odds.facts;
  const piece = effects[0]?.of.split(' ')[0];
  const told = effects
    .filter(({ of }) => of.split(' ')[0] === piece)
    .slice(0, MOST_IN_HEADLINE)
    .map(({ of, chance }) => `${percent(chance)} ${of.split(' ').slice(1).join(' ')}`);
  return told.length === 0 ? 'no effect' : told.join(' · ');
}
