/** The arms of a vehicle (7.2, 7.8): what they are mounted on, whether they may fire now and how, and what firing leaves. */
import { type Refusal, refusal, unset } from '../../../engine/index.ts';
import { gunArc, needsLookout } from '../charts/index.ts';
import type { Traverse } from '../charts/ordnance/to-hit-modifiers.ts';
import { ARMS, type Arm, type Turret } from '../counters/card.ts';
import type { Game, View } from '../game.ts';
import type { ArmId, ArmMount, ArmState, FireMarker, FireMode, ShooterId, Vehicle } from '../state.ts';
import type { World } from '../world.ts';
import { isMobile } from './driving/starting.ts';
import { type AnyVehicle, isOutOfOrder, vehicleById, vehicleCardOf } from './vehicles.ts';

/** An arm as a shooter: whose it is, and which. */
export interface VehicleArm {
  readonly id: ArmId;
  readonly vehicle: AnyVehicle;
  readonly arm: Arm;
}

export const isArmId = (id: string): id is ArmId => id.startsWith('v') && id.includes('.');

/** What fires, as the log calls it: an arm by its vehicle. */
export function firing(id: ShooterId): string {
  if (!isArmId(id)) return `{${id}}`;
  const [vehicle, arm] = id.split('.');
  return `{${vehicle}}'s ${arm}`;
}

export const armId = ({ id }: Pick<Vehicle, 'id'>, arm: Arm): ArmId => `${id}.${arm}`;

export function armOf(view: View, id: ArmId): VehicleArm {
  const [vehicle = '', name = ''] = id.split('.');
  const arm = ARMS.find(each => each === name);
  if (!arm) throw new Error(`no arm ${id}; expected one of ${ARMS.join(', ')}`);
  return { id, vehicle: vehicleById(view, vehicle), arm };
}

/** Everything that the vehicle is armed with, working or not. */
export function armsOf(vehicle: AnyVehicle): readonly Arm[] {
  const { main, guns } = vehicleCardOf(vehicle);
  return ARMS.filter(arm => (arm === 'MA' ? main !== undefined : guns[arm] !== undefined));
}

/** The same as shooters. */
export const shootingArms = (vehicle: AnyVehicle): readonly VehicleArm[] =>
  armsOf(vehicle).map(arm => ({ id: armId(vehicle, arm), vehicle, arm }));

export const armState = ({ arms }: AnyVehicle, arm: Arm): ArmState => arms?.[arm] ?? {};

// ---- mounts

/** Bow weapons turn with the hull, the others with the turret, if there is one; the one on the roof turns freely. */
export function mountOf(world: World, vehicle: AnyVehicle, arm: Arm): ArmMount | 'free' {
  const arc = gunArc(world.charts, arm);
  if (arc === 'all round') return 'free';
  return arc === 'VCA' || vehicleCardOf(vehicle).turret === 'NT' ? 'hull' : 'turret';
}

const TRAVERSE: Readonly<Record<Turret, Traverse>> = { T: 'T', ST: 'ST', RST: 'ST', '1MT': 'ST', NT: 'NT' };

/** How fast the arm is turned: bow weapons as if they had no turret, restricted and one-man turrets slowly (7.2, 7.8). */
export function traverseOf(world: World, vehicle: AnyVehicle, arm: Arm): Traverse {
  return mountOf(world, vehicle, arm) === 'hull' ? 'NT' : TRAVERSE[vehicleCardOf(vehicle).turret];
}

/** Commander and gunner are one, or sit where nobody can look out and aim (7.2). */
const isRestricted = (vehicle: AnyVehicle): boolean => {
  const { turret } = vehicleCardOf(vehicle);
  return turret === 'RST' || turret === '1MT';
};

// ---- whether it may fire

/** The mode in which the arm may fire now, wherever the target; or why it may not. */
export function armMode(world: World, view: View, vehicle: AnyVehicle, arm: Arm): FireMode | Refusal {
  return (
    unfitVehicle(vehicle) ??
    unfitArm(vehicle, arm) ??
    hatchForbids(world, vehicle, arm) ??
    modeNow(view, vehicle, arm)
  );
}

