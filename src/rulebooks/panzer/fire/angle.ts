/** From where a shot comes: against the facing of its target (B8.12), and from above or below (B8.13). */
import type { HexId } from '../../../board/index.ts';
import { cellOfHex } from '../../../board/index.ts';
import { type Direction, facingSide, inArc, opposite } from '../../../hex/index.ts';
import type { Angle, Elevation } from '../charts/index.ts';
import { standsAt } from '../terrain/ground.ts';
import { distance, ix, type World } from '../world.ts';
import { liesWithin } from './field.ts';

/** On a line between two angles it is the one nearer to the front. */
export function hitAngle(world: World, target: HexId, facing: Direction, from: HexId): Angle {
  if (liesWithin(world, target, facing, 60, from)) return 'Front';
  if (liesWithin(world, target, facing, 180, from)) return 'Front/Side';
  const [at, firer] = [cellOfHex(world.field, ix(world, target)), cellOfHex(world.field, ix(world, from))];
  return inArc(at, facingSide(opposite(facing)), 60, firer) === 'inside' ? 'Rear' : 'Rear/Side';
}

/** Three times the difference of heights, held against the range. */
export function elevationOf(world: World, from: HexId, target: HexId): Elevation {
  const above = standsAt(world, ix(world, from)) - standsAt(world, ix(world, target));
  if (above === 0 || Math.abs(above) * 3 < distance(world, from, target)) return 'Level';
  return above > 0 ? 'Falling' : 'Rising';
}
