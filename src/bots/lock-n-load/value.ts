/** What is on the table: men and weapons, ground held, and how near the rest of it is. */
import type { Side } from '../../engine/index.ts';
import type { View } from '../../rulebooks/lock-n-load/game.ts';
import { progress } from '../../rulebooks/lock-n-load/scenario/victory.ts';
import { isGoodOrder, isMmc } from '../../rulebooks/lock-n-load/units.ts';
import { enemyOf, type World } from '../../rulebooks/lock-n-load/world.ts';
import { aimOf } from './ground.ts';
import { presentWorth, worthOfWeapon } from './men.ts';

// Fitted to who won in the end, at thousands of positions of games between Sergeants.

/** The men of those who keep what the others must take or reach are missed more than those of the others. */
const KEEPERS = 1.33;
/** A place that is needed, at the beginning and at the end, when one alone decides nothing. */
const NEEDED = 12;
const NEEDED_AT_LAST = 4;
/** To have all that is needed, at the end; and each beyond it, as far as they count. */
const ENOUGH_AT_LAST = 30;
const BEYOND = 30;
const MOST_BEYOND = 2;
/** A point of what has left the map, of the fallen, or of events, where those decide. */
const SCORED = 10;
/** A movement point nearer to what is to be taken, for each squad. */
const NEARER = 0.1;
const FAR = 20;

export function value(view: View, side: Side, world: World): number {
  const { victory } = world.scenario;
  const ahead =
    menOf(view, victory.side) -
    KEEPERS * menOf(view, enemyOf(world, victory.side)) +
    groundOf(world, view) +
    approach(world, view);
  return side === victory.side ? ahead : -ahead;
}

function menOf(view: View, side: Side): number {
  const carriers = new Set<string>();
  let sum = 0;
  for (const unit of view.units) {
    if (unit.side !== side) continue;
    carriers.add(unit.id);
    sum += presentWorth(unit);
  }
  for (const weapon of view.weapons) {
    if (weapon.possessedBy !== undefined && carriers.has(weapon.possessedBy)) sum += worthOfWeapon(weapon);
  }
  return sum;
}

/** For the side that the victory conditions are about. */
function groundOf({ scenario }: World, view: View): number {
  const passed = (view.turn - 1) / scenario.turns;
  const needed = NEEDED + (NEEDED_AT_LAST - NEEDED) * passed;
  return scenario.victory.all.reduce((sum, condition) => {
    const reached = progress(view, condition);
    if (condition.is !== 'control') return sum + SCORED * reached;
    const enough = Math.min(reached, condition.least);
    const all = enough === condition.least ? ENOUGH_AT_LAST * passed : 0;
    return sum + needed * enough + all + BEYOND * Math.min(MOST_BEYOND, reached - enough);
  }, 0);
}

/** How near its squads are to what it still needs. */
function approach(world: World, view: View): number {
  const { side } = world.scenario.victory;
  const { is, way } = aimOf(world, view, side);
  if (is === 'hold' || is === 'kill') return 0;
  let sum = 0;
  for (const unit of view.units) {
    if (unit.side !== side || unit.at === undefined || !isMmc(unit) || !isGoodOrder(unit)) continue;
    sum += NEARER * (FAR - Math.min(FAR, way(unit.at)));
  }
  return sum;
}
