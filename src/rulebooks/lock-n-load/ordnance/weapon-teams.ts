/** Weapon teams with an arc (1.7): where they can fire without turning, and how they turn. */
import { cellOfHex } from '../../../board/index.ts';
import { ALL_DIRECTIONS, type ArcWidth, type Direction, facingVertex, inArc } from '../../../hex/index.ts';
import { pivotCost } from '../charts/index.ts';
import type { Location } from '../state.ts';
import { placeOf } from '../terrain/places.ts';
import { type AnyUnit, cardOf } from '../units.ts';
import type { World } from '../world.ts';

/** Through the vertex that the arrow points at: the two hexes beside it, and all beyond them. */
const ARC: ArcWidth = 120;

export function hasArc(unit: AnyUnit): boolean {
  const card = cardOf(unit);
  return card.kind === 'weapon-team' && card.arc === true;
}

/** Whether the team covers the location as it stands (1.7.f, 14.1.b). Those without an arc look all around. */
export const covers = (world: World, unit: AnyUnit, target: Location): boolean =>
  !hasArc(unit) || coversFacing(world, unit, unit.facing ?? 0, target);

const coversFacing = (world: World, { at }: AnyUnit, facing: Direction, target: Location): boolean =>
  at !== undefined && isAhead(world, at, facing, target);

/** Whether it lies in the arc of what looks along that vertex there. */
export function isAhead(world: World, at: Location, facing: Direction, target: Location): boolean {
  const [from, to] = [placeOf(world, at), placeOf(world, target)].map(({ hex }) =>
    cellOfHex(world.field, hex),
  );
  return from !== undefined && to !== undefined && inArc(from, facingVertex(facing), ARC, to) !== 'outside';
}

export interface Turn {
  readonly facing: Direction;
  /** In MPs: one for two vertices. */
  readonly cost: number;
}

/** The ways the team can turn with its Movement Factor (1.7.f); with a target, those that bring it into its arc. */
export function turns(world: World, unit: AnyUnit, target?: Location): readonly Turn[] {
  const card = cardOf(unit);
  if (card.kind !== 'weapon-team' || !card.arc || unit.facing === undefined) return [];
  const now = unit.facing;
  return ALL_DIRECTIONS.filter(facing => facing !== now)
    .map(facing => {
      const clockwise = (facing - now + 6) % 6;
      return { facing, cost: pivotCost(world.charts, Math.min(clockwise, 6 - clockwise)) };
    })
    .filter(
      ({ facing, cost }) =>
        cost <= card.movement && (target === undefined || coversFacing(world, unit, facing, target)),
    );
}
