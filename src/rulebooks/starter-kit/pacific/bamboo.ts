/** Bamboo (8.2.1): who cuts a way into it is worn out, and goes no farther. */
import { mortarModifier } from '../charts/index.ts';
import type { Game } from '../game.ts';
import { pinAnybody } from '../morale/losses.ts';
import { exhaust } from '../movement/exhaustion.ts';
import type { Cover } from '../terrain/terrain.ts';
import type { AnyUnit } from '../units.ts';
import type { World } from '../world.ts';

/** After the defender has fired at it, an unbroken unit that entered bamboo, or tried to. */
export function strugglesThroughBamboo(game: Game, unit: AnyUnit): void {
  if (unit.broken) return;
  exhaust(game, unit, '8.2.1.bamboo.b');
  pinAnybody(game, unit, '8.2.1.bamboo.b');
}

/** Explosives make splinters of it: its cover turns against men without armour (8.2.1). */
export const temAgainstExplosives = (
  world: World,
  { terrain, tem }: Pick<Cover, 'terrain' | 'tem'>,
): number => (terrain === 'bamboo' ? mortarModifier(world.charts, terrain) : tem);
