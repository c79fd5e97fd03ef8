/** How long each kind of ask takes to list its acts, on the same games in every commit. */
import { rulebooks } from '../src/rulebooks/index.ts';
import { nameNow } from './book/names.ts';
import { playScript, type Script, scriptOf } from './book/same-games.ts';
import type { Result } from './result.ts';

export const name = 'lists';

/** Rarer asks are measured by too few lists. */
const LEAST_LISTS = 200;
const ROUNDS = 5;

export async function run(): Promise<Result[]> {
  return rulebooks.flatMap((book): Result[] => {
    const scripts = book.scenarios.map(({ id }) => scriptOf(book, id, 5));
    const byAsk = new Map<string, number[]>();
    for (const script of scripts) {
      const rounds = Array.from({ length: ROUNDS }, () => listTimes(script));
      for (const [i, { ask }] of (rounds[0] ?? []).entries()) {
        // The same list, at its quickest: other work on the machine only slows, so that this is its CPU time as well.
        const quickest = Math.min(...rounds.map(round => round[i]?.ms ?? 0));
        const times = byAsk.get(ask) ?? [];
        times.push(quickest);
        byAsk.set(ask, times);
      }
    }
    function listTimes(script: Script) {
      const times: { readonly ask: string; readonly ms: number }[] = [];
      playScript(book, script, (ask, list) => {
        const start = performance.now();
        list();
        times.push({ ask, ms: performance.now() - start });
      });
      return times;
    }
    return [...byAsk]
      .filter(([, times]) => times.length >= LEAST_LISTS)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([ask, times]) => {
        const mean = (1e3 * times.reduce((sum, ms) => sum + ms, 0)) / times.length;
        return {
          name: `${nameNow(book.id)}-list-of-${ask}`,
          unit: `µs, of ${times.length} lists`,
          ours: mean,
          cpu: mean,
        };
      });
  });
}
