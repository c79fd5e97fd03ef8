import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Cell,
  cellOf,
  cellsWithin,
  centreOf,
  type Direction,
  type Fraction,
  isSameCell,
  neighbour,
  type Point,
  rotated,
  type Spot,
} from '../../hex/index.ts';
import { type Battlefield, cellOfHex, hexAtCell } from '../battlefield.ts';
import { testBattlefield, testBoard } from '../test-board.ts';
import { fieldWith, outlines } from './test-shapes.ts';
import type { Trace } from './trace.ts';
import { traceLine } from './tracer.ts';

/** A motion of the plane that puts hexes on hexes. */
interface Motion {
  cell(cell: Cell): Cell;
  point(point: Point): Point;
  direction(direction: number): number;
  vertex(vertex: number): number;
  readonly swapsFlanks: boolean;
}

const WIDE = testBattlefield(testBoard({ columns: 33, rows: 20 }));
const PIVOT = cellOf(16, 10);
const PIVOT_POINT = centreOf(PIVOT);
const CELLS = cellsWithin(PIVOT, 6);

const MOTIONS: Record<string, Motion> = {
  translation: {
    cell: cell => ({ column: cell.column + 3, y: cell.y - 5 }),
    point: ({ x, y }) => ({ x: x + 288, y: y - 240 }),
    direction: direction => direction,
    vertex: vertex => vertex,
    swapsFlanks: false,
  },
  'rotation by 60°': {
    cell: cell => rotated(cell, PIVOT),
    point: ({ x, y }) => {
      const dx = x - PIVOT_POINT.x;
      const dy = y - PIVOT_POINT.y;
      return { x: PIVOT_POINT.x + dx / 2 - dy, y: PIVOT_POINT.y + (3 * dx) / 4 + dy / 2 };
    },
    direction: direction => (direction + 1) % 6,
    vertex: vertex => (vertex + 1) % 6,
    swapsFlanks: false,
  },
  reflection: {
    cell: cell => ({ column: 2 * PIVOT.column - cell.column, y: cell.y }),
    point: ({ x, y }) => ({ x: 2 * PIVOT_POINT.x - x, y }),
    direction: direction => (6 - direction) % 6,
    vertex: vertex => 5 - vertex,
    swapsFlanks: true,
  },
};

function moveSpot(motion: Motion, spot: Spot): Spot {
  if (spot === 0) return 0;
  return spot < 7 ? 1 + motion.vertex(spot - 1) : 7 + motion.direction(spot - 7);
}

const STILL: Motion = {
  cell: cell => cell,
  point: point => point,
  direction: direction => direction,
  vertex: vertex => vertex,
  swapsFlanks: false,
};

/** A trace in words that a motion can be applied to; what is ordered by mere numbers is sorted. */
function described(field: Battlefield, trace: Trace, motion: Motion): unknown {
  const hex = (ix: number) => motion.cell(cellOfHex(field, ix));
  const name = (cell: Cell) => `${cell.column},${cell.y}`;
  const time = ({ n, d }: Fraction) => {
    const reduce = (a: number, b: number): number => (b === 0 ? a : reduce(b, a % b));
    const by = reduce(n, d);
    return `${n / by}/${d / by}`;
  };
  const flank = (on: string) => {
    if (!motion.swapsFlanks || on === 'both') return on;
    return on === 'left' ? 'right' : 'left';
  };
  const sideName = (side: number) => {
    const cell = hex(field.sideHexes[2 * side] ?? 0);
    const beyond = neighbour(cell, motion.direction(field.sideDirection[side] ?? 0) as Direction);
    return [name(cell), name(beyond)].sort().join('|');
  };
  return {
    legs: trace.legs.map(leg => ({
      hexes: [leg.hex, ...(leg.twin === undefined ? [] : [leg.twin])].map(ix => name(hex(ix))).sort(),
      times: [leg.kind, leg.nth, time(leg.from), time(leg.to)],
    })),
    crossings: trace.crossings
      .map(c => [time(c.from), time(c.to), sideName(c.side), c.kind, flank(c.on), c.end].join(' '))
      .sort(),
    touches: trace.touches.map(t =>
      [t.leg, t.shape, flank(t.on), t.gap, t.own, time(t.from), time(t.to)].join(' '),
    ),
  };
}

/** Corners whose offsets from the pivot are multiples of 8 stay on the lattice when turned. */
const outline = outlines(16).map(points => points.map(({ x, y }) => ({ x: x + 1152, y: y + 720 })));
const spot = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 12 }));
const end = fc.record({ cell: fc.constantFrom(...CELLS), spot });
const ends = fc.array(fc.tuple(end, end), { minLength: 40, maxLength: 40 });

for (const [motionName, motion] of Object.entries(MOTIONS)) {
  test(`a trace doesn't change under ${motionName}`, () => {
    const at = (cell: Cell) => hexAtCell(WIDE.grid, cell.column, cell.y);
    const shape = fc.record({ outline, owner: fc.constantFrom(...CELLS) });
    fc.assert(
      fc.property(fc.array(shape, { maxLength: 5 }), ends, (shapes, pairs) => {
        const still = shapes.map(s => ({ outline: s.outline, hexes: [at(s.owner)] }));
        const moved = shapes.map(s => ({
          outline: s.outline.map(motion.point),
          hexes: [at(motion.cell(s.owner))],
        }));
        const here = fieldWith(still, WIDE);
        const there = fieldWith(moved, WIDE);
        for (const [a, b] of pairs) {
          if (isSameCell(a.cell, b.cell)) continue;
          const trace = traceLine(here, { hex: at(a.cell), spot: a.spot }, { hex: at(b.cell), spot: b.spot });
          const [from, to] = [a, b].map(({ cell, spot: s }) => ({
            hex: at(motion.cell(cell)),
            spot: moveSpot(motion, s),
          }));
          if (from === undefined || to === undefined) throw new Error('a line has two ends');
          expect(described(there, traceLine(there, from, to), STILL)).toEqual(described(here, trace, motion));
        }
      }),
      { numRuns: 30 },
    );
  });
}
