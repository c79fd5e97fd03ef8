/** Where a hit strikes (B8.14): by the angle from which the shot comes, and whether it rises or falls. */
import { type Chart, cell, chart, type Source } from '../../../engine/index.ts';
import { inferred } from '../../kit/source.ts';
import { OURS } from './sources.ts';

export const ANGLES = ['Front', 'Front/Side', 'Rear/Side', 'Rear'] as const;
export type Angle = (typeof ANGLES)[number];
export const ELEVATIONS = ['Level', 'Rising', 'Falling'] as const;
export type Elevation = (typeof ELEVATIONS)[number];
/** Turret, deck, hull and tracks, in the order in which the table lists them. */
export const LOCATIONS = ['TF', 'TS', 'TR', 'Dk', 'HF', 'HS', 'HR', 'TK'] as const;
export type Location = (typeof LOCATIONS)[number];

const column = (angle: Angle, elevation: Elevation): string => `${angle}, ${elevation}`;

const EXAMPLE: Source = inferred(
  'text l.486: 39 is the turret’s front from ahead, and its rear from Rear/Side',
);

/** The last number of each location; 0: it can't be hit from there. */
export const HIT_LOCATION: Chart<number> = chart({
  id: 'hit-location',
  title: 'Hit location',
  cite: 'B8.14',
  source: OURS,
  rows: LOCATIONS,
  columns: ANGLES.flatMap(angle => ELEVATIONS.map(elevation => column(angle, elevation))),
  cells: [
    [40, 30, 38, 22, 16, 20, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 40, 30, 38, 18, 14, 18, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 40, 30, 38, 40, 30, 38],
    [0, 0, 50, 0, 0, 50, 0, 0, 50, 0, 0, 50],
    [92, 90, 94, 62, 58, 70, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 88, 86, 92, 66, 60, 72, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 88, 86, 92, 92, 90, 94],
    [100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100],
  ],
  exceptions: { 'TF/Front, Level': EXAMPLE, 'TR/Rear/Side, Level': EXAMPLE },
});

export function locate(
  { hitLocation }: { readonly hitLocation: Chart<number> },
  angle: Angle,
  elevation: Elevation,
  roll: number,
): Location {
  return LOCATIONS.find(each => roll <= cell(hitLocation, each, column(angle, elevation))) ?? 'TK';
}

/** The numbers that are hull, whatever its plate: what lies below shows only part of it. */
export function hullRange(
  { hitLocation }: { readonly hitLocation: Chart<number> },
  angle: Angle,
  elevation: Elevation,
): { readonly from: number; readonly to: number } {
  const last = (locations: readonly Location[]) =>
    Math.max(...locations.map(each => cell(hitLocation, each, column(angle, elevation))));
  return { from: last(['TF', 'TS', 'TR', 'Dk']) + 1, to: last(['HF', 'HS', 'HR']) };
}
