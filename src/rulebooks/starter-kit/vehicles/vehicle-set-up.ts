/** Set-up of vehicles (1.3, 3.3.2.n, 7.7.c): where they stand, where hull and turret look, whether the crew looks out. */
import type { HexId } from '../../../board/index.ts';
import { type Rule, type Side, unset } from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { vehicleCost } from '../charts/index.ts';
import { setsUpInSecret } from '../concealment/unseen.ts';
import { choose, type Game, type View } from '../game.ts';
import { SPINES } from '../ordnance/covered-arcs.ts';
import { areaOf } from '../scenario/set-up-area.ts';
import { terrainNow } from '../terrain/terrain.ts';
import type { World } from '../world.ts';
import { setTurret } from './arcs.ts';
import { type AnyVehicle, vehicleById, vehicleCardOf, vehiclesAt } from './vehicles.ts';

type ParkAct = Extract<BookAct, { verb: 'park' | 'unpark' }>;

/** Those that are still to be placed. */
export function waitingVehicles(world: World, view: View, side: Side): readonly AnyVehicle[] {
  if (view.vehicles === undefined) return [];
  return view.vehicles.filter(
    each => each.side === side && each.at === undefined && areaOf(world, each).length > 0,
  );
}

export function* parkActs(world: World, view: View, side: Side): Generator<ParkAct> {
  const offered = new Set<string>();
  for (const vehicle of waitingVehicles(world, view, side)) {
    // Counters with the same face and group are as good as one another: the first of each kind is offered.
    const kind = `${vehicle.card}/${vehicle.group}`;
    if (offered.has(kind)) continue;
    offered.add(kind);
    for (const at of areaOf(world, vehicle)) {
      if (canPark(world, view, vehicle, at)) yield { verb: 'park', vehicle: vehicle.id, at };
    }
  }
  for (const vehicle of view.vehicles ?? []) {
    if (vehicle.side === side && vehicle.at !== undefined) yield { verb: 'unpark', vehicle: vehicle.id };
  }
}

/** One vehicle a hex, and none where it could never have come (3.3.2.k, 1.1.1.building.b). */
export function canPark(world: World, view: View, vehicle: AnyVehicle, at: HexId): boolean {
  const terrain = terrainNow(world, view, at);
  if (terrain === undefined || vehiclesAt(view, at, vehicle.side).length > 0) return false;
  return vehicleCost(world.charts, terrain, vehicleCardOf(vehicle).movementType) !== 'NA';
}

/** Puts it down, and asks how it stands. */
export function* park(game: Game, act: Extract<ParkAct, { verb: 'park' }>): Rule<void> {
  const vehicle = vehicleById(game.state, act.vehicle);
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
  mine.at = act.at;
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

export function unpark(game: Game, vehicle: AnyVehicle): void {
  unset(game.own(vehicle), 'at', 'facing', 'turret', 'crewExposed');
}
