/** Getting into a vehicle, and out of it of one's own will (16.4). */
import { type Refusal, refusal, unset } from '../../../../engine/index.ts';
import { amend, enclosing, pop, push, replaceTop } from '../../frames.ts';
import type { Game } from '../../game.ts';
import { noteDeed } from '../../impulses/groups.ts';
import { forgetIfEmpty } from '../../morale/losses.ts';
import { movementFactor } from '../../movement/allowance.ts';
import { budget, moveOf, stackOf } from '../../movement/moving-stack.ts';
import { type MoveScene, moveVerb } from '../../movement/scene.ts';
import { mark } from '../../movement/spending.ts';
import type { VehicleId } from '../../state.ts';
import { type AnyUnit, fitsIn, isFresh, unitById } from '../../units.ts';
import { type DriveScene, driveOf, driveVerb, newDrive } from '../driving/drive-scene.ts';
import { pointsLeft } from '../driving/points.ts';
import { type AnyVehicle, vehicleById, vehicleCardOf, vehiclesAt } from '../vehicles.ts';
import { passengersOf } from './aboard.ts';
import { carriesOutside, roomRefusal } from './room.ts';

/** One half of the factor, rounded up, of vehicle and unit alike (16.4.a). */
const half = (factor: number): number => Math.ceil(factor / 2);
const halfOf = (unit: AnyUnit): number => half(movementFactor(unit));
const halfOfVehicle = (vehicle: AnyVehicle): number => half(vehicleCardOf(vehicle).movement);

function mountRefusal({ world, view, move, stack }: MoveScene, vehicle: AnyVehicle): Refusal | undefined {
  if (vehicle.abandoned) return refusal('14.1.1.b', 'nobody is in it any more');
  if (!isFresh(vehicle)) return refusal('16.4.b', 'it has moved or fired, and can’t be activated');
  if (move.kind !== 'normal') return refusal('16.4.a', 'it is mounted in a plain move');
  const left = budget(world, view, move, stack) - move.spent;
  if (stack.some(unit => halfOf(unit) > left))
    return refusal('16.4.a', 'it takes half of their points, and fewer are left');
  return roomRefusal(world, view, vehicle, stack);
}

/** The whole stack, wherever it set out; the vehicle is activated with it, and may drive on (16.4.b). */
export const mount = moveVerb('mount', {
  cite: '16.4.a',
  who: ({ view, side, at }) => (at === undefined ? [] : vehiclesAt(view, at, side)),
  whoElse: refusal('16.4.a', 'it is not in their hex'),
  by: ({ move: { units } }) => units,
  unfit: mountRefusal,
  args: ({ id }) => ({ vehicle: id }),
  perform: (game, { vehicle }) => climbIn(game, vehicle),
});

function climbIn(game: Game, id: VehicleId): void {
  const move = moveOf(game.state);
  const vehicle = vehicleById(game.state, id);
  const [first] = move.units;
  if (!move.begun && first !== undefined) noteDeed(game, first, { moved: true });
  for (const unit of stackOf(game.state, move)) {
    mark(game, move, unit);
    const mine = game.own(unit);
    const from = mine.at;
    mine.aboard = id;
    if (carriesOutside(vehicle)) mine.outside = true;
    unset(mine, 'at', 'acquired', 'dugIn');
    forgetIfEmpty(game, from);
  }
  game.say('16.4.a', `{${move.units.join('}, {')}} mount {${id}}`);
  pop(game);
  activate(game, vehicle);
  const spent = halfOfVehicle(vehicle);
  push(game, { ...newDrive(vehicle), begun: true, spent, due: spent, loading: true });
}

function activate(game: Game, { id, at }: AnyVehicle): void {
  const impulse = enclosing(game.state, 'impulse');
  if (!impulse || at === undefined || impulse.groups.some(({ vehicles }) => vehicles?.includes(id))) return;
  amend(game, 'impulse', { groups: [...impulse.groups, { at, units: [], vehicles: [id] }] });
}

function unloadRefusal({ world, view, drive, vehicle }: DriveScene, unit: AnyUnit): Refusal | undefined {
  if (vehicle.at === undefined) return refusal('22.0.a', 'it is not on the map');
  if (vehicle.shaken && drive.begun && !drive.unloading)
    return refusal('16.4.f', 'nobody gets out of a Shaken vehicle that has moved');
  if (!isFresh(unit)) return refusal('16.4.a', 'it has moved or fired in this turn');
  if (!drive.unloading && drive.begun && pointsLeft(world, vehicle, drive) < halfOfVehicle(vehicle))
    return refusal('16.4.c', 'the vehicle has less than half of its points left');
  return fitsIn(world, view, vehicle.at, vehicle.side, [unit])
    ? undefined
    : refusal('1.3.h', 'there is no room for it');
}

/** It finishes its own move before the vehicle goes on (16.4.d). */
export const unload = driveVerb('unload', {
  cite: '16.4.c',
  who: ({ view, vehicle }) => passengersOf(view, vehicle.id),
  whoElse: refusal('16.0', 'it is not aboard'),
  unfit: unloadRefusal,
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit: id }) {
    const { turned: _turned, ...drive } = driveOf(game.state);
    const vehicle = vehicleById(game.state, drive.vehicle);
    const { at, side } = vehicle;
    if (at === undefined) return;
    if (!drive.begun) noteDeed(game, vehicle.id);
    const cost = drive.unloading ? 0 : halfOfVehicle(vehicle);
    const isFirst = drive.begun !== true;
    replaceTop(game, {
      ...drive,
      begun: true,
      spent: drive.spent + cost,
      unloading: true,
      ...(isFirst && { loading: true as const }),
    });
    const unit = game.own(unitById(game.state, id));
    unit.at = at;
    unit.moved = 'Moved';
    unset(unit, 'aboard', 'outside');
    game.say('16.4.c', `{${id}} gets off {${vehicle.id}}`);
    const due = halfOf(unit);
    const frame = { is: 'move', side, units: [id], from: at, kind: 'normal', steps: 0, begun: true } as const;
    push(game, { ...frame, spent: due, due, dismounted: true });
  },
});
