/** What it is worth to go for a vehicle with bare hands (17.1): the chance to have it, against what is risked. */
import { enclosing } from '../../rulebooks/lock-n-load/frames.ts';
import { stackOf } from '../../rulebooks/lock-n-load/movement/moving-stack.ts';
import type { VehicleId } from '../../rulebooks/lock-n-load/state.ts';
import { moraleOf } from '../../rulebooks/lock-n-load/units.ts';
import {
  armorClimbed,
  assaultStrength,
  helpersIn,
  isTankAssaulter,
} from '../../rulebooks/lock-n-load/vehicles/close-assault/strength.ts';
import { vehicleById } from '../../rulebooks/lock-n-load/vehicles/vehicles.ts';
import type { Situation } from './situation.ts';

const DIE = [1, 2, 3, 4, 5, 6] as const;
const PAIRS = DIE.flatMap(a => DIE.map(b => [a, b] as const));
const share = (isGood: (a: number, b: number) => boolean): number =>
  PAIRS.filter(([a, b]) => isGood(a, b)).length / PAIRS.length;

const PRIZE = 14;
/** They stand in the open beside the enemy for the rest of the turn. */
const RISK = 3;

export function worthOfAssault({ world, view }: Situation, id: VehicleId): number {
  const move = enclosing(view, 'move');
  if (!move) return 0;
  const stack = stackOf(view, move);
  const helpers = helpersIn(world, view, stack);
  const armor = armorClimbed(vehicleById(view, id));
  const fails = stack
    .filter(unit => isTankAssaulter(view, unit))
    .map(unit => {
      const strength = assaultStrength(world, view, unit, helpers.get(unit.id)).value;
      const dares = share((a, b) => a + b <= moraleOf(world, unit));
      return 1 - dares * share((a, b) => a + strength > b + armor);
    })
    .reduce((all, each) => all * each, 1);
  return PRIZE * (1 - fails) - RISK;
}
