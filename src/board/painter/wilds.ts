/** Ground nobody works: brush and marsh. */
import { crown, crownsPath } from './crowns.ts';
import { distanceToEdge, type Point, scatter } from './geometry.ts';
import type { Layer } from './layer.ts';
import { chance } from './noise.ts';
import { PathBuilder, softPath } from './path.ts';

export function paintBrush(outline: readonly Point[], layer: Layer): void {
  const [seedX, seedY] = outline[0] ?? [0, 0];
  const luck = chance(seedX, seedY, 61);
  const bushes = scatter(outline, 15, 0.34, luck)
    .filter(point => distanceToEdge(outline, point) > 4 && luck.next() < 0.8)
    .map(point => crown(point, luck.between(2.6, 6), luck));
  layer.fill(softPath(outline), layer.palette.brush.floor, { opacity: 0.75 });
  layer.fill(crownsPath(bushes, 1, 0.45), layer.palette.brush.shadow, { opacity: 0.3 });
  layer.fill(crownsPath(bushes, 1, 0), layer.palette.brush.rim);
  layer.fill(crownsPath(bushes, 0.8, -0.12), layer.palette.brush.tuft);
  layer.fill(crownsPath(bushes, 0.4, -0.3), layer.palette.brush.light, { detail: 0.5 });
}

export function paintMarsh(outline: readonly Point[], layer: Layer): void {
  const [seedX, seedY] = outline[0] ?? [0, 0];
  const luck = chance(seedX, seedY, 67);
  const body = softPath(outline);
  const pools = new PathBuilder();
  const water = new PathBuilder();
  const reeds = new PathBuilder();
  for (const [x, y] of scatter(outline, 34, 0.3, luck)) {
    const long = luck.between(9, 17);
    if (distanceToEdge(outline, [x, y]) < long) continue;
    pools.softPolygon([
      [x - long, y],
      [x - long / 2, y - 5],
      [x + long / 2, y - 4],
      [x + long, y + 1],
      [x + long / 3, y + 5],
      [x - long / 2, y + 4],
    ]);
  }
  for (const [x, y] of scatter(outline, 19, 0.3, luck)) {
    if (distanceToEdge(outline, [x, y]) < 6) continue;
    water.move(x - 6.5, y).line(x + 6.5, y);
    for (const lean of [-4, -1.6, 0.6, 3.4])
      reeds.move(x + lean * 0.6, y - 0.5).line(x + lean, y - 7 + Math.abs(lean) * 0.7);
  }
  layer.fill(body, layer.palette.marsh.floor);
  layer.fill(pools.path, layer.palette.marsh.pool, { opacity: 0.7 });
  layer.stroke(water.path, layer.palette.marsh.edge, 1.1, { detail: 0.35 });
  layer.stroke(reeds.path, layer.palette.marsh.reed, 1.1, { opacity: 0.85, detail: 0.35 });
  layer.stroke(body, layer.palette.marsh.edge, 1, { opacity: 0.6, dash: [5, 3] });
}
