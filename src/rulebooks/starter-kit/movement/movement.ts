/**
 * The movement phase (3.3). A unit or stack moves hex by hex; whatever it spends movement factors on, residual
 * firepower attacks it first, then the defender may fire before it goes on (3.3.3, 3.3.5).
 */
import type { HexId } from '../../../board/index.ts';
import type { Rule } from '../../../engine/index.ts';
import { MANHANDLING_COST_FACTOR } from '../charts/ordnance/gun-handling.ts';
import { preAfvCheck } from '../close-combat/pre-afv-check.ts';
import { bumpInto, holdsUnseen } from '../concealment/bump.ts';
import { comeOut, loseInSight, seenMoving } from '../concealment/loss.ts';
import { audienceOf, sayOf, tellOfParting } from '../concealment/telling.ts';
import { hasUnseen, isUnseen } from '../concealment/unseen.ts';
import { viewFor } from '../concealment/views.ts';
import { residualAttack } from '../fire/residual.ts';
import { openWindow } from '../fire/window.ts';
import { pop, push, replaceTop } from '../frames.ts';
import { choose, type Game, type View } from '../game.ts';
import { leaveGuns } from '../guns/leaving.ts';
import { pointPushed, tryToPush } from '../guns/manhandling.ts';
import { desperationByEnemies } from '../morale/desperation.ts';
import { drop } from '../morale/losses.ts';
import { minedBy } from '../ordnance/hits/charge-on-vehicle.ts';
import { strugglesThroughBamboo } from '../pacific/bamboo.ts';
import { endFireAtGroup } from '../pacific/banzai-fire.ts';
import { banzaiActs, declareBanzai } from '../pacific/banzai-gathering.ts';
import { endPhase } from '../phases.ts';
import { takeControl } from '../scenario/control.ts';
import { smokeCost, throwSmoke } from '../smoke/smoke-grenades.ts';
import type { LaidCharge, UnitId, VehicleId, WeaponId } from '../state.ts';
import { chargeIn, layCharge, placementCost } from '../support-weapons/charge-placement.ts';
import { recoveryAttempt } from '../support-weapons/rally-weapons.ts';
import { possessorOf, unitById, weaponById, weaponsOf } from '../units.ts';
import { changeHatch } from '../vehicles/crew.ts';
import { clearCrowds } from '../vehicles/driving/crowding.ts';
import { beginDrive } from '../vehicles/driving/drive.ts';
import { canDrive, mustDrive, standingHatches } from '../vehicles/driving/drive-acts.ts';
import { vehicleById } from '../vehicles/vehicles.ts';
import { entryCost, hasRoadRate, inHalves, takesAll } from './cost.ts';
import { exit } from './entry.ts';
import { exhaust } from './exhaustion.ts';
import { canMove, keepsBonus, moveActs, PICK_UP_COST, waitingBeside } from './movement-acts.ts';
import { amend, burdened, everything, hexOf, type Move, moveOf, newMove, stackOf } from './moving-stack.ts';

/** The attacker picks the next unit to move, or ends the phase. */
export function* movementPhase(game: Game): Rule<void> {
  const { world } = game;
  const ready = (view: View) => view.units.filter(unit => canMove(world, view, unit));
  const vehicles = (view: View) => view.vehicles?.filter(each => canDrive(world, view, each)) ?? [];
  const standing = (view: View) => standingHatches(world, view);
  const isDone = [ready, vehicles, standing].every(pieces => pieces(game.state).length === 0);
  if (isDone && !hasUnseen(game.state, game.state.attacker)) return yield* end(game);
  const act = yield* choose({
    by: game.state.attacker,
    id: 'movement',
    cite: '3.3.a',
    prompt: 'Movement: pick a unit',
    acts: view => [
      ...ready(view).map(({ id }) => ({ verb: 'move', unit: id }) as const),
      ...vehicles(view).map(({ id }) => ({ verb: 'drive', vehicle: id }) as const),
      ...standing(view),
      ...banzaiActs(world, view),
      ...(vehicles(view).some(each => mustDrive(world, view, each)) ? [] : [{ verb: 'done' } as const]),
    ],
  });
  switch (act.verb) {
    case 'move':
      comeOut(game, unitById(game.state, act.unit), '6.4.c');
      return push(game, { ...newMove(act.unit), ...startOf(game.state, act.unit) });
    case 'drive':
      return beginDrive(game, act.vehicle);
    case 'open-hatch':
    case 'button-up':
      return changeHatch(game, vehicleById(game.state, act.vehicle));
    case 'banzai':
      return declareBanzai(game, act.leader);
    case 'done':
      return yield* end(game);
  }
}

/** Vehicles that watch want to know where it came from (3.3.2.1). */
function startOf(view: View, id: UnitId): Pick<Move, 'began'> {
  const { at } = unitById(view, id);
  return view.vehicles === undefined || at === undefined ? {} : { began: at };
}

