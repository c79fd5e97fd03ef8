/**
 * The chances of an act where nobody may look along its line beforehand: read off the card alone, which promises a
 * clear line and knows nothing of the true one. What comes of a result on the chart (a check, a rally) stays open.
 */
import type { ActCard, CardRoll, CardTarget, Chances, TargetFates } from '../../../engine/index.ts';

/** Undefined for a card that promises nothing. */
export function promisedChances({ targets = [], rolls = [] }: ActCard): Chances | undefined {
  if (rolls.length === 0) return undefined;
  return {
    exact: true,
    runs: Math.max(...rolls.map(({ falls }) => falls.length)),
    undecided: 0,
    targets: targets.map(target => promisedTo(target, rolls)),
    doers: [],
    others: [],
  };
}

/** By the first roll that it has to do with: those after it are made only if that one calls for it. */
function promisedTo({ of, otherwise }: CardTarget, rolls: readonly CardRoll[]): TargetFates {
  const falls = rolls.find(roll => roll.of === of)?.falls ?? [];
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
