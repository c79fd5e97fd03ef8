/**
 * A sketchbook for boards. A board is written down as a person would describe it (this wood, those hexes, a lane from
 * here to there, a stone house of two storeys) and comes out as a plain document with integer outlines.
 */
import type { BoardDocument, Ground, RoadKind, SideTerrain } from '../../src/board/document.ts';
import { type Cell, cellAt, cellOf, centreOf, distance, neighbour, rowOf } from '../../src/hex/cell.ts';
import { ALL_DIRECTIONS, directionName, opposite } from '../../src/hex/direction.ts';
import { hexName, parseHexName, parseSideName } from '../../src/hex/name.ts';
import { groundPlan, PLANS, type Plan } from './houses.ts';
import { type Hand, outlineAround } from './outlines.ts';

type AreaGround = Exclude<Ground, 'open' | 'building'>;

const HANDS: Record<AreaGround | 'crest', Hand> = {
  woods: { inset: 4, wobble: 9, smooth: 7 },
  brush: { inset: 7, wobble: 10, smooth: 8 },
  orchard: { inset: 5, wobble: 4, smooth: 9 },
  grain: { inset: 3, wobble: 5, smooth: 12 },
  vineyard: { inset: 4, wobble: 4, smooth: 9 },
  marsh: { inset: 6, wobble: 10, smooth: 9 },
  water: { inset: 11, wobble: 9, smooth: 10 },
  rubble: { inset: 15, wobble: 10, smooth: 6 },
  shellholes: { inset: 9, wobble: 9, smooth: 8 },
  graveyard: { inset: 4, wobble: 1, smooth: 2 },
  rough: { inset: 6, wobble: 12, smooth: 8 },
  sand: { inset: 3, wobble: 12, smooth: 14 },
  crag: { inset: 6, wobble: 12, smooth: 5 },
  debris: { inset: 9, wobble: 10, smooth: 6 },
  crest: { inset: 2, wobble: 13, smooth: 16 },
};

/** Fenced land runs up to its fence. */
const FENCED: Hand = { inset: 3, wobble: 1, smooth: 2 };

/** Southeast, south and southwest. */
const SOUTHWARD = [2, 3, 4] as const;

/** Around the middle of a hex, far enough from its sides and from one another. */
const HUT_SPOTS = ['-18,-15', '+19,-12', '+0,+21'] as const;

/** A building stands in every hex it covers this much of. */
const STANDS_IN = 0.08;

const fail = (what: string): never => {
  throw new Error(what);
};
const cellNamed = (name: string): Cell => {
  const place = parseHexName(name) ?? fail(`"${name}" is no hex name; expected one such as C4`);
  return cellOf(place.column, place.row);
};
const nameOf = (cell: Cell): string => hexName(cell.column, rowOf(cell));

/** `C4 D5-D8 E2`: hexes and runs down a column. */
export function hexes(list: string): string[] {
  return list.split(/\s+/).flatMap(word => {
    const [from = '', to = from] = word.split('-');
    const a = parseHexName(from) ?? fail(`"${word}" is no hex or run of hexes; expected C4 or C4-C8`);
    const b = parseHexName(to) ?? fail(`"${word}" is no hex or run of hexes; expected C4 or C4-C8`);
    return Array.from({ length: b.row - a.row + 1 }, (_, i) => hexName(a.column, a.row + i));
  });
}

/** `Q1/N Q4 H2`: the stops of a course; hexes between are filled in, straight as the hexes allow. */
export function route(list: string): string[] {
  const stops: string[] = [];
  for (const word of list.split(/\s+/)) {
    const last = stops.at(-1);
    if (last === undefined || parseSideName(last) || parseSideName(word)) stops.push(word);
    else stops.push(...between(cellNamed(last), cellNamed(word)).map(nameOf));
  }
  return stops;
}

function between(from: Cell, to: Cell): Cell[] {
  const path: Cell[] = [];
  const goal = centreOf(to);
  const start = centreOf(from);
  for (let here = from; distance(here, to) > 0; ) {
    const nearer = ALL_DIRECTIONS.map(side => neighbour(here, side)).filter(
      cell => distance(cell, to) < distance(here, to),
    );
    const offLine = (cell: Cell): number => {
      const { x, y } = centreOf(cell);
      return Math.abs((goal.x - start.x) * (y - start.y) - (goal.y - start.y) * (x - start.x));
    };
    here = nearer.sort((a, b) => offLine(a) - offLine(b) || a.y - b.y)[0] ?? to;
    path.push(here);
  }
  return path;
}

export class Sketch {
  readonly #document: BoardDocument;
  readonly #columns = 33;
  readonly #rows = 10;

