import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ARC_WIDTHS,
  type Facing,
  facingSide,
  facingTowards,
  facingVertex,
  inArc,
  turnFacing,
} from './arc.ts';
import { cellOf, cellsWithin, isSameCell, neighbour, rotated } from './cell.ts';
import { ALL_DIRECTIONS } from './direction.ts';

const HERE = cellOf(10, 10);
const AROUND = cellsWithin(HERE, 6).filter(cell => !isSameCell(cell, HERE));

test('a 60° arc through a hexside is edged by its two hexspines', () => {
  expect(inArc(HERE, facingSide(0), 60, neighbour(HERE, 0))).toBe('inside');
  expect(inArc(HERE, facingSide(0), 60, neighbour(neighbour(HERE, 0), 1))).toBe('edge');
  expect(inArc(HERE, facingSide(0), 60, neighbour(neighbour(HERE, 5), 0))).toBe('edge');
  expect(inArc(HERE, facingSide(0), 60, neighbour(HERE, 1))).toBe('outside');
  expect(inArc(HERE, facingSide(0), 60, neighbour(HERE, 3))).toBe('outside');
});

test('a 60° arc along a hexspine is edged by its two hexrows', () => {
  expect(inArc(HERE, facingVertex(0), 60, neighbour(HERE, 0, 3))).toBe('edge');
  expect(inArc(HERE, facingVertex(0), 60, neighbour(HERE, 1, 3))).toBe('edge');
  expect(inArc(HERE, facingVertex(0), 60, neighbour(neighbour(HERE, 0), 1))).toBe('inside');
});

test('a 180° arc is a half-plane: what lies behind is out, what lies abeam is its edge', () => {
  expect(inArc(HERE, facingSide(0), 180, neighbour(HERE, 1))).toBe('inside');
  expect(inArc(HERE, facingSide(0), 180, neighbour(HERE, 2))).toBe('outside');
  expect(inArc(HERE, facingSide(0), 180, neighbour(neighbour(HERE, 1), 2))).toBe('edge');
});

test('six 60° arcs around hexsides share every hex out: one inside, or two edges', () => {
  for (const target of AROUND) {
    const where = ALL_DIRECTIONS.map(side => inArc(HERE, facingSide(side), 60, target));
    const inside = where.filter(w => w === 'inside').length;
    const edges = where.filter(w => w === 'edge').length;
    expect([inside, edges]).toEqual(edges === 0 ? [1, 0] : [0, 2]);
  }
});

test('arcs turn with the hexes: turning facing and target by 60° changes nothing', () => {
  const facings = fc.integer({ min: 0, max: 11 }).map(f => f as Facing);
  fc.assert(
    fc.property(
      facings,
      fc.constantFrom(...ARC_WIDTHS),
      fc.constantFrom(...AROUND),
      (facing, width, target) => {
        const turned = inArc(HERE, turnFacing(facing, 2), width, rotated(target, HERE));
        expect(turned).toBe(inArc(HERE, facing, width, target));
      },
    ),
  );
});

test('one faces the hexspine a target lies on, else the hexside it lies behind, and oneself not at all', () => {
  expect(facingTowards(HERE, neighbour(HERE, 2, 4))).toBe(facingSide(2));
  expect(facingTowards(HERE, neighbour(neighbour(HERE, 5), 0))).toBe(facingVertex(5));
  expect(facingTowards(HERE, neighbour(neighbour(HERE, 0, 3), 1))).toBe(facingSide(0));
  expect(facingTowards(HERE, HERE)).toBeUndefined();
});
