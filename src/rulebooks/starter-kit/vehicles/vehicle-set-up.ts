/** Set-up of vehicles (1.3, 3.3.2.n, 7.7.c): where they stand, where hull and turret look, whether the crew looks out. */
import type { HexId } from '../../../board/index.ts';
import { type Refusal, type Rule, refusal, unset } from '../../../engine/index.ts';
import { oneOfAKind } from '../../kit/scenario/set-up.ts';
import { vehicleCost } from '../charts/index.ts';
import { setsUpInSecret } from '../concealment/unseen.ts';
import { choose, type Game, type View } from '../game.ts';
import { SPINES } from '../ordnance/covered-arcs.ts';
import { areaOf } from '../scenario/set-up-area.ts';
import { setUpVerb, vehiclesToPlace } from '../scenario/set-up-scene.ts';
import { terrainNow } from '../terrain/terrain.ts';
import { ownVehicles } from '../whose.ts';
import type { World } from '../world.ts';
import { setTurret } from './arcs.ts';
import { type AnyVehicle, vehicleById, vehicleCardOf, vehiclesAt } from './vehicles.ts';

const park = setUpVerb('park', {
  cite: '1.3.a',
  who: scene => oneOfAKind(vehiclesToPlace(scene)),
  whoElse: refusal('1.3.a', 'it is on the map, or another like it is set up first'),
  what: ({ world }, vehicle) => areaOf(world, vehicle),
  whatElse: refusal('1.3.a', 'it does not set up there'),
  refusal: ({ world, view }, vehicle, at) => parkingRefusal(world, view, vehicle, at),
  args: (vehicle, at) => ({ vehicle: vehicle.id, at }),
  perform: (game, { vehicle, at }) => putDown(game, vehicleById(game.state, vehicle), at),
});

const unpark = setUpVerb('unpark', {
  cite: '1.3.a',
  who: scene => ownVehicles(scene).filter(({ at }) => at !== undefined),
  whoElse: refusal('1.3.a', 'it is not on the map'),
  args: ({ id }) => ({ vehicle: id }),
  perform: (game, { vehicle }) =>
    unset(game.own(vehicleById(game.state, vehicle)), 'at', 'facing', 'turret', 'crewExposed'),
});

export const PARKING = [park, unpark] as const;

/** One vehicle a hex, and none where it could never have come (3.3.2.k, 1.1.1.building.b). */
function parkingRefusal(world: World, view: View, vehicle: AnyVehicle, at: HexId): Refusal | undefined {
  if (vehiclesAt(view, at, vehicle.side).length > 0)
    return refusal('3.3.2.k', 'there is a vehicle in the hex');
  const terrain = terrainNow(world, view, at);
  const { movementType } = vehicleCardOf(vehicle);
  return terrain === undefined || vehicleCost(world.charts, terrain, movementType) === 'NA'
    ? refusal('1.1.1.building.b', 'an armoured car may not enter the terrain')
    : undefined;
}

export const canPark = (world: World, view: View, vehicle: AnyVehicle, at: HexId): boolean =>
  !parkingRefusal(world, view, vehicle, at);

/** Puts it down, and asks how it stands. */
function* putDown(game: Game, vehicle: AnyVehicle, at: HexId): Rule<void> {
  const { turret, openTopped } = vehicleCardOf(vehicle);
  const by = vehicle.side;
  const secret = setsUpInSecret(game.world, by);
  const { spine, hatch } = yield* choose({
    by,
    id: 'park-facing',
    cite: '3.2.4.ca.f',
    prompt: 'Where does it look?',
    secret,
    acts: () =>
      SPINES.flatMap(each =>
        // Without a lid crews are exposed unless something forbids it (7.13.a).
        (openTopped ? (['open'] as const) : (['closed', 'open'] as const)).map(
          state => ({ verb: 'heading', spine: each, hatch: state }) as const,
        ),
      ),
  });
  const mine = game.own(vehicle);
  mine.at = at;
  mine.facing = spine;
  if (hatch === 'open') mine.crewExposed = true;
  if (turret === 'NT') return;
  const { to } = yield* choose({
    by,
    id: 'park-turret',
    cite: '3.2.4.ca.f',
    prompt: 'Where does its turret look?',
    secret,
    acts: () => SPINES.map(spine => ({ verb: 'turret', to: spine }) as const),
  });
  setTurret(mine, to);
}