  constructor(about: { id: string; title: string; about: string }) {
    this.#document = {
      format: 'hedgerow board 1',
      ...about,
      columns: this.#columns,
      rows: this.#rows,
      hexes: {},
      sides: {},
      areas: [],
      buildings: [],
      crests: [],
      roads: [],
      watercourses: [],
      bridges: [],
      labels: [],
    };
  }

  get document(): BoardDocument {
    return { ...this.#document, hexes: this.#inReadingOrder() };
  }

  /** Each list is one field, wood or pond with an outline of its own. */
  cover(ground: AreaGround, ...lists: readonly string[]): this {
    for (const list of lists) this.#area(ground, hexes(list), HANDS[ground]);
    return this;
  }

  /** Land with a fence around it: see `fence` for gates. */
  field(ground: AreaGround, kind: SideTerrain, list: string, gates = ''): this {
    this.#area(ground, hexes(list), FENCED);
    return this.fence(kind, list, gates);
  }

  /** High ground; a higher level is sketched after the one it stands on. */
  hill(level: number, list: string): this {
    const names = hexes(list);
    for (const name of names) this.#set(name, { level });
    const outline = outlineAround(names.map(cellNamed), HANDS.crest, 900 + level);
    this.#document.crests.push({ level, outline: outline.map(([x, y]) => [x, y]) });
    return this;
  }

  /** Cliffs along the southern foot of high ground, but for the hexes where a way goes up. */
  scarp(list: string, passes = ''): this {
    const [names, open] = [new Set(hexes(list)), new Set(passes === '' ? [] : hexes(passes))];
    for (const name of names)
      for (const side of SOUTHWARD) {
        const beyond = nameOf(neighbour(cellNamed(name), side));
        if (!names.has(beyond) && !open.has(name) && !open.has(beyond))
          this.sides('cliff', `${name}/${directionName(side)}`);
      }
    return this;
  }

  road(kind: RoadKind, list: string): this {
    this.#document.roads.push({ kind, along: route(list) });
    return this;
  }

  water(kind: 'stream' | 'gully', list: string): this {
    this.#document.watercourses.push({ kind, along: route(list) });
    return this;
  }

  bridge(hex: string, material: 'wood' | 'stone', carries: RoadKind): this {
    this.#document.bridges.push({ hex, material, carries });
    return this;
  }

  /** `P5 stone 1 L 54x34 90 +6,-4 Town Hall`: hex, material, upper storeys, plan, size, turn, offset, name. */
  house(text: string): this {
    const pattern = /^(\w+) (stone|wood) (\d) (\w+) (\d+)x(\d+) (-?\d+)(?: ([+-]\d+),([+-]\d+))?(?: (.+))?$/;
    const [, hex = '', material, upper, plan, wide, deep, turn, dx = '0', dy = '0', name] =
      pattern.exec(text) ??
      fail(`"${text}" is no house; expected such as "P5 stone 1 L 54x34 90 +6,-4 Mill"`);
    const shape: Plan =
      PLANS.find(known => known === plan) ?? fail(`"${plan}" is no plan; expected ${PLANS.join(', ')}`);
    const centre = centreOf(cellNamed(hex));
    const outline = groundPlan(
      shape,
      [centre.x + Number(dx) * 1.1547, centre.y + Number(dy)],
      Number(wide),
      Number(deep),
      Number(turn),
    );
    const stands = hexesUnder(outline);
    for (const stand of stands) this.#set(stand, { ground: 'building' });
    this.#document.buildings.push({
      id: `b${this.#document.buildings.length + 1}`,
      ...(name ? { name } : {}),
      material: material === 'wood' ? 'wood' : 'stone',
      upper: Number(upper),
      ...(material === 'stone' && Number(upper) > 0 ? { cellar: true } : {}),
      hexes: stands,
      outline: outline.map(([x, y]) => [x, y]),
    });
    return this;
  }

  /** The white cross over one hex of the house put down last: its steeple. */
  steeple(hex: string): this {
    return this.#amendHouse({ steeple: hex });
  }

  /** The stairs of the house put down last. */
  stairs(list: string): this {
    return this.#amendHouse({ stairs: hexes(list) });
  }

  #amendHouse(more: Partial<BoardDocument['buildings'][number]>): this {
    const house = this.#document.buildings.pop() ?? fail('there is no house yet');
    this.#document.buildings.push({ ...house, ...more });
    return this;
  }

  /** Walls without a door on hexsides inside a house. */
  bars(list: string): this {
    this.#document.bars = [...(this.#document.bars ?? []), ...list.split(/\s+/)];
    return this;
  }

  /** Gates in what stands on hexsides. */
  gates(list: string): this {
    this.#document.gates = [...(this.#document.gates ?? []), ...list.split(/\s+/)];
    return this;
  }

  houses(...texts: readonly string[]): this {
    for (const text of texts) this.house(text);
    return this;
  }

  /** Native hamlets: in each hex a cluster of three small wooden houses, turned a little from hex to hex. */
  huts(list: string): this {
    hexes(list).forEach((hex, i) => {
      for (const [j, spot] of HUT_SPOTS.entries()) {
        this.house(`${hex} wood 0 rect 27x20 ${(i * 35 + j * 50) % 180} ${spot}`);
      }
    });
    return this;
  }

  /** `C4/N C4/NE`: single hexsides. */
  sides(kind: SideTerrain, list: string): this {
    for (const name of list.split(/\s+/)) {
      const place = parseSideName(name) ?? fail(`"${name}" is no hexside; expected one such as C4/NE`);
      const beyond = neighbour(cellOf(place.column, place.row), place.side);
      const twin = `${nameOf(beyond)}/${directionName(opposite(place.side))}`;
      this.#document.sides[this.#document.sides[twin] ? twin : name] = kind;
    }
    return this;
  }

  /** A fence right around some hexes; roads pass through it, and so do the gates named. */
  fence(kind: SideTerrain, list: string, gates = ''): this {
    const names = new Set(hexes(list));
    const open = new Set(gates.split(/\s+/));
    for (const name of names) {
      const cell = cellNamed(name);
      for (const side of ALL_DIRECTIONS) {
        const beyond = neighbour(cell, side);
        const here = `${name}/${directionName(side)}`;
        const there = `${nameOf(beyond)}/${directionName(opposite(side))}`;
        if (names.has(nameOf(beyond)) || open.has(here) || this.#document.sides[there]) continue;
        if (!this.#isOnBoard(beyond) || this.#isRoadAcross(name, nameOf(beyond))) continue;
        this.#document.sides[here] = kind;
      }
    }
    return this;
  }

  label(text: string, hex: string, dx = 0, dy = 0, size: 'small' | 'large' = 'small'): this {
    const { x, y } = centreOf(cellNamed(hex));
    this.#document.labels.push({ text, at: [x + dx, y + dy], ...(size === 'large' ? { size } : {}) });
    return this;
  }

  #area(ground: AreaGround, names: string[], hand: Hand): void {
    for (const name of names) this.#set(name, { ground });
    const outline = outlineAround(names.map(cellNamed), hand, this.#document.areas.length + 1);
    this.#document.areas.push({ ground, hexes: names, outline: outline.map(([x, y]) => [x, y]) });
  }

  #set(name: string, hex: { ground?: Ground; level?: number }): void {
    this.#document.hexes[name] = { ...this.#document.hexes[name], ...hex };
  }

  #isOnBoard(cell: Cell): boolean {
    const row = rowOf(cell);
    const first = cell.column % 2 === 0 ? 1 : 0;
    return cell.column >= 0 && cell.column < this.#columns && row >= first && row <= this.#rows;
  }

  #isRoadAcross(a: string, b: string): boolean {
    return this.#document.roads.some(({ along }) =>
      along.some((stop, i) => (stop === a && along[i + 1] === b) || (stop === b && along[i + 1] === a)),
    );
  }

  #inReadingOrder(): BoardDocument['hexes'] {
    const place = (name: string): number => {
      const { column, row } = parseHexName(name) ?? fail(`"${name}" is no hex name`);
      return column * 100 + row;
    };
    return Object.fromEntries(Object.entries(this.#document.hexes).sort(([a], [b]) => place(a) - place(b)));
  }
}

/** The hexes an outline covers a fair part of, the most covered first. */
function hexesUnder(outline: readonly (readonly [number, number])[]): string[] {
  const xs = outline.map(p => p[0]);
  const ys = outline.map(p => p[1]);
  const counts = new Map<string, number>();
  const STEP = 4;
  for (let x = Math.min(...xs); x <= Math.max(...xs); x += STEP) {
    for (let y = Math.min(...ys); y <= Math.max(...ys); y += STEP) {
      if (!within(outline, x, y)) continue;
      const name = nameOf(cellAt({ x, y }));
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  const whole = (96 * 96) / (STEP * STEP);
  const covered = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return covered.filter(([, count], i) => i === 0 || count / whole >= STANDS_IN).map(([name]) => name);
}

function within(outline: readonly (readonly [number, number])[], x: number, y: number): boolean {
  let inside = false;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  });
  return inside;
}

/** The roads every board shares: where it meets its neighbours, whichever way round they lie. */
export const WEST_ROADS = ['A5 B5', 'A6 B5'] as const;
export const EAST_ROADS = ['FF5 GG5', 'FF5 GG6'] as const;
