/**
 * Melee (8.0): a round in a location in which both sides are. The attacker picks targets and strikes, the other side
 * strikes back, and then those who fell are removed, unless it was an ambush.
 */
import { type Rule, roll, type Side } from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { pop, push, replaceTop } from '../frames.ts';
import { choose, type Game, TWO_D6, type View } from '../game.ts';
import type { Action, AnyImpulse } from '../impulses/action.ts';
import { noteDeed, unitsOf } from '../impulses/groups.ts';
import { eliminate, removeWeapon, spendSkill } from '../morale/losses.ts';
import type { Location, UnitId } from '../state.ts';
import { type AnyUnit, findUnit, isCaptured, isLocked, meleeAt, skillBonus, unitsAt } from '../units.ts';
import { enemyOf, type World } from '../world.ts';
import { type AnyMelee, furtherTargets, meleeAttack, strikingSide } from './attack.ts';
import { armsOf, combatants, isSingleUse, strikers } from './strength.ts';

/** In a later turn units that are locked use an impulse for the next round (8.1.a). */
export const fightingOn: Action = {
  verbs: ['melee'],
  acts: (_, view, impulse) => fights(view, impulse).map(({ at }) => ({ verb: 'melee', at }) as const),
  perform,
};

function fights(view: View, { groups, side }: AnyImpulse) {
  if (view.melees.length === 0) return [];
  return groups.filter(
    group =>
      unitsOf(view, group).some(unit => isLocked(view, unit)) && strikers(view, group.at, side).length > 0,
  );
}

function* perform(game: Game, impulse: AnyImpulse, act: BookAct): Generator<never, void> {
  const group = act.verb === 'melee' ? impulse.groups.find(({ at }) => at === act.at) : undefined;
  const first = group?.units[0];
  if (!group || first === undefined) return;
  noteDeed(game, first);
  beginRound(game, { at: group.at, attacker: impulse.side });
}

/** Opens the one round of this turn; whoever faces it with nobody able to fight is lost (5.1.d, 8.1.g). */
export function beginRound(
  game: Game,
  { at, attacker, ...circumstances }: Pick<AnyMelee, 'at' | 'attacker' | 'unseen' | 'reinforced'>,
): void {
  const enemy = enemyOf(game.world, attacker);
  if (!meleeAt(game.state, at)) game.own(game.state.melees).push({ at });
  if (combatants(game.state, at, enemy).length > 0) {
    push(game, { is: 'melee', at, attacker, stage: 'attack', ...circumstances, targets: [], fallen: [] });
    return;
  }
  for (const unit of unitsAt(game.state, at, enemy)) eliminate(game, unit, '8.1.g');
  markFought(game, at);
}

/** One target more, an ambush declared, or the dice. */
export function* meleeFrame(game: Game, melee: AnyMelee): Rule<void> {
  const { world, state } = game;
  const side = strikingSide(world, melee);
  const further = furtherTargets(world, state, melee);
  const [only, ...others] = further;
  if (strikers(state, melee.at, side).length === 0 || (only === undefined && melee.targets.length === 0))
    return nextStage(game, melee);
  if (!melee.unseen) {
    if (only === undefined) return yield* strike(game, melee, melee.targets);
    if (melee.targets.length === 0 && others.length === 0) return yield* strike(game, melee, [only]);
  }
  const act = yield* choose({
    by: side,
    id: 'melee',
    cite: '8.0.f',
    prompt: `Melee in ${melee.at}: whom to attack?`,
    acts: view => meleeActs(world, view, melee),
  });
  if (act.verb === 'strike') return yield* strike(game, melee, melee.targets);
  if (act.verb === 'ambush') return ambush(game, melee);
  replaceTop(game, { ...melee, targets: [...melee.targets, act.unit] });
}

type MeleeAct = Extract<BookAct, { verb: 'target' | 'ambush' | 'strike' }>;

function meleeActs(world: World, view: View, melee: AnyMelee): readonly MeleeAct[] {
  return [
    ...(melee.unseen ? [{ verb: 'ambush' } as const] : []),
    ...furtherTargets(world, view, melee).map(unit => ({ verb: 'target', unit }) as const),
    ...(melee.targets.length > 0 ? [{ verb: 'strike' } as const] : []),
  ];
}

