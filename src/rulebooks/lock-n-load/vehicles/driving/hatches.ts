/** Hatches are opened and closed at the beginning of a vehicle's impulse (15.0.a). */
import { type Refusal, refusal, unset } from '../../../../engine/index.ts';
import { amend, top } from '../../frames.ts';
import type { Game } from '../../game.ts';
import { type ImpulseScene, impulseVerb, vehiclesToAct } from '../../impulses/scene.ts';
import type { VehicleId } from '../../state.ts';
import { isFresh } from '../../units.ts';
import { type AnyVehicle, vehicleById, vehicleCardOf } from '../vehicles.ts';

/** Before it does anything else, and once in an impulse. */
function hatchRefusal({ impulse }: ImpulseScene, vehicle: AnyVehicle): Refusal | undefined {
  const { armor, openTopped } = vehicleCardOf(vehicle);
  if (openTopped) return refusal('15.0.a', 'it has no roof to close');
  if (!armor) return refusal('15.0.a', 'it has no hatches');
  if (!isFresh(vehicle)) return refusal('15.0.a', 'it has moved or fired');
  return impulse.hatches?.includes(vehicle.id)
    ? refusal('15.0.a', 'its hatches have changed in this impulse')
    : undefined;
}

export const button = impulseVerb('button', {
  cite: '15.0.a',
  who: vehiclesToAct,
  unfit: (scene, vehicle) =>
    vehicle.buttoned ? refusal('15.0.a', 'it is buttoned') : hatchRefusal(scene, vehicle),
  args: ({ id }) => ({ vehicle: id }),
  perform(game, { vehicle }) {
    noteHatches(game, vehicle);
    game.own(vehicleById(game.state, vehicle)).buttoned = true;
    game.say('15.0.a', `{${vehicle}} buttons up`);
  },
});

export const open = impulseVerb('open', {
  cite: '15.0.a',
  who: vehiclesToAct,
  unfit(scene, vehicle) {
    if (!vehicle.buttoned) return refusal('15.0.a', 'it is open');
    return vehicle.shaken ? refusal('5.1.f', 'it is Shaken') : hatchRefusal(scene, vehicle);
  },
  args: ({ id }) => ({ vehicle: id }),
  perform(game, { vehicle }) {
    noteHatches(game, vehicle);
    unset(game.own(vehicleById(game.state, vehicle)), 'buttoned');
    game.say('15.0.a', `{${vehicle}} opens its hatches`);
  },
});

function noteHatches(game: Game, vehicle: VehicleId): void {
  const { hatches = [] } = top(game.state, 'impulse');
  amend(game, 'impulse', { hatches: [...hatches, vehicle] });
}
