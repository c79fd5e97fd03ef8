/** Smoke on the map (1.2.5). */
import type { HexId } from '../../../board/index.ts';
import type { Frozen } from '../../../engine/index.ts';
import { smokeStrength } from '../charts/smoke.ts';
import type { Smoke } from '../state.ts';
import type { World } from '../world.ts';

/** How much the smoke in a hex hinders fire through it or into it. */
export function smokeHindrance(world: World, smoke: Frozen<readonly Smoke[]>, hex: HexId): number {
  const here = smoke.filter(({ at }) => at === hex);
  return here.length === 0
    ? 0
    : smokeStrength(
        world.charts,
        here.map(({ kind }) => kind),
      );
}
