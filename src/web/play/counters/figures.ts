/** Where a book's figures stand on a counter of 60 by 60 units. */
import type { Face, Figure } from '../../../engine/index.ts';

interface PlacedFigure {
  readonly figure: Figure;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly size: number;
}

const SMALL = 10;
const MIDDLE = 14;

/** A piece of the strength line: `4²-6-7`. */
interface LinePart {
  /** What it is; a hyphen is what it stands before. */
  readonly name: string;
  readonly text: string;
  readonly raised: boolean;
  readonly underlined: boolean;
}

/** The strength line as it is printed, with its figures joined by hyphens; what is raised belongs to what it follows. */
export function strengthLine({ figures }: Face): readonly LinePart[] {
  const parts: LinePart[] = [];
  for (const { text, name, style, at } of figures) {
    if (at !== 'bottom') continue;
    const raised = style === 'raised';
    if (parts.length > 0 && !raised)
      parts.push({ name: `- ${name}`, text: '-', raised: false, underlined: false });
    parts.push({ name, text, raised, underlined: style === 'underlined' });
  }
  return parts;
}

/** The strength line in one word: for speech, titles and small counters. */
function strengthWord(face: Face): string {
  return strengthLine(face)
    .filter(({ raised }) => !raised)
    .map(({ text }) => text)
    .join('');
}

/** Every figure but those of the strength line. */
export function placedFigures({ figures }: Face): readonly PlacedFigure[] {
  const others = figures.filter(({ at }) => at !== 'bottom');
  return others.map((figure, i) => {
    const column = others.filter(({ at }) => at === figure.at).length;
    const nth = others.slice(0, i).filter(({ at }) => at === figure.at).length;
    return { figure, ...PLACES[figure.at](columnY(column, nth), figures, figure) };
  });
}

type Spot = Omit<PlacedFigure, 'figure'>;
type Placing = (columnY: number, all: readonly Figure[], figure: Figure) => Spot;

const PLACES: Readonly<Record<Figure['at'], Placing>> = {
  bottom: () => ({ x: 30, y: 54.5, anchor: 'middle', size: STRENGTH }),
  // Under the badge where a name stands beside the badge.
  'top-left': (_, all) => ({
    x: has(all, 'top') ? 5 : 16,
    y: has(all, 'top') ? 25 : 12.5,
    anchor: 'start',
    size: SMALL,
  }),
  top: (_y, _all, { text }) => ({ x: 37, y: 12.5, anchor: 'middle', size: fitting(text, 36, SMALL) }),
  'top-right': () => ({ x: 55, y: 13, anchor: 'end', size: 11.5 }),
  // Above the strength line two of them move closer together.
  right: (y, all, figure) => {
    const { length, nth } = columnOf(all, figure);
    return length > 1 && has(all, 'bottom')
      ? { x: 49.5, y: 26 + 15 * nth, anchor: 'middle', size: 11.5 }
      : { x: 49.5, y, anchor: 'middle', size: MIDDLE };
  },
  left: (_, all, figure) => {
    const { length, nth } = columnOf(all, figure);
    return length === 1
      ? { x: 5, y: 35, anchor: 'start', size: 8.5 }
      : { x: 5, y: 25 + 12 * nth, anchor: 'start', size: SMALL };
  },
  // From the bottom up.
  'bottom-left': (_, all, figure) => {
    const { length, nth } = columnOf(all, figure);
    return { x: 4.5, y: 54.5 - 8 * (length - 1 - nth), anchor: 'start', size: length === 1 ? 8.5 : 7.5 };
  },
  'bottom-right': (_, all, { text }) => ({
    x: 57,
    y: 54.5,
    anchor: 'end',
    size: has(all, 'bottom') ? fitting(text, 19, 8.5) : 17,
  }),
};

/** A figure among those in the same place. */
function columnOf(all: readonly Figure[], figure: Figure): { readonly length: number; readonly nth: number } {
  const column = all.filter(({ at }) => at === figure.at);
  return { length: column.length, nth: column.indexOf(figure) };
}

const STRENGTH = 18;
const has = (figures: readonly Figure[], at: Figure['at']): boolean => figures.some(each => each.at === at);
/** The size at which a text keeps to a width: digits and capitals are about six tenths as wide as they are high. */
const fitting = (text: string, width: number, most: number): number =>
  Math.min(most, width / (text.length * 0.6));

/** Where the strength line stands and how large: it makes room for what is printed beside it. */
export function strengthSpot(face: Face): Spot {
  const left = has(face.figures, 'bottom-left') ? 16 : 3;
  const right = has(face.figures, 'bottom-right') ? 40 : 57;
  const size = fitting(strengthWord(face), right - left, STRENGTH);
  return { x: (left + right) / 2, y: 54.5, anchor: 'middle', size };
}

const columnY = (count: number, nth: number): number => (count === 1 ? 35 : 27 + nth * 21);
