/**
 * What a vehicle on the move does with its movement points (3.3.2). Whatever it spends them on, the defender may fire before
 * it goes on (3.3.3), and infantry in its hex may fall upon it (3.3.4).
 */
import type { HexId } from '../../../../board/index.ts';
import { isRefusal, type Rule } from '../../../../engine/index.ts';
import { foundBy } from '../../concealment/loss.ts';
import { residualAttack } from '../../fire/residual.ts';
import { shotsAllowed } from '../../fire/shooters.ts';
import { openWindow } from '../../fire/window.ts';
import { pop, push, replaceTop } from '../../frames.ts';
import type { Game } from '../../game.ts';
import { desperationByEnemies } from '../../morale/desperation.ts';
import { inHalves } from '../../movement/cost.ts';
import { loseAcquisition } from '../../ordnance/acquisition.ts';
import type { Spine } from '../../ordnance/covered-arcs.ts';
import { collapseHut } from '../../pacific/huts.ts';
import { takeControl } from '../../scenario/control.ts';
import type { DriveFrame, Entry, Spent, VehicleId } from '../../state.ts';
import { unitsAt } from '../../units.ts';
import { enemyOf } from '../../world.ts';
import { setTurret, turnHull } from '../arcs.ts';
import { couldHarm } from '../rivals.ts';
import { type AnyVehicle, enemyVehiclesAt, vehicleById } from '../vehicles.ts';
import { bogCheck, riskOfEntry, riskOfTurning, workFree } from './bog.ts';
import { amendDrive, type Drive, drivenIn, driveOf, left } from './driving.ts';
import { type Approach, approach, entryCost, takesAll, turnCost, wholeCost } from './driving-cost.ts';
import { stalls } from './starting.ts';

/** What it has not spent it spends where it is (3.3.2.a); but who stood still all the time has spent nothing. */
export function* end(game: Game): Rule<void> {
  const drive = driveOf(game.state);
  const vehicle = drivenIn(game);
  const rest = left(vehicle, drive);
  if (!drive.begun || rest === 0) return finish(game);
  amendDrive(game, { over: true });
  yield* spend(game, rest);
}

/** Its movement phase is over; who has not stopped is in motion (3.3.2.m). */
export function finish(game: Game): void {
  const vehicle = drivenIn(game);
  if (vehicle.motion && vehicle.at !== undefined) game.say('3.3.2.m', `{${vehicle.id}} is in motion`);
  game.own(vehicle).moved = true;
  pop(game);
}

/** Into the next hex. */
export function* enter(game: Game, to: HexId, whole: boolean): Rule<void> {
  const { world, state } = game;
  const drive = driveOf(state);
  const vehicle = drivenIn(game);
  const way = approach(world, state, vehicle, to);
  if (isRefusal(way)) throw new Error(`${vehicle.id} can't enter ${to}: ${way.why}`);
  const halves = spentOnEntry(game, vehicle, to, whole) + (drive.extra ?? 0);
  const { at: from } = vehicle;
  const mine = game.own(vehicle);
  mine.at = to;
  mine.moving = true;
  arrive(game, drive, { ...(from !== undefined && { from }), byRoad: way.byRoad, cost: halves }, way, whole);
  game.say('3.3.2.e', `{${vehicle.id}} to ${to}`);
  foundBy(game, vehicle.side, to);
  desperationByEnemies(game);
  takeControl(game);
  // Huts come down as it drives in, or out of one in which it was set up (8.2.1.hut.c).
  for (const hex of [from, to]) if (hex !== undefined) yield* collapseHut(game, hex, '8.2.1.hut.c');
  const risk = riskOfEntry(world, vehicle, way, whole);
  if (risk && !(yield* bogCheck(game, vehicle, risk))) amendDrive(game, { over: true });
  yield* spend(game, halves);
}

function spentOnEntry({ world, state }: Game, vehicle: AnyVehicle, to: HexId, whole: boolean): number {
  const cost = whole ? wholeCost(world, state, vehicle, to) : entryCost(world, state, vehicle, to);
  return inHalves(cost?.value ?? 0);
}

function arrive(game: Game, drive: Drive, entry: Entry, way: Approach, whole: boolean): void {
  const { residualDrm: _, barred: __, ...before } = drive;
  const vehicle = vehicleById(game.state, drive.vehicle);
  const rivals = vehicle.at === undefined ? [] : enemyVehiclesAt(game.state, vehicle.at, vehicle.side);
  const frame: DriveFrame = {
    ...before,
    here: 0,
    shots: {},
    entry,
    ...(whole && { whole: takesAll(way) ? 'woods' : 'least' }),
    ...(rivals.some(rival => !couldHarm(game.world, vehicle, rival)) && { barred: true }),
  };
  replaceTop(game, frame);
}

/** One hexspine; a vehicle that bogs has not turned (7.6.a). Who turns without firing loses what he aimed at (6.10.b). */
export function* turn(game: Game, to: Spine): Rule<void> {
  const vehicle = drivenIn(game);
  const { at } = vehicle;
  if (at === undefined) return;
  const cost = inHalves(turnCost(game.world, game.state, at).value);
  const risk = riskOfTurning(game.world, game.state, at);
  if (risk && !(yield* bogCheck(game, vehicle, risk))) amendDrive(game, { over: true });
  else {
    turnHull(game.own(vehicle), to);
    loseAcquisition(game, vehicle);
  }
  yield* collapseHut(game, at, '8.2.1.hut.c');
  yield* spend(game, cost);
}

/** Freeing itself is its start (7.6.d). */
export function* breakFree(game: Game): Rule<void> {
  const vehicle = drivenIn(game);
  const cost = yield* workFree(game, vehicle);
  if (vehicle.motion) yield* stalls(game, vehicle);
  yield* spend(game, inHalves(cost));
}

/** Movement points spent, in halves: residual fire first, then the defender's chances (3.3.3.b, 3.3.4.a, 3.3.5.e). */
export function* spend(game: Game, halves: number): Rule<void> {
  const { turret, extra: _, ...drive } = driveOf(game.state);
  const vehicle = vehicleById(game.state, drive.vehicle);
  const { at } = vehicle;
  if (at === undefined) return;
  replaceTop(game, { ...drive, spent: drive.spent + halves, here: drive.here + halves, begun: true });
  const mine = game.own(vehicle);
  mine.way = [...(vehicle.way ?? []), { at, halves } satisfies Spent];
  if (turret !== undefined) {
    setTurret(mine, turret);
    loseAcquisition(game, vehicle);
    yield* collapseHut(game, at, '8.2.1.hut.c');
  }
  yield* residualAttack(game);
  openReaction(game, vehicle.id, halves);
  openWindow(game);
}

/** Infantry in its hex may attack it, as often as it has just spent movement points there (3.3.3.l, 3.3.4.a). */
function openReaction(game: Game, id: VehicleId, halves: number): void {
  const { shots: earlier } = driveOf(game.state);
  const { at, side } = vehicleById(game.state, id);
  const enemy = enemyOf(game.world, side);
  if (at === undefined || unitsAt(game.state, at, enemy).length === 0) return;
  push(game, {
    is: 'reaction',
    side: enemy,
    vehicle: id,
    spent: shotsAllowed(halves),
    earlier,
  });
}
