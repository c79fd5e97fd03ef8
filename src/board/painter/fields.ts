/** Worked land: grain in furrows, vines in rows, fruit trees in ranks. Each field has a lie of its own. */
import { crown, crownsPath } from './crowns.ts';
import { along, distance, distanceToEdge, hatch, type Point, type Segment } from './geometry.ts';
import type { Layer } from './layer.ts';
import { type Chance, chance } from './noise.ts';
import { PathBuilder, softPath } from './path.ts';

function lieOf(outline: readonly Point[], seed: number): { angle: number; luck: Chance } {
  const [x, y] = outline[0] ?? [0, 0];
  const luck = chance(x, y, seed);
  return { angle: luck.pick([0.12, 0.5, -0.42, 1.2, 1.57, -0.9, 2.1]), luck };
}

/** Cuts a line into pieces with small gaps, so that it reads as sown and not as ruled. */
function broken([from, to]: Segment, piece: number, gap: number, luck: Chance, path: PathBuilder): void {
  const length = distance(from, to);
  for (let start = 2; start < length - 3; ) {
    const end = Math.min(length - 2, start + piece * luck.between(0.6, 1.5));
    path.segment(along(from, to, start / length), along(from, to, end / length));
    start = end + gap * luck.between(0.6, 1.4);
  }
}

export function paintGrain(outline: readonly Point[], layer: Layer): void {
  const { angle, luck } = lieOf(outline, 51);
  const furrows = new PathBuilder();
  const ears = new PathBuilder();
  for (const row of hatch(outline, angle, 6)) broken(row, 60, 2.5, luck, furrows);
  for (const row of hatch(outline, angle, 12, 3)) broken(row, 4, 17, luck, ears);
  const body = softPath(outline);
  layer.fill(body, luck.pick(layer.palette.grain.floors));
  layer.stroke(furrows.path, layer.palette.grain.furrow, 1.7, { opacity: 0.75, detail: 0.3 });
  layer.stroke(ears.path, layer.palette.grain.ear, 1.3, { opacity: 0.6, detail: 0.6 });
  layer.stroke(body, layer.palette.grain.edge, 1.1, { opacity: 0.7 });
}

export function paintVineyard(outline: readonly Point[], layer: Layer): void {
  const { angle, luck } = lieOf(outline, 53);
  const rows = new PathBuilder();
  const leaves = new PathBuilder();
  for (const row of hatch(outline, angle, 9)) {
    broken(row, 200, 0, luck, rows);
    const length = distance(...row);
    for (let step = 4; step < length - 3; step += 5.4) {
      const [x, y] = along(...row, step / length);
      leaves.circle(x + luck.sway(0.8), y + luck.sway(0.8), luck.between(1.5, 2.4));
    }
  }
  const body = softPath(outline);
  layer.fill(body, layer.palette.vineyard.floor);
  layer.stroke(rows.path, layer.palette.vineyard.row, 1.2, { opacity: 0.75 });
  layer.fill(leaves.path, layer.palette.vineyard.leaf, { detail: 0.45 });
  layer.stroke(body, layer.palette.vineyard.edge, 1, { opacity: 0.6 });
}

export function paintOrchard(outline: readonly Point[], layer: Layer): void {
  const { angle, luck } = lieOf(outline, 57);
  const trees = hatch(outline, angle, 21, 8).flatMap(row => {
    const length = distance(...row);
    const count = Math.floor(length / 20);
    return Array.from({ length: count }, (_, i) => along(...row, (i + 0.5) / count));
  });
  const crowns = trees
    .filter(point => distanceToEdge(outline, point) > 5)
    .map(([x, y]) => crown([x + luck.sway(1), y + luck.sway(1)], luck.between(6.4, 7.6), luck));
  layer.fill(softPath(outline), layer.palette.orchard.floor, { opacity: 0.8 });
  layer.fill(crownsPath(crowns, 1, 0.5), layer.palette.orchard.shadow, { opacity: 0.28 });
  layer.fill(crownsPath(crowns, 1, 0), layer.palette.orchard.rim);
  layer.fill(crownsPath(crowns, 0.84, -0.1), layer.palette.orchard.crown);
  layer.fill(crownsPath(crowns, 0.42, -0.3), layer.palette.orchard.light, { detail: 0.4 });
}
