/** What war and time leave: rubble, shell holes, graves. */
import { along, clockwise, distance, distanceToEdge, hatch, type Point, scatter } from './geometry.ts';
import type { Layer } from './layer.ts';
import { chance } from './noise.ts';
import { CRATER, GRAVES, RUBBLE } from './palette.ts';
import { PathBuilder, softPath } from './path.ts';

export function paintRubble(outline: readonly Point[], layer: Layer): void {
  const [seedX, seedY] = outline[0] ?? [0, 0];
  const luck = chance(seedX, seedY, 71);
  const shadow = new PathBuilder();
  const stones = RUBBLE.stones.map(() => new PathBuilder());
  for (const [x, y] of scatter(outline, 8.5, 0.42, luck)) {
    if (distanceToEdge(outline, [x, y]) < 3) continue;
    const size = luck.between(1.6, 4.6);
    const turn = luck.next() * Math.PI;
    const corners = [0, 1.3, 2.9, 4.4].map((angle): Point => {
      const reach = size * luck.between(0.75, 1.2);
      return [x + Math.cos(angle + turn) * reach, y + Math.sin(angle + turn) * reach];
    });
    shadow.polygon(corners.map(([cx, cy]): Point => [cx + 1.2, cy + 1.6]));
    luck.pick([stones[0], stones[1], stones[2]])?.polygon(corners);
  }
  const body = softPath(outline);
  layer.fill(body, RUBBLE.floor);
  layer.fill(shadow.path, RUBBLE.shadow, { opacity: 0.55 });
  RUBBLE.stones.forEach((ink, i) => {
    const path = stones[i]?.path ?? [];
    layer.fill(path, ink);
    layer.stroke(path, RUBBLE.edge, 0.5, { opacity: 0.7, detail: 0.6 });
  });
}

export function paintShellholes(outline: readonly Point[], layer: Layer): void {
  const [seedX, seedY] = outline[0] ?? [0, 0];
  const luck = chance(seedX, seedY, 73);
  const rims = new PathBuilder();
  const pits = new PathBuilder();
  const depths = new PathBuilder();
  for (const [x, y] of scatter(outline, 24, 0.28, luck)) {
    if (distanceToEdge(outline, [x, y]) < 7) continue;
    const r = luck.between(5, 8.5);
    rims.circle(x + r * 0.12, y + r * 0.16, r * 1.2);
    pits.circle(x, y, r);
    depths.circle(x - r * 0.22, y - r * 0.28, r * 0.62);
  }
  layer.fill(softPath(outline), CRATER.floor, { opacity: 0.6 });
  layer.fill(rims.path, CRATER.rim);
  layer.fill(pits.path, CRATER.pit);
  layer.fill(depths.path, CRATER.dark, { opacity: 0.6 });
  layer.stroke(pits.path, CRATER.dark, 0.9, { opacity: 0.8 });
}

export function paintGraveyard(outline: readonly Point[], layer: Layer): void {
  const [seedX, seedY] = outline[0] ?? [0, 0];
  const luck = chance(seedX, seedY, 79);
  const shadows = new PathBuilder();
  const crosses = new PathBuilder();
  for (const row of hatch(clockwise(outline), 0.1, 15, 6)) {
    const length = distance(...row);
    for (let step = 8; step < length - 6; step += 11.5) {
      const [x, y] = along(...row, step / length);
      if (luck.next() < 0.12 || distanceToEdge(outline, [x, y]) < 6) continue;
      shadows.segment([x + 1.4, y + 1.8], [x + 5, y + 4.6]);
      crosses.segment([x, y - 5], [x, y + 2.4]).segment([x - 2.4, y - 2.6], [x + 2.4, y - 2.6]);
    }
  }
  layer.fill(softPath(outline), GRAVES.floor);
  layer.stroke(shadows.path, GRAVES.shadow, 1.5, { opacity: 0.4, detail: 0.4 });
  layer.stroke(crosses.path, GRAVES.edge, 2.6, { cap: 'butt' });
  layer.stroke(crosses.path, GRAVES.stone, 1.1, { cap: 'butt', detail: 0.5 });
}
