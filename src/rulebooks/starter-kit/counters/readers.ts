/** How the tables of guns and vehicles write what counters print. */

import { maybe, number, oneOf, several } from '../../kit/table.ts';
import type { Month } from '../charts/month.ts';
import { type Bore, readBore } from '../charts/ordnance/bore.ts';
import { SHELLS } from '../charts/ordnance/special-ammo.ts';
import type { Piece, Reach, SpecialAmmo } from './card.ts';

/** The columns of a barrel, wherever it is mounted. */
export const PIECE_COLUMNS = {
  gun: readBore,
  /** The calibre is overscored or underscored, or there is only what the back of the counter names (6.0, 6.2). */
  lacks: maybe(oneOf(['AP', 'HE'])),
  ROF: maybe(number),
  /** Its firepower when it fires like a machine gun. */
  IFE: maybe(number),
  ammunition: maybe(ammunition),
};

interface PieceRow {
  readonly gun: Bore;
  readonly lacks?: 'AP' | 'HE';
  readonly ROF?: number;
  readonly IFE?: number;
  readonly ammunition?: readonly SpecialAmmo[];
}

/** `breakdown` is 12 where none is printed (6.12). */
export const pieceOf = (row: PieceRow, breakdown = 12): Piece => ({
  ...row.gun,
  ...(row.ROF !== undefined && { rateOfFire: row.ROF }),
  unlimited: (['AP', 'HE'] as const).filter(shell => shell !== row.lacks),
  ...(row.ammunition && { special: row.ammunition }),
  ...(row.IFE !== undefined && { firepowerEquivalent: row.IFE }),
  breakdown,
});

/** `3-75`. */
export function reach(cell: string): Reach {
  const [min = '', max = ''] = cell.split('-');
  return { min: number(min), max: number(max) };
}

/** A number and when it holds: `7` always, `7(43)` in that year, `7(2/43)` from February of it, `7(2/43+)` ever since. */
const NUMBER = /^(\d+)(?:\((?:(\d+)\/)?(\d\d)(\+?)( Europe)?\))?$/;

export function dated(cell: string): {
  readonly number: number;
  readonly from?: Month;
  readonly until?: Month;
  readonly inEurope?: true;
} {
  const [, value, month = '1', year, andLater, inEurope] = NUMBER.exec(cell) ?? [];
  if (value === undefined) throw new Error('a number such as 7, 7(43), 7(2/43) or 7(2/43+ Europe)');
  if (year === undefined) return { number: Number(value) };
  const of = 1900 + Number(year);
  return {
    number: Number(value),
    from: { year: of, month: Number(month) },
    ...(andLater === '' && { until: { year: of, month: 12 } }),
    ...(inEurope && { inEurope: true }),
  };
}

/** Shell by shell its depletion numbers: `APCR 5(42) 4(43), smoke 8` (6.2). */
export function ammunition(cell: string): readonly SpecialAmmo[] {
  return several(entry => {
    const [shell = '', ...numbers] = entry.split(/ (?!Europe)/);
    const kind = oneOf(SHELLS)(shell);
    return numbers.map(each => {
      const { number: depletion, ...when } = dated(each);
      return { kind, depletion, ...when };
    });
  })(cell).flat();
}
