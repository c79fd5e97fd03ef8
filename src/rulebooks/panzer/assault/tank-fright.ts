/** Tank Fright (7.6): men who are not used to tanks must find the courage to go at one. */
import type { Rule } from '../../../engine/index.ts';
import { cardOfUnit, type Fielded, type Game, gradeOf, isVehicle, unitById } from '../game.ts';
import { nerveOf } from '../morale/check.ts';
import { isOn, type World } from '../world.ts';

/** Italians of 1940, and if it is played so all who are Green (7.6.a). */
export function mayTakeFright(world: World, unit: Fielded, target: Fielded): boolean {
  if (!isOn(world, '7.6') || !isVehicle(target)) return false;
  const isNew = cardOfUnit(unit).nation === 'italian' && world.scenario.date.year === 1940;
  return isNew || (isOn(world, '7.6.green') && gradeOf(world, unit) === 'Green');
}

/** Whether the unit goes; who does not lies low (7.6.d). */
export function* dares(game: Game, unit: Fielded): Rule<boolean> {
  const nerve = yield* nerveOf(game, unit, 'tank fright');
  if (nerve === 'holds') return true;
  game.own(unitById(game.state, unit.id)).suppressed = nerve === 'breaks' ? 'ON' : 'OFF';
  game.say('7.6.d', `{${unit.id}} does not dare, and is suppressed.`);
  return false;
}
