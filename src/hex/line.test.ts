import { expect, test } from 'vitest';
import { type Cell, cellOf, rowOf } from './cell.ts';
import { DIRECTIONS } from './direction.ts';
import { CENTRE, type Spot, sideSpot, vertexSpot } from './lattice.ts';
import { cellsBetween, walkLine } from './line.ts';
import { hexName, parseHexName } from './name.ts';

function cell(name: string): Cell {
  const place = parseHexName(name);
  if (place === undefined) throw new Error(name);
  return cellOf(place.column, place.row);
}

const nameOf = (c: Cell) => hexName(c.column, rowOf(c));

/** The whole walk as short texts: `in C4 0..1/2`, `across C4/NE at 1/2`. */
function walk(from: string, to: string, fromSpot: Spot = CENTRE, toSpot: Spot = CENTRE): string[] {
  const seen: string[] = [];
  const time = ({ n, d }: { n: number; d: number }) => String(Math.round((1000 * n) / d) / 1000);
  walkLine(
    { ...cell(from), spot: fromSpot },
    { ...cell(to), spot: toSpot },
    {
      leg(kind, column, y, side, a, b) {
        const hex = nameOf({ column, y });
        const name = side === undefined ? hex : `${hex}/${DIRECTIONS[side]}`;
        seen.push(`${kind} ${name} ${time(a)}..${time(b)}`);
        return true;
      },
      crossing(kind, column, y, side, on, a) {
        seen.push(`${kind} ${nameOf({ column, y })}/${DIRECTIONS[side]} ${on} at ${time(a)}`);
      },
    },
  );
  return seen;
}

test('a line down a column goes through each hex and crosses the sides between', () => {
  expect(walk('C3', 'C5')).toEqual([
    'in C3 0..0.25',
    'across C3/S both at 0.25',
    'in C4 0.25..0.75',
    'across C4/S both at 0.75',
    'in C5 0.75..1',
  ]);
});

test('a line along a hexspine runs along the hexside between two hexes', () => {
  expect(walk('C4', 'E4')).toEqual([
    'in C4 0..0.333',
    'corner C4/NE left at 0.333',
    'corner C4/SE right at 0.333',
    'side D3/S 0.333..0.667',
    'along D3/S both at 0.333',
    'corner E4/NW left at 0.667',
    'corner E4/SW right at 0.667',
    'in E4 0.667..1',
  ]);
});

test('a line through a vertex touches the hex beside it', () => {
  const far = walk('C1', 'D5');
  expect(far.filter(line => line.startsWith('vertex'))).toEqual([
    'vertex D2 0.333..0.333',
    'vertex C4 0.667..0.667',
  ]);
});

test('a line from a vertex leaves out the hexes that lie behind it', () => {
  // Vertex 1 of C4 is its eastern tip; the line goes east between D3 and D4, and C4 lies wholly behind it.
  expect(walk('D3', 'E4', vertexSpot(3))).toEqual([
    'side D3/S 0..0.5',
    'along D3/S both at 0',
    'corner E4/NW left at 0.5',
    'corner E4/SW right at 0.5',
    'in E4 0.5..1',
  ]);
});

test('a line from a vertex of a hex that lies behind it starts with a touch of that hex', () => {
  expect(walk('C4', 'E4', vertexSpot(1)).slice(0, 4)).toEqual([
    'vertex C4 0..0',
    'corner C4/NE left at 0',
    'corner C4/SE right at 0',
    'side D3/S 0..0.5',
  ]);
});

test('a line that starts on a hexside crosses it only when it leaves the hex there', () => {
  expect(walk('C4', 'C2', sideSpot(0))[1]).toBe('across C4/N both at 0');
  expect(walk('C4', 'C6', sideSpot(0))[0]).toBe('in C4 0..0.4');
});

test('a line can run along a hexside from its middle', () => {
  expect(walk('C4', 'D3', sideSpot(0), vertexSpot(4))).toEqual([
    'side C3/S 0..1',
    'along C3/S both at 0',
    'corner D3/SW right at 1',
    'corner D3/NW left at 1',
    'vertex D3 1..1',
  ]);
});

test('a line of no length stays in its hex', () => {
  expect(walk('C4', 'C4')).toEqual(['in C4 0..1']);
});

test('two aims at one vertex of neighbouring hexes touch both', () => {
  expect(walk('C4', 'C3', vertexSpot(0), vertexSpot(2))).toEqual([
    'vertex C4 0..0',
    'corner C4/N both at 0',
    'vertex C3 1..1',
  ]);
});

test('cells between two centres come in order, with both cells of a hexside run', () => {
  const cells = cellsBetween(cell('C4'), cell('E4'));
  expect(cells.map(({ cell: c, twin }) => [nameOf(c), twin && nameOf(twin)])).toEqual([
    ['C4', undefined],
    ['D3', 'D4'],
    ['E4', undefined],
  ]);
});
