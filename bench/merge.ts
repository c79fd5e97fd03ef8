import type { Result } from './result.ts';

/** The results kept so far with fresh ones in place of their namesakes, sorted by name. */
export function merge(before: readonly Result[], fresh: readonly Result[]): readonly Result[] {
  const byName = new Map([...before, ...fresh].map(result => [result.name, result]));
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}
