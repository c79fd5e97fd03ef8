/** Bare paper and open ground: a wash that is never quite even, a few tufts of grass, a breath of light. */
import type { Point } from './geometry.ts';
import type { Layer } from './layer.ts';
import { type Chance, chance } from './noise.ts';
import { PathBuilder, polygonPath } from './path.ts';
import { cornersOf, type Scene, toPaper } from './scene.ts';

const BLOCK = 240;
const TUFTS = 30;
const FLECKS = 80;

export function paintGround(scene: Scene, layer: Layer): void {
  for (const sheet of scene.sheets)
    layer.fill(polygonPath(cornersOf(sheet).map(toPaper)), layer.palette.paper.base);
}

/**
 * Washes and tufts, over hills as over the plain. They come block by block, so that a small tile repaints only its own.
 */
export function paintMottling(scene: Scene, layer: Layer): void {
  const [width, height] = toPaper([scene.width, scene.height]);
  for (let top = 0; top < height; top += BLOCK) {
    for (let left = 0; left < width; left += BLOCK) mottle(left, top, layer);
  }
}

function mottle(left: number, top: number, layer: Layer): void {
  const luck = chance(left, top, 11);
  const spot = (): [number, number] => [left + luck.next() * BLOCK, top + luck.next() * BLOCK];
  for (const [ink, opacity] of layer.palette.paper.washes) {
    const wash = new PathBuilder();
    for (let i = 0; i < 3; i++) wash.softPolygon(puddle(spot(), luck.between(36, 92), luck));
    layer.fill(wash.path, ink, { opacity });
  }
  const grass = new PathBuilder();
  const flecks = new PathBuilder();
  for (let i = 0; i < TUFTS; i++) {
    const [x, y] = spot();
    const lean = luck.sway(1.5);
    grass.segment([x - 2, y - 3], [x - 1, y]);
    grass.segment([x + lean, y - 4.5], [x, y]);
    grass.segment([x + 2.4, y - 2.6], [x + 1, y]);
  }
  for (let i = 0; i < FLECKS; i++) {
    const [x, y] = spot();
    flecks.circle(x, y, luck.between(0.4, 0.9));
  }
  layer.stroke(grass.path, layer.palette.paper.grass, 0.9, { opacity: 0.6, detail: 0.8 });
  layer.fill(flecks.path, layer.palette.paper.dusk, { opacity: 0.16, detail: 1 });
}

/** A flat, ragged shape, as a wet brush leaves it. */
function puddle([x, y]: Point, radius: number, luck: Chance): Point[] {
  return Array.from({ length: 10 }, (_, i): Point => {
    const angle = ((i + luck.sway(0.3)) / 10) * 2 * Math.PI;
    const reach = radius * luck.between(0.5, 1.25);
    return [x + Math.cos(angle) * reach * 1.5, y + Math.sin(angle) * reach * 0.85];
  });
}

/** A faint light from the north-west over everything below the grid, as if the sheet lay by a window. */
export function paintLight(scene: Scene, layer: Layer): void {
  const ink = {
    from: [0, 0],
    to: toPaper([scene.width, scene.height]),
    stops: [
      [0, layer.palette.paper.light],
      [1, layer.palette.paper.dusk],
    ],
  } as const;
  for (const sheet of scene.sheets)
    layer.fill(polygonPath(cornersOf(sheet).map(toPaper)), ink, { opacity: 0.07 });
}
