/** What names, sides, courses, bridges and labels must keep. Each check stands alone and reports all it finds. */
import {
  cellOf,
  directionTo,
  hexName,
  neighbour,
  opposite,
  parseHexName,
  parseSideName,
  rowOf,
  sideName,
} from '../hex/index.ts';
import { type CourseStop, isSameHex, parseStop } from './course.ts';
import type { BoardDocument } from './document.ts';
import { boardBox, hasHex, hasSide, isWithinBox, leavesBoard } from './geometry.ts';
import type { DocumentPath } from './problem.ts';

export interface Finding {
  readonly path: DocumentPath;
  readonly wrong: string;
  readonly expected: string;
  readonly at?: 'key';
}

export type Check = (document: BoardDocument) => Iterable<Finding>;

export const PLACE_CHECKS: readonly Check[] = [
  hexesExist,
  sidesExist,
  sidesAreNamedOnce,
  gatesAreInSomething,
  barsAreInBuildings,
  coursesHoldTogether,
  bridgesHaveSomethingToSpan,
  labelsAreOnTheBoard,
];

function* hexesExist(document: BoardDocument): Iterable<Finding> {
  for (const name of Object.keys(document.hexes)) yield* hexExists(document, name, ['hexes', name], 'key');
  for (const kind of ['areas', 'buildings'] as const) {
    for (const [i, { hexes }] of document[kind].entries()) {
      for (const [j, name] of hexes.entries()) {
        const path = [kind, i, 'hexes', j];
        yield* hexExists(document, name, path);
        if (hexes.indexOf(name) < j)
          yield { path, wrong: `${name} is listed twice`, expected: 'each hex once' };
      }
    }
  }
  for (const [i, { hexes, stairs = [], steeple }] of document.buildings.entries())
    for (const name of [...stairs, ...(steeple === undefined ? [] : [steeple])])
      if (!hexes.includes(name))
        yield {
          path: ['buildings', i, name === steeple ? 'steeple' : 'stairs'],
          wrong: `${name} is none of its hexes`,
          expected: 'a hex of the building',
        };
  for (const [i, { hex }] of document.bridges.entries())
    yield* hexExists(document, hex, ['bridges', i, 'hex']);
}

function* hexExists(
  document: BoardDocument,
  name: string,
  path: DocumentPath,
  at?: 'key',
): Iterable<Finding> {
  const place = parseHexName(name);
  if (place !== undefined && hasHex(document, place)) return;
  const finding = { path, wrong: `the board has no hex ${name}`, expected: hexRange(document) };
  yield at === undefined ? finding : { ...finding, at };
}

function hexRange(document: BoardDocument): string {
  const last = document.columns - 1;
  return `a hex from A1 to ${hexName(last, document.rows)}`;
}

function* sidesExist(document: BoardDocument): Iterable<Finding> {
  for (const name of Object.keys(document.sides)) {
    const place = parseSideName(name);
    const path = ['sides', name];
    if (place === undefined || !hasHex(document, place)) {
      yield { path, wrong: `the board has no hex for ${name}`, expected: hexRange(document), at: 'key' };
    } else if (!hasSide(document, place, place.side)) {
      yield {
        path,
        wrong: `${name} lies beyond the board's edge`,
        expected: 'a hexside on the board',
        at: 'key',
      };
    }
  }
}

function* sidesAreNamedOnce(document: BoardDocument): Iterable<Finding> {
  const seen = new Set<string>();
  for (const name of Object.keys(document.sides)) {
    const place = parseSideName(name);
    if (place === undefined) continue;
    const beyond = neighbour(cellOf(place.column, place.row), place.side);
    const twin = sideName(beyond.column, rowOf(beyond), opposite(place.side));
    if (seen.has(twin)) {
      const wrong = `${name} is the same hexside as ${twin}`;
      yield { path: ['sides', name], wrong, expected: 'each hexside once', at: 'key' };
    }
    seen.add(name);
  }
}

/** The names by which one hexside goes. */
function namesOf(name: string): readonly string[] {
  const place = parseSideName(name);
  if (place === undefined) return [name];
  const beyond = neighbour(cellOf(place.column, place.row), place.side);
  return [name, sideName(beyond.column, rowOf(beyond), opposite(place.side))];
}

