/** Getting out of a Melee (8.1): who wants to says so before the next round, and must pass a Morale Check. */
import type { Frozen, Rule } from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { enclosing, pop, push, replaceTop } from '../frames.ts';
import { choose, type Game, type View } from '../game.ts';
import type { Action, AnyImpulse } from '../impulses/action.ts';
import { noteDeed, unitsOf } from '../impulses/groups.ts';
import { leaderBeside, moraleCheck } from '../morale/morale.ts';
import type { Location, UnitId, WithdrawalFrame } from '../state.ts';
import { type AnyUnit, findUnit, isLocked, isSniper, meleeAt, unitById, unitsAt } from '../units.ts';
import { beginRound } from './melee.ts';

type AnyWithdrawal = Frozen<WithdrawalFrame>;

export const withdrawing: Action = { verbs: ['withdraw'], acts, perform };

function acts(_: unknown, view: View, impulse: AnyImpulse): readonly BookAct[] {
  if (view.melees.length === 0) return [];
  return impulse.groups
    .filter(({ moved }) => !moved)
    .flatMap(group => unitsOf(view, group).filter(unit => isLocked(view, unit) && !isSniper(unit)))
    .map(({ id }) => ({ verb: 'withdraw', unit: id }) as const);
}

function* perform(game: Game, { side }: AnyImpulse, act: BookAct): Generator<never, void> {
  if (act.verb !== 'withdraw') return;
  const { at } = unitById(game.state, act.unit);
  if (at === undefined) return;
  noteDeed(game, act.unit, { moved: true });
  push(game, { is: 'withdrawal', side, at, units: [act.unit] });
}

/** One more who wants out, or the checks of all of them. */
export function* withdrawalFrame(game: Game, frame: AnyWithdrawal): Rule<void> {
  if (others(game.state, frame).length === 0) return yield* tryToWithdraw(game, frame);
  const act = yield* choose({
    by: frame.side,
    id: 'withdraw',
    cite: '8.1.c',
    prompt: `Who else withdraws from ${frame.at}? Who stays keeps the enemy busy`,
    acts: view => [
      ...others(view, frame).map(({ id }) => ({ verb: 'withdraw', unit: id }) as const),
      { verb: 'done' } as const,
    ],
  });
  if (act.verb === 'done') return yield* tryToWithdraw(game, frame);
  replaceTop(game, { ...frame, units: [...frame.units, act.unit] });
}

function others(view: View, { at, units: declared }: AnyWithdrawal): readonly AnyUnit[] {
  const group = enclosing(view, 'impulse')?.groups.find(each => each.at === at);
  return (group ? unitsOf(view, group) : []).filter(unit => !declared.includes(unit.id) && !isSniper(unit));
}

/** Those who pass leave together; those who fail fight a round at once (8.1.c). */
function* tryToWithdraw(game: Game, { side, at, units }: AnyWithdrawal): Rule<void> {
  const free: UnitId[] = [];
  // All checks are made in the Melee, with every Leader where he is.
  for (const id of units) {
    const unit = unitById(game.state, id);
    const leader = leaderBeside(game.world, game.state, unit);
    if (yield* moraleCheck(game, unit, `{${id}} tries to withdraw from ${at}`, '8.1.c', leader))
      free.push(id);
  }
  pop(game);
  if (free.length < units.length) beginRound(game, { at, attacker: side });
  if (free.length === 0) return;
  for (const id of free) game.own(unitById(game.state, id)).moved = 'Moved';
  game.say('8.1.c', `{${free.join('}, {')}} may withdraw from ${at}`);
  push(game, {
    is: 'move',
    side,
    units: free,
    from: at,
    kind: 'normal',
    spent: 0,
    steps: 0,
    begun: true,
    withdrawing: true,
  });
}

/** When the last of a side has withdrawn the fight is over: the enemy is free to fire after them (8.1.d). */
export function leaveMelee(game: Game, at: Location, left: readonly UnitId[]): void {
  const side = left.map(id => findUnit(game.state, id)?.side).find(each => each !== undefined);
  if (!meleeAt(game.state, at) || side === undefined || unitsAt(game.state, at, side).length > 0) return;
  game.own(game.state).melees = game.state.melees.filter(melee => melee.at !== at);
  game.say('8.1.d', `The Melee in ${at} is over`);
}
