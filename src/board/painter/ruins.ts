/** What war and time leave: rubble, shell holes, graves. */
import { along, clockwise, distance, distanceToEdge, hatch, type Point, scatter } from './geometry.ts';
import type { Layer } from './layer.ts';
import { chance } from './noise.ts';
import { PathBuilder, softPath } from './path.ts';

export function paintRubble(outline: readonly Point[], layer: Layer): void {
  const [seedX, seedY] = outline[0] ?? [0, 0];
  const luck = chance(seedX, seedY, 71);
  const shadow = new PathBuilder();
  const stones = layer.palette.rubble.stones.map(() => new PathBuilder());
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
  layer.fill(body, layer.palette.rubble.floor);
  layer.fill(shadow.path, layer.palette.rubble.shadow, { opacity: 0.55 });
  layer.palette.rubble.stones.forEach((ink, i) => {
    const path = stones[i]?.path ?? [];
    layer.fill(path, ink);
    layer.stroke(path, layer.palette.rubble.edge, 0.5, { opacity: 0.7, detail: 0.6 });
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
  layer.fill(softPath(outline), layer.palette.crater.floor, { opacity: 0.6 });
  layer.fill(rims.path, layer.palette.crater.rim);
  layer.fill(pits.path, layer.palette.crater.pit);
  layer.fill(depths.path, layer.palette.crater.dark, { opacity: 0.6 });
  layer.stroke(pits.path, layer.palette.crater.dark, 0.9, { opacity: 0.8 });
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
  layer.fill(softPath(outline), layer.palette.graves.floor);
  layer.stroke(shadows.path, layer.palette.graves.shadow, 1.5, { opacity: 0.4, detail: 0.4 });
  layer.stroke(crosses.path, layer.palette.graves.edge, 2.6, { cap: 'butt' });
  layer.stroke(crosses.path, layer.palette.graves.stone, 1.1, { cap: 'butt', detail: 0.5 });
}

/** What lies about when walls have gone: beams and bricks, thinner than rubble. */
export function paintDebris(outline: readonly Point[], layer: Layer): void {
  const look = layer.palette.debris;
  const [seedX, seedY] = outline[0] ?? [0, 0];
  const luck = chance(seedX, seedY, 101);
  const beams = new PathBuilder();
  const stones = look.stones.map(() => new PathBuilder());
  for (const [x, y] of scatter(outline, 12, 0.45, luck)) {
    if (distanceToEdge(outline, [x, y]) < 4) continue;
    if (luck.next() < 0.3) {
      const [turn, long] = [luck.next() * Math.PI, luck.between(4, 8)];
      const [dx, dy] = [Math.cos(turn) * long, Math.sin(turn) * long];
      beams.segment([x - dx, y - dy], [x + dx, y + dy]);
    } else {
      const size = luck.between(1.3, 3);
      luck.pick([stones[0], stones[1]])?.polygon([
        [x - size, y - size * 0.6],
        [x + size * 0.8, y - size * 0.8],
        [x + size, y + size * 0.6],
        [x - size * 0.7, y + size * 0.8],
      ]);
    }
  }
  layer.fill(softPath(outline), look.floor, { opacity: 0.85 });
  layer.stroke(beams.path, look.edge, 2.8, { cap: 'butt', opacity: 0.7 });
  layer.stroke(beams.path, look.beams, 1.8, { cap: 'butt' });
  look.stones.forEach((ink, i) => {
    const path = stones[i]?.path ?? [];
    layer.fill(path, ink);
    layer.stroke(path, look.edge, 0.5, { opacity: 0.7, detail: 0.6 });
  });
}
