/** How long work takes, by the clock and in CPU time: machines are shared, and what others do shows less in the second. */

/** How often a second something is done. */
export interface Rate {
  readonly wall: number;
  readonly cpu: number;
}

/**
 * So many CPU seconds whole games are played before they count. Node compiles what is hot in threads of its own, which count
 * as CPU time as well: in the first seconds of a book that is as much as the play itself, and says nothing of the rules.
 */
export const WARM_UP = 8;

/** The median of several rounds, after one or some CPU seconds that count for nothing. */
export function perSecond(work: () => number, rounds = 3, warmUp = 0): Rate {
  const before = process.cpuUsage();
  do work();
  while (secondsSince(before) < warmUp);
  const rates = Array.from({ length: rounds }, () => once(work));
  return { wall: median(rates.map(({ wall }) => wall)), cpu: median(rates.map(({ cpu }) => cpu)) };
}

function secondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

function once(work: () => number): Rate {
  const [start, used] = [performance.now(), process.cpuUsage()];
  const done = work();
  const wall = (performance.now() - start) / 1e3;
  const { user, system } = process.cpuUsage(used);
  return { wall: done / wall, cpu: (done * 1e6) / Math.max(1, user + system) };
}

/** How long one takes, from how often it is done: in so many parts of a second. */
export const timeOf = (
  { wall, cpu }: Rate,
  unit: number,
): { readonly ours: number; readonly cpu: number } => ({
  ours: unit / wall,
  cpu: unit / cpu,
});

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.trunc(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
