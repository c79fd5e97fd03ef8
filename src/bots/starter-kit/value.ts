/** What is on the table: men and weapons, ground held, and how near the rest of it is. */
import type { Side } from '../../engine/index.ts';
import type { View } from '../../rulebooks/starter-kit/game.ts';
import { progress } from '../../rulebooks/starter-kit/scenario/victory.ts';
import { isGoodOrder, isMmc } from '../../rulebooks/starter-kit/units.ts';
import { enemyOf, type World } from '../../rulebooks/starter-kit/world.ts';
import { presentWorthOf } from './fleet.ts';
import { aimOf, turnsLeft } from './ground.ts';
import { presentWorth, worthOfWeapon } from './men.ts';

// Fitted to who won in the end: of some 5,000 positions at the turns of 300 games between Sergeants, a squad's ten
// points were worth a third of the logarithm of the odds.

/** The men of those who keep what the others must take or reach are missed more than those of the others. */
const KEEPERS = 1.35;
/** An objective that is needed, at the beginning and at the end. */
const NEEDED = 8;
const NEEDED_AT_LAST = 12;
/** To have all that is needed, at the end; and each beyond it, as far as they count. */
const ENOUGH_AT_LAST = 16;
const BEYOND = 30;
const MOST_BEYOND = 2;
/** A point of what has left the map, or of the fallen where those decide. */
const SCORED = 10;
/** A movement factor nearer to what is to be taken, for each squad. */
const NEARER = 0.06;
const FAR = 25;

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
  let sum = 0;
  for (const unit of view.units) if (unit.side === side) sum += presentWorth(unit);
  for (const weapon of view.weapons) {
    const user = weapon.by === undefined ? undefined : view.units.find(({ id }) => id === weapon.by);
    if (user?.side === side) sum += worthOfWeapon(weapon);
  }
  for (const vehicle of view.vehicles ?? []) if (vehicle.side === side) sum += presentWorthOf(vehicle);
  return sum;
}

/** For the side that the victory conditions are about. */
function groundOf(world: World, view: View): number {
  const { all: conditions } = world.scenario.victory;
  const passed = (view.turn - 1) / world.scenario.turns;
  const needed = NEEDED + (NEEDED_AT_LAST - NEEDED) * passed;
  return conditions.reduce((sum, condition) => {
    const reached = progress(world, view, condition);
    if (condition.is === 'exit' || condition.is === 'casualties') return sum + SCORED * reached;
    const enough = Math.min(reached, condition.least);
    const all = enough === condition.least ? ENOUGH_AT_LAST * passed : 0;
    return sum + needed * enough + all + BEYOND * Math.min(MOST_BEYOND, reached - enough);
  }, 0);
}

/** How near its squads are to what it still needs, as far as there is time. */
function approach(world: World, view: View): number {
  const { side } = world.scenario.victory;
  const aim = aimOf(world, view, side);
  if (aim.is === 'hold' || turnsLeft(world, view, side) === 0) return 0;
  let sum = 0;
  for (const unit of view.units) {
    if (unit.side !== side || unit.at === undefined || !isMmc(unit) || !isGoodOrder(view, unit)) continue;
    sum += NEARER * (FAR - Math.min(FAR, aim.way(unit.at)));
  }
  return sum;
}
