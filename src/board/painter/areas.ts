/** Ground cover: picks the brush for each drawn area, and for hexes whose ground nobody has drawn. */
import { courseLine } from './courses.ts';
import { paintGrain, paintOrchard, paintVineyard } from './fields.ts';
import { along, boxAround, middle, type Point, type Segment } from './geometry.ts';
import type { Layer } from './layer.ts';
import { paintDebris, paintGraveyard, paintRubble, paintShellholes } from './ruins.ts';
import { hexagon, placeKey, type Scene, type SceneArea, toPaper } from './scene.ts';
import { paintCrag, paintRough, paintSand } from './stones.ts';
import { paintBrush, paintMarsh } from './wilds.ts';
import { paintWoods } from './woods.ts';

type Brush = (outline: readonly Point[], layer: Layer, clearings: readonly Segment[]) => void;

/** Water is painted with the streams that feed it. */
type Cover = Exclude<SceneArea['ground'], 'water'>;

const BRUSHES: Record<Cover, Brush> = {
  marsh: paintMarsh,
  grain: paintGrain,
  vineyard: paintVineyard,
  sand: paintSand,
  rough: paintRough,
  graveyard: paintGraveyard,
  shellholes: paintShellholes,
  debris: paintDebris,
  rubble: paintRubble,
  crag: paintCrag,
  brush: paintBrush,
  orchard: paintOrchard,
  woods: (outline, layer, clearings) => paintWoods(outline, clearings, layer),
};

const ABOUT = 40;

/** Low ground first: crowns and their shadows fall over what lies beside them. */
const ORDER = Object.keys(BRUSHES) as Cover[];

export function paintAreas(scene: Scene, layer: Layer): void {
  const clearings = roadSegments(scene);
  const areas = allAreas(scene);
  for (const ground of ORDER) {
    for (const area of areas) {
      if (area.ground !== ground) continue;
      const outline = area.outline.map(toPaper);
      BRUSHES[ground](outline, layer, near(clearings, outline));
    }
  }
}

/** Every area drawn, and every hex whose ground nobody has drawn. */
export const allAreas = (scene: Scene): SceneArea[] => [...scene.areas, ...undrawnAreas(scene)];

/** The segments whose middles lie in or about the box around an outline. */
function near(segments: readonly Segment[], outline: readonly Point[]): Segment[] {
  const [left, top, right, bottom] = boxAround(outline);
  return segments.filter(segment => {
    const [x, y] = middle(...segment);
    return x > left - ABOUT && x < right + ABOUT && y > top - ABOUT && y < bottom + ABOUT;
  });
}

const roadSegments = (scene: Scene): Segment[] =>
  [...scene.roads, ...scene.watercourses].flatMap(course => {
    const line = courseLine(course, 0);
    return line.slice(1).map((point, i): Segment => [line[i] ?? point, point]);
  });

/** A hex may name a ground that no area covers (an imported board, a quick sketch): the hex itself is drawn. */
function undrawnAreas(scene: Scene): SceneArea[] {
  const drawn = new Set(
    scene.areas.flatMap(area => area.hexes.map(hex => `${area.ground} ${placeKey(hex)}`)),
  );
  const areas: SceneArea[] = [];
  for (const { ground, at } of scene.hexes.values()) {
    if (ground === 'open' || ground === 'building' || drawn.has(`${ground} ${placeKey(at)}`)) continue;
    areas.push({ ground, hexes: [at], outline: hexagon(at).map(corner => along(at, corner, 0.92)) });
  }
  return areas;
}
