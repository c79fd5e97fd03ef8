/**
 * Movement (6.0). Units that begin in one location move together, hex by hex. In each they are attacked by shells and
 * Mines, events take place, the enemy fires; and whoever is still in order goes on (6.0.h).
 */
import { type Rule, unset } from '../../../engine/index.ts';
import type { Direction } from '../../../hex/index.ts';
import type { BookAct } from '../acts.ts';
import { openWindow } from '../fire/opportunity-fire.ts';
import { amend, pop, push, replaceTop } from '../frames.ts';
import { choose, type Game, type View } from '../game.ts';
import type { Action, AnyImpulse } from '../impulses/action.ts';
import { noteDeed, regroup, unitsOf } from '../impulses/groups.ts';
import { meleeOnEntry } from '../melee/entry.ts';
import { leaveMelee } from '../melee/withdrawal.ts';
import { dropWeapon } from '../morale/losses.ts';
import type { Location, MoveMarker, UnitId, WeaponId } from '../state.ts';
import { type AnyUnit, isEnemyAt, meleeAt, unitById, weaponById, weaponsOf } from '../units.ts';
import type { World } from '../world.ts';
import { stealthWithFire } from './allowance.ts';
import { stepCost } from './cost.ts';
import { exit } from './entry.ts';
import { canMove, exitCost, moveActs, pickUpCost } from './movement-acts.ts';
import { type Move, moveOf, stackOf, whereIs } from './moving-stack.ts';
import { enterLocation, hazards } from './stepping.ts';

export const movement: Action = { verbs: ['move'], acts, perform };

/** One stack of each activated location (4.0.l). */
function acts(_: unknown, view: View, { groups }: AnyImpulse): readonly BookAct[] {
  return groups
    .filter(({ moved }) => !moved)
    .flatMap(group => unitsOf(view, group).filter(unit => canMove(view, unit)))
    .map(({ id }) => ({ verb: 'move', unit: id }) as const);
}

function* perform(game: Game, { side }: AnyImpulse, act: BookAct): Generator<never, void> {
  if (act.verb !== 'move') return;
  const { at } = unitById(game.state, act.unit);
  if (at !== undefined)
    push(game, { is: 'move', side, units: [act.unit], from: at, kind: 'normal', spent: 0, steps: 0 });
}

/** One declaration or one expenditure of the stack on the move; after an expenditure the enemy's answer to it. */
export function* moveFrame(game: Game, frame: Move): Rule<void> {
  if (frame.due !== undefined) return answer(game, frame);
  settle(game, frame);
  if (hasNothingLeft(game)) return finish(game);
  const act = yield* choose({
    by: frame.side,
    id: 'move',
    cite: '6.0.a',
    prompt: frame.begun ? 'Move on, or stop here' : 'Move: with whom, how, where to?',
    acts: view => [...moveActs(game.world, view, moveOf(view))],
  });
  const move = moveOf(game.state);
  switch (act.verb) {
    case 'with':
      return amend(game, 'move', { units: [...move.units, act.unit] });
    case 'assault':
    case 'stealth':
    case 'crawl':
      return amend(game, 'move', { kind: act.verb });
    case 'double-time':
      return amend(game, 'move', { doubleTime: act.leader });
    case 'step':
      return yield* step(game, move, act.to);
    case 'take':
      return take(game, act.unit, act.weapon);
    case 'abandon':
      return amend(game, 'move', { abandoned: [...(move.abandoned ?? []), act.weapon] });
    case 'pivot':
      game.own(unitById(game.state, act.unit)).facing = act.facing as Direction;
      return amend(game, 'move', { turned: [...(move.turned ?? []), act.unit] });
    case 'exit':
      return leaveMap(game, move);
    case 'done':
      return finish(game);
  }
}

function hasNothingLeft({ world, state }: Game): boolean {
  const move = moveOf(state);
  if (move.units.length === 0) return true;
  const { value: first } = moveActs(world, state, move).next();
  return first === undefined || first.verb === 'done';
}

/** Into the next hex, onto the next floor, into a Bunker or out of it: 6.0.h, points 1 and 2. */
function* step(game: Game, move: Move, to: Location): Rule<void> {
  const stack = stackOf(game.state, move);
  const from = whereIs(stack);
  const cost = stepCost(game.world, game.state, stack, from, to).value;
  leaveWeapons(game, move);
  const { abandoned: _left, turned: _there, ...going } = move;
  replaceTop(game, { ...going, steps: move.steps + 1 });
  spend(game, cost);
  game.say('6.0.a', `${named(move.units)} to ${to}`);
  const entering = enterLocation(game, move.units, to);
  if (move.withdrawing && from !== undefined) leaveMelee(game, from, move.units);
  yield* hazards(game, to, entering);
}

