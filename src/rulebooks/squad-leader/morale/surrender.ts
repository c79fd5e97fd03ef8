/** Who is ready to surrender (3.28): men whose side has lost heart. */
import type { View } from '../game.ts';
import { type AnyUnit, isInexperienced, isSmc } from '../units.ts';
import { enemyOf, nationOf, type World } from '../world.ts';

const LEVELS = 2;
/** Germans against Russians, and single men, who are elite, hold out longer (3.28.3). */
const LEVELS_OF_THE_HARD = 3;

/** Inexperienced men, and others by the levels of morale that they have lost (3.28.2, 3.28.3), unless their side has seen what becomes of those who do (3.28.9). */
export function maySurrender(world: World, view: View, unit: AnyUnit): boolean {
  if (view.defiant?.includes(unit.side)) return false;
  if (isInexperienced(view, unit)) return true;
  const isHard =
    isSmc(unit) ||
    (nationOf(world, unit.side) === 'german' && nationOf(world, enemyOf(world, unit.side)) === 'russian');
  return (unit.lowered ?? 0) + (unit.swayed ? 1 : 0) >= (isHard ? LEVELS_OF_THE_HARD : LEVELS);
}