function unfitVehicle(vehicle: AnyVehicle): Refusal | undefined {
  if (vehicle.at === undefined || vehicle.wreck) return refusal('7.10.a', 'it is not in play');
  if (vehicle.shocked) return refusal('7.10.e', 'its crew is in shock');
  if (vehicle.stunned) return refusal('7.10.h', 'its crew is stunned');
  return undefined;
}

function unfitArm(vehicle: AnyVehicle, arm: Arm): Refusal | undefined {
  if (!armsOf(vehicle).includes(arm)) return refusal('7.8.a', 'the vehicle has no such weapon');
  const { malfunctioned, disabled } = armState(vehicle, arm);
  const cite = arm === 'MA' ? '7.2.b' : '7.8.h';
  if (disabled) return refusal(cite, 'it is disabled for good');
  if (malfunctioned) return refusal(cite, 'it has malfunctioned');
  return arm === 'MA' && vehicle.intensive
    ? refusal('3.2.4.if.a', 'it has been pressed once in this player turn')
    : undefined;
}

/** What must be fired from an open hatch, and what can't be (7.2, 7.7, 7.8, 7.13). */
export function hatchForbids(world: World, vehicle: AnyVehicle, arm: Arm): Refusal | undefined {
  const { openTopped } = vehicleCardOf(vehicle);
  if (needsLookout(world.charts, arm) && !vehicle.crewExposed)
    return refusal('7.7.b', 'somebody must look out to fire it');
  const isAimedFromWithin = arm === 'MA' || arm === 'CMG';
  if (isAimedFromWithin && vehicle.crewExposed && !openTopped && isRestricted(vehicle)) {
    return refusal(arm === 'MA' ? '7.2.a' : '7.8.e', 'in this turret nobody fires while he looks out');
  }
  if (openTopped && !vehicle.crewExposed && arm !== 'BMG') {
    return refusal('7.13.a', 'buttoned up, it fires nothing but machine guns in the bow');
  }
  return undefined;
}

function modeNow(view: View, vehicle: AnyVehicle, arm: Arm): FireMode | Refusal {
  const isAttacker = vehicle.side === view.attacker;
  switch (view.phase) {
    case 'prep-fire':
      return isAttacker ? prepMode(vehicle, arm) : notNow();
    case 'movement':
      return isAttacker ? boundingMode(vehicle, arm) : firstMode(vehicle, arm);
    case 'defensive-fire':
      return isAttacker ? notNow() : finalMode(vehicle, arm);
    case 'advancing-fire':
      return isAttacker ? advancingMode(vehicle, arm) : notNow();
    default:
      return refusal('3.0.a', 'nobody fires in this phase');
  }
}

const notNow = () => refusal('3.0.a', 'it is the other side’s fire');

const hasFired = (vehicle: AnyVehicle, arm: Arm) => armState(vehicle, arm).fired !== undefined;

function prepMode(vehicle: AnyVehicle, arm: Arm): FireMode | Refusal {
  if (vehicle.recalled && isMobile(vehicle)) return refusal('7.10.j', 'recalled, it drives off instead');
  if (vehicle.motion) return refusal('3.2.5.b', 'a vehicle in motion waits for the movement phase');
  return hasFired(vehicle, arm) ? alreadyFired(arm) : 'prep';
}

function firstMode(vehicle: AnyVehicle, arm: Arm): FireMode | Refusal {
  return hasFired(vehicle, arm) ? alreadyFired(arm) : 'first';
}

function finalMode(vehicle: AnyVehicle, arm: Arm): FireMode | Refusal {
  return hasFired(vehicle, arm) ? alreadyFired(arm) : 'final';
}

/** Each weapon once in a player turn, unless a main armament keeps its rate of fire (7.8.a). */
function alreadyFired(arm: Arm): Refusal {
  return arm === 'MA'
    ? refusal('3.2.4.rof', 'it has lost its rate of fire')
    : refusal('7.8.a', 'it has made its one attack of this player turn');
}

