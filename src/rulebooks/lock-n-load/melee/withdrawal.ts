/** Getting out of a Melee (8.1): who wants to says so before the next round, and must pass a Morale Check. */
import { anyOffer, type Frozen, type Rule, refusal } from '../../../engine/index.ts';
import { enclosing, pop, push, replaceTop, top } from '../frames.ts';
import { decide, type Game, type View, verbsIn } from '../game.ts';
import { noteDeed, unitsOf } from '../impulses/groups.ts';
import { impulseVerb, unitsToAct } from '../impulses/scene.ts';
import { leaderBeside, moraleCheck } from '../morale/morale.ts';
import type { Location, UnitId, WithdrawalFrame } from '../state.ts';
import { type AnyUnit, findUnit, isLocked, isSniper, meleeAt, unitById, unitsAt } from '../units.ts';
import { beginRound } from './melee.ts';

type AnyWithdrawal = Frozen<WithdrawalFrame>;

const SNIPER = refusal('11.4.a', 'a Sniper doesn’t withdraw');

export const withdraw = impulseVerb('withdraw', {
  cite: '8.1.c',
  who: scene => (scene.view.melees.length === 0 ? [] : unitsToAct(scene)),
  unfit({ view, impulse }, unit) {
    if (!isLocked(view, unit)) return refusal('8.1.c', 'it is in no Melee');
    if (isSniper(unit)) return SNIPER;
    return impulse.groups.some(({ units, moved }) => moved && units.includes(unit.id))
      ? refusal('8.1.c', 'those of one place who withdraw say so together')
      : undefined;
  },
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit }) {
    const { at, side } = unitById(game.state, unit);
    if (at === undefined) return;
    noteDeed(game, unit, { moved: true });
    push(game, { is: 'withdrawal', side, at, units: [unit] });
  },
});

interface WithdrawalScene {
  readonly view: View;
  readonly frame: AnyWithdrawal;
}

const verb = verbsIn<WithdrawalScene>();

const withdrawToo = verb('withdraw', {
  cite: '8.1.c',
  who: ({ view, frame }) => others(view, frame),
  unfit: (_, unit) => (isSniper(unit) ? SNIPER : undefined),
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit }) {
    const frame = top(game.state, 'withdrawal');
    replaceTop(game, { ...frame, units: [...frame.units, unit] });
  },
});

const done = verb('done', {
  cite: '8.1.c',
  perform: game => tryToWithdraw(game, top(game.state, 'withdrawal')),
});

const WITHDRAWAL_VERBS = [withdrawToo, done] as const;

/** One more who wants out, or the checks of all of them. */
export function* withdrawalFrame(game: Game, frame: AnyWithdrawal): Rule<void> {
  const sceneOf = (view: View): WithdrawalScene => ({ view, frame });
  if (!anyOffer([withdrawToo], sceneOf(game.state))) return yield* tryToWithdraw(game, frame);
  const idle = () => refusal('8.0.c', 'it is not among those who could still withdraw');
  yield* decide(game, WITHDRAWAL_VERBS, sceneOf, idle, {
    by: frame.side,
    id: 'withdraw',
    cite: '8.1.c',
    prompt: `Who else withdraws from ${frame.at}? Who stays keeps the enemy busy`,
  });
}

/** Those activated with them who have not said that they will. */
function others(view: View, { at, units: declared }: AnyWithdrawal): readonly AnyUnit[] {
  const group = enclosing(view, 'impulse')?.groups.find(each => each.at === at);
  return (group ? unitsOf(view, group) : []).filter(unit => !declared.includes(unit.id));
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
