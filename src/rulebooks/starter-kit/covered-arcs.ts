/**
 * Covered arcs (3.2.4): a gun, a hull or a turret points along a hexspine and covers the wedge of 60 degrees around it,
 * edged by the two hexrows on either side. Hexspines are counted clockwise; spine 0 lies between north and north-east.
 */
import { cellOfHex, type HexId } from '../../board/index.ts';
import { ALL_DIRECTIONS, type Direction, facingVertex, inArc, opposite, turned } from '../../hex/index.ts';
import { ix, type World } from './world.ts';

export type Spine = Direction;
export const SPINES: readonly Spine[] = ALL_DIRECTIONS;

/** Hexspines from the one to the other by the shorter way: 0 to 3. */
export function turnBetween(from: Spine, to: Spine): number {
  const clockwise = turned(to, -from);
  return Math.min(clockwise, 6 - clockwise);
}

/** The arc holds its own hex, and what lies on its edges. */
export function covers(world: World, at: HexId, spine: Spine, target: HexId): boolean {
  const cell = (hex: HexId) => cellOfHex(world.field, ix(world, hex));
  return inArc(cell(at), facingVertex(spine), 60, cell(target)) !== 'outside';
}

/** The hexspines along which one covers the target, the nearest to `spine` first; two where it lies on an edge. */
export function spinesCovering(world: World, at: HexId, spine: Spine, target: HexId): readonly Spine[] {
  return SPINES.filter(each => covers(world, at, each, target)).toSorted(
    (a, b) => turnBetween(spine, a) - turnBetween(spine, b) || a - b,
  );
}

export const FACINGS = ['front', 'side', 'rear'] as const;
export type Facing = (typeof FACINGS)[number];

/**
 * The side that a target at `at` shows to a firer (3.2.4): its own covered arc is its front, the opposite one its rear. On
 * the line between two the one that is worse for the attacker counts. Undefined within the hex, where the dice decide.
 */
export function facingShown(world: World, at: HexId, spine: Spine, firer: HexId): Facing | undefined {
  if (at === firer) return undefined;
  if (covers(world, at, spine, firer)) return 'front';
  return covers(world, at, opposite(spine), firer) && !onSideOf(world, at, spine, firer) ? 'rear' : 'side';
}

/** In one of the four arcs between front and rear. */
function onSideOf(world: World, at: HexId, spine: Spine, firer: HexId): boolean {
  return [1, 2, 4, 5].some(by => covers(world, at, turned(spine, by), firer));
}

/** The hexes next to `at` that lie in the arc: those that the hexspine joins. */
export function ahead(world: World, at: HexId, spine: Spine): readonly HexId[] {
  const { field } = world;
  const here = ix(world, at);
  return [spine, turned(spine, 1)].flatMap(side => field.ids[field.neighbours[here * 6 + side] ?? -1] ?? []);
}
