/**
 * Covered arcs (3.2.4): a gun, a hull or a turret points along a hexspine and covers the wedge of 60 degrees around it,
 * edged by the two hexrows on either side. Hexspines are counted clockwise; spine 0 lies between north and north-east.
 */
import { cellOfHex, type HexId } from '../../../board/index.ts';
import {
  ALL_DIRECTIONS,
  type Cell,
  type Direction,
  facingVertex,
  inArc,
  opposite,
  turned,
} from '../../../hex/index.ts';
import type { Facing } from '../charts/index.ts';
import { ix, type World } from '../world.ts';

export type Spine = Direction;
export const SPINES: readonly Spine[] = ALL_DIRECTIONS;

/** Hexspines from the one to the other by the shorter way: 0 to 3. */
export function turnBetween(from: Spine, to: Spine): number {
  const clockwise = turned(to, -from);
  return Math.min(clockwise, 6 - clockwise);
}

/** The arc holds its own hex, and what lies on its edges. */
export function covers(world: World, at: HexId, spine: Spine, target: HexId): boolean {
  return inArc(cellOf(world, at), facingVertex(spine), 60, cellOf(world, target)) !== 'outside';
}

const cellOf = (world: World, hex: HexId): Cell => cellOfHex(world.field, ix(world, hex));

/** The hexspines along which one covers the target, the nearest to `spine` first; two where it lies on an edge. */
export function spinesCovering(world: World, at: HexId, spine: Spine, target: HexId): readonly Spine[] {
  return SPINES.filter(each => covers(world, at, each, target)).toSorted(
    (a, b) => turnBetween(spine, a) - turnBetween(spine, b) || a - b,
  );
}

/**
 * The side that a target at `at` shows to a firer (3.2.4). The hexspines of its own hex part them: the two hexsides that
 * meet ahead of it are its front, the two that meet behind it its rear, the one between them on either hand its side. On
 * a hexspine between two the one that is worse for the attacker counts. Undefined within the hex, where the dice decide.
 */
export function facingShown(world: World, at: HexId, spine: Spine, firer: HexId): Facing | undefined {
  if (at === firer) return undefined;
  const seenFrom = (each: Spine) => inArc(cellOf(world, at), facingVertex(each), 120, cellOf(world, firer));
  if (seenFrom(spine) !== 'outside') return 'front';
  return seenFrom(opposite(spine)) === 'inside' ? 'rear' : 'side';
}

/** The hexes next to `at` that lie in the arc: those that the hexspine joins. */
export function ahead(world: World, at: HexId, spine: Spine): readonly HexId[] {
  const { field } = world;
  const here = ix(world, at);
  return [spine, turned(spine, 1)].flatMap(side => field.ids[field.neighbours[here * 6 + side] ?? -1] ?? []);
}
