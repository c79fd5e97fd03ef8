/** To-hit numbers and penetration by range (14.1.d). */
import type { SheetPart, Source } from '../../../engine/index.ts';
import type { Ordnance } from '../counters/index.ts';

export const toHitPart = ({ toHit }: Ordnance, source: Source): SheetPart => ({
  is: 'table',
  title: 'To hit and penetration',
  cite: '14.1.d',
  source,
  across: 'range up to',
  columns: toHit.map(({ range }) => `${range}`),
  rows: [
    { head: 'to hit, at most', cells: toHit.map(({ toHit: number }) => `${number}`) },
    { head: 'penetration', cells: toHit.map(({ penetration }) => `${penetration}`) },
  ],
});
