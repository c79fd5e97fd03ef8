/** Motion status attempts (3.3.2.1): a defending vehicle gets going, or turns, when an enemy comes into its sight. */
import { against, atMost, type Refusal, type Rule, refusal, roll, sumOf } from '../../../../engine/index.ts';
import { movingPiece } from '../../fire/shooters.ts';
import { choose, dr, type Game, mayLeave, type View } from '../../game.ts';
import { SPINES } from '../../ordnance/covered-arcs.ts';
import { shakeHut } from '../../pacific/huts.ts';
import { sight } from '../../sight/sight.ts';
import type { World } from '../../world.ts';
import { setTurret, spineOf, turnHull } from '../arcs.ts';
import { hasFiredInTurn } from '../arms.ts';
import { type AnyVehicle, vehicleById, vehicleCardOf } from '../vehicles.ts';
import { bogCheck, riskOfTurning } from './bog.ts';
import { mpInSight, spentInSight } from './driving.ts';
import { isMobile, setOff, stalls } from './starting.ts';

/** What the die may show at most: what the mover has spent in its sight. Or why it may not try. */
export function motionNumber(world: World, view: View, vehicle: AnyVehicle): number | Refusal {
  const mover = movingPiece(view);
  const { at } = vehicle;
  if (view.phase !== 'movement' || vehicle.side === view.attacker || !mover || at === undefined) {
    return refusal('3.3.2.1.a', 'it gets into motion when an enemy moves');
  }
  if (!isMobile(vehicle)) return refusal('3.3.2.1.a', 'it is not mobile');
  if (vehicle.roused) return refusal('3.3.2.1.b', 'it has tried in this movement phase');
  if (hasFiredInTurn(vehicle) || vehicle.intensive) return refusal('3.3.2.1.b', 'it has fired');
  if (mover.began !== undefined && sight(world, view, at, mover.began).clear) {
    return refusal('3.3.2.1.a', 'it has had the enemy in sight since the beginning of the player turn');
  }
  const seen =
    mover.is === 'drive'
      ? mpInSight(world, view, vehicleById(view, mover.vehicle), at)
      : spentInSight(world, view, mover.way ?? [], at);
  return seen >= 1 ? Math.floor(seen) : refusal('3.3.2.1.a', 'the enemy has spent nothing in its sight');
}

/** There is no penalty for failing (3.3.2.1.b). */
export function* motionAttempt(game: Game, vehicle: AnyVehicle): Rule<void> {
  const number = motionNumber(game.world, game.state, vehicle);
  if (typeof number !== 'number') return;
  game.own(vehicle).roused = true;
  const succeeds = yield* roll(dr, `Motion attempt of {${vehicle.id}}`, ({ white }) => white <= number, {
    cite: '3.3.2.1.a',
    by: vehicle.side,
    tell: (dice, moves) => against(sumOf(dice), atMost(number), moves, moves ? 'in motion' : 'it stays'),
  });
  if (!succeeds) return;
  if (!(vehicle.motion ? !(yield* stalls(game, vehicle)) : yield* setOff(game, vehicle))) return;
  game.say('3.3.2.1.c', `{${vehicle.id}} is in motion`);
  yield* turnFreely(game, vehicle);
}

/** Once in motion it may look wherever it likes; among trees and walls it may bog over it. */
function* turnFreely(game: Game, vehicle: AnyVehicle): Rule<void> {
  const hull = yield* choose({
    by: vehicle.side,
    id: 'motion-turn',
    cite: '3.3.2.1.c',
    prompt: 'Where does it turn?',
    window: mayLeave('motion-turn'),
    acts: view => [
      ...others(view, vehicle, 'hull').map(to => ({ verb: 'turn', to }) as const),
      { verb: 'done' } as const,
    ],
  });
  if (hull.verb === 'turn') {
    const risk = vehicle.at === undefined ? undefined : riskOfTurning(game.world, game.state, vehicle.at);
    if (risk && !(yield* bogCheck(game, vehicle, risk))) return;
    turnHull(game.own(vehicle), hull.to);
    yield* shakeHut(game, vehicle);
  }
  if (vehicleCardOf(vehicle).turret === 'NT') return;
  const turret = yield* choose({
    by: vehicle.side,
    id: 'motion-turret',
    cite: '3.3.2.1.c',
    prompt: 'Where does its turret turn?',
    window: mayLeave('motion-turret'),
    acts: view => [
      ...others(view, vehicle, 'turret').map(to => ({ verb: 'turret', to }) as const),
      { verb: 'done' } as const,
    ],
  });
  if (turret.verb !== 'turret') return;
  setTurret(game.own(vehicle), turret.to);
  yield* shakeHut(game, vehicle);
}

function others(view: View, { id }: AnyVehicle, mount: 'hull' | 'turret') {
  const now = spineOf(vehicleById(view, id), mount);
  return SPINES.filter(spine => spine !== now);
}
