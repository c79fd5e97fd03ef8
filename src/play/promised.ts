/**
 * The chances of an act where nobody may look along its line beforehand: read off the card alone, which promises a
 * clear line and knows nothing of the true one. What comes of a result on the chart (a check, a rally) stays open.
 */
import type { ActCard, CardRoll, CardTarget, Chances, TargetFates } from '../engine/index.ts';

/** Undefined for a card that promises nothing. */
export function promisedChances({ targets = [], rolls = [] }: ActCard): Chances | undefined {
  const certain = rolls.filter(({ after }) => !after);
  const promised = targets.flatMap(target => {
    const roll = certain.find(({ of }) => of === target.of);
    return roll ? [promisedTo(target, roll)] : [];
  });
  if (promised.length === 0) return undefined;
  return { exact: true, runs: 1, undecided: 0, targets: promised, doers: [], others: [] };
}

function promisedTo({ of, otherwise }: CardTarget, { falls }: CardRoll): TargetFates {
  const results = new Map<string, number>();
  for (const { result, chance, spares } of falls)
    if (!spares) results.set(result, (results.get(result) ?? 0) + chance);
  const rows = [...results].map(([is, chance]) => ({ is, chance, error: 0 }));
  const touched = rows.reduce((sum, { chance }) => sum + chance, 0);
  return {
    of,
    otherwise,
    spared: { chance: 1 - touched, error: 0 },
    rows: rows.toSorted((a, b) => b.chance - a.chance),
  };
}
