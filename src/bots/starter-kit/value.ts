/** What is on the table: men and weapons, ground held, and how near the rest of it is. */
import type { Side } from '../../engine/index.ts';
import type { View } from '../../rulebooks/starter-kit/game.ts';
import { isGoodOrder, isMmc } from '../../rulebooks/starter-kit/units.ts';
import { progress } from '../../rulebooks/starter-kit/victory.ts';
import { enemyOf, type World } from '../../rulebooks/starter-kit/world.ts';
import { presentWorthOf } from './fleet.ts';
import { aimOf, turnsLeft } from './ground.ts';
import { presentWorth, worthOfWeapon } from './men.ts';

/** An objective that the side needs, at the beginning and at the end; one beyond its need. */
const NEEDED = 8;
const NEEDED_AT_LAST = 24;
const BEYOND = 3;
/** A point of what has left the map, or of the fallen where those decide. */
const SCORED = 5;
/** A movement factor nearer to what is to be taken, for each squad. */
const NEARER = 0.4;
const FAR = 25;

export function value(view: View, side: Side, world: World): number {
  const enemy = enemyOf(world, side);
  const { victory } = world.scenario;
  const ground = groundOf(world, view) + approach(world, view);
  return menOf(view, side) - menOf(view, enemy) + (side === victory.side ? ground : -ground);
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
  const { all } = world.scenario.victory;
  const passed = view.turn / world.scenario.turns;
  const needed = NEEDED + (NEEDED_AT_LAST - NEEDED) * passed * passed;
  return all.reduce((sum, condition) => {
    const reached = progress(world, view, condition);
    if (condition.is === 'exit' || condition.is === 'casualties') return sum + SCORED * reached;
    const enough = Math.min(reached, condition.least);
    return sum + needed * enough + BEYOND * (reached - enough);
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
