/**
 * The display list: a whole picture as plain data. Brushes write it, backends (canvas, SVG) read it, tests
 * compare it. Lengths are paper units: a hex is 96 high, and its true width follows from that.
 */
import type { Bounds, Path } from './path.ts';

export const LAYERS = [
  'ground',
  'levels',
  'areas',
  'watercourses',
  'roads',
  'hexsides',
  'buildings',
  'grid',
  'names',
] as const;
export type LayerName = (typeof LAYERS)[number];

/** A straight change of colour between two points. */
export interface Gradient {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly stops: readonly (readonly [offset: number, colour: string])[];
}
export type Ink = string | Gradient;

/** `plain` is the upright face of hex names, `hand` the slanted one of place names. */
export type Face = 'plain' | 'hand';

interface Shown {
  readonly opacity?: number;
  /** The scale, in pixels a unit, from which this is drawn in full; below it fades out. */
  readonly detail?: number;
  readonly bounds: Bounds;
}

interface Fill extends Shown {
  readonly is: 'fill';
  readonly path: Path;
  readonly ink: Ink;
  readonly clip?: Path;
}

export interface Stroke extends Shown {
  readonly is: 'stroke';
  readonly path: Path;
  readonly ink: Ink;
  readonly width: number;
  readonly cap: 'butt' | 'round';
  readonly dash?: readonly number[];
  readonly clip?: Path;
}

/** Text stands on its baseline, centred on x; a halo of paper colour keeps it legible on any ground. */
export interface Text extends Shown {
  readonly is: 'text';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly face: Face;
  readonly spacing: number;
  readonly ink: string;
  readonly halo?: { readonly ink: string; readonly width: number };
}

export type Mark = Fill | Stroke | Text;

export interface DisplayList {
  readonly width: number;
  readonly height: number;
  /** The sheet of paper itself; nothing is painted beyond it. */
  readonly sheet: Path;
  readonly layers: readonly { readonly name: LayerName; readonly marks: readonly Mark[] }[];
}

/** How strongly a mark shows at a scale: its detail fades in over the last two fifths before its full scale. */
export function strength(mark: Mark, scale: number): number {
  const opacity = mark.opacity ?? 1;
  if (mark.detail === undefined || scale >= mark.detail) return opacity;
  const faded = mark.detail * 0.6;
  return scale <= faded ? 0 : (opacity * (scale - faded)) / (mark.detail - faded);
}

const overlaps = (a: Bounds, b: Bounds): boolean => a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1];

/** The marks that show at a scale in a part of the picture, each with its strength: what every backend paints. */
export function* shownMarks(marks: readonly Mark[], seen: Bounds, scale: number): Generator<[Mark, number]> {
  for (const mark of marks) {
    const alpha = strength(mark, scale);
    if (alpha > 0 && overlaps(mark.bounds, seen)) yield [mark, alpha];
  }
}

export const FONTS: Record<Face, { readonly family: string; readonly style: string }> = {
  plain: { family: '"Helvetica Neue", Arial, "Liberation Sans", sans-serif', style: 'normal' },
  hand: { family: '"Palatino Linotype", Palatino, Georgia, "Liberation Serif", serif', style: 'italic' },
};
