/** What becomes of vehicles and the men inside them (7.10): wrecks, shock, stun, immobilization and recall. */
import { lookedUp, type Rule, roll, sumOf, unset } from '../../../engine/index.ts';
import { recuperation, type VehicleEffect } from '../charts/ordnance/vehicle-effects.ts';
import type { Arm } from '../counters/card.ts';
import { dr, type Game } from '../game.ts';
import { armId, armState, firing, setArm } from './arms.ts';
import { passesNormalCheck } from './crew-checks.ts';
import { halt } from './driving/starting.ts';
import { type AnyVehicle, vehicleCardOf } from './vehicles.ts';

/** What an attack on the vehicle has come to; a possible shock is up to its crew. */
export function* sufferEffect(
  game: Game,
  vehicle: AnyVehicle,
  effect: VehicleEffect,
  cite: string,
): Rule<void> {
  switch (effect) {
    case 'destroyed':
      return destroyVehicle(game, vehicle, cite);
    case 'immobilized':
      return immobilize(game, vehicle, cite);
    case 'shock':
      return shock(game, vehicle, cite);
    case 'possible shock':
      if (!(yield* passesNormalCheck(game, vehicle, '7.10.c'))) shock(game, vehicle, '7.10.c');
      return;
    case 'stun':
      return stun(game, vehicle, cite);
    case 'nothing':
      return;
  }
}

const LIVING = [
  'crewExposed',
  'hatches',
  'pinned',
  'bogged',
  'immobilized',
  'shocked',
  'stunned',
  'shaken',
  'recalled',
  'arms',
  'used',
  'bounding',
  'swung',
  'acquired',
  'intensive',
] as const;

/** The vehicle turns to its wreck side and stays where it is (7.4, 7.10.a). */
export function destroyVehicle(game: Game, vehicle: AnyVehicle, cite: string): void {
  if (vehicle.wreck) return;
  halt(game, vehicle);
  const mine = game.own(vehicle);
  unset(mine, ...LIVING);
  mine.wreck = true;
  game.own(game.state.losses).push({ side: vehicle.side, card: vehicle.card, how: 'eliminated' });
  game.say(cite, `{${vehicle.id}} is destroyed`);
}

/** Its tracks or wheels are done for; it stands still without paying for it. */
export function immobilize(game: Game, vehicle: AnyVehicle, cite: string): void {
  if (vehicle.wreck) return;
  halt(game, vehicle);
  game.own(vehicle).immobilized = true;
  game.say(cite, `{${vehicle.id}} is immobilized`);
}

/** Its crew can do nothing at all. Shocked anew, an unconfirmed kill is merely shocked again (7.10.f). */
export function shock(game: Game, vehicle: AnyVehicle, cite: string): void {
  if (vehicle.wreck) return;
  duck(game, vehicle);
  game.own(vehicle).shocked = 'shock';
  game.say(cite, `{${vehicle.id}} is in shock`);
}

/** For the rest of the player turn its crew does nothing; a second time is enough for it (7.10.h, 7.10.i). */
export function stun(game: Game, vehicle: AnyVehicle, cite: string): void {
  if (vehicle.wreck) return;
  const again = vehicle.stunned || vehicle.shaken;
  duck(game, vehicle);
  game.own(vehicle).stunned = true;
  game.say(cite, `{${vehicle.id}} is stunned`);
  if (again || vehicleCardOf(vehicle).turret === '1MT') recall(game, vehicle, '7.10.i');
}

/** STUN: stunned, and sent back (7.10.j). */
export function stunAndRecall(game: Game, vehicle: AnyVehicle, cite: string): void {
  stun(game, vehicle, cite);
  recall(game, vehicle, cite);
}

/** It must leave the map by a friendly edge as soon as it can. */
export function recall(game: Game, vehicle: AnyVehicle, cite: string): void {
  if (vehicle.recalled || vehicle.wreck) return;
  game.own(vehicle).recalled = true;
  game.say(cite, `{${vehicle.id}} is recalled`);
}

/** Heads down, and no stop MP is needed to come to a halt. */
function duck(game: Game, vehicle: AnyVehicle): void {
  halt(game, vehicle);
  unset(game.own(vehicle), 'crewExposed');
}

/** The arm will never fire again; without its main armament the vehicle is of no use here (7.2.b, 7.10.j). */
export function disableArm(game: Game, vehicle: AnyVehicle, arm: Arm): void {
  const { malfunctioned: _, ...state } = armState(vehicle, arm);
  setArm(game, vehicle, arm, { ...state, disabled: true });
  game.say(arm === 'MA' ? '7.2.b' : '7.8.h', `${firing(armId(vehicle, arm))} is disabled`);
  if (arm === 'MA') recall(game, vehicle, '7.10.j');
}

// ---- as time goes by

/** Step g of the rally phase: the die for a crew in shock, and a rally phase later for an unconfirmed kill (7.10.f). */
export function* recuperate(game: Game, side: string): Rule<void> {
  for (const vehicle of game.state.vehicles ?? []) {
    if (vehicle.side !== side || vehicle.shocked === undefined) continue;
    const from = vehicle.shocked === 'UK' ? 'unconfirmed kill' : 'shock';
    const result = yield* roll(
      dr,
      `Recuperation of {${vehicle.id}}`,
      ({ white }) => recuperation(game.world.charts, from, white),
      {
        cite: '3.1.n',
        by: side,
        tell: (dice, found) => lookedUp(sumOf(dice), `on the row ${from}`, found),
      },
    );
    if (result === 'wreck') destroyVehicle(game, vehicle, '7.10.f');
    else if (result === 'recovers') recover(game, vehicle);
    else {
      game.own(vehicle).shocked = 'UK';
      game.say('7.10.f', `{${vehicle.id}} is an unconfirmed kill`);
    }
  }
}

function recover(game: Game, vehicle: AnyVehicle): void {
  unset(game.own(vehicle), 'shocked');
  game.say('7.10.f', `{${vehicle.id}} recovers from shock`);
  lookOut(game, vehicle);
}

/** Where there is no lid, crews are exposed whenever nothing forbids it (7.13.a). */
function lookOut(game: Game, vehicle: AnyVehicle): void {
  const { shocked, stunned, wreck } = vehicle;
  if (vehicleCardOf(vehicle).openTopped && !shocked && !stunned && !wreck)
    game.own(vehicle).crewExposed = true;
}

/** The end of the player turn: stun wears off and leaves its mark (7.10.i), pins come off (3.8.w). */
export function comeToSenses(game: Game): void {
  for (const vehicle of game.state.vehicles ?? []) {
    if (vehicle.pinned) unset(game.own(vehicle), 'pinned');
    if (!vehicle.stunned) continue;
    const mine = game.own(vehicle);
    unset(mine, 'stunned');
    mine.shaken = true;
    game.say('7.10.i', `{${vehicle.id}} is shaken for good`);
    lookOut(game, vehicle);
  }
}
