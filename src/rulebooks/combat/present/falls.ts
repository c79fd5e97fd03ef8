/** The d100 of a card by what it brings. */
import type { CardFall } from '../../../engine/index.ts';

const HIGHEST = 100;

/** In ranges. */
export function fallsOf(read: (roll: number) => string): readonly CardFall[] {
  const ranges: { from: number; to: number; result: string }[] = [];
  for (let roll = 1; roll <= HIGHEST; roll++) {
    const result = read(roll);
    const last = ranges.at(-1);
    if (last?.result === result) last.to = roll;
    else ranges.push({ from: roll, to: roll, result });
  }
  return ranges.map(({ from, to, result }) => ({
    roll: from === to ? `${from}` : `${from}–${to}`,
    chance: (to - from + 1) / HIGHEST,
    result: result === '–' ? 'no effect' : result,
  }));
}