function* gatesAreInSomething({ gates = [], sides }: BoardDocument): Iterable<Finding> {
  for (const [i, name] of gates.entries())
    if (namesOf(name).every(each => sides[each] === undefined))
      yield { path: ['gates', i], wrong: `nothing stands on ${name}`, expected: 'a gate in a wall or hedge' };
}

function* barsAreInBuildings({ bars = [], buildings }: BoardDocument): Iterable<Finding> {
  for (const [i, name] of bars.entries()) {
    const ends = namesOf(name).map(each => each.slice(0, each.indexOf('/')));
    if (!buildings.some(({ hexes }) => ends.every(hex => hexes.includes(hex))))
      yield {
        path: ['bars', i],
        wrong: `${name} is inside no building`,
        expected: 'a hexside between two of its hexes',
      };
  }
}

function* coursesHoldTogether(document: BoardDocument): Iterable<Finding> {
  for (const kind of ['roads', 'watercourses'] as const) {
    for (const [i, { along }] of document[kind].entries()) {
      let before: CourseStop | undefined;
      for (const [j, name] of along.entries()) {
        const stop = parseStop(name);
        if (stop === undefined) continue;
        const isEnd = j === 0 || j === along.length - 1;
        const finding = stopFinding(document, name, stop, isEnd, before, along[j - 1]);
        if (finding !== undefined) yield { path: [kind, i, 'along', j], ...finding };
        before = stop;
      }
    }
  }
}

function stopFinding(
  document: BoardDocument,
  name: string,
  stop: CourseStop,
  isEnd: boolean,
  before: CourseStop | undefined,
  nameBefore: string | undefined,
): { wrong: string; expected: string } | undefined {
  if (!hasHex(document, stop))
    return { wrong: `the board has no hex for ${name}`, expected: hexRange(document) };
  if (stop.exit !== undefined && !isEnd) {
    return { wrong: `the hexside ${name} stands within the course`, expected: 'hexsides at its ends only' };
  }
  if (stop.exit !== undefined && !leavesBoard(document, stop, stop.exit)) {
    return { wrong: `${name} doesn't lead off the board`, expected: 'a hexside at the edge' };
  }
  if (before === undefined) return undefined;
  const stays = isSameHex(before, stop) && (before.exit !== undefined || stop.exit !== undefined);
  if (stays || directionTo(cellOf(before.column, before.row), cellOf(stop.column, stop.row)) !== undefined) {
    return undefined;
  }
  return { wrong: `the course jumps from ${nameBefore} to ${name}`, expected: 'a neighbouring hex' };
}

function* bridgesHaveSomethingToSpan(document: BoardDocument): Iterable<Finding> {
  const seen = new Set<string>();
  for (const [i, { hex, carries }] of document.bridges.entries()) {
    const path = ['bridges', i, 'hex'];
    const place = parseHexName(hex);
    if (place === undefined) continue;
    const passes = (along: readonly string[]) =>
      along.some(name => {
        const stop = parseStop(name);
        return stop !== undefined && isSameHex(stop, place);
      });
    if (
      !document.watercourses.some(({ along }) => passes(along)) &&
      document.hexes[hex]?.ground !== 'water'
    ) {
      yield { path, wrong: `the bridge in ${hex} spans nothing`, expected: 'a watercourse or water there' };
    }
    if (!document.roads.some(({ kind, along }) => kind === carries && passes(along))) {
      yield {
        path,
        wrong: `no ${carries} leads over the bridge in ${hex}`,
        expected: `a road of kind ${carries}`,
      };
    }
    if (seen.has(hex)) yield { path, wrong: `${hex} has two bridges`, expected: 'one bridge for a hex' };
    seen.add(hex);
  }
}

function* labelsAreOnTheBoard(document: BoardDocument): Iterable<Finding> {
  const box = boardBox(document);
  for (const [i, { text, at }] of document.labels.entries()) {
    if (isWithinBox({ x: at[0], y: at[1] }, box)) continue;
    const expected = `x from 0 to ${box.right} and y from 0 to ${box.bottom}`;
    yield { path: ['labels', i, 'at'], wrong: `the label '${text}' lies off the board`, expected };
  }
}
