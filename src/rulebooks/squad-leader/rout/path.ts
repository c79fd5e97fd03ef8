/** The way to the nearest cover, in movement factors (3.21.8). */
import type { HexIx } from '../../../board/index.ts';
import type { RoutGround } from './ground.ts';

/** No rout looks farther than four phases ahead. */
const FARTHEST = 48;

/** What it costs from a hex to the nearest haven, if that is no more than `most`; undefined: there is none so near. */
function farFrom(ground: RoutGround, start: HexIx, most: number): number | undefined {
  const waiting: (HexIx[] | undefined)[] = [[start]];
  const seen = new Set<HexIx>();
  for (let spent = 0; spent <= most && spent < waiting.length; spent++) {
    for (const hex of waiting[spent] ?? []) {
      if (seen.has(hex)) continue;
      seen.add(hex);
      if (ground.isHaven(hex)) return spent;
      for (const { to, cost } of ground.danger.edges(hex)) {
        if (seen.has(to)) continue;
        const then = spent + cost;
        while (waiting.length <= then) waiting.push(undefined);
        const those = waiting[then];
        if (those) those.push(to);
        else waiting[then] = [to];
      }
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
  const edges = ground.danger.edges(at);
  let steps: RoutStep[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const edge of edges) {
    // No farther than what has been found so far: a longer way is none.
    const onward = farFrom(ground, edge.to, Math.min(FARTHEST, least - edge.cost));
    if (onward === undefined) continue;
    if (edge.cost + onward < least) steps = [];
    least = edge.cost + onward;
    steps.push(edge);
  }
  if (steps.length > 0) return steps;
  return ground.danger.isBesideEnemy(at) ? edges.filter(({ to }) => ground.hasRoom(to)) : [];
}

/** Out in the open, and nowhere to turn (QA-13.41c). */
export const isCaughtAt = (ground: RoutGround, at: HexIx): boolean =>
  ground.danger.isOpen(at) && routSteps(ground, at).length === 0;

/** Those that don't mean certain death; if all do, other ways to cover that don't; and only then any (SQLA-13A). */
export function safeSteps(
  ground: RoutGround,
  at: HexIx,
  steps: readonly RoutStep[],
  left: number,
): readonly RoutStep[] {
  const isSafe = (step: RoutStep) => !isDeadly(ground, at, step, left);
  const safe = steps.filter(isSafe);
  if (safe.length > 0) return safe;
  const others = ground.danger
    .edges(at)
    .filter(step => step.cost <= left && isSafe(step) && farFrom(ground, step.to, FARTHEST) !== undefined);
  return others.length > 0 ? others : steps;
}

/** The rout would end there, without room, or before the eyes of an enemy with nowhere to turn. */
function isDeadly(ground: RoutGround, from: HexIx, { to, cost }: RoutStep, left: number): boolean {
  if (ground.isHaven(to)) return false;
  const isSeen = ground.danger.exposes(from, to);
  if (isSeen && isCaughtAt(ground, to)) return true;
  const isStopped = isSeen && !ground.danger.isOpen(to);
  const goesOn = !isStopped && routSteps(ground, to).some(step => step.cost <= left - cost);
  return !goesOn && !ground.hasRoom(to);
}
