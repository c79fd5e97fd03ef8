/** The table on a counter of ordnance, in a line: what is needed to hit, the penetration, and up to which range (14.1). */
import type { ToHitColumn } from './card.ts';

/** `9/6 to 1, 8/6 to 2`. */
export const columns = (table: string): readonly ToHitColumn[] =>
  table.split(', ').map(column => {
    const [, toHit, penetration, range] = /^(\d+)\/(\d+) to (\d+)$/.exec(column) ?? [];
    if (range === undefined) throw new Error(`'${column}' is no column; expected one such as 9/6 to 1`);
    return { range: Number(range), toHit: Number(toHit), penetration: Number(penetration) };
  });
