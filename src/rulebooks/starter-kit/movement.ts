/**
 * The movement phase (3.3). A unit or stack moves hex by hex; whatever it spends movement factors on, residual
 * firepower attacks it first, then the defender may fire before it goes on (3.3.3, 3.3.5).
 */
import type { HexId } from '../../board/index.ts';
import type { Rule } from '../../engine/index.ts';
import { chargeIn, layCharge, placementCost } from './charge-placement.ts';
import { takeControl } from './control.ts';
import { desperationByEnemies } from './desperation.ts';
import { exit } from './entry.ts';
import { exhaust } from './exhaustion.ts';
import { pop, push, replaceTop } from './frames.ts';
import { choose, type Game, type View } from './game.ts';
import { drop } from './losses.ts';
import { canMove, keepsBonus, moveActs, PICK_UP_COST, waitingBeside } from './movement-acts.ts';
import { entryCost, hasRoadRate, inHalves } from './movement-cost.ts';
import { amend, burdened, hexOf, type Move, moveOf, newMove, stackOf } from './moving-stack.ts';
import { endPhase } from './phases.ts';
import { recoveryAttempt } from './rally-weapons.ts';
import { residualAttack } from './residual.ts';
import { smokeCost, throwSmoke } from './smoke-grenades.ts';
import type { UnitId, WeaponId } from './state.ts';
import { unitById, weaponById, weaponsOf } from './units.ts';
import { openWindow } from './window.ts';

/** The attacker picks the next unit to move, or ends the phase. */
export function* movementPhase(game: Game): Rule<void> {
  const ready = (view: View) => view.units.filter(unit => canMove(game.world, view, unit));
  if (ready(game.state).length === 0) return endPhase(game);
  const act = yield* choose({
    by: game.state.attacker,
    id: 'movement',
    cite: '3.3.a',
    prompt: 'Movement: pick a unit',
    acts: view => [
      ...ready(view).map(({ id }) => ({ verb: 'move', unit: id }) as const),
      { verb: 'done' } as const,
    ],
  });
  if (act.verb === 'done') endPhase(game);
  else push(game, newMove(act.unit));
}

/** One declaration or one expenditure of the stack on the move. */
export function* moveFrame(game: Game, frame: Move): Rule<void> {
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
      return amend(game, { units: [...move.units, act.unit] });
    case 'assault':
      game.say('3.3.1.f', 'Assault movement');
      return amend(game, { kind: 'assault' });
    case 'double-time':
      for (const unit of stackOf(game.state, move)) exhaust(game, unit, '3.3.1.g');
      return amend(game, { kind: 'double-time' });
    case 'step':
    case 'creep':
      return yield* step(game, act.to, act.verb === 'creep');
    case 'smoke': {
      const cost = smokeCost(game.state, move, act.at);
      yield* throwSmoke(game, act.unit, act.at);
      return yield* spend(game, cost);
    }
    case 'pick-up':
      yield* pickUp(game, act.unit, act.weapon);
      return yield* spend(game, PICK_UP_COST);
    case 'place-charge':
      return yield* placeCharge(game, act.weapon, act.at);
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
  const [first] = moveActs(game.world, game.state, move);
  return first?.verb === 'done';
}

/** After the defender's fire: who can't go on has ended his movement, and a charge that came through lies. */
function settle(game: Game, { placing, halted = [], ...move }: Move): void {
  if (placing) layCharge(game, placing);
  const stack = stackOf(game.state, move);
  const able = stack.filter(unit => !unit.broken && !unit.pinned && !halted.includes(unit.id));
  for (const unit of stack) if (!able.includes(unit)) game.own(unit).moved = true;
  if (placing || halted.length > 0 || able.length < move.units.length) {
    replaceTop(game, { ...move, units: able.map(({ id }) => id) });
  }
}

/** Their movement phase is over; those they left behind go on, if there are any (3.3.1.e). */
function finish(game: Game): void {
  for (const unit of stackOf(game.state, moveOf(game.state))) game.own(unit).moved = true;
  pop(game);
}

/** Into the next hex. */
function* step(game: Game, to: HexId, creep: boolean): Rule<void> {
  const { world } = game;
  const { residualDrm: _before, ...move } = moveOf(game.state);
  const from = hexOf(game.state, move);
  const way = { from, to };
  const cost = entryCost(world, game.state, way, { creep });
  const road = !creep && keepsBonus(world, game.state, move, way);
  const byRoad = !creep && hasRoadRate(world, way);
  const burden = burdened(game.state, move);
  for (const unit of stackOf(game.state, move)) {
    game.own(unit).at = to;
    for (const weapon of weaponsOf(game.state, unit)) game.own(weapon).moved = true;
  }
  replaceTop(game, {
    ...move,
    hexes: move.hexes + 1,
    road,
    entry: { ...(from === undefined ? {} : { from }), byRoad },
    here: 0,
    shots: {},
    burden,
  });
  game.say('3.3.b', `${move.units.map(id => `{${id}}`).join(', ')} to ${to}`);
  desperationByEnemies(game);
  takeControl(game);
  yield* spend(game, inHalves(cost?.value ?? 0));
}

/** Movement factors spent, in halves: residual fire first, then the defender's chance (3.3.3.b, 3.3.5.e). */
function* spend(game: Game, halves: number): Rule<void> {
  const { spent, here } = moveOf(game.state);
  amend(game, { spent: spent + halves, here: here + halves, begun: true });
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

function* placeCharge(game: Game, weapon: WeaponId, at: HexId): Rule<void> {
  const here = hexOf(game.state, moveOf(game.state));
  const cost = here === undefined ? undefined : placementCost(game.world, game.state, here, at);
  amend(game, { placing: chargeIn(game.state, weapon, at) });
  yield* spend(game, cost ?? 0);
}

function dropWeapon(game: Game, id: WeaponId): void {
  const weapon = weaponById(game.state, id);
  const unit = weapon.by === undefined ? undefined : unitById(game.state, weapon.by);
  if (!unit) return;
  drop(game, weapon, unit);
  game.say('4.0.b', `{${unit.id}} drops {${id}}`);
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
  game.say('3.3.1.e', `${units.map(id => `{${id}}`).join(', ')} stays behind`);
}
