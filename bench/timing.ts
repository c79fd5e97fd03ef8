/** How long work takes, by the clock and in CPU time: machines are shared, and what others do shows less in the second. */

/** How often a second something is done. */
export interface Rate {
  readonly wall: number;
  readonly cpu: number;
}

/** The median of several rounds, after one that counts for nothing. */
export function perSecond(work: () => number, rounds = 3): Rate {
  work();
  const rates = Array.from({ length: rounds }, () => once(work));
  return { wall: median(rates.map(({ wall }) => wall)), cpu: median(rates.map(({ cpu }) => cpu)) };
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
