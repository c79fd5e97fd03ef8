/** The way to the nearest cover, in movement factors (3.21.8). */
import type { HexIx } from '../../../board/index.ts';
import type { RoutGround } from './ground.ts';

/** No rout looks farther than four phases ahead. */
const FARTHEST = 48;

/** What it costs from a hex to the nearest haven; undefined: there is none that way. */
function farFrom(ground: RoutGround, start: HexIx): number | undefined {
  const waiting = Array.from({ length: FARTHEST + 1 }, (): HexIx[] => []);
  const seen = new Set<HexIx>();
  waiting[0]?.push(start);
  for (let spent = 0; spent <= FARTHEST; spent++) {
    for (const hex of waiting[spent] ?? []) {
      if (seen.has(hex)) continue;
      seen.add(hex);
      if (ground.isHaven(hex)) return spent;
      for (const { to, cost } of ground.edges(hex)) if (!seen.has(to)) waiting[spent + cost]?.push(to);
    }
  }
  return undefined;
}

export interface RoutStep {
  readonly to: HexIx;
  readonly cost: number;
}

/**
 * The steps of a shortest way to cover. Where no cover can be reached, those that lead away from an enemy beside it, or
 * none if no enemy is.
 */
export function routSteps(ground: RoutGround, at: HexIx): readonly RoutStep[] {
  const edges = ground.edges(at).map(edge => {
    const onward = farFrom(ground, edge.to);
    return { ...edge, total: onward === undefined ? Infinity : edge.cost + onward };
  });
  const least = Math.min(...edges.map(({ total }) => total));
  if (least < Infinity) return edges.filter(({ total }) => total === least);
  return ground.isBesideEnemy(at) ? edges.filter(({ to }) => ground.hasRoom(to)) : [];
}
