/**
 * Facings and the arcs they cover. A facing is a twelfth of a turn, clockwise from the top: even facings look
 * through a hexside (0 is N), odd ones along a hexspine, through a vertex (1 is between N and NE).
 */
import { type Cell, centreOf, isSameCell } from './cell.ts';
import { ALL_DIRECTIONS, type Direction } from './direction.ts';
import { cross, minus, type Point, SIDE_MIDDLES, VERTICES } from './lattice.ts';

export type Facing = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;
export const ARC_WIDTHS = [60, 120, 180] as const;
export type ArcWidth = (typeof ARC_WIDTHS)[number];
export type InArc = 'inside' | 'edge' | 'outside';

export function facingSide(side: Direction): Facing {
  return (2 * side) as Facing;
}

export function facingVertex(vertex: Direction): Facing {
  return (2 * vertex + 1) as Facing;
}

export function turnFacing(facing: Facing, twelfths: number): Facing {
  return ((((facing + twelfths) % 12) + 12) % 12) as Facing;
}

/** Where `target` lies in the arc of `width` degrees around `facing`; the cell itself is inside. */
export function inArc(from: Cell, facing: Facing, width: ArcWidth, target: Cell): InArc {
  const toTarget = minus(centreOf(target), centreOf(from));
  if (toTarget.x === 0 && toTarget.y === 0) return 'inside';
  // Half of 60, 120 or 180 degrees is one, two or three twelfths: the arc's edges are facings themselves.
  const spread = width / 60;
  const fromLeftEdge = cross(lookAlong(turnFacing(facing, -spread)), toTarget);
  const fromRightEdge = cross(lookAlong(turnFacing(facing, spread)), toTarget);
  if (width === 180) return fromLeftEdge > 0 ? 'inside' : fromLeftEdge < 0 ? 'outside' : 'edge';
  if (fromLeftEdge < 0 || fromRightEdge > 0) return 'outside';
  return fromLeftEdge === 0 || fromRightEdge === 0 ? 'edge' : 'inside';
}

/**
 * Which way to look at `target`: the hexspine if it lies exactly on one, else the hexside whose 60° arc holds
 * it; undefined for the cell itself.
 */
export function facingTowards(from: Cell, target: Cell): Facing | undefined {
  if (isSameCell(from, target)) return undefined;
  const toTarget = minus(centreOf(target), centreOf(from));
  return ALL_DIRECTIONS.map(facingSide)
    .map(facing => {
      const where = inArc(from, facing, 60, target);
      const right = turnFacing(facing, 1);
      if (where === 'edge' && cross(lookAlong(right), toTarget) === 0) return right;
      return where === 'inside' ? facing : undefined;
    })
    .find(facing => facing !== undefined);
}

function lookAlong(facing: Facing): Point {
  const table = facing % 2 === 0 ? SIDE_MIDDLES : VERTICES;
  return table[facing >> 1] as Point;
}
