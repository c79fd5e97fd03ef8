/** Hulls and turrets turn (15.1.c, 15.1.f). */
import { refusal } from '../../../../engine/index.ts';
import { ALL_DIRECTIONS, type Direction } from '../../../../hex/index.ts';
import { modifier } from '../../charts/index.ts';
import { amend } from '../../frames.ts';
import type { Game } from '../../game.ts';
import type { VehicleId } from '../../state.ts';
import type { World } from '../../world.ts';
import { hasTurret, turretFacing, vehicleById, vehicleCardOf } from '../vehicles.ts';
import { driveOf, driveVerb } from './drive-scene.ts';
import { pointsLeft } from './points.ts';
import { spend } from './spending.ts';
import { verticesBetween } from './turns.ts';

export const turnCost = ({ charts }: World, from: number, to: number): number =>
  verticesBetween(from, to) * modifier(charts.vehicleMovement, 'pivot, a vertex').n;

/** The hull turns, and the turret on it with it. */
export function turnHull(game: Game, id: VehicleId, facing: Direction): void {
  const vehicle = game.own(vehicleById(game.state, id));
  const turned = (facing - vehicle.facing + 6) % 6;
  if (vehicle.turret !== undefined) vehicle.turret = ((vehicle.turret + turned) % 6) as Direction;
  vehicle.facing = facing;
}

/** A turret that looks where the hull does needs no marker. */
export function turnTurret(game: Game, id: VehicleId, facing: Direction): void {
  const vehicle = game.own(vehicleById(game.state, id));
  if (facing === vehicle.facing) delete (vehicle as { turret?: Direction }).turret;
  else vehicle.turret = facing;
}

export const turn = driveVerb('turn', {
  cite: '15.1.c',
  bar: ({ vehicle }) =>
    vehicle.at === undefined ? refusal('22.0.b', 'it comes onto the map first') : undefined,
  by: ({ vehicle }) => vehicle.id,
  what: ({ vehicle: { facing: now } }) => ALL_DIRECTIONS.filter(facing => facing !== now),
  refusal: ({ world, drive, vehicle }, _who, facing) =>
    turnCost(world, vehicle.facing, facing) <= pointsLeft(world, vehicle, drive)
      ? undefined
      : refusal('15.1.c', 'there are no points left to turn so far'),
  args: (_who, facing) => ({ facing }),
  perform(game, { facing }) {
    const { vehicle: id } = driveOf(game.state);
    const cost = turnCost(game.world, vehicleById(game.state, id).facing, facing);
    turnHull(game, id, facing as Direction);
    game.say('15.1.c', `{${id}} turns`);
    spend(game, cost);
  },
});

/** It costs nothing, and on the way once between two expenditures is often enough. */
export const turret = driveVerb('turret', {
  cite: '15.1.f',
  bar: ({ vehicle, drive }) => {
    if (vehicle.at === undefined) return refusal('22.0.b', 'it comes onto the map first');
    return drive.turned ? refusal('15.1.f', 'its turret has just turned') : undefined;
  },
  who: ({ vehicle }) => [vehicle],
  unfit: (_, vehicle) =>
    hasTurret(vehicleCardOf(vehicle)) ? undefined : refusal('15.1.f', 'it has no turret'),
  what: (_, vehicle) => ALL_DIRECTIONS.filter(facing => facing !== turretFacing(vehicle)),
  args: ({ id }, facing) => ({ vehicle: id, facing }),
  perform(game, { vehicle, facing }) {
    turnTurret(game, vehicle, facing as Direction);
    amend(game, 'drive', { turned: true });
  },
});
