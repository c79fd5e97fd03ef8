/** Where things happened, painted over the battlefield: the more, the darker. */
import { type Battlefield, cellOfHex, findHex, hexId, parseLocation } from '../../board/index.ts';
import { type DisplayList, drawBattlefield, type Mark, toPaper } from '../../board/painter/index.ts';
import { type Bounds, PathBuilder } from '../../board/painter/path.ts';
import { hexagon } from '../../board/painter/scene.ts';
import { centreOf } from '../../hex/index.ts';

const INK = '#b3130b';
const FAINTEST = 0.2;
const STRONGEST = 0.8;
const TEXT = {
  size: 22,
  face: 'plain',
  spacing: 0,
  ink: '#2b0503',
  halo: { ink: '#fff7ec', width: 4 },
} as const;

/** How often by hex. */
type Heat = Readonly<Record<string, number>>;

/** Places in a hex, such as floors, count for the hex. */
export function heatOf(places: Iterable<string>, battlefield: Battlefield): Heat {
  const heat: Record<string, number> = {};
  for (const place of places) {
    const location = parseLocation(battlefield, place);
    if (!location.ok) continue;
    const id = hexId(battlefield, location.value.hex);
    heat[id] = (heat[id] ?? 0) + 1;
  }
  return heat;
}

export function drawHeat(battlefield: Battlefield, heat: Heat): DisplayList {
  const list = drawBattlefield(battlefield);
  const hottest = Math.max(1, ...Object.values(heat));
  const marks = Object.entries(heat).flatMap(([id, count]) =>
    marksOf(battlefield, id, count, count / hottest),
  );
  return { ...list, layers: [...list.layers, { name: 'names', marks }] };
}

function marksOf(battlefield: Battlefield, id: string, count: number, share: number): readonly Mark[] {
  const hex = findHex(battlefield, id);
  if (hex === undefined) return [];
  const centre = centreOf(cellOfHex(battlefield, hex));
  const corners = hexagon([centre.x, centre.y]).map(toPaper);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const bounds: Bounds = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const [x, y] = toPaper([centre.x, centre.y]);
  const opacity = FAINTEST + (STRONGEST - FAINTEST) * share;
  return [
    { is: 'fill', path: new PathBuilder().polygon(corners).path, ink: INK, opacity, bounds },
    { is: 'text', text: `${count}`, x, y: y + TEXT.size / 3, ...TEXT, bounds },
  ];
}
