/** From where a shot comes: against the facing of its target (B8.12), and from above or below (B8.13). */
import { cellOfHex, type HexId } from '../../../board/index.ts';
import { type Direction, facingSide, inArc } from '../../../hex/index.ts';
import type { Angle, Elevation } from '../charts/index.ts';
import { standsAt } from '../terrain/ground.ts';
import { distance, ix, type World } from '../world.ts';

/** On a line between two angles it is the one nearer to the front. */
export function hitAngle(world: World, target: HexId, facing: Direction, from: HexId): Angle {
  const [at, firer] = [cellOfHex(world.field, ix(world, target)), cellOfHex(world.field, ix(world, from))];
  const isWithin = (side: number, width: 60 | 180) =>
    inArc(at, facingSide(side as Direction), width, firer) !== 'outside';
  if (isWithin(facing, 60)) return 'Front';
  if (isWithin(facing, 180)) return 'Front/Side';
  return inArc(at, facingSide(((facing + 3) % 6) as Direction), 60, firer) === 'inside'
    ? 'Rear'
    : 'Rear/Side';
}

/** Whether the firer lies in the front half of a gun in the hull (B7.1). */
export const isAhead = (world: World, at: HexId, facing: Direction, target: HexId): boolean =>
  inArc(
    cellOfHex(world.field, ix(world, at)),
    facingSide(facing),
    180,
    cellOfHex(world.field, ix(world, target)),
  ) !== 'outside';

/** Three times the difference of heights, held against the range. */
export function elevationOf(world: World, from: HexId, target: HexId): Elevation {
  const above = standsAt(world, ix(world, from)) - standsAt(world, ix(world, target));
  if (above === 0 || Math.abs(above) * 3 < distance(world, from, target)) return 'Level';
  return above > 0 ? 'Falling' : 'Rising';
}
