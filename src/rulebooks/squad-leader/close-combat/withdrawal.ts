/** Leaving a melee (6.3.6): announced before the attacks, and where to is settled when the phase is over. */
import { type Refusal, type Rule, refusal, type Side, type Subject, unset } from '../../../engine/index.ts';
import { replaceTop, top } from '../frames.ts';
import { decide, type Game, mayLeave, type View, verbsIn } from '../game.ts';
import { isEnemyHeld } from '../movement/entry.ts';
import { fitsIn } from '../movement/stacking.ts';
import type { CombatFrame, LocId } from '../state.ts';
import { drop as leaveLying } from '../support-weapons/hands.ts';
import { burden, capacityOf } from '../support-weapons/portage.ts';
import { entryCost } from '../terrain/cost.ts';
import { type AnyUnit, bearerOf, inMelee, ownUnits, unitById, weaponById, weaponsOf } from '../units.ts';
import { enemyOf, neighbours, type World } from '../world.ts';

interface Scene {
  readonly world: World;
  readonly view: View;
  readonly side: Side;
}

const verb = verbsIn<Scene>();

/** Against going there: adjacent, free of enemies, and such as it could advance into (6.3.6.1). */
function placeRefusal({ world, view, side }: Scene, unit: AnyUnit, to: LocId): Refusal | undefined {
  if (unit.at === undefined || entryCost(world, { from: unit.at, to }) === undefined)
    return refusal('4.1.6', 'infantry can’t go there');
  if (isEnemyHeld(view, to, side)) return refusal('6.3.6.1', 'enemies are there');
  return fitsIn(world, view, to, side, [unit]) ? undefined : refusal('4.3.1', 'there is no room in the hex');
}

const waysOut = (scene: Scene, unit: AnyUnit): readonly LocId[] =>
  unit.at === undefined ? [] : neighbours(scene.world, unit.at).filter(to => !placeRefusal(scene, unit, to));

/** Against its leaving the melee. */
function withdrawRefusal(scene: Scene, unit: AnyUnit): Refusal | undefined {
  if (!inMelee(scene.view, unit)) return refusal('6.3.6.a', 'it is in no melee');
  if (unit.guard !== undefined) return refusal('3.29.15', 'a prisoner goes where his guard takes him');
  if (unit.berserk) return refusal('6.3.6.a', 'berserk men don’t withdraw');
  if (unit.withdraws) return refusal('6.3.6.a', 'it withdraws already');
  return waysOut(scene, unit).length === 0
    ? refusal('6.3.6.1', 'there is no hex for it to withdraw to')
    : undefined;
}

const withdraw = verb('withdraw', {
  cite: '6.3.6.a',
  who: ownUnits,
  unfit: withdrawRefusal,
  args: ({ id }) => ({ unit: id }),
  perform: (game, { unit }) => announce(game, unitById(game.state, unit)),
});

function announce(game: Game, unit: AnyUnit): void {
  game.own(unit).withdraws = true;
  game.say('6.3.6.a', `{${unit.id}} withdraws`);
}

/** What it carries beyond its capacity makes it an easier target; it may leave it (6.3.6.2). */
const drop = verb('drop', {
  cite: '6.3.6.2',
  who: ({ view, side }) => view.weapons.filter(weapon => bearerOf(view, weapon)?.side === side),
  unfit({ world, view }, weapon) {
    const bearer = bearerOf(view, weapon);
    if (!bearer?.withdraws) return refusal('6.3.6.2', 'its bearer does not withdraw');
    return isOverloaded(world, view, bearer)
      ? undefined
      : refusal('6.3.6.2', 'its bearer can carry it without harm');
  },
  args: ({ id }) => ({ weapon: id }),
  perform: (game, { weapon }) => leave(game, weaponById(game.state, weapon).id),
});

const isOverloaded = (world: World, view: View, unit: AnyUnit): boolean =>
  burden(world, view, unit) > capacityOf(world, unit);

