/** The close combat phase (6.1, 6.3): hex by hex, withdrawals, designations, all rolls, then all losses. */
import {
  against,
  asking,
  atMost,
  carryOut,
  type Refusal,
  type Rule,
  refusal,
  roll,
  type Side,
  type Subject,
  sumOf,
  together,
  unset,
} from '../../../engine/index.ts';
import { pop, push, replaceTop, top } from '../frames.ts';
import { choose, DR, type Game, mayLeave, type View, verbsIn } from '../game.ts';
import { eliminate } from '../morale/losses.ts';
import { isEnemyHeld } from '../movement/entry.ts';
import { fitsIn } from '../movement/stacking.ts';
import { endPhase } from '../phases.ts';
import type { CombatFrame, LocId, UnitId } from '../state.ts';
import { entryCost } from '../terrain/cost.ts';
import { isMmc, unitById, unitsAt } from '../units.ts';
import { enemyOf, neighbours, sidesOf, type World } from '../world.ts';
import { assaultOf } from './attack.ts';
import { type CombatAttack, designate } from './designation.ts';
import { fightersAt } from './parties.ts';

interface PhaseScene {
  readonly world: World;
  readonly view: View;
  readonly side: Side;
}

/** Where both sides are, and somebody can attack; each is fought out once a phase. */
function combatPlaces(world: World, view: View): readonly LocId[] {
  const [one, two] = sidesOf(world);
  const places = new Set(view.units.flatMap(unit => (unit.side === one ? (unit.at ?? []) : [])));
  return [...places].filter(
    at =>
      !view.fought?.includes(at) &&
      unitsAt(view, at, two).length > 0 &&
      (fightersAt(view, at, one).length > 0 || fightersAt(view, at, two).length > 0),
  );
}

const phaseVerb = verbsIn<PhaseScene>();

const fight = phaseVerb('fight', {
  cite: 'SOP.8.2',
  who: ({ world, view }) => combatPlaces(world, view),
  whoElse: refusal('6.1.1', 'there is nobody to fight'),
  args: at => ({ at }),
  perform: (game, { at }) => push(game, { is: 'combat', at, stage: 'attacker-withdraws' }),
});

export function* closeCombatPhase(game: Game): Rule<void> {
  const places = combatPlaces(game.world, game.state);
  const [only, ...others] = places;
  if (only === undefined) return endPhase(game);
  if (others.length === 0) return push(game, { is: 'combat', at: only, stage: 'attacker-withdraws' });
  const { attacker: side } = game.state;
  const sceneOf = (view: View): PhaseScene => ({ world: game.world, view, side });
  const verbs = [fight];
  const ask = { by: side, id: 'close-combat', cite: 'SOP.8.2', prompt: 'Which close combat next?' };
  yield* carryOut(verbs, game, yield* choose({ ...ask, ...asking(verbs, sceneOf, idle) }));
}

function idle({ view }: PhaseScene, { piece }: Subject): Refusal {
  const unit = view.units.find(({ id }) => id === piece);
  return unit
    ? refusal('SOP.8.2', 'choose the hex of the next close combat')
    : refusal('6.1.1', 'there is nobody to fight');
}

export function* combatFrame(game: Game, frame: CombatFrame): Rule<void> {
  const { attacker } = game.state;
  switch (frame.stage) {
    case 'attacker-withdraws':
      return yield* withdrawals(game, frame, attacker);
    case 'defender-withdraws':
      return yield* withdrawals(game, frame, enemyOf(game.world, attacker));
    case 'fight':
      return yield* resolve(game, frame.at);
  }
}

// ---- withdrawal

interface WithdrawScene extends PhaseScene {
  readonly at: LocId;
}

const withdrawVerb = verbsIn<WithdrawScene>();

/** A unit that is in melee when the phase begins may leave it for a hex to which it could advance (6.3.6.a, 6.3.6.1). */
const withdraw = withdrawVerb('withdraw', {
  cite: '6.3.6.a',
  bar: ({ view, at }) =>
    view.melees.includes(at) ? undefined : refusal('6.3.6.a', 'who has just come to blows can’t withdraw'),
  who: ({ view, at, side }) => unitsAt(view, at, side),
  whoElse: refusal('6.3.6.a', 'it is not in this melee'),
  unfit: (_, unit) => (unit.withdraws === undefined ? undefined : refusal('6.3.6.a', 'it withdraws already')),
  what: ({ world, at }) => neighbours(world, at),
  whatElse: refusal('6.3.6.1', 'it withdraws into an adjacent hex'),
  refusal({ world, view, at, side }, unit, to) {
    if (entryCost(world, { from: at, to }) === undefined) return refusal('4.1.6', 'infantry can’t go there');
    if (isEnemyHeld(view, to, side)) return refusal('6.3.6.a', 'enemies are there');
    return fitsIn(world, view, to, side, [unit])
      ? undefined
      : refusal('4.3.1', 'there is no room in the hex');
  },
  args: (unit, to) => ({ unit: unit.id, to }),
  perform(game, { unit, to }) {
    game.own(unitById(game.state, unit)).withdraws = to;
    game.say('6.3.6.a', `{${unit}} withdraws`);
  },
});

