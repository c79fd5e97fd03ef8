/** Stances: how a unit holds its location, where that moves its eye. Aims: the points a line of sight may go from or to. */
import { CENTRE, type Direction, type Spot, sideSpot, vertexSpot } from '../hex/index.ts';
import { type Battlefield, buildingOf } from './battlefield.ts';
import type { Location, Place } from './location.ts';
import type { AimPoint } from './sight/trace.ts';

export type Stance =
  /** At the crest of a gully or stream, looking over the sides around `face`. */
  | { readonly is: 'crest'; readonly face: Direction }
  /** Passing an obstacle along hexsides; `vertex` is where it has got to. */
  | { readonly is: 'bypass'; readonly sides: readonly Direction[]; readonly vertex: Direction }
  /** On a cliff or wall, so many levels up from the ground. */
  | { readonly is: 'climb'; readonly side: Direction; readonly level: number }
  | { readonly is: 'beneath'; readonly vehicle: string }
  | { readonly is: 'aboard'; readonly vehicle: string; readonly where: 'inside' | 'outside' }
  | { readonly is: 'dug'; readonly work: string }
  /** At the lip of a slope, by one hexside. */
  | { readonly is: 'lip'; readonly side: Direction };

/** A point that can be seen from or aimed at, with its height. */
export interface Aim extends AimPoint {
  /** In half-levels above the zero of the boards. */
  readonly half: number;
}

/** The aims of a location held in a stance: one, or several of which the book says who picks. */
export function aims(battlefield: Battlefield, location: Location, stance?: Stance): Aim[] {
  const base = 2 * (battlefield.level[location.hex] ?? 0);
  const half = base + heightOf(battlefield, location);
  const at = (spot: Spot, height = half) => ({ hex: location.hex, spot, half: height });
  switch (stance?.is) {
    case 'bypass':
      return [at(vertexSpot(stance.vertex))];
    case 'climb':
      return [at(sideSpot(stance.side), base + 2 * stance.level)];
    case 'lip':
      return [at(sideSpot(stance.side)), at(CENTRE)];
    case 'crest':
      return [at(CENTRE, half + 2)];
    default:
      return [at(CENTRE)];
  }
}

/** Half-levels above the hex's own level. A deck lies level with the banks, so the bed under it lies lower. */
function heightOf(battlefield: Battlefield, { hex, place }: Location): number {
  const upper = buildingOf(battlefield, hex)?.upper ?? 0;
  return place === undefined
    ? 0
    : (FIXED_HEIGHTS[place] ?? (place === 'r' ? 2 + 2 * upper : 2 * Number(place)));
}

const FIXED_HEIGHTS: Partial<Record<Place, number>> = { c: -1, t: 2, b: 0, u: -2, s: -4 };
