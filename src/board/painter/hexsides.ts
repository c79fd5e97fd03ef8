/** Walls, hedges, hedgerows, bocage and cliffs, each along its hexside. */
import { type Crown, crown, crownsPath } from './crowns.ts';
import { along, direction, distance, type Point, stroll } from './geometry.ts';
import type { Layer } from './layer.ts';
import { chance } from './noise.ts';
import { PathBuilder, polylinePath } from './path.ts';
import { hexAt, type Scene, type SceneSide, toPaper } from './scene.ts';

export function paintHexsides(scene: Scene, layer: Layer): void {
  for (const side of scene.sides) if (side.kind === 'cliff') paintCliff(side, scene, layer);
  const ofKind = (kind: SceneSide['kind']) =>
    scene.sides.filter(side => side.kind === kind).map(side => side.ends.map(toPaper) as [Point, Point]);
  for (const line of chains(ofKind('bocage'))) paintBocage(line, layer);
  for (const line of chains(ofKind('hedgerow'))) paintHedgerow(line, layer);
  for (const line of chains(ofKind('hedge'))) paintHedge(line, layer);
  for (const line of chains(ofKind('wall'))) paintWall(line, layer);
}

/** Hexsides that meet end to end make one line, so that a wall turns its corners unbroken. */
function chains(segments: readonly (readonly [Point, Point])[]): Point[][] {
  const left = new Set(segments);
  const lines: Point[][] = [];
  const same = (a: Point | undefined, b: Point) => a !== undefined && distance(a, b) < 0.5;
  for (const start of segments) {
    if (!left.delete(start)) continue;
    const line: Point[] = [...start];
    for (let grown = true; grown; ) {
      grown = false;
      for (const next of left) {
        const [a, b] = next;
        if (same(line.at(-1), a)) line.push(b);
        else if (same(line.at(-1), b)) line.push(a);
        else if (same(line[0], a)) line.unshift(b);
        else if (same(line[0], b)) line.unshift(a);
        else continue;
        left.delete(next);
        grown = true;
      }
    }
    lines.push(line);
  }
  return lines;
}

function paintWall(line: readonly Point[], layer: Layer): void {
  const wall = polylinePath(line);
  const shadow = polylinePath(line.map(([x, y]): Point => [x + 2.2, y + 2.8]));
  const joints = new PathBuilder();
  for (const { at, heading } of stroll(line, 5.5)) {
    joints.segment(
      [at[0] + heading[1] * 1.9, at[1] - heading[0] * 1.9],
      [at[0] - heading[1] * 1.9, at[1] + heading[0] * 1.9],
    );
  }
  layer.stroke(shadow, layer.palette.wall.shadow, 4.6, { opacity: 0.3 });
  layer.stroke(wall, layer.palette.wall.edge, 5.6);
  layer.stroke(wall, layer.palette.wall.stone, 3.4);
  layer.stroke(joints.path, layer.palette.wall.edge, 0.8, { cap: 'butt', detail: 0.42, opacity: 0.8 });
}

function bushes(line: readonly Point[], step: number, small: number, large: number): Crown[] {
  const [x, y] = line[0] ?? [0, 0];
  const luck = chance(x, y, 91);
  return stroll(line, step).map(({ at }) =>
    crown([at[0] + luck.sway(0.9), at[1] + luck.sway(0.9)], luck.between(small, large), luck),
  );
}

/** Leaves over a dark line: the line is their shade, and far cheaper than a shade for each. */
function paintLeaves(line: readonly Point[], leaves: readonly Crown[], width: number, layer: Layer): void {
  const shadow = line.map(([x, y]): Point => [x + width * 0.24, y + width * 0.3]);
  layer.stroke(polylinePath(shadow), layer.palette.hedge.shadow, width, { opacity: 0.3 });
  layer.stroke(polylinePath(line), layer.palette.hedge.edge, width * 0.8);
  layer.fill(crownsPath(leaves, 1, 0.06), layer.palette.hedge.edge, { detail: 0.3 });
  layer.fill(crownsPath(leaves, 0.78, -0.1), layer.palette.hedge.leaf);
  layer.fill(crownsPath(leaves, 0.4, -0.3), layer.palette.hedge.light, { detail: 0.5 });
}

const paintHedge = (line: readonly Point[], layer: Layer): void =>
  paintLeaves(line, bushes(line, 5.8, 3.2, 4), 6.6, layer);

/** A hedgerow is a hedge grown tall on a bank of earth. */
function paintHedgerow(line: readonly Point[], layer: Layer): void {
  layer.stroke(polylinePath(line), layer.palette.hedge.shadow, 17, { opacity: 0.45 });
  layer.stroke(polylinePath(line), layer.palette.hedge.bank, 14.4);
  paintLeaves(line, bushes(line, 8.4, 5.2, 6.8), 11, layer);
}

/** Bocage is two rows of old hedge on a bank as broad as a lane: nobody sees or walks through it. */
function paintBocage(line: readonly Point[], layer: Layer): void {
  const { hedge } = layer.palette;
  layer.stroke(polylinePath(line), hedge.shadow, 23, { opacity: 0.5 });
  layer.stroke(polylinePath(line), hedge.bank, 20);
  layer.stroke(polylinePath(line), hedge.edge, 15, { opacity: 0.85 });
  paintLeaves(line, bushes(line, 7.2, 6.4, 8.6), 14, layer);
  paintLeaves(line, bushes(line, 9.6, 4, 5.6), 7, layer);
}

/** Rock teeth hang from the brink towards the lower hex. */
function paintCliff({ ends, hexes }: SceneSide, scene: Scene, layer: Layer): void {
  const [here, beyond] = hexes;
  const falls = (hexAt(scene, here)?.level ?? 0) >= (hexAt(scene, beyond)?.level ?? 0) ? 1 : -1;
  const [a, b] = [toPaper(ends[0]), toPaper(ends[1])];
  const [hx, hy] = direction(toPaper(here), toPaper(beyond));
  const luck = chance(a[0], a[1], 97);
  const face = new PathBuilder();
  const length = distance(a, b);
  for (let step = 0; step < length; step += 5.6) {
    const drop = luck.between(7, 11.5) * falls;
    const [x, y] = along(a, b, (step + 2.8) / length);
    face.polygon([
      along(a, b, step / length),
      along(a, b, Math.min(1, (step + 6) / length)),
      [x + hx * drop, y + hy * drop],
    ]);
  }
  layer.fill(face.path, layer.palette.cliff.face);
  layer.stroke(face.path, layer.palette.cliff.edge, 0.8, { detail: 0.4 });
  layer.stroke(new PathBuilder().segment(a, b).path, layer.palette.cliff.edge, 3.2);
}