const stay = withdrawVerb('done', {
  cite: '6.3.6.a',
  perform(game) {
    const frame = top(game.state, 'combat');
    replaceTop(game, {
      ...frame,
      stage: frame.stage === 'attacker-withdraws' ? 'defender-withdraws' : 'fight',
    });
  },
});

function* withdrawals(game: Game, { at }: CombatFrame, side: Side): Rule<void> {
  if (!game.state.melees.includes(at)) return yield* stay.perform(game, { verb: 'done' });
  const sceneOf = (view: View): WithdrawScene => ({ world: game.world, view, side, at });
  const verbs = [withdraw, stay];
  const act = yield* choose({
    by: side,
    id: 'withdraw',
    cite: '6.3.6.a',
    prompt: `Does anybody withdraw from ${at}?`,
    window: mayLeave('withdraw'),
    ...asking(verbs, sceneOf, () => refusal('6.3.6.a', 'it is not in this melee')),
  });
  yield* carryOut(verbs, game, act);
}

// ---- the fight

function* resolve(game: Game, at: LocId): Rule<void> {
  const { world } = game;
  const [one, two] = sidesOf(world);
  const attacks = yield* together({
    [one]: designate(world, game.state, at, one),
    [two]: designate(world, game.state, at, two),
  });
  const order = [game.state.attacker, enemyOf(world, game.state.attacker)];
  const began = new Map(order.map(side => [side, unitsAt(game.state, at, side).map(({ id }) => id)]));
  const killed = new Set<UnitId>();
  // Who falls still makes his own attack: all of them take place at once (6.1.2).
  for (const side of order) {
    for (const attack of attacks[side] ?? [])
      if (yield* rollFor(game, side, attack)) for (const id of attack.on) killed.add(id);
  }
  for (const id of killed) eliminate(game, unitById(game.state, id), '6.1.3');
  for (const [side, units] of began) leadersFall(game, at, side, units, killed);
  pop(game);
  endFight(game, at);
}

function* rollFor(game: Game, side: Side, attack: CombatAttack): Rule<boolean> {
  const { kill, odds } = assaultOf(game.world, game.state, attack);
  const names = (ids: readonly UnitId[]) => ids.map(id => `{${id}}`).join(', ');
  const text = `${names(attack.by)} against ${names(attack.on)}`;
  if (kill === undefined) {
    game.say('6.1.3', `${text}: too weak`);
    return false;
  }
  return yield* roll(DR, `${text} at ${odds}`, ({ coloured, white }) => coloured + white <= kill, {
    cite: '6.1.3',
    by: side,
    tell: (dice, kills) =>
      against(sumOf(dice), atMost(kill), kills, kills ? 'eliminated' : 'no effect', { of: attack.on }),
  });
}

/** If all squads that began the phase die, so do the leaders with them (6.1.8). */
function leadersFall(
  game: Game,
  at: LocId,
  side: Side,
  began: readonly UnitId[],
  killed: ReadonlySet<UnitId>,
): void {
  const left = unitsAt(game.state, at, side);
  const lostMen = began.some(id => killed.has(id)) && !left.some(isMmc);
  if (!lostMen) return;
  for (const unit of left) eliminate(game, unit, '6.1.8');
}

/** Those who withdrew are gone; if both sides are left they are locked in melee (6.3.1, 6.3.6.1). */
function endFight(game: Game, at: LocId): void {
  for (const unit of unitsAt(game.state, at)) {
    if (unit.withdraws === undefined) continue;
    const mine = game.own(unit);
    mine.at = unit.withdraws;
    unset(mine, 'withdraws');
  }
  game.own(game.state).fought = [...(game.state.fought ?? []), at];
  lock(game, at);
}

export function lock(game: Game, at: LocId): void {
  const sides = new Set(unitsAt(game.state, at).map(({ side }) => side));
  const isMelee = game.state.melees.includes(at);
  if (sides.size > 1 && !isMelee) {
    game.own(game.state.melees).push(at);
    game.say('6.3.1', `Melee in ${at}`);
  }
  if (sides.size < 2 && isMelee) endMelee(game, at);
}

function endMelee(game: Game, at: LocId): void {
  game.own(game.state).melees = game.state.melees.filter(each => each !== at);
  game.say('6.3.1', `The melee in ${at} is over`);
}

/** Melees in which one side is gone are over, whatever has ended them. */
export function endMelees(game: Game): void {
  for (const at of game.state.melees) lock(game, at);
}
