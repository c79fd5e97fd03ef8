/** Streams, gullies and ponds. A stream opens into the pond it reaches: its water is painted over the pond's bank. */
import { allAreas } from './areas.ts';
import { courseLine, joinCourses } from './courses.ts';
import { beside, type Point, stroll } from './geometry.ts';
import type { Layer } from './layer.ts';
import { chance } from './noise.ts';
import { PathBuilder, polylinePath } from './path.ts';
import { type Scene, toPaper } from './scene.ts';
import { paintWater } from './water.ts';

const WANDER = 9;

export function paintWatercourses(scene: Scene, layer: Layer): void {
  const lines = joinCourses(scene.watercourses).map(course => ({
    kind: course.kind,
    line: courseLine(course, WANDER),
  }));
  for (const { kind, line } of lines) if (kind === 'gully') paintGully(line, layer);
  const streams = lines.filter(({ kind }) => kind === 'stream').map(({ line }) => line);
  for (const line of streams) {
    layer.stroke(polylinePath(line), layer.palette.water.shore, 17, { opacity: 0.7 });
    layer.stroke(polylinePath(line), layer.palette.water.bank, 11.5);
  }
  for (const area of allAreas(scene))
    if (area.ground === 'water') paintWater(area.outline.map(toPaper), layer);
  for (const line of streams) {
    layer.stroke(polylinePath(line), layer.palette.water.body, 8.8);
    layer.stroke(polylinePath(beside(line, -1.8)), layer.palette.water.deep, 2.4, { opacity: 0.4 });
    layer.stroke(polylinePath(beside(line, 1.6)), layer.palette.water.line, 0.9, {
      opacity: 0.9,
      dash: [14, 7, 5, 9],
      detail: 0.5,
    });
  }
}

/** A dry cleft: bare earth between two banks whose hachures fall inwards. */
function paintGully(line: readonly Point[], layer: Layer): void {
  const bed = polylinePath(line);
  const [x, y] = line[0] ?? [0, 0];
  const luck = chance(x, y, 83);
  const teeth = new PathBuilder();
  for (const { at, heading } of stroll(line, 4.6)) {
    for (const side of [-1, 1]) {
      const inward = luck.between(3.4, 6.4);
      const from: Point = [at[0] - heading[1] * side * 9, at[1] + heading[0] * side * 9];
      teeth.segment(from, [from[0] + heading[1] * side * inward, from[1] - heading[0] * side * inward]);
    }
  }
  layer.stroke(bed, layer.palette.gully.bank, 20, { opacity: 0.25 });
  layer.stroke(bed, layer.palette.gully.bed, 17.5);
  layer.stroke(bed, layer.palette.gully.shadow, 7, { opacity: 0.45 });
  layer.stroke(teeth.path, layer.palette.gully.bank, 1, { opacity: 0.8, cap: 'butt', detail: 0.34 });
  for (const side of [-9, 9]) layer.stroke(polylinePath(beside(line, side)), layer.palette.gully.bank, 1.3);
}