function leave(game: Game, id: string): void {
  const weapon = weaponById(game.state, id);
  const bearer = bearerOf(game.state, weapon);
  if (bearer) leaveLying(game, weapon, bearer);
}

const stay = verb('done', { cite: '6.3.6.a', perform: nextStage });

function nextStage(game: Game): void {
  const { stage } = top(game.state, 'combat');
  const next = stage === 'attacker-withdraws' ? 'defender-withdraws' : 'fight';
  replaceTop(game, { is: 'combat', stage: next });
}

const VERBS = [withdraw, drop, stay] as const;

export function* withdrawals(game: Game, { stage }: CombatFrame): Rule<void> {
  const { world } = game;
  const { attacker } = game.state;
  const side = stage === 'attacker-withdraws' ? attacker : enemyOf(world, attacker);
  const sceneOf = (view: View): Scene => ({ world, view, side });
  brokenWithdraw(game, side);
  const concerned = ownUnits(sceneOf(game.state)).filter(unit => inMelee(game.state, unit));
  const isOpen = concerned.some(unit => !withdrawRefusal(sceneOf(game.state), unit) || unit.withdraws);
  if (!isOpen) return nextStage(game);
  yield* decide(game, VERBS, sceneOf, idle, {
    by: side,
    id: 'withdraw',
    cite: '6.3.6.a',
    prompt: 'Does anybody withdraw from his melee?',
    window: mayLeave('withdraw'),
  });
}

const idle = (_: Scene, __: Subject): Refusal => refusal('6.3.6.a', 'it is in no melee');

/** Broken men in a melee must try to get away, and drag nothing along that is too heavy for them (6.4.1, 6.3.6.2). */
function brokenWithdraw(game: Game, side: Side): void {
  for (const unit of game.state.units) {
    if (unit.side !== side || !unit.broken) continue;
    if (withdrawRefusal({ world: game.world, view: game.state, side }, unit)) continue;
    announce(game, unit);
    for (const { id } of weaponsOf(game.state, unit))
      if (isOverloaded(game.world, game.state, unit)) leave(game, id);
  }
}

// ---- where they end up

const fallBack = verb('fall-back', {
  cite: '6.3.6.1',
  who: scene => ownUnits(scene).filter(unit => unit.withdraws),
  whoElse: refusal('6.3.6.1', 'it has not withdrawn'),
  what: ({ world }, unit) => (unit.at === undefined ? [] : neighbours(world, unit.at)),
  whatElse: refusal('6.3.6.1', 'it withdraws into an adjacent hex'),
  refusal: placeRefusal,
  args: (unit, to) => ({ unit: unit.id, to }),
  perform: (game, { unit, to }) => putOut(game, unitById(game.state, unit), to),
});

function putOut(game: Game, unit: AnyUnit, to: LocId): void {
  const mine = game.own(unit);
  mine.at = to;
  unset(mine, 'withdraws');
  game.say('6.3.6.1', `{${unit.id}} gets away`);
}

/** Places those who got away, the attacker's first; false once nobody is left to be placed. */
export function* placeWithdrawn(game: Game): Rule<boolean> {
  const { world } = game;
  const { attacker } = game.state;
  for (const side of [attacker, enemyOf(world, attacker)]) {
    const sceneOf = (view: View): Scene => ({ world, view, side });
    const waiting = ownUnits(sceneOf(game.state)).filter(unit => unit.withdraws);
    const [unit] = waiting;
    if (!unit) continue;
    const shut = waiting.find(each => waysOut(sceneOf(game.state), each).length === 0);
    if (shut) {
      unset(game.own(shut), 'withdraws');
      game.say('6.3.6.1', `{${shut.id}} finds no way out`);
      return true;
    }
    const [only, ...others] = waysOut(sceneOf(game.state), unit);
    if (only !== undefined && others.length === 0) {
      putOut(game, unit, only);
      return true;
    }
    yield* decide(game, [fallBack], sceneOf, idle, {
      by: side,
      id: 'fall-back',
      cite: '6.3.6.1',
      prompt: 'Where do those go who got away?',
    });
    return true;
  }
  return false;
}
