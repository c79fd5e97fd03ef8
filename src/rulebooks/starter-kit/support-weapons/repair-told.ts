/** What the die of a repair tells: the worst is the end of the weapon, a low one mends it (3.1.d, 3.1.e). */
import { against, atMost, exactly, type Faces, type Reckoning, sumOf } from '../../../engine/index.ts';
import type { dr } from '../game.ts';

type Repair = 'lost' | 'repaired' | 'nothing';

export function repairTold(dice: Faces<typeof dr>, found: Repair, number: number, end: number): Reckoning {
  if (found === 'lost') return against(sumOf(dice), exactly(end), true, 'lost for good');
  const isRepaired = found === 'repaired';
  return against(sumOf(dice), atMost(number), isRepaired, isRepaired ? 'repaired' : 'not repaired yet');
}
