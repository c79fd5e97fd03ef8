/** How often a second something is done: the best of several rounds, because other work on the machine only slows. */
export function perSecond(work: () => number, rounds = 7): number {
  work();
  let best = 0;
  for (let i = 0; i < rounds; i++) {
    const start = performance.now();
    const done = work();
    best = Math.max(best, (done * 1e3) / (performance.now() - start));
  }
  return best;
}
