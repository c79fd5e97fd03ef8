/** Ponds and basins, waterlined along the shore as engravers did it. */
import type { Point } from './geometry.ts';
import type { Layer } from './layer.ts';
import { softPath } from './path.ts';

export function paintWater(outline: readonly Point[], layer: Layer): void {
  const body = softPath(outline);
  layer.stroke(body, layer.palette.water.shore, 9, { opacity: 0.8 });
  layer.fill(body, layer.palette.water.body);
  for (const [reach, ink, opacity] of [
    [26, layer.palette.water.deep, 0.45],
    [17, layer.palette.water.line, 0.5],
    [9, layer.palette.water.line, 0.8],
  ] as const) {
    // A wide stroke under a narrower one of the water's own colour leaves a thin line `reach` off the shore.
    layer.stroke(body, ink, reach, { opacity, clip: body });
    layer.stroke(body, layer.palette.water.body, reach - 1.8, { clip: body });
  }
  // The bank away from the light throws a shadow on the water.
  layer.stroke(softPath(outline.map(([x, y]): Point => [x + 1.6, y + 2])), layer.palette.water.bank, 4, {
    opacity: 0.3,
    clip: body,
  });
  layer.stroke(body, layer.palette.water.bank, 1.5);
}
