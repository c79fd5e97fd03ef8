/** Tree crowns and bushes: soft-edged blobs lit from the north-west. Shared by woods, orchards and hedges. */
import type { Point } from './geometry.ts';
import { type Chance, chance } from './noise.ts';
import { type Path, PathBuilder } from './path.ts';

export interface Crown {
  readonly at: Point;
  readonly radius: number;
  /** Which of the ready-made outlines this crown has. */
  readonly shape: number;
}

const SHAPES = 12;
/** Bushes are too small for their lobes to count. */
const BUSH = 7;

/** A dozen outlines of radius about 1, enough that no eye finds two alike side by side. */
const outlines = (lobes: number, reach: number): readonly (readonly Point[])[] =>
  Array.from({ length: SHAPES }, (_, shape) => {
    const luck = chance(shape, lobes);
    return Array.from({ length: lobes }, (_, lobe): Point => {
      const angle = ((lobe + luck.sway(0.16)) / lobes) * 2 * Math.PI;
      const far = reach + luck.sway(0.13);
      return [Math.cos(angle) * far, Math.sin(angle) * far];
    });
  });
const CROWNS = outlines(8, 1.06);
const BUSHES = outlines(5, 1.22);

export const crown = (at: Point, radius: number, luck: Chance): Crown => ({
  at,
  radius,
  shape: Math.floor(luck.next() * SHAPES),
});

/** The outlines of all crowns, `size` times as large and moved by `shift` radii to the south-east. */
export function crownsPath(crowns: readonly Crown[], size: number, shift: number): Path {
  const path = new PathBuilder();
  for (const { at, radius, shape } of crowns) {
    const r = radius * size;
    const outline = (r < BUSH ? BUSHES : CROWNS)[shape] ?? [];
    const x = at[0] + radius * shift * 0.8;
    const y = at[1] + radius * shift;
    path.softPolygon(outline.map(([dx, dy]): Point => [x + dx * r, y + dy * r]));
  }
  return path.path;
}
