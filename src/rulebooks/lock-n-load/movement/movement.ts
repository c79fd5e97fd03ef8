/**
 * Movement (6.0). Units that begin in one location move together, hex by hex. In each they are attacked by shells and
 * Mines, events take place, the enemy fires; and whoever is still in order goes on (6.0.h).
 */

import {
  anyOffer,
  offers,
  type Refusal,
  type Rule,
  refusal,
  type Subject,
  unset,
} from '../../../engine/index.ts';
import { remembered } from '../../kit/remembered.ts';
import type { BookAct } from '../acts.ts';
import { openWindow } from '../fire/opportunity-fire.ts';
import { amend, pop, push, replaceTop } from '../frames.ts';
import { decide, type Game, type View } from '../game.ts';
import { noteDeed, regroup } from '../impulses/groups.ts';
import { strangerRefusal } from '../impulses/idle.ts';
import { impulseVerb, unitsToAct } from '../impulses/scene.ts';
import { meleeOnEntry } from '../melee/entry.ts';
import { leaveMelee } from '../melee/withdrawal.ts';
import { dropWeapon } from '../morale/losses.ts';
import type { Location, MoveMarker, UnitId } from '../state.ts';
import {
  type AnyUnit,
  isEnemyAt,
  meleeAt,
  unitById,
  weaponById,
  weaponsLyingAt,
  weaponsOf,
} from '../units.ts';
import type { World } from '../world.ts';
import { stealthWithFire } from './allowance.ts';
import { stepCost } from './cost.ts';
import { DECLARATIONS } from './declarations.ts';
import { leave } from './entry.ts';
import { conditionOf, type Move, moveOf, stackOf, whereIs } from './moving-stack.ts';
import { exitBar, exitCost, HANDLING, pickUpBar, pickUpCost, pickUpRefusal } from './on-the-way.ts';
import { type MoveScene, moveScene, moveVerb, movingRefusal } from './scene.ts';
import { enterLocation, hazards } from './stepping.ts';
import { haltIn, stepRefusal, waysIn } from './steps.ts';

/** One stack of each activated location (4.0.l). */
export const move = impulseVerb('move', {
  cite: '6.0.a',
  who: unitsToAct,
  unfit: ({ view, impulse }, unit) =>
    impulse.groups.some(({ units, moved }) => moved && units.includes(unit.id))
      ? refusal('4.0.l', 'those who move from one place in an impulse move as one stack')
      : movingRefusal(view, unit),
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit: id }) {
    const { at, side } = unitById(game.state, id);
    if (at !== undefined)
      push(game, { is: 'move', side, units: [id], from: at, kind: 'normal', spent: 0, steps: 0 });
  },
});

const step = moveVerb('step', {
  cite: '6.0.a',
  bar: haltIn,
  who: waysIn,
  whoElse: refusal('6.0.a', 'no way leads there from where it is'),
  by: ({ move: { units } }) => units,
  unfit: (scene, to) => stepRefusal(scene, to),
  args: to => ({ to }),
  perform: (game, { to }) => takeStep(game, moveOf(game.state), to),
});

const take = moveVerb('take', {
  cite: '1.6.o',
  bar: pickUpBar,
  who: ({ stack }) => stack,
  unfit: pickUpRefusal,
  what: ({ view, at }) => (at === undefined ? [] : weaponsLyingAt(view, at)),
  whatElse: refusal('1.6.o', 'no weapon lies in its location'),
  args: (unit, weapon) => ({ unit: unit.id, weapon: weapon.id }),
  perform(game, { unit, weapon: id }) {
    const weapon = game.own(weaponById(game.state, id));
    weapon.possessedBy = unit;
    unset(weapon, 'at');
    game.say('1.6.o', `{${unit}} picks up {${id}}`);
    spend(game, pickUpCost(game.world));
  },
});

const exit = moveVerb('exit', {
  cite: '22.0.d',
  bar: exitBar,
  by: ({ move: { units } }) => units,
  perform: game => leaveMap(game, moveOf(game.state)),
});

/** Who has come to the edge of the map comes on: nobody is held in reserve (22.0.b). */
const done = moveVerb('done', {
  cite: '6.0.a',
  bar: scene =>
    scene.at === undefined && anyOffer([step], scene)
      ? refusal('22.0.b', 'who has come to the edge of the map comes on')
      : undefined,
  perform: game => finish(game),
});

const DEEDS = [...DECLARATIONS, step, exit, take, ...HANDLING] as const;
const MOVE_VERBS = [...DEEDS, done] as const;

/** All that a stack on the move may do next. */
export const moveOffers = (world: World, view: View, frame: Move): readonly BookAct[] =>
  offers(MOVE_VERBS, moveScene(world, view, frame));

/** One declaration or one expenditure of the stack on the move; after an expenditure the enemy's answer to it. */
export function* moveFrame(game: Game, frame: Move): Rule<void> {
  if (frame.due !== undefined) return answer(game, frame);
  settle(game, frame);
  const sceneOf = remembered((view: View) => moveScene(game.world, view, moveOf(view)));
  const hasNothingLeft = moveOf(game.state).units.length === 0 || !anyOffer(DEEDS, sceneOf(game.state));
  if (hasNothingLeft) return finish(game);
  yield* decide(game, MOVE_VERBS, sceneOf, idle, {
    by: frame.side,
    id: 'move',
    cite: '6.0.a',
    prompt: frame.begun ? 'Move on, or stop here' : 'Move: with whom, how, where to?',
  });
}

function idle(scene: MoveScene, subject: Subject): Refusal {
  if (subject.place !== undefined) return refusal('6.0.a', 'no way leads there from where it is');
  return strangerRefusal(scene, subject) ?? refusal('6.0.b', 'it is not with those who move');
}

/** Into the next hex, onto the next floor, into a Bunker or out of it: 6.0.h, points 1 and 2. */
function* takeStep(game: Game, move: Move, to: Location): Rule<void> {
  const stack = stackOf(game.state, move);
  const from = whereIs(stack);
  const cost = stepCost(game.world, game.state, stack, from, to).value;
  leaveWeapons(game, move);
  const { abandoned: _left, turned: _there, ...going } = move;
  replaceTop(game, { ...going, steps: move.steps + 1 });
  spend(game, cost);
  game.say('6.0.a', `${named(move.units)} to ${to}`);
  const entering = enterLocation(game, move.units, to);
  if (from !== undefined) leaveMelee(game, from, move.units);
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

function leaveWeapons(game: Game, { abandoned = [] }: Move): void {
  for (const id of abandoned) {
    dropWeapon(game, id);
    game.say('1.6.m', `{${id}} is abandoned`);
  }
}

function leaveMap(game: Game, move: Move): void {
  spend(game, exitCost(game.world));
  leaveWeapons(game, move);
  for (const unit of stackOf(game.state, move)) leave(game, unit);
  pop(game);
}

const named = (units: readonly UnitId[]): string => `{${units.join('}, {')}}`;
