/** Who is ready to surrender (3.28): men whose side has lost heart. */
import type { View } from '../game.ts';
import { type AnyUnit, isSmc } from '../units.ts';
import { enemyOf, nationOf, type World } from '../world.ts';

const LEVELS = 2;
/** Germans against Russians, and single men, who are elite, hold out longer (3.28.3). */
const LEVELS_OF_THE_HARD = 3;

/** By the levels of morale that it has lost (3.28.2, 3.28.3), unless its side has seen what becomes of those who do (3.28.9). */
export function maySurrender(world: World, view: View, unit: AnyUnit): boolean {
  if (view.defiant?.includes(unit.side)) return false;
  const isHard =
    isSmc(unit) ||
    (nationOf(world, unit.side) === 'german' && nationOf(world, enemyOf(world, unit.side)) === 'russian');
  return (unit.lowered ?? 0) + (unit.swayed ? 1 : 0) >= (isHard ? LEVELS_OF_THE_HARD : LEVELS);
}
