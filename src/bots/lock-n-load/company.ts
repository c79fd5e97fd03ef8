/** What units are to one another in a place: leaders belong to their men, and to the Shaken; a crowd draws fire. */
import {
  type AnyUnit,
  isGoodOrder,
  isLeader,
  isMmc,
  leadershipOf,
  sizeOf,
} from '../../rulebooks/lock-n-load/units.ts';
import type { World } from '../../rulebooks/lock-n-load/world.ts';

const CROWD = 0.35;
const BESIDE_LEADER = 0.8;
const LEADS = 1.2;
const RALLIES = 2.5;
const ALONE = 2.5;

/** What it is worth to a unit to be with `others`, and with the rest of its own. */
export function companyWorth(
  world: World,
  unit: AnyUnit,
  others: readonly AnyUnit[],
  own: readonly AnyUnit[],
): number {
  let [fit, crowd, shaken, isLed] = [0, 0, 0, false];
  for (const each of [...others, ...own]) {
    if (each === unit) continue;
    if (!isGoodOrder(each)) shaken++;
    else if (isLeader(each)) isLed = true;
    else if (isMmc(each)) {
      fit++;
      crowd += sizeOf(world, each);
    }
  }
  if (!isLeader(unit)) return (isLed ? (isGoodOrder(unit) ? BESIDE_LEADER : RALLIES) : 0) - CROWD * crowd;
  if (!isGoodOrder(unit)) return 0;
  const isAlone = others.length + own.length === 1;
  return (
    LEADS * Math.min(2, fit) * (1 + leadershipOf(world, unit)) * 0.5 +
    RALLIES * Math.min(2, shaken) -
    (isAlone ? ALONE : 0)
  );
}
