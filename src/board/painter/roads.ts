/** Roads: all casings first and all surfaces after, so that junctions open into one another. */
import type { RoadKind } from '../document.ts';
import { courseLine, joinCourses, junctions } from './courses.ts';
import { beside, type Point, stroll } from './geometry.ts';
import type { Layer } from './layer.ts';
import { PathBuilder, polylinePath } from './path.ts';
import type { Scene } from './scene.ts';

/** Width of the surface, and how far the line may stray from the ruled curve. */
const BUILD: Record<RoadKind, { readonly width: number; readonly wander: number }> = {
  road: { width: 14, wander: 0 },
  dirt: { width: 10.5, wander: 3 },
  path: { width: 2.6, wander: 6 },
  sunken: { width: 10, wander: 3 },
  elevated: { width: 12, wander: 0 },
};
/** From the humblest to the grandest, so that a lane runs under the road it meets. */
const RANK: readonly RoadKind[] = ['path', 'sunken', 'dirt', 'elevated', 'road'];
const SHOULDER = 9.5;

interface Lane {
  readonly kind: RoadKind;
  readonly line: readonly Point[];
}

export function roadLanes(scene: Scene): Lane[] {
  const courses = joinCourses(scene.roads);
  const meetings = junctions(courses);
  return courses
    .map(course => ({ kind: course.kind, line: courseLine(course, BUILD[course.kind].wander, meetings) }))
    .sort((a, b) => RANK.indexOf(a.kind) - RANK.indexOf(b.kind));
}

export function paintRoads(scene: Scene, layer: Layer): void {
  const lanes = roadLanes(scene);
  for (const lane of lanes) paintEarthworks(lane, layer);
  for (const { kind, line } of lanes) {
    const { width } = BUILD[kind];
    layer.stroke(
      polylinePath(line),
      layer.palette.road[kind].casing,
      kind === 'path' ? width + 2.4 : width + 2.8,
      {
        opacity: kind === 'path' ? 0.45 : 1,
      },
    );
  }
  for (const { kind, line } of lanes) {
    const dash = kind === 'path' ? { dash: [9, 5] } : {};
    layer.stroke(polylinePath(line), layer.palette.road[kind].fill, BUILD[kind].width, dash);
  }
  for (const lane of lanes) paintWear(lane, layer);
}

/** Cart ruts on earth, a worn crown on a made road. */
function paintWear({ kind, line }: Lane, layer: Layer): void {
  if (kind === 'path') return;
  const { mark } = layer.palette.road[kind];
  if (kind === 'road') {
    layer.stroke(polylinePath(line), mark, 4, { opacity: 0.35, detail: 0.5 });
    return;
  }
  for (const side of [-2.4, 2.4]) {
    layer.stroke(polylinePath(beside(line, side)), mark, 1.1, {
      opacity: 0.8,
      dash: [16, 4, 7, 5],
      detail: 0.5,
    });
  }
}

/** A sunken lane lies between banks that fall towards it; an embankment falls away on both sides. */
function paintEarthworks({ kind, line }: Lane, layer: Layer): void {
  if (kind !== 'sunken' && kind !== 'elevated') return;
  const { casing } = layer.palette.road[kind];
  const foot = BUILD[kind].width / 2;
  const teeth = new PathBuilder();
  for (const { at, heading } of stroll(line, 5)) {
    for (const side of [-1, 1]) {
      const reach = (r: number): Point => [at[0] - heading[1] * side * r, at[1] + heading[0] * side * r];
      teeth.segment(reach(foot), reach(foot + SHOULDER - 2));
    }
  }
  layer.stroke(polylinePath(line), casing, (foot + SHOULDER) * 2, {
    opacity: kind === 'sunken' ? 0.3 : 0.14,
  });
  layer.stroke(teeth.path, casing, 1.1, { opacity: 0.85, cap: 'butt', detail: 0.34 });
  if (kind === 'sunken') {
    for (const side of [-1, 1]) {
      layer.stroke(polylinePath(beside(line, side * (foot + SHOULDER - 2))), casing, 1.5);
    }
  }
}