/** In its own movement phase it fires on the move, from one hex with all but a main armament that fires on (3.3.2.2). */
function boundingMode(vehicle: AnyVehicle, arm: Arm): FireMode | Refusal {
  if (prepFired(vehicle)) return refusal('3.5.a', 'the vehicle fired in the prep fire phase');
  if (hasFired(vehicle, arm)) return alreadyFired(arm);
  const { bounding, at } = vehicle;
  if (bounding && bounding.from !== at && !(arm === 'MA' && vehicle.used?.includes('MA'))) {
    return refusal('3.3.2.2.c', `it fires from ${bounding.from}, where it fired first`);
  }
  return 'bounding';
}

/** Only what has not fired yet; or the main armament alone, if it was alone in firing and keeps its rate of fire. */
function advancingMode(vehicle: AnyVehicle, arm: Arm): FireMode | Refusal {
  if (prepFired(vehicle)) return refusal('3.5.a', 'the vehicle fired in the prep fire phase');
  if (hasFired(vehicle, arm)) return alreadyFired(arm);
  if (!vehicle.bounding) return 'advancing';
  if (vehicle.used?.some(each => each !== 'MA')) {
    return refusal('3.5.e', 'it fired more than its main armament in the movement phase');
  }
  return arm === 'MA'
    ? 'advancing'
    : refusal('7.8.b', 'its machine guns did not fire together with its main armament');
}

const prepFired = (vehicle: AnyVehicle) => ARMS.some(arm => armState(vehicle, arm).fired === 'prep');

/** Whether it has fired anything in this player turn: then it has no smoke to dispense, and keeps its hatches (7.5, 7.7). */
export const hasFiredInTurn = (vehicle: AnyVehicle): boolean =>
  vehicle.used !== undefined || ARMS.some(arm => hasFired(vehicle, arm));

/** Defensive fire at those who move (3.3.3). */
export const isFirstFire = (mode: FireMode): boolean => mode === 'first' || mode === 'subsequent';

/** It moves and fires in the same player turn: cases 14 and 15 of the roll to hit (3.3.2.2, 3.5.e). */
export const isBounding = ({ moving, motion }: AnyVehicle, mode: FireMode): boolean =>
  mode === 'bounding' || (mode === 'advancing' && (moving === true || motion === true));

// ---- what firing leaves

const MARKERS: Readonly<Partial<Record<FireMode, FireMarker>>> = { prep: 'prep', first: 'first' };

interface ArmFired {
  readonly mode: FireMode;
  /** The rate of fire is kept: it may fire again. */
  readonly kept: boolean;
}

/** Notes that the arm has fired; in its own movement phase also where, and of the main armament after how many MP. */
export function noteArmFired(
  game: Game,
  vehicle: AnyVehicle,
  arm: Arm,
  { mode, kept }: ArmFired,
  spent = 0,
): void {
  const mine = game.own(vehicle);
  if (!mine.used?.includes(arm)) mine.used = [...(mine.used ?? []), arm];
  if (mode === 'bounding' && vehicle.at !== undefined) {
    const { from = vehicle.at, spent: before = 0 } = vehicle.bounding ?? {};
    mine.bounding = { from, spent: arm === 'MA' ? spent : before };
  }
  if (!kept) setArm(game, vehicle, arm, { ...armState(vehicle, arm), fired: MARKERS[mode] ?? 'final' });
}

export function setArm(game: Game, vehicle: AnyVehicle, arm: Arm, state: ArmState): void {
  const mine = game.own(vehicle);
  const { [arm]: _, ...others } = vehicle.arms ?? {};
  const arms = Object.keys(state).length === 0 ? others : { ...others, [arm]: state };
  if (Object.keys(arms).length === 0) unset(mine, 'arms');
  else mine.arms = arms;
}

export function malfunctionArm(game: Game, vehicle: AnyVehicle, arm: Arm): void {
  if (isOutOfOrder(vehicle, arm)) return;
  setArm(game, vehicle, arm, { ...armState(vehicle, arm), malfunctioned: true });
  game.say(arm === 'MA' ? '7.2.b' : '7.8.h', `${firing(armId(vehicle, arm))} malfunctions`);
}
