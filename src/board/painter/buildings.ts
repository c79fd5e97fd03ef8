/** Buildings from above: shadow by height, roof lit from the north-west, and an outline nobody can miss. */
import { clockwise, distance, edges, hatch, type Point, signedArea } from './geometry.ts';
import type { Layer } from './layer.ts';
import { PathBuilder, polygonPath } from './path.ts';
import { type Roof, raiseRoof } from './roof.ts';
import { type Scene, type SceneBuilding, toPaper } from './scene.ts';

const MANSARD = 13;
/** Width and strength of the bands around the walls. */
const YARD = [
  [70, 0.16],
  [54, 0.2],
  [38, 0.24],
  [20, 0.3],
] as const;
/** More tall stone houses than this within reach make a town. */
const TOWN = 5;
const TOWN_REACH = 300;
const PAVEMENT = [
  [104, 0.22],
  [84, 0.28],
  [64, 0.32],
] as const;

export function paintBuildings(scene: Scene, layer: Layer): void {
  const buildings = scene.buildings.map(building => ({
    building,
    outline: clockwise(building.outline.map(toPaper)),
  }));
  for (const { building, outline } of buildings) {
    layer.fill(shadowOf(outline, 5 + building.upper * 3.2), layer.palette.roof.shadow, { opacity: 0.36 });
  }
  for (const { building, outline } of buildings) paintBuilding(building, outline, layer);
  for (const bar of scene.bars) paintBar(bar.map(toPaper) as [Point, Point], layer);
}

/**
 * The ground houses stand on: trodden earth around a farm, pavement in a town. All plots of a kind are one mark, so
 * that they merge where houses stand close, and a town stands on a town's ground.
 */
export function paintYards(scene: Scene, layer: Layer): void {
  const earth = new PathBuilder();
  const pavement = new PathBuilder();
  const tall = scene.buildings.filter(({ material, upper }) => material === 'stone' && upper > 0);
  for (const house of scene.buildings) {
    const isInTown =
      tall.filter(other => distance(cornerOf(house), cornerOf(other)) < TOWN_REACH).length > TOWN;
    (isInTown ? pavement : earth).polygon(house.outline.map(toPaper));
  }
  for (const [reach, opacity] of YARD) layer.stroke(earth.path, layer.palette.roof.yard, reach, { opacity });
  for (const [reach, opacity] of PAVEMENT)
    layer.stroke(pavement.path, layer.palette.roof.pavement, reach, { opacity });
}

const cornerOf = ({ outline }: SceneBuilding): Point => toPaper(outline[0] ?? [0, 0]);

/** The outline swept to the south-east: every wall's sweep runs the same way round, so that none cancels another. */
function shadowOf(outline: readonly Point[], height: number) {
  const [dx, dy] = [height * 0.75, height * 0.95];
  const path = new PathBuilder().polygon(outline.map(([x, y]): Point => [x + dx, y + dy]));
  for (const [a, b] of edges(outline)) {
    path.polygon(clockwise([a, b, [b[0] + dx, b[1] + dy], [a[0] + dx, a[1] + dy]]));
  }
  return path.path;
}

function paintBuilding(
  { material, upper, name, stairsAt, steepleAt }: SceneBuilding,
  outline: readonly Point[],
  layer: Layer,
): void {
  const look = layer.palette.roof[material];
  const stone = material === 'stone';
  // Tall blocks have flat tops behind their cornices; houses of wood show gables, houses of stone hips.
  const flatTopped = stone && upper >= 2 && Math.abs(signedArea(outline)) > 7000 && !isChurch(name);
  const roof = raiseRoof(outline, {
    gabled: !stone || isChurch(name),
    course: 4.5,
    ...(flatTopped ? { rise: MANSARD } : {}),
  });
  const body = polygonPath(outline);
  layer.fill(body, look.base);
  paintSlopes(roof, look, layer);
  if (stone) paintTiles(roof, look.line, layer);
  else paintPlanks(roof, look.line, layer);
  for (const flat of roof.flats) {
    layer.fill(polygonPath(flat), look.lit);
    layer.stroke(polygonPath(flat), look.line, 1);
  }
  const ridges = new PathBuilder();
  for (const [a, b] of roof.ridges) ridges.segment(a, b);
  layer.stroke(ridges.path, look.edge, 1.1, { opacity: 0.75 });
  layer.stroke(body, look.edge, stone ? 2.6 : 2);
  for (const at of stairsAt) paintStairs(toPaper(at), look.edge, layer);
  if (steepleAt) paintCross(toPaper(steepleAt), layer);
  else if (isChurch(name)) paintCross(roof.peak, layer);
  else if (upper > 0) paintStoreys(roof.peak, upper, look.edge, layer);
}