function* end(game: Game): Rule<void> {
  yield* clearCrowds(game);
  endPhase(game);
}

/** One declaration or one expenditure of the stack on the move. */
export function* moveFrame(game: Game, frame: Move): Rule<void> {
  if (frame.charge) return endFireAtGroup(game, frame);
  settle(game, frame);
  const move = moveOf(game.state);
  if (move.units.length === 0 || (move.begun && hasNothingLeft(game, move))) return finish(game);
  const act = yield* choose({
    by: game.state.attacker,
    id: 'move',
    cite: '3.3.1.c',
    prompt: 'Move on',
    acts: view => [...moveActs(game.world, view, moveOf(view))],
  });
  switch (act.verb) {
    case 'with':
      comeOut(game, unitById(game.state, act.unit), '6.4.c');
      return amend(game, { units: [...move.units, act.unit] });
    case 'assault':
      game.say('3.3.1.f', 'Assault movement');
      return amend(game, { kind: 'assault' });
    case 'double-time':
      for (const unit of stackOf(game.state, move)) exhaust(game, unit, '3.3.1.g');
      return amend(game, { kind: 'double-time' });
    case 'step':
    case 'creep':
      return yield* step(game, act.to, { creep: act.verb === 'creep' });
    case 'push':
      return yield* pushGun(game, act.weapon, act.to);
    case 'smoke': {
      const cost = smokeCost(game.state, move, act.at);
      loseInSight(game, [unitById(game.state, act.unit)], '8.3.d3');
      yield* throwSmoke(game, act.unit, act.at);
      return yield* spend(game, cost);
    }
    case 'pick-up':
      loseInSight(game, [unitById(game.state, act.unit)], '8.3.d3');
      yield* pickUp(game, act.unit, act.weapon);
      return yield* spend(game, PICK_UP_COST);
    case 'place-charge':
      return yield* placeCharge(game, chargeIn(game.world, game.state, act.weapon, act.at));
    case 'place-charge-on':
      return yield* placeChargeOn(game, act.weapon, act.vehicle);
    case 'drop':
      return dropWeapon(game, act.weapon);
    case 'stay':
      return leaveBehind(game, act.units);
    case 'exit':
      for (const unit of stackOf(game.state, move)) exit(game, unit);
      return pop(game);
    case 'done':
      return finish(game);
  }
}

function hasNothingLeft(game: Game, move: Move): boolean {
  const view = viewFor(game.state, game.state.attacker, game.world);
  const [first] = moveActs(game.world, view, move);
  return first?.verb === 'done' && !stackOf(game.state, move).some(isUnseen);
}

/** After the defender's fire: who can't go on has ended his movement, and a charge that came through lies. */
function settle(game: Game, { placing, halted = [], thicket, ...move }: Move): void {
  if (placing) layCharge(game, placing);
  const stack = stackOf(game.state, move);
  if (thicket) for (const unit of stack) strugglesThroughBamboo(game, unit);
  const able = stack.filter(unit => !unit.broken && !unit.pinned && !halted.includes(unit.id));
  for (const unit of stack) if (!able.includes(unit)) game.own(unit).moved = true;
  if (able.length < stack.length) tellOfParting(game, stack[0]?.at, able);
  if (placing || halted.length > 0 || able.length < move.units.length) {
    replaceTop(game, { ...move, units: able.map(({ id }) => id) });
  }
}

/** Their movement phase is over; those they left behind go on, if there are any (3.3.1.e). */
function finish(game: Game): void {
  for (const unit of stackOf(game.state, moveOf(game.state))) game.own(unit).moved = true;
  pop(game);
}

interface Going {
  /** Beside the road and not on it. */
  readonly creep?: boolean;
  /** The gun that they push along, and whether they can push it no farther. */
  readonly gun?: WeaponId;
  readonly arrives?: boolean;
}

/** Into the next hex. */
function* step(game: Game, to: HexId, { creep = false, gun, arrives = false }: Going): Rule<void> {
  const { world } = game;
  const { residualDrm: _before, ...move } = moveOf(game.state);
  const from = hexOf(game.state, move);
  const way = { from, to };
  const cost = entryCost(world, game.state, way, { creep });
  const road = !creep && !gun && keepsBonus(world, game.state, move, way);
  const byRoad = !creep && hasRoadRate(world, way);
  const burden = burdened(game.state, move);
  const thicket = cost !== undefined && takesAll(cost);
  const onFoot = thicket ? everything(world, game.state, move) : inHalves(cost?.value ?? 0);
  const spent = gun ? MANHANDLING_COST_FACTOR * onFoot : onFoot;
  if (holdsUnseen(game, game.state.attacker, to)) return yield* bump(game, to, spent, thicket);
  const stack = stackOf(game.state, move);
  for (const unit of stack) {
    leaveGuns(game, unit, gun);
    game.own(unit).at = to;
    for (const weapon of weaponsOf(game.state, unit)) game.own(weapon).moved = true;
  }
  tellOfParting(game, from, stack);
  replaceTop(game, {
    ...move,
    hexes: move.hexes + 1,
    road,
    entry: { ...(from === undefined ? {} : { from }), byRoad, cost: onFoot },
    here: 0,
    shots: {},
    burden,
    ...(thicket && { thicket }),
    ...(arrives && { halted: move.units }),
  });
  sayOf(game, '3.3.b', move.units, names => `${names} to ${to}`);
  seenMoving(game, stackOf(game.state, move), move.kind === 'assault', moveOf(game.state).entry);
  if (gun) yield* pointPushed(game, gun);
  desperationByEnemies(game);
  takeControl(game);
  yield* spend(game, spent);
}

