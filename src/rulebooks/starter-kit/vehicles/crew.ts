/** The crew of a vehicle, exposed or buttoned up (7.7, 7.12, 7.13): who can be hit, what a hit does, when hatches open. */
import type { HexId } from '../../../board/index.ts';
import { type Refusal, type Rule, refusal, unset } from '../../../engine/index.ts';
import type { FireResult } from '../charts/index.ts';
import type { Game, View } from '../game.ts';
import type { World } from '../world.ts';
import { hasFiredInTurn } from './arms.ts';
import { crewCheck, passesNormalCheck } from './crew-checks.ts';
import { stun, stunAndRecall } from './damage.ts';
import { type AnyVehicle, isDazed, vehicleCardOf } from './vehicles.ts';

/** Fire from that hex can hurt the men inside: they look out, or there is no lid and the enemy is upon them (7.7, 7.13). */
export function isVulnerable(vehicle: AnyVehicle, from?: HexId): boolean {
  if (vehicle.wreck || vehicle.at === undefined) return false;
  return vehicle.crewExposed === true || (vehicle.at === from && vehicleCardOf(vehicle).openTopped === true);
}

/** What the fire table does to a crew (3.2.3, 7.10): it is pinned, stunned, or stunned and sent back. */
export function* crewSuffers(game: Game, vehicle: AnyVehicle, result: FireResult): Rule<void> {
  if (vehicle.wreck) return;
  switch (result.is) {
    case 'none':
      return;
    case 'PTC':
      if (vehicle.pinned) return;
      if (!(yield* passesNormalCheck(game, vehicle, '3.2.3.q', 'PTC'))) pinCrew(game, vehicle);
      return;
    case 'MC': {
      const check = yield* crewCheck(game, vehicle, result.n, '3.2.3.o');
      if (check === 'pinned') pinCrew(game, vehicle);
      else if (check === 'failed') stun(game, vehicle, '3.2.3.o');
      else if (check === 'twelve') stunAndRecall(game, vehicle, '3.2.3.o');
      return;
    }
    case 'K':
    case 'KIA':
      stunAndRecall(game, vehicle, '7.10.j');
  }
}

/** Heads down for the rest of the player turn; where there is no lid, they merely fire worse. The vehicle moves on. */
function pinCrew(game: Game, vehicle: AnyVehicle): void {
  if (vehicle.pinned) return;
  const mine = game.own(vehicle);
  mine.pinned = true;
  if (vehicleCardOf(vehicle).openTopped) {
    game.say('7.13.b', `The crew of {${vehicle.id}} is pinned`);
  } else {
    unset(mine, 'crewExposed');
    game.say('3.2.3.s', `{${vehicle.id}} buttons up`);
  }
}

// ---- hatches

/** Why its crew may not look out, or take cover, just now (7.7.c, 3.7.f). */
export function hatchRefusal(_world: World, view: View, vehicle: AnyVehicle): Refusal | undefined {
  const { phase, attacker } = view;
  if (vehicle.at === undefined || vehicle.wreck) return refusal('7.7.a', 'it is not in play');
  if (vehicle.side !== attacker || (phase !== 'movement' && phase !== 'advance')) {
    return refusal('7.7.c', 'hatches open and close in the owner’s movement and advance phases');
  }
  if (vehicle.hatches) return refusal('7.7.c', 'its crew has had its way in this phase');
  if (isDazed(vehicle)) return refusal('7.7.d', 'its crew is dazed');
  return vehicle.crewExposed ? undefined : openingRefusal(view, vehicle);
}

function openingRefusal(view: View, vehicle: AnyVehicle): Refusal | undefined {
  if (vehicle.pinned) return refusal('3.2.3.s', 'its crew keeps its heads down for this player turn');
  if (view.phase === 'movement' && hasFiredInTurn(vehicle)) {
    return refusal('7.7.c', 'it has fired in this player turn');
  }
  if (vehicle.shaken && vehicleCardOf(vehicle).turret === '1MT') {
    return refusal('7.10.i', 'the one man in its turret has had enough');
  }
  return undefined;
}

export function changeHatch(game: Game, vehicle: AnyVehicle): void {
  const mine = game.own(vehicle);
  mine.hatches = true;
  if (vehicle.crewExposed) unset(mine, 'crewExposed');
  else mine.crewExposed = true;
  const cite = game.state.phase === 'advance' ? '3.7.f' : '7.7.c';
  game.say(cite, `{${vehicle.id}} ${vehicle.crewExposed ? 'shows its crew' : 'buttons up'}`);
}