/** The firepower of those who came unseen is tripled, and they strike first (8.4). */
function ambush(game: Game, { unseen, ...melee }: AnyMelee): void {
  const ambushers = unseen ?? [];
  replaceTop(game, { ...melee, ambushers });
  for (const id of ambushers) {
    const unit = findUnit(game.state, id);
    if (unit && skillBonus(game.world, unit, 'his hex may ambush') > 0) spendSkill(game, unit);
  }
  game.say('8.4.a', `{${ambushers.join('}, {')}} fall upon the enemy in ${melee.at} from ambush`);
}

/** Two dice against the Kill Number: all targets are eliminated, or none (8.0.g). */
function* strike(game: Game, { unseen: _, ...melee }: AnyMelee, targets: readonly UnitId[]): Rule<void> {
  const attack = meleeAttack(game.world, game.state, melee, targets);
  const added = attack.modifiers.value;
  const kills = yield* roll(
    TWO_D6,
    `Melee in ${melee.at} at ${attack.odds}`,
    ({ first, second }) => first + second + added >= attack.killNumber,
    { cite: '8.0.g', by: strikingSide(game.world, melee) },
  );
  if (kills) for (const id of targets) game.befall(id, 'struck down');
  else doomCaptured(game, attack.by);
  // In an ambush the enemy falls before he can strike back (8.4.b), not so where friends are fighting (8.2.c).
  const atOnce = kills && melee.stage === 'attack' && melee.ambushers && !melee.reinforced;
  if (atOnce) for (const unit of attack.on) fall(game, unit, '8.4.b');
  const fallen = kills && !atOnce ? [...melee.fallen, ...targets] : melee.fallen;
  nextStage(game, { ...melee, fallen });
}

/** A captured weapon that helped to eliminate nobody goes in the Administration Phase (8.0.o). */
function doomCaptured(game: Game, by: readonly AnyUnit[]): void {
  for (const unit of by) {
    for (const weapon of armsOf(game.world, game.state, unit).weapons) {
      if (isCaptured(weapon, unit)) game.own(weapon).doomed = true;
    }
  }
}

/** The other side strikes back; after that the round is over (8.0.h). */
function nextStage(game: Game, melee: AnyMelee): void {
  if (melee.stage === 'attack') replaceTop(game, { ...melee, stage: 'counterattack', targets: [] });
  else endRound(game, melee);
}

function endRound(game: Game, { at, attacker, fallen }: AnyMelee): void {
  pop(game);
  const sides = [attacker, enemyOf(game.world, attacker)];
  for (const side of sides) for (const unit of combatants(game.state, at, side)) discardUsed(game, unit);
  for (const id of fallen) {
    const unit = findUnit(game.state, id);
    if (unit) eliminate(game, unit, '8.0.h');
  }
  for (const side of sides) removeHelpless(game, at, side);
  markFought(game, at);
}

/** Satchel charges and Molotov cocktails are spent after the round, in attack as in defence (8.0.n). */
function discardUsed(game: Game, unit: AnyUnit): void {
  for (const weapon of armsOf(game.world, game.state, unit).weapons) {
    if (isSingleUse(weapon)) removeWeapon(game, weapon, '8.0.n');
  }
}

function fall(game: Game, unit: AnyUnit, cite: string): void {
  discardUsed(game, unit);
  eliminate(game, unit, cite);
}

/** With the last who could fight the others are lost, too, even if no enemy is left to see it (8.1.f). */
function removeHelpless(game: Game, at: Location, side: Side): void {
  if (combatants(game.state, at, side).length > 0) return;
  for (const unit of unitsAt(game.state, at, side)) eliminate(game, unit, '8.1.f');
}

/** There is one round in a location and turn; its marker stays on whoever is left (8.0.c, 8.1.a). */
function markFought(game: Game, at: Location): void {
  game.own(game.state).melees = game.state.melees.map(melee =>
    melee.at === at ? { at, fought: true } : melee,
  );
}