/**
 * What they spent they have spent where they were, and residual fire there attacks once more (6.4.d, 8.3.2.c). Bamboo wears out
 * those who have tried to enter it as well (8.2.1.bamboo.b).
 */
function* bump(game: Game, to: HexId, spent: number, thicket: boolean): Rule<void> {
  const { residualDrm: _before, ...move } = moveOf(game.state);
  bumpInto(game, stackOf(game.state, move), to);
  replaceTop(game, { ...move, halted: move.units, ...(thicket && { thicket }) });
  yield* spend(game, spent);
}

/** A gun that can't be pushed keeps those who tried where they are (6.5.b). */
function* pushGun(game: Game, gun: WeaponId, to: HexId): Rule<void> {
  const move = moveOf(game.state);
  const push = yield* tryToPush(game, move, gun, to);
  if (push === 'stuck') return amend(game, { halted: move.units, begun: true });
  yield* step(game, to, { gun, arrives: push === 'arrives' });
}

/** Movement factors spent, in halves: residual fire first, then the defender's chance (3.3.3.b, 3.3.5.e). */
function* spend(game: Game, halves: number): Rule<void> {
  const move = moveOf(game.state);
  const at = game.state.vehicles && hexOf(game.state, move);
  const way = at !== undefined && { way: [...(move.way ?? []), { at, halves }] };
  amend(game, { spent: move.spent + halves, here: move.here + halves, begun: true, ...way });
  yield* residualAttack(game);
  openWindow(game);
}

/** A weapon that was carried before in this phase is recovered, but goes no farther (4.0.b). */
function* pickUp(game: Game, unit: UnitId, id: WeaponId): Rule<void> {
  const { tried, rooted = [] } = moveOf(game.state);
  const weapon = weaponById(game.state, id);
  const { moved } = weapon;
  amend(game, { tried: [...tried, `${unit} ${id}`] });
  const recovered = yield* recoveryAttempt(game, unitById(game.state, unit), weapon, '3.3.1.l');
  if (recovered && moved) amend(game, { rooted: [...rooted, id] });
}

/** Against a vehicle it takes nerve first; who lacks it is pinned, and places nothing (4.3.e). */
function* placeChargeOn(game: Game, weapon: WeaponId, id: VehicleId): Rule<void> {
  const { at } = vehicleById(game.state, id);
  const placer = possessorOf(game.state, weaponById(game.state, weapon));
  if (at === undefined || placer?.at === undefined || !(yield* preAfvCheck(game, placer))) return;
  const on = minedBy(game.world, game.state, id, placer.at);
  yield* placeCharge(game, { ...chargeIn(game.world, game.state, weapon, at), on });
}

function* placeCharge(game: Game, placing: LaidCharge): Rule<void> {
  const here = hexOf(game.state, moveOf(game.state));
  const cost = here === undefined ? undefined : placementCost(game.world, game.state, here, placing.at);
  loseInSight(game, [unitById(game.state, placing.by)], '8.3.d3');
  amend(game, { placing });
  yield* spend(game, cost ?? 0);
}

function dropWeapon(game: Game, id: WeaponId): void {
  const weapon = weaponById(game.state, id);
  const unit = weapon.by === undefined ? undefined : unitById(game.state, weapon.by);
  if (!unit) return;
  drop(game, weapon, unit);
  game.say('4.0.b', `{${unit.id}} drops {${id}}`, audienceOf(unit));
}

/** The stack breaks up: the others go on first, and the units that stay wait in a frame of their own. */
function leaveBehind(game: Game, units: readonly UnitId[]): void {
  const move = moveOf(game.state);
  const waiting = waitingBeside(game.state, move).map(({ id }) => id);
  const left = { ...move, units: [...waiting, ...units] };
  const going = { ...move, units: move.units.filter(id => !units.includes(id)) };
  pop(game);
  if (waiting.length > 0) pop(game);
  push(game, left);
  push(game, going);
  sayOf(game, '3.3.1.e', units, names => `${names} stays behind`);
}
