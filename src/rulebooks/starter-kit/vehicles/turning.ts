/** At the end of a fire phase hull and turret may be turned, if what is mounted on them could still fire (3.3.2.f). */
import { isRefusal, type Rule, type Side } from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import type { Game, View } from '../game.ts';
import { loseAcquisition } from '../ordnance/acquisition.ts';
import { SPINES, type Spine } from '../ordnance/covered-arcs.ts';
import { shakeHut } from '../pacific/huts.ts';
import type { ArmMount } from '../state.ts';
import type { World } from '../world.ts';
import { isFixed, setTurret, spineOf, type Turn, turnHull } from './arcs.ts';
import { armMode, armsOf, mountOf } from './arms.ts';
import { bogCheck, riskOfTurning } from './driving/bog.ts';
import { type AnyVehicle, vehicleById } from './vehicles.ts';

export const MOUNTED_ON = ['hull', 'turret'] as const satisfies readonly ArmMount[];

export type SwivelAct = Extract<BookAct, { verb: 'swivel' }>;

/** Each mount once; `turned`: those that have been. */
export function swivelActs(
  world: World,
  view: View,
  side: Side,
  turned: readonly string[],
): readonly SwivelAct[] {
  if (view.vehicles === undefined) return [];
  return view.vehicles
    .filter(vehicle => vehicle.side === side)
    .flatMap(vehicle =>
      MOUNTED_ON.filter(
        mount => !turned.includes(`${vehicle.id}.${mount}`) && canSwivel(world, view, vehicle, mount),
      ).flatMap(on =>
        SPINES.filter(spine => spine !== spineOf(vehicle, on)).map(
          spine => ({ verb: 'swivel', vehicle: vehicle.id, on, spine }) as const,
        ),
      ),
    );
}

function canSwivel(world: World, view: View, vehicle: AnyVehicle, mount: ArmMount): boolean {
  if (mount === 'hull' && isFixed(vehicle)) return false;
  return armsOf(vehicle).some(
    arm => mountOf(world, vehicle, arm) === mount && !isRefusal(armMode(world, view, vehicle, arm)),
  );
}

/** Turning the hull among trees or walls is a risk (7.6.a). What had been aimed at is lost (6.10). */
export function* swivel(game: Game, { vehicle: id, on, spine }: SwivelAct): Rule<void> {
  const vehicle = vehicleById(game.state, id);
  if (on === 'hull' && !(yield* getsRound(game, vehicle))) return;
  point(game, vehicle, on, spine);
  yield* shakeHut(game, vehicle);
  loseAcquisition(game, vehicle);
  game.say('3.3.2.f', `{${id}} turns its ${on}`);
}

function point(game: Game, vehicle: AnyVehicle, on: ArmMount, spine: Spine): void {
  const mine = game.own(vehicle);
  if (on === 'hull') turnHull(mine, spine);
  else setTurret(mine, spine);
}

export const turnsHull = (turn: Turn | undefined): boolean => turn?.mount === 'hull' && turn.hexspines > 0;

/** Whether the hull can be turned where it stands; who bogs has not turned. */
export function* getsRound(game: Game, vehicle: AnyVehicle): Rule<boolean> {
  const risk = vehicle.at === undefined ? undefined : riskOfTurning(game.world, game.state, vehicle.at);
  return risk === undefined || (yield* bogCheck(game, vehicle, risk));
}
