/** What drawings must keep, in themselves and with the hexes they are drawn for. */
import {
  cellOf,
  centreOf,
  type HexPlace,
  hexName,
  outlineOf,
  type Point,
  parseHexName,
  pointInPolygon,
  segmentsMeet,
  selfIntersection,
} from '../hex/index.ts';
import type { BoardDocument, Ground } from './document.ts';
import { boardBox, isWithinBox, placesOf } from './geometry.ts';
import type { Check, Finding } from './place-checks.ts';
import type { DocumentPath } from './problem.ts';

/** How far beyond the board's edge an outline may run, in lattice units. */
const OUTLINE_MARGIN = 192;

export const DRAWING_CHECKS: readonly Check[] = [
  outlinesAreProper,
  outlinesReachTheirHexes,
  areasAgreeWithHexes,
  buildingsAgreeWithHexes,
  levelsAgreeWithCrests,
];

function* outlines(
  document: BoardDocument,
): Iterable<{ path: DocumentPath; outline: Point[]; hexes: string[] }> {
  for (const kind of ['areas', 'buildings', 'crests'] as const) {
    for (const [i, drawn] of document[kind].entries()) {
      const outline = drawn.outline.map(([x, y]) => ({ x, y }));
      yield { path: [kind, i, 'outline'], outline, hexes: 'hexes' in drawn ? drawn.hexes : [] };
    }
  }
}

function* outlinesAreProper(document: BoardDocument): Iterable<Finding> {
  const board = boardBox(document);
  const box = {
    left: board.left - OUTLINE_MARGIN,
    top: board.top - OUTLINE_MARGIN,
    right: board.right + OUTLINE_MARGIN,
    bottom: board.bottom + OUTLINE_MARGIN,
  };
  for (const { path, outline } of outlines(document)) {
    const astray = outline.findIndex(point => !isWithinBox(point, box));
    if (astray >= 0) {
      const wrong = `point ${astray + 1} lies far beyond the board's edge`;
      yield { path: [...path, astray], wrong, expected: `at most ${OUTLINE_MARGIN} units beyond it` };
    }
    const edges = selfIntersection(outline);
    if (edges !== undefined) {
      const [a, b] = edges;
      const wrong =
        a === b
          ? `point ${a + 1} stands twice in a row`
          : `the edges after points ${a + 1} and ${b + 1} meet`;
      yield { path: [...path, b], wrong, expected: "an outline that doesn't cross or touch itself" };
    }
  }
}

function* outlinesReachTheirHexes(document: BoardDocument): Iterable<Finding> {
  for (const { path, outline, hexes } of outlines(document)) {
    for (const [i, name] of hexes.entries()) {
      const place = parseHexName(name);
      if (place === undefined || outlinesMeet(outline, outlineOf(cellOf(place.column, place.row)))) continue;
      yield {
        path: [...path.slice(0, -1), 'hexes', i],
        wrong: `the outline doesn't reach ${name}`,
        expected: 'only hexes that something is drawn in',
      };
    }
  }
}

function outlinesMeet(a: readonly Point[], b: readonly Point[]): boolean {
  const [firstA, firstB] = [a[0], b[0]];
  if (firstA !== undefined && pointInPolygon(firstA, b) !== 'outside') return true;
  if (firstB !== undefined && pointInPolygon(firstB, a) !== 'outside') return true;
  return a.some((p, i) =>
    b.some((q, j) => segmentsMeet(p, a[(i + 1) % a.length] ?? p, q, b[(j + 1) % b.length] ?? q)),
  );
}

function groundOf(document: BoardDocument, name: string): Ground {
  return document.hexes[name]?.ground ?? 'open';
}

function* areasAgreeWithHexes(document: BoardDocument): Iterable<Finding> {
  for (const [i, { ground, hexes }] of document.areas.entries()) {
    for (const [j, name] of hexes.entries()) {
      const found = groundOf(document, name);
      if (found === ground) continue;
      const wrong = `${name} is in an area of ${ground} but its ground is ${found}`;
      yield { path: ['areas', i, 'hexes', j], wrong, expected: `"ground": "${ground}" in hexes.${name}` };
    }
  }
}

function* buildingsAgreeWithHexes(document: BoardDocument): Iterable<Finding> {
  const ids = new Set<string>();
  const owners = new Map<string, BoardDocument['buildings'][number]>();
  for (const [i, building] of document.buildings.entries()) {
    const { id, hexes } = building;
    if (ids.has(id)) {
      yield { path: ['buildings', i, 'id'], wrong: `two buildings are called ${id}`, expected: 'another id' };
    }
    ids.add(id);
    for (const [j, name] of hexes.entries()) {
      const path = ['buildings', i, 'hexes', j];
      const found = groundOf(document, name);
      if (found !== 'building') {
        const wrong = `${name} is in building ${id} but its ground is ${found}`;
        yield { path, wrong, expected: `"ground": "building" in hexes.${name}` };
      }
      const owner = owners.get(name);
      if (owner !== undefined && owner !== building && !(isWithinOneHex(owner) && isWithinOneHex(building))) {
        const wrong = `${name} is in building ${owner.id} as well`;
        yield { path, wrong, expected: 'one building for a hex, or several that lie within it' };
      }
      owners.set(name, building);
    }
  }
  for (const [name, { ground }] of Object.entries(document.hexes)) {
    if (ground === 'building' && !owners.has(name)) {
      const wrong = `the ground of ${name} is building but no building lists it`;
      yield { path: ['hexes', name], wrong, expected: `a building with ${name} in its hexes` };
    }
  }
}

const isWithinOneHex = ({ hexes }: BoardDocument['buildings'][number]) => hexes.length === 1;

function* levelsAgreeWithCrests(document: BoardDocument): Iterable<Finding> {
  for (const { level, outline } of document.crests) {
    const points = outline.map(([x, y]) => ({ x, y }));
    for (const place of placesOf(document)) {
      const name = hexName(place.column, place.row);
      const found = document.hexes[name]?.level ?? 0;
      if (found >= level || !isCentreInside(place, points)) continue;
      const wrong = `${name} lies within the crest of level ${level} but its level is ${found}`;
      yield { path: ['hexes', name, 'level'], wrong, expected: `level ${level} or higher` };
    }
  }
}

function isCentreInside(place: HexPlace, outline: readonly Point[]): boolean {
  return pointInPolygon(centreOf(cellOf(place.column, place.row)), outline) === 'inside';
}
