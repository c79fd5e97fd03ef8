/** Stony and sandy ground: rough, sand, crags. */
import { distanceToEdge, type Point, scatter } from './geometry.ts';
import type { Layer } from './layer.ts';
import { type Chance, chance } from './noise.ts';
import { PathBuilder, softPath } from './path.ts';

const luckOf = ([first = [0, 0]]: readonly Point[], seed: number): Chance => chance(first[0], first[1], seed);

/** A stone with so many corners. */
function stone([x, y]: Point, size: number, corners: number, luck: Chance): Point[] {
  const turn = luck.next() * Math.PI;
  return Array.from({ length: corners }, (_, i): Point => {
    const angle = turn + ((i + luck.sway(0.25)) / corners) * 2 * Math.PI;
    const reach = size * luck.between(0.72, 1.15);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.8];
  });
}

/** Broken ground: stones and thistles far apart. */
export function paintRough(outline: readonly Point[], layer: Layer): void {
  const look = layer.palette.rough;
  const luck = luckOf(outline, 83);
  const [shadows, stones, lights] = [new PathBuilder(), new PathBuilder(), new PathBuilder()];
  for (const at of scatter(outline, 15, 0.4, luck)) {
    if (distanceToEdge(outline, at) < 4 || luck.next() < 0.15) continue;
    const size = luck.between(1.8, 4.2);
    const corners = stone(at, size, 5, luck);
    shadows.polygon(corners.map(([x, y]): Point => [x + 1.3, y + 1.5]));
    stones.polygon(corners);
    lights.circle(at[0] - size * 0.25, at[1] - size * 0.3, size * 0.35);
  }
  layer.fill(softPath(outline), look.floor, { opacity: 0.8 });
  layer.fill(shadows.path, look.edge, { opacity: 0.4 });
  layer.fill(stones.path, look.stone);
  layer.stroke(stones.path, look.edge, 0.6, { opacity: 0.7, detail: 0.5 });
  layer.fill(lights.path, look.light, { opacity: 0.8, detail: 0.5 });
}

/** Soft sand: ripples as the wind leaves them. */
export function paintSand(outline: readonly Point[], layer: Layer): void {
  const look = layer.palette.sand;
  const luck = luckOf(outline, 89);
  const [ripples, lights] = [new PathBuilder(), new PathBuilder()];
  for (const [x, y] of scatter(outline, 16, 0.38, luck)) {
    const long = luck.between(5, 10);
    if (distanceToEdge(outline, [x, y]) < long + 2) continue;
    const rise = luck.between(1.2, 2.6);
    ripples.segment([x - long, y + rise], [x, y]).segment([x, y], [x + long, y + rise * 0.8]);
    lights.segment([x - long * 0.8, y + rise + 1.8], [x, y + 1.8]);
  }
  const body = softPath(outline);
  layer.fill(body, look.floor);
  layer.stroke(lights.path, look.light, 1.6, { opacity: 0.8, detail: 0.4 });
  layer.stroke(ripples.path, look.ripple, 1.1, { opacity: 0.8, detail: 0.3 });
  layer.stroke(body, look.edge, 1, { opacity: 0.5, dash: [4, 4] });
}

/** Rock that breaks through the ground, lit from the north-west. */
export function paintCrag(outline: readonly Point[], layer: Layer): void {
  const look = layer.palette.crag;
  const luck = luckOf(outline, 97);
  const shadow = new PathBuilder();
  const faces = look.faces.map(() => new PathBuilder());
  for (const at of scatter(outline, 19, 0.3, luck)) {
    const size = luck.between(6, 11);
    if (distanceToEdge(outline, at) < size * 0.8) continue;
    const corners = stone(at, size, 7, luck);
    shadow.polygon(corners.map(([x, y]): Point => [x + 2.6, y + 3.2]));
    const [lit, dark, top] = faces;
    dark?.polygon(corners);
    lit?.polygon(
      corners.map(([x, y]): Point => [at[0] + (x - at[0]) * 0.8 - 1, at[1] + (y - at[1]) * 0.8 - 1.2]),
    );
    top?.polygon(
      corners.map(([x, y]): Point => [at[0] + (x - at[0]) * 0.42 - 1.6, at[1] + (y - at[1]) * 0.42 - 2]),
    );
  }
  layer.fill(softPath(outline), look.floor, { opacity: 0.85 });
  layer.fill(shadow.path, look.shadow, { opacity: 0.45 });
  // From the foot of the rock to its top.
  for (const i of [1, 0, 2]) layer.fill(faces[i]?.path ?? [], look.faces[i] ?? look.floor);
  layer.stroke(faces[1]?.path ?? [], look.edge, 0.9, { opacity: 0.85 });
}
