/** The data sheet of a piece: all that is printed on it and follows from that, as books lay it out. Pages draw it, screen readers read it. */
import type { Source } from '../numbers/chart.ts';

export interface Sheet {
  readonly title: string;
  readonly parts: readonly SheetPart[];
}

export type SheetPart = SheetFigures | SheetTable | SheetRosette | SheetRings;

interface Titled {
  readonly title: string;
  readonly cite?: string;
  /** Where its values come from, unless they say so themselves. */
  readonly source?: Source;
}

export interface SheetFigures extends Titled {
  readonly is: 'figures';
  readonly figures: readonly SheetFigure[];
}

export interface SheetFigure {
  readonly name: string;
  readonly text: string;
  readonly cite?: string;
  readonly source?: Source;
}

export interface SheetTable extends Titled {
  readonly is: 'table';
  /** What the columns are: `range`. */
  readonly across: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly head: string; readonly cells: readonly string[] }[];
}

/** Values by the angle from which something comes, such as armour. */
export interface SheetRosette extends Titled {
  readonly is: 'rosette';
  readonly sectors: readonly Sector[];
}

/** In sixths of a circle clockwise from straight ahead: the front of a vehicle is -1 to 1. */
export interface Sector {
  readonly from: number;
  readonly to: number;
  readonly name: string;
  readonly text: string;
}

/** What holds up to which range, from the nearest on. */
export interface SheetRings extends Titled {
  readonly is: 'rings';
  readonly rings: readonly Ring[];
}

export interface Ring {
  /** The first and the last range of it, in hexes. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly cite?: string;
}

/** `3 to 6`, `0`. */
export const rangeWords = ({ from, to }: Pick<Ring, 'from' | 'to'>): string =>
  from === to ? `${from}` : `${from} to ${to}`;

/** The sheet as lines of text, for terminals and speech. */
export function sheetLines({ title, parts }: Sheet): readonly string[] {
  return [title, ...parts.flatMap(part => ['', part.title, ...linesOf(part).map(line => `  ${line}`)])];
}

function linesOf(part: SheetPart): readonly string[] {
  switch (part.is) {
    case 'figures':
      return part.figures.map(({ name, text }) => `${name}: ${text}`);
    case 'rosette':
      return part.sectors.map(({ name, text }) => `${name}: ${text}`);
    case 'rings':
      return part.rings.map(ring => `range ${rangeWords(ring)}: ${ring.text}`);
    case 'table':
      return part.rows.map(
        ({ head, cells }) =>
          `${head}: ${cells.map((cell, i) => `${part.across} ${part.columns[i]} ${cell}`).join(', ')}`,
      );
  }
}
