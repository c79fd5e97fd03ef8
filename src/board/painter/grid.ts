/** The hex grid, the names of its hexes, and the frame of the sheet. */
import { contains, type Point } from './geometry.ts';
import type { Layer } from './layer.ts';
import { PathBuilder, polygonPath } from './path.ts';
import { cornersOf, placeKey, type Scene, type SceneHex, sidesOf, toPaper } from './scene.ts';

/** Where a name stands from its centre: at the top of its hex, or in whichever half of it is on the map. */
const NAME_PLACES: readonly Point[] = [
  [0, -35],
  [0, 14],
  [15, -35],
  [-15, -35],
];
/** Half the room a name takes, sideways and upwards. */
const NAME_ROOM: Point = [11, 9];

export function paintGrid(scene: Scene, layer: Layer): void {
  const drawn = new Set<string>();
  for (const column of columns(scene)) {
    const lines = new PathBuilder();
    const dots = new PathBuilder();
    for (const { at } of column) {
      const [x, y] = toPaper(at);
      dots.circle(x, y, 1.9);
      for (const { middle, ends } of sidesOf(at)) {
        if (drawn.has(placeKey(middle))) continue;
        drawn.add(placeKey(middle));
        lines.segment(toPaper(ends[0]), toPaper(ends[1]));
      }
    }
    layer.stroke(lines.path, layer.palette.grid.line, 1, { opacity: 0.42 });
    layer.fill(dots.path, layer.palette.grid.dot, { opacity: 0.55, detail: 0.3 });
  }
  for (const sheet of scene.sheets)
    layer.stroke(polygonPath(cornersOf(sheet).map(toPaper)), layer.palette.paper.frame, 1.4, {
      opacity: 0.4,
    });
}

/** A column a mark: few marks for the whole sheet, and a tile still skips most of them. */
function columns(scene: Scene): SceneHex[][] {
  const byColumn = new Map<number, SceneHex[]>();
  for (const hex of scene.hexes.values()) {
    const column = byColumn.get(hex.at[0]);
    if (column) column.push(hex);
    else byColumn.set(hex.at[0], [hex]);
  }
  return [...byColumn.values()];
}

function namePlace(hex: Point, scene: Scene): Point {
  const [x, y] = toPaper(hex);
  const places = NAME_PLACES.map(([dx, dy]): Point => [x + dx, y + dy]);
  const isOnMap = (place: Point): boolean =>
    scene.sheets.some(sheet => contains(cornersOf(sheet).map(toPaper), place));
  const isClear = ([px, py]: Point): boolean =>
    isOnMap([px - NAME_ROOM[0], py - NAME_ROOM[1]]) && isOnMap([px + NAME_ROOM[0], py]);
  return places.find(isClear) ?? [x, y];
}

export function paintNames(scene: Scene, layer: Layer): void {
  for (const { name, at } of scene.hexes.values()) {
    const [x, y] = namePlace(at, scene);
    layer.text(name, x, y, {
      size: 10.5,
      face: 'plain',
      ink: layer.palette.names.hex,
      halo: { ink: layer.palette.names.halo, width: 2.2 },
      opacity: 0.78,
      detail: 0.55,
    });
  }
  for (const { text, at, size = 'small' } of scene.labels) {
    const [x, y] = toPaper(at);
    const large = size === 'large';
    layer.text(text, x, y, {
      size: large ? 32 : 19,
      spacing: large ? 2.4 : 0.8,
      face: 'hand',
      ink: layer.palette.names.place,
      halo: { ink: layer.palette.names.halo, width: large ? 4.2 : 3.2 },
      opacity: 0.92,
      detail: large ? 0.2 : 0.42,
    });
  }
}
