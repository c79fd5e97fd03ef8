/** Woods: a closed front of crowns along the edge, more of them behind, thinned out where a road runs through. */
import { type Crown, crown, crownsPath } from './crowns.ts';
import {
  clockwise,
  distanceToEdge,
  distanceToSegment,
  type Point,
  type Segment,
  scatter,
  stroll,
} from './geometry.ts';
import type { Layer } from './layer.ts';
import { chance } from './noise.ts';
import { softPath } from './path.ts';

const SPACING = 17.5;
const VERGE = 13;
/** How far inside the outline the front row stands, so that its crowns just reach the line. */
const FRONT = 7.5;

export function paintWoods(outline: readonly Point[], clearings: readonly Segment[], layer: Layer): void {
  const line = clockwise(outline);
  const first = line[0] ?? [0, 0];
  const luck = chance(first[0], first[1], 41);
  const isClear = (point: Point): boolean => clearings.every(road => distanceToSegment(point, road) > VERGE);
  const grow = (points: readonly Point[]): Crown[] =>
    points.filter(isClear).map(point => crown(point, luck.between(8.8, 11.4), luck));
  const front = grow(
    stroll([...line, first], SPACING * 0.86).map(({ at: [x, y], heading: [dx, dy] }): Point => {
      const inward = FRONT + luck.sway(1.2);
      return [x - dy * inward, y + dx * inward];
    }),
  );
  const inner = grow(
    scatter(line, SPACING, 0.24, luck).filter(point => distanceToEdge(line, point) > FRONT + SPACING * 0.5),
  );
  const trees = [...front, ...inner];

  // Only the front row shows its shadow and its dark side; behind it the floor, as dark, does for both.
  layer.fill(crownsPath(front, 1.02, 0.5), layer.palette.woods.shadow, { opacity: 0.28 });
  layer.fill(softPath(line), layer.palette.woods.floor);
  layer.fill(crownsPath(front, 1, 0), layer.palette.woods.rim);
  layer.palette.woods.crowns.forEach((ink, tone) => {
    const some = trees.filter(tree => tree.shape % layer.palette.woods.crowns.length === tone);
    layer.fill(crownsPath(some, 0.88, -0.08), ink);
  });
  layer.fill(crownsPath(trees, 0.46, -0.3), layer.palette.woods.lights, { opacity: 0.75, detail: 0.4 });
}
