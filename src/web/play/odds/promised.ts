/**
 * The chances of an act where nobody may look along its line beforehand: read off the card alone, which promises a
 * clear line and knows nothing of the true one. What comes of a result on the chart (a check, a rally) stays open.
 */
import type { ActCard, Likely, Odds } from '../../../engine/index.ts';

type Rows = NonNullable<ActCard['results']>[number]['byRoll'];

/** A row of the chart that does nothing. */
const NOTHING = '-';

export function promisedOdds({ results = [] }: ActCard): Odds {
  const rows = results.map(({ target, byRoll }) => ({ target, chances: chancesOf(byRoll) }));
  const facts = rows.flatMap(({ target, chances }) =>
    [...chances]
      .filter(([result]) => result !== NOTHING)
      .map(([result, chance]) => likely(`${target} ${result}`, chance)),
  );
  const none = Math.min(1, ...rows.map(({ chances }) => chances.get(NOTHING) ?? 0));
  return {
    exact: true,
    runs: Math.max(1, ...results.map(({ byRoll }) => byRoll.length)),
    facts: facts.toSorted((a, b) => b.chance - a.chance),
    outcomes: [likely([], none)],
    undecided: 0,
  };
}

const likely = <T>(of: T, chance: number): Likely<T> => ({ of, chance, error: 0 });

/** How likely each result is. */
function chancesOf(byRoll: Rows): ReadonlyMap<string, number> {
  const rolls = byRoll.map(({ roll }) => roll);
  const totals = totalsOf(Math.min(...rolls), Math.max(...rolls));
  const chances = new Map<string, number>();
  for (const { roll, result } of byRoll)
    chances.set(result, (chances.get(result) ?? 0) + (totals.get(roll) ?? 0));
  return chances;
}

/** The chances of totals, by their range: as many dice as the lowest total, all ones, tells. */
export function totalsOf(lowest: number, highest: number): ReadonlyMap<number, number> {
  const faces = highest / lowest;
  let totals = new Map([[0, 1]]);
  for (let die = 0; die < lowest; die++) {
    const next = new Map<number, number>();
    for (const [total, chance] of totals)
      for (let face = 1; face <= faces; face++)
        next.set(total + face, (next.get(total + face) ?? 0) + chance / faces);
    totals = next;
  }
  return totals;
}