/** A pale square where the stairs go up. */
function paintStairs([x, y]: Point, edge: string, layer: Layer): void {
  const square = polygonPath([
    [x - 6, y - 6],
    [x + 6, y - 6],
    [x + 6, y + 6],
    [x - 6, y + 6],
  ]);
  layer.fill(square, layer.palette.roof.pip);
  layer.stroke(square, edge, 1.4);
}

/** A wall without a door, across the roof. */
function paintBar([from, to]: readonly [Point, Point], layer: Layer): void {
  const bar = new PathBuilder().segment(from, to).path;
  layer.stroke(bar, layer.palette.roof.stone.edge, 5, { cap: 'butt' });
}

const isChurch = (name: string | undefined): boolean =>
  name !== undefined && /church|chapel|minster|abbey/i.test(name);

function paintSlopes(roof: Roof, look: { lit: string; base: string; shade: string }, layer: Layer): void {
  for (const { facing, pieces } of roof.slopes) {
    const light = -(facing[0] * 0.62 + facing[1] * 0.78);
    const path = new PathBuilder();
    for (const piece of pieces) path.polygon(piece);
    layer.fill(path.path, light > 0 ? look.lit : look.shade, {
      opacity: Math.min(1, Math.abs(light) + 0.15),
    });
  }
}

/** Slates lie in courses along the eaves. */
function paintTiles(roof: Roof, ink: string, layer: Layer): void {
  const path = new PathBuilder();
  for (const [a, b] of roof.courses) path.segment(a, b);
  layer.stroke(path.path, ink, 0.7, { opacity: 0.55, detail: 0.6, cap: 'butt' });
}

/** Boards run down the slope. */
function paintPlanks(roof: Roof, ink: string, layer: Layer): void {
  const path = new PathBuilder();
  for (const { facing, pieces } of roof.slopes) {
    const angle = Math.atan2(facing[1], facing[0]);
    for (const piece of pieces) for (const [a, b] of hatch(piece, angle, 4)) path.segment(a, b);
  }
  layer.stroke(path.path, ink, 0.8, { opacity: 0.6, detail: 0.5, cap: 'butt' });
}

/** One small pale square a storey above the ground floor: a count, not a colour, tells tall houses from low. */
function paintStoreys([x, y]: Point, upper: number, edge: string, layer: Layer): void {
  const pips = new PathBuilder();
  for (let i = 0; i < upper; i++) {
    const left = x + (i - (upper - 1) / 2) * 7 - 2.4;
    pips.polygon([
      [left, y - 2.4],
      [left + 4.8, y - 2.4],
      [left + 4.8, y + 2.4],
      [left, y + 2.4],
    ]);
  }
  layer.fill(pips.path, layer.palette.roof.pip, { detail: 0.4 });
  layer.stroke(pips.path, edge, 0.9, { detail: 0.4 });
}

function paintCross([x, y]: Point, layer: Layer): void {
  const cross = new PathBuilder()
    .segment([x, y - 8], [x, y + 8])
    .segment([x - 5.4, y - 2.6], [x + 5.4, y - 2.6]).path;
  layer.stroke(cross, layer.palette.roof.stone.edge, 4, { cap: 'butt' });
  layer.stroke(cross, layer.palette.roof.pip, 2, { cap: 'butt' });
}
