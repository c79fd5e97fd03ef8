/** Hills: each level a deeper ochre, its edge a crest line with hachures running downhill. */
import { beside, clockwise, contains, edges, middle, type Point, type Segment, stroll } from './geometry.ts';
import type { Layer } from './layer.ts';
import { chance } from './noise.ts';
import { PathBuilder, polygonPath, softPath } from './path.ts';
import { cornersOf, hexagon, type Scene, type SceneHex, toPaper } from './scene.ts';

/** How far the shadow of a slope falls, and how dark it is there: three steps that read as one soft edge. */
const SHADOW = [
  [13, 0.08],
  [8, 0.1],
  [4, 0.12],
] as const;
const ON_EDGE = 0.6;

const tint = (level: number, { palette: { levels } }: Layer): string =>
  levels[Math.min(level, levels.length) - 1] ?? levels[0];

export function paintLevels(scene: Scene, layer: Layer): void {
  paintBareLevels(scene, layer);
  const crests = [...scene.crests].sort((a, b) => a.level - b.level);
  for (const { level, outline } of crests) paintCrest(level, clockwise(outline.map(toPaper)), scene, layer);
}

/** Hexes whose level no crest line explains are tinted whole, hollows included. */
function paintBareLevels(scene: Scene, layer: Layer): void {
  const drawnLevel = (hex: SceneHex): number =>
    scene.crests.reduce(
      (high, crest) => (contains(crest.outline, hex.at) ? Math.max(high, crest.level) : high),
      0,
    );
  for (const hex of scene.hexes.values()) {
    if (hex.level === 0 || hex.level === drawnLevel(hex)) continue;
    const path = polygonPath(hexagon(hex.at).map(toPaper));
    layer.fill(path, hex.level > 0 ? tint(hex.level, layer) : layer.palette.relief.hollow);
  }
}

function paintCrest(level: number, outline: readonly Point[], scene: Scene, layer: Layer): void {
  for (const [reach, opacity] of SHADOW) {
    layer.fill(
      softPath(outline.map(([x, y]): Point => [x + reach * 0.8, y + reach])),
      layer.palette.relief.shadow,
      {
        opacity,
      },
    );
  }
  layer.fill(softPath(outline), tint(level, layer));
  for (const crest of crestLines(outline, scene)) {
    layer.stroke(softLine(beside(crest, 2.4)), layer.palette.relief.light, 3, { opacity: 0.45 });
    layer.stroke(hachures(crest), layer.palette.relief.line, 1, { opacity: 0.62, detail: 0.34, cap: 'butt' });
    layer.stroke(softLine(crest), layer.palette.relief.line, 1.7, { opacity: 0.9 });
  }
}

/** The outline without the stretches where only the edge of a board cuts it: there the hill goes on. */
function crestLines(outline: readonly Point[], scene: Scene): Point[][] {
  const isCut = ([a, b]: Segment): boolean =>
    scene.sheets.some(sheet => {
      const [[left, top], , [right, bottom]] = cornersOf(sheet).map(toPaper) as [Point, Point, Point];
      const onUpright = (x: number) => Math.abs(a[0] - x) < ON_EDGE && Math.abs(b[0] - x) < ON_EDGE;
      const onLevel = (y: number) => Math.abs(a[1] - y) < ON_EDGE && Math.abs(b[1] - y) < ON_EDGE;
      return onUpright(left) || onUpright(right) || onLevel(top) || onLevel(bottom);
    });
  const sides = edges(outline);
  const start = sides.findIndex(isCut);
  // Begin behind a cut, if there is one, so that no line is broken where the outline happens to start.
  const ordered = start < 0 ? sides : [...sides.slice(start), ...sides.slice(0, start)];
  const lines: Point[][] = [];
  let open = false;
  for (const side of ordered) {
    if (isCut(side)) open = false;
    else if (open) lines.at(-1)?.push(side[1]);
    else {
      lines.push([...side]);
      open = true;
    }
  }
  return lines;
}

/** A curve through the middles of the line's steps, from its first point to its last. */
function softLine(line: readonly Point[]) {
  const path = new PathBuilder();
  line.forEach((point, i) => {
    const next = line[i + 1];
    if (i === 0) path.move(...point);
    else if (next) path.curve(...point, ...middle(point, next));
    else path.line(...point);
  });
  return path.path;
}

/** Short strokes downhill, longer where the slope turns away from the light. */
function hachures(crest: readonly Point[]) {
  const path = new PathBuilder();
  const [x, y] = crest[0] ?? [0, 0];
  const luck = chance(x, y, 31);
  for (const { at, heading } of stroll(crest, 5.2)) {
    const out: Point = [heading[1], -heading[0]];
    const shaded = (out[0] * 0.62 + out[1] * 0.78 + 1) / 2;
    const length = 4.5 + shaded * 5.5 + luck.sway(1.6);
    path.segment(at, [at[0] + out[0] * length, at[1] + out[1] * length]);
  }
  return path.path;
}
