/** What may become of those an act is about, of those who do it, and of others: the odds as people read them. */
import type { Fact } from '../kernel/fact.ts';
import type { ActCard } from '../presenting/presenting.ts';
import { type Ending, type Estimate, likelihood, type Odds } from './odds.ts';

/** What may become of one thing. Its rows exclude each other; together with `spared` they make up 1. */
export interface Fates {
  /** The piece or the place. */
  readonly of: string;
  /** That nothing becomes of it. */
  readonly spared: Estimate;
  /** The likeliest first. */
  readonly rows: readonly Fate[];
}

export interface Fate extends Estimate {
  /** `broken`, or several things at once: `reduced, broken`. */
  readonly is: string;
}

export interface TargetFates extends Fates {
  /** What it is called if nothing becomes of it: `unhurt`. */
  readonly otherwise: string;
}

/** All that an act may come to, as its card shows it. */
export interface Chances extends Pick<Odds, 'exact' | 'runs' | 'undecided'> {
  /** Those whom the act is about, in the card's order, whether anything can become of them or not. */
  readonly targets: readonly TargetFates[];
  /** Those who do it, as far as anything can become of them. */
  readonly doers: readonly Fates[];
  /** Whomever else it can touch. */
  readonly others: readonly Fates[];
}

export function chancesOf(odds: Odds, { targets = [], by }: Pick<ActCard, 'targets' | 'by'>): Chances {
  const doing = by?.of ?? [];
  const doers = doing
    .filter(of => targets.every(each => each.of !== of))
    .map(of => fatesOf(odds, of, ({ facts, passing }) => [...facts, ...passing]));
  const named = new Set([...doing, ...targets.map(({ of }) => of)]);
  const touched = new Set(odds.worlds.flat(2).flatMap(({ facts }) => facts.map(({ of }) => of)));
  const others = [...touched].filter(of => !named.has(of)).map(of => fatesOf(odds, of));
  const { exact, runs, undecided } = odds;
  return {
    exact,
    runs,
    undecided,
    targets: targets.map(({ of, otherwise }) => ({ ...fatesOf(odds, of), otherwise })),
    doers: doers.filter(({ rows }) => rows.length > 0),
    others: others.toSorted((a, b) => a.spared.chance - b.spared.chance),
  };
}

function fatesOf(
  odds: Odds,
  of: string,
  all: (ending: Ending) => readonly Fact[] = ending => ending.facts,
): Fates {
  const fate = (ending: Ending): string =>
    [...new Set(all(ending).flatMap(fact => (fact.of === of ? fact.is : [])))].join(', ');
  const fates = [...new Set(odds.worlds.flat().map(fate))].filter(is => is !== '');
  return {
    of,
    spared: likelihood(odds, ending => fate(ending) === ''),
    rows: fates
      .map(is => ({ is, ...likelihood(odds, ending => fate(ending) === is) }))
      .sort((a, b) => b.chance - a.chance),
  };
}