/** Points are spent: the move is under way, and the enemy may answer. */
function spend(game: Game, points: number): void {
  const move = moveOf(game.state);
  const [first] = move.units;
  if (!move.begun && first !== undefined) noteDeed(game, first, { moved: true });
  const condition: Record<UnitId, string> = {};
  for (const unit of stackOf(game.state, move)) condition[unit.id] = conditionOf(unit);
  amend(game, 'move', { begun: true, spent: move.spent + points, due: points, condition });
}

const conditionOf = ({ card, shaken, wounded }: AnyUnit): string =>
  `${card}${shaken ? ' Shaken' : ''}${wounded ? ' wounded' : ''}`;

/** In a location with enemies the stack stops and fights, without being fired at (6.0.g, 8.0.d); else 6.0.h, point 4. */
function answer(game: Game, { due = 0, ...move }: Move): void {
  replaceTop(game, move);
  const stack = stackOf(game.state, move);
  const at = whereIs(stack);
  if (at === undefined) return;
  const isEnemyHeld = isEnemyAt(game.state, at, move.side);
  if (!isEnemyHeld && !meleeAt(game.state, at)) {
    openWindow(game, at, move.units, due);
    return;
  }
  for (const unit of stack) mark(game, move, unit);
  pop(game);
  if (isEnemyHeld) meleeOnEntry(game, move.units, move.from);
}

/** Those whom fire has Shaken, wounded or reduced have ended their move; the others may go on (5.1.h, 5.3.i). */
function settle(game: Game, move: Move): void {
  const stack = stackOf(game.state, move);
  const able = stack.filter(unit => !isStopped(move, unit));
  if (able.length === move.units.length) return;
  for (const unit of stack) if (!able.includes(unit)) mark(game, move, unit);
  amend(game, 'move', { units: able.map(({ id }) => id) });
}

/** He is worse off than he was before the last expenditure; a Hero who has come forth since was whole. */
const isStopped = ({ condition }: Move, unit: AnyUnit): boolean =>
  condition !== undefined && conditionOf(unit) !== (condition[unit.id] ?? unit.card);

/** The move is over. Who has moved by Assault or Stealth may still fire from where he is (6.1.d, 6.4.d). */
function finish(game: Game): void {
  const move = moveOf(game.state);
  pop(game);
  if (!move.begun) return;
  const stack = stackOf(game.state, move);
  for (const unit of stack) mark(game, move, unit);
  if (stack.length > 0 && (move.kind === 'assault' || move.kind === 'stealth')) regroup(game, move.units);
}

function mark(game: Game, move: Move, unit: AnyUnit): void {
  game.own(unit).moved = markerOf(game.world, game.state, move, unit);
}

function markerOf(world: World, view: View, { kind, spent }: Move, unit: AnyUnit): MoveMarker {
  switch (kind) {
    case 'normal':
      return 'Moved';
    case 'assault':
      return 'Assault Move';
    case 'crawl':
      return 'Low Crawl';
    case 'stealth':
      return spent <= stealthWithFire(world, unit, weaponsOf(view, unit).length) ? 'Stealth' : 'Full Stealth';
  }
}

/** A weapon that lies there is picked up on the way (1.6.o). */
function take(game: Game, unit: UnitId, id: WeaponId): void {
  const weapon = game.own(weaponById(game.state, id));
  weapon.possessedBy = unit;
  unset(weapon, 'at');
  game.say('1.6.o', `{${unit}} picks up {${id}}`);
  spend(game, pickUpCost(game.world));
}

function leaveWeapons(game: Game, { abandoned = [] }: Move): void {
  for (const id of abandoned) {
    dropWeapon(game, id);
    game.say('1.6.m', `{${id}} is abandoned`);
  }
}

function leaveMap(game: Game, move: Move): void {
  spend(game, exitCost(game.world));
  leaveWeapons(game, move);
  for (const unit of stackOf(game.state, move)) exit(game, unit);
  pop(game);
}

const named = (units: readonly UnitId[]): string => `{${units.join('}, {')}}`;
