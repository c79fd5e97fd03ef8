/** Setting up, as far as all books agree: in which order, which of several alike, and what for. */
import { hexesIn } from '../../../board/areas.ts';
import type { HexId } from '../../../board/index.ts';
import type { Side } from '../../../engine/index.ts';
import { enemyOf } from '../world.ts';
import { type ContestedWorld, exitHexes } from './victory.ts';

/** The frames of the set-up, innermost last: first the side that sets up first; who has nothing to place or give has none. */
export function setUpFrames(
  world: ContestedWorld & { readonly scenario: { readonly setsUpFirst: Side } },
): readonly { readonly is: 'set-up'; readonly side: Side }[] {
  const { groups, setsUpFirst } = world.scenario;
  return [enemyOf(world, setsUpFirst), setsUpFirst]
    .filter(side =>
      groups.some(group => group.side === side && (group.setUp !== undefined || group.weapons !== undefined)),
    )
    .map(side => ({ is: 'set-up', side }));
}

/** Counters with the same face and group are as good as one another: the first of each kind. */
export function oneOfAKind<Piece extends { readonly card: string; readonly group?: string }>(
  pieces: readonly Piece[],
): readonly Piece[] {
  const seen = new Set<string>();
  return pieces.filter(({ card, group = '' }) => {
    const kind = `${card}/${group}`;
    return !seen.has(kind) && seen.add(kind);
  });
}

/** What the side must take, hold or reach; without anything of the kind, the enemy. */
export function goalsOf<Place extends string>(
  world: ContestedWorld,
  side: Side,
  held: readonly Place[],
): readonly (Place | HexId)[] {
  if (held.length > 0) return held;
  const exits = exitHexes(world, side);
  return exits.length > 0 ? exits : enemyGround(world, side);
}

/** Where the enemy sets up, or comes onto the map. */
export function enemyGround(world: ContestedWorld, side: Side): readonly HexId[] {
  const { field, scenario } = world;
  return scenario.groups.flatMap(group =>
    group.side === side ? [] : hexesIn(field, group.setUp ?? group.enter?.along ?? []),
  );
}

/** The least of the distances to these places; none where there are none. */
export const nearest = <Place>(to: readonly Place[], distanceTo: (place: Place) => number): number =>
  to.length === 0 ? 0 : Math.min(...to.map(distanceTo));
