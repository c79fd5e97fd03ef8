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

/** Out in the open, and nowhere to turn (QA-13.41c). */
export const isCaughtAt = (ground: RoutGround, at: HexIx): boolean =>
  ground.isOpen(at) && routSteps(ground, at).length === 0;

/** Those that don't mean certain death; if all do, other ways to cover that don't; and only then any (SQLA-13A). */
export function safeSteps(
  ground: RoutGround,
  at: HexIx,
  steps: readonly RoutStep[],
  left: number,
): readonly RoutStep[] {
  const isSafe = (step: RoutStep) => !isDeadly(ground, at, step, left);
  const safe = steps.filter(isSafe);
  if (safe.length > 0 || steps.length === 0) return safe;
  const others = ground
    .edges(at)
    .filter(step => step.cost <= left && isSafe(step) && farFrom(ground, step.to) !== undefined);
  return others.length > 0 ? others : steps;
}

/** The rout would end there, without room, or before the eyes of an enemy with nowhere to turn. */
function isDeadly(ground: RoutGround, from: HexIx, { to, cost }: RoutStep, left: number): boolean {
  if (ground.isHaven(to)) return false;
  const isSeen = ground.exposes(from, to);
  if (isSeen && isCaughtAt(ground, to)) return true;
  const isStopped = isSeen && !ground.isOpen(to);
  const goesOn = !isStopped && routSteps(ground, to).some(step => step.cost <= left - cost);
  return !goesOn && !ground.hasRoom(to);
}
