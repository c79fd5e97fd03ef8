/** Passengers get off whether they like it or not (16.2, 16.3): under a Moved marker, with a Morale Check, and under fire. */
import { optional, PASS, type Rule } from '../../../../engine/index.ts';
import { push } from '../../frames.ts';
import { choose, type Game, type View } from '../../game.ts';
import { shake } from '../../morale/losses.ts';
import { moraleCheck } from '../../morale/morale.ts';
import { movementFactor } from '../../movement/allowance.ts';
import type { UnitId, VehicleId } from '../../state.ts';
import { type AnyUnit, findUnit } from '../../units.ts';
import { enemyOf } from '../../world.ts';
import { type AnyVehicle, findVehicle } from '../vehicles.ts';
import { passengersOf, ridersOf } from './aboard.ts';
import { setDown } from './bail-out.ts';

/** Those on top of it: its gun has fired (16.2.b), or a shell has hit it (16.2.d). */
export function* throwOffRiders(game: Game, id: VehicleId, cite: string): Rule<void> {
  const vehicle = findVehicle(game.state, id);
  if (vehicle) yield* turnOut(game, vehicle, ridersOf(game.state, id), cite);
}

/** All of them: its crew has gone, too (16.3). */
export function* followCrew(game: Game, id: VehicleId): Rule<void> {
  const vehicle = findVehicle(game.state, id);
  if (vehicle?.abandoned) yield* turnOut(game, vehicle, passengersOf(game.state, id), '16.3');
}

/** Whom fire has Shaken on top of a vehicle gets off at once (16.2.e, 17.2.g). */
export function* shakenRidersGetOff(game: Game, struck: readonly string[]): Rule<void> {
  for (const id of struck) {
    const unit = findUnit(game.state, id);
    const vehicle = unit?.aboard === undefined ? undefined : findVehicle(game.state, unit.aboard);
    if (!unit?.shaken || !unit.outside || !vehicle) continue;
    yield* turnOut(game, vehicle, [unit, ...(yield* whoGoesWith(game, vehicle, id))], '16.2.e');
  }
}

/** Others on top of it may get off with them, of their own will. */
function* whoGoesWith(game: Game, { id, side }: AnyVehicle, first: string): Rule<readonly AnyUnit[]> {
  const going: AnyUnit[] = [];
  const others = (view: View) =>
    ridersOf(view, id).filter(
      each => each.id !== first && !each.shaken && !going.some(({ id: taken }) => taken === each.id),
    );
  while (others(game.state).length > 0) {
    const act = yield* choose({
      by: side,
      id: 'get-off',
      cite: '16.2.e',
      prompt: 'Who gets off with the Shaken?',
      window: optional('get-off', PASS),
      acts: view => [...others(view).map(each => ({ verb: 'unload', unit: each.id }) as const), PASS],
    });
    if (act.verb !== 'unload') break;
    const unit = findUnit(game.state, act.unit);
    if (!unit) break;
    going.push(unit);
  }
  return going;
}

function* turnOut(game: Game, vehicle: AnyVehicle, who: readonly AnyUnit[], cite: string): Rule<void> {
  const { at, side } = vehicle;
  if (at === undefined) return;
  const off: UnitId[] = [];
  let points = 0;
  for (const unit of who) {
    if (!setDown(game, unit, at)) continue;
    game.say(cite, `{${unit.id}} gets off {${vehicle.id}}`);
    points = Math.max(points, Math.ceil(movementFactor(unit) / 2));
    off.push(unit.id);
  }
  for (const id of off) {
    const unit = findUnit(game.state, id);
    // Fire has been borne already by those who go with the Shaken.
    if (!unit || unit.shaken || cite === '16.2.e') continue;
    if (!(yield* moraleCheck(game, unit, `the nerve of {${id}}`, cite))) shake(game, unit);
  }
  // Who gets off may be fired at, after what the vehicle has fired (16.2.c).
  if (off.length > 0)
    push(game, { is: 'window', side: enemyOf(game.world, side), at, movers: off, shots: points, fired: [] });
}
