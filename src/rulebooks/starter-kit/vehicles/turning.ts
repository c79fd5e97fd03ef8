/** At the end of a fire phase hull and turret may be turned, if what is mounted on them could still fire (3.3.2.f). */
import { isRefusal, type Refusal, type Rule, refusal } from '../../../engine/index.ts';
import { amend, top } from '../frames.ts';
import { type Game, type View, verbsIn } from '../game.ts';
import type { TurningScene } from '../guns/turning-scene.ts';
import { loseAcquisition } from '../ordnance/acquisition.ts';
import { SPINES, type Spine } from '../ordnance/covered-arcs.ts';
import { shakeHut } from '../pacific/huts.ts';
import type { ArmMount } from '../state.ts';
import type { World } from '../world.ts';
import { isFixed, setTurret, spineOf, type Turn, turnHull } from './arcs.ts';
import { armMode, armsOf, mountOf } from './arms.ts';
import { bogCheck, riskOfTurning } from './driving/bog.ts';
import { type AnyVehicle, vehicleById } from './vehicles.ts';

const MOUNTED_ON = ['hull', 'turret'] as const satisfies readonly ArmMount[];

const FIXED = refusal('2.0.Immobilized', 'it can’t turn its hull');
const SILENT = refusal('3.3.2.f', 'nothing that is mounted on it could still fire');
const TURNED = refusal('3.3.2.f', 'it has been turned');

/** Why hull or turret may not be turned now. */
function swivelRefusal(world: World, view: View, vehicle: AnyVehicle, mount: ArmMount): Refusal | undefined {
  if (mount === 'hull' && isFixed(vehicle)) return FIXED;
  const couldFire = armsOf(vehicle).some(
    arm => mountOf(world, vehicle, arm) === mount && !isRefusal(armMode(world, view, vehicle, arm)),
  );
  return couldFire ? undefined : SILENT;
}

/** Each mount once. */
const mountRefusal = (
  { world, view, frame }: TurningScene,
  vehicle: AnyVehicle,
  mount: ArmMount,
): Refusal | undefined =>
  frame.turned.includes(`${vehicle.id}.${mount}`) ? TURNED : swivelRefusal(world, view, vehicle, mount);

const verb = verbsIn<TurningScene>();

/** Turning the hull among trees or walls is a risk (7.6.a). What had been aimed at is lost (6.10). */
export const swivel = verb('swivel', {
  cite: '3.3.2.f',
  who: ({ view, side }) => view.vehicles?.filter(vehicle => vehicle.side === side) ?? [],
  whoElse: refusal('2.0.ATTACKER', 'it is no vehicle of the side'),
  unfit: (scene, vehicle) => mountRefusal(scene, vehicle, 'turret') && mountRefusal(scene, vehicle, 'hull'),
  what: (scene, vehicle) =>
    MOUNTED_ON.filter(mount => !mountRefusal(scene, vehicle, mount)).flatMap(on =>
      SPINES.filter(spine => spine !== spineOf(vehicle, on)).map(spine => ({ on, spine })),
    ),
  whatElse: refusal('3.3.2.f', 'it points there, or could not be turned there and fire'),
  args: ({ id }, { on, spine }) => ({ vehicle: id, on, spine }),
  *perform(game, { vehicle: id, on, spine }) {
    const vehicle = vehicleById(game.state, id);
    amend(game, 'turn-guns', { turned: [...top(game.state, 'turn-guns').turned, `${id}.${on}`] });
    if (on === 'hull' && !(yield* getsRound(game, vehicle))) return;
    point(game, vehicle, on, spine);
    yield* shakeHut(game, vehicle);
    loseAcquisition(game, vehicle);
    game.say('3.3.2.f', `{${id}} turns its ${on}`);
  },
});

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
