/** What is on the table: men and weapons, ground held, and how near the rest of it is. */
import type { Side } from '../../engine/index.ts';
import type { View } from '../../rulebooks/lock-n-load/game.ts';
import { isGoodOrder, isMmc } from '../../rulebooks/lock-n-load/units.ts';
import { progress } from '../../rulebooks/lock-n-load/victory.ts';
import { enemyOf, type World } from '../../rulebooks/lock-n-load/world.ts';
import { aimOf } from './ground.ts';
import { presentWorth, worthOfWeapon } from './men.ts';

/** A place that the side needs, at the beginning and at the end; one beyond its need. */
const NEEDED = 8;
const NEEDED_AT_LAST = 26;
const BEYOND = 3;
/** A point of what has left the map, of the fallen, or of events, where those decide. */
const SCORED = 5;
/** A movement point nearer to what is to be taken, for each squad. */
const NEARER = 0.4;
const FAR = 20;

export function value(view: View, side: Side, world: World): number {
  const { victory } = world.scenario;
  const ground = groundOf(world, view) + approach(world, view);
  return menOf(view, side) - menOf(view, enemyOf(world, side)) + (side === victory.side ? ground : -ground);
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
  const passed = view.turn / scenario.turns;
  const needed = NEEDED + (NEEDED_AT_LAST - NEEDED) * passed * passed;
  return scenario.victory.all.reduce((sum, condition) => {
    const reached = progress(view, condition);
    if (condition.is !== 'control') return sum + SCORED * reached;
    const enough = Math.min(reached, condition.least);
    return sum + needed * enough + BEYOND * (reached - enough);
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
