/** "did you mean": the known word nearest to a mistyped one. */

export function suggestion(typed: string, known: readonly string[]): string {
  const near = known
    .map(word => ({ word, steps: typed !== '' && word.startsWith(typed) ? 0 : editSteps(typed, word) }))
    .filter(({ word, steps }) => steps <= Math.max(1, word.length >> 2))
    .sort((a, b) => a.steps - b.steps)[0];
  return near === undefined ? '' : `; did you mean ${near.word}?`;
}

/** How many letters must be added, dropped, changed or swapped with their neighbour to get from one to the other. */
export function editSteps(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const changed = from[i - 1] === to[j - 1] ? 0 : 1;
      let steps = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + changed);
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
        steps = Math.min(steps, at(beforeLast, j - 2) + 1);
      row.push(steps);
    }
    beforeLast = last;
    last = row;
  }
  return at(last, to.length);
}

const at = (row: readonly number[], i: number): number => row[i] ?? Number.POSITIVE_INFINITY;
