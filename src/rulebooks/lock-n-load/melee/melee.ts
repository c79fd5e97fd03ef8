/**
 * Melee (8.0): a round in a location in which both sides are. The attacker picks targets and strikes, the other side
 * strikes back, and then those who fell are removed, unless it was an ambush.
 */
import {
  against,
  atLeast,
  type Refusal,
  type Rule,
  refusal,
  type Side,
  type Subject,
  sumOf,
} from '../../../engine/index.ts';
import { rollPair } from '../air/arrival.ts';
import { amend, pop, push, replaceTop, top } from '../frames.ts';
import { decide, type Game, TWO_D6, type View, verbsIn } from '../game.ts';
import { unitsOf } from '../impulses/groups.ts';
import { impulseVerb } from '../impulses/scene.ts';
import { eliminate, removeWeapon, spendSkill } from '../morale/losses.ts';
import type { Location, UnitId } from '../state.ts';
import {
  type AnyUnit,
  findUnit,
  isCaptured,
  isLocked,
  meleeAt,
  skillBonus,
  unitById,
  unitsAt,
} from '../units.ts';
import { enemyOf, type World } from '../world.ts';
import { type AnyMelee, furtherTargets, meleeAttack, strikingSide } from './attack.ts';
import { armsOf, combatants, isSingleUse, strikers } from './strength.ts';

/** In a later turn units that are locked use an impulse for the next round (8.1.a). */
export const fightOn = impulseVerb('melee', {
  cite: '8.1.a',
  who: ({ view, impulse }) => (view.melees.length === 0 ? [] : impulse.groups.map(({ at }) => at)),
  unfit({ view, side, impulse }, place) {
    const isHeld = impulse.groups.some(
      group => group.at === place && unitsOf(view, group).some(unit => isLocked(view, unit)),
    );
    if (!isHeld) return refusal('8.1.a', 'nobody there is locked in a Melee that is still to be fought');
    return strikers(view, place, side).length > 0
      ? undefined
      : refusal('8.0.f', 'nobody there is able to attack');
  },
  args: at => ({ at }),
  perform(game, { at }) {
    amend(game, 'impulse', { acted: true });
    beginRound(game, { at, attacker: top(game.state, 'impulse').side });
  },
});

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
  const sceneOf = (view: View): MeleeScene => ({ world, view, side, melee });
  yield* decide(game, MELEE_VERBS, sceneOf, idle, {
    by: side,
    id: 'melee',
    cite: '8.0.f',
    prompt: `Melee in ${melee.at}: whom to attack?`,
  });
}

interface MeleeScene {
  readonly world: World;
  readonly view: View;
  readonly side: Side;
  readonly melee: AnyMelee;
}

const verb = verbsIn<MeleeScene>();

const fallUpon = verb('ambush', {
  cite: '8.4.a',
  bar: ({ melee }) => (melee.unseen ? undefined : refusal('8.4.a', 'nobody came unseen')),
  perform: game => ambush(game, top(game.state, 'melee')),
});

const target = verb('target', {
  cite: '8.0.f',
  who: ({ world, view, melee }) => furtherTargets(world, view, melee),
  whoElse: refusal('8.0.f', 'the attack is too weak to take it in, or it is no target'),
  args: unit => ({ unit }),
  perform(game, { unit }) {
    const melee = top(game.state, 'melee');
    replaceTop(game, { ...melee, targets: [...melee.targets, unit] });
  },
});

const strikeNow = verb('strike', {
  cite: '8.0.f',
  bar: ({ melee }) =>
    melee.targets.length > 0 ? undefined : refusal('8.0.f', 'at least one enemy must be attacked'),
  perform(game) {
    const melee = top(game.state, 'melee');
    return strike(game, melee, melee.targets);
  },
});

const MELEE_VERBS = [fallUpon, target, strikeNow] as const;

function idle({ view, melee, side }: MeleeScene, { piece = '', place }: Subject): Refusal {
  const unit = findUnit(view, view.weapons.find(({ id }) => id === piece)?.possessedBy ?? piece);
  if ((unit?.at ?? place) !== melee.at) return refusal('8.0.c', 'it is not in this Melee');
  return unit?.side === side
    ? refusal('8.0.f', 'all who can attack do so together')
    : refusal('8.0.f', 'the attack is too weak to take it in, or it is no target');
}

/** The firepower of those who came unseen is tripled, and they strike first (8.4). */
function ambush(game: Game, { unseen, ...melee }: AnyMelee): void {
  const ambushers = unseen ?? [];
  replaceTop(game, { ...melee, ambushers });
  for (const id of ambushers) {
    const unit = unitById(game.state, id);
    if (skillBonus(game.world, unit, 'his hex may ambush') > 0) spendSkill(game, unit);
  }
  game.say('8.4.a', `{${ambushers.join('}, {')}} fall upon the enemy in ${melee.at} from ambush`);
}

/** Two dice against the Kill Number: all targets are eliminated, or none (8.0.g). */
function* strike(game: Game, { unseen: _, ...melee }: AnyMelee, targets: readonly UnitId[]): Rule<void> {
  const attack = meleeAttack(game.world, game.state, melee, targets);
  const added = attack.modifiers.value;
  const kills = yield* rollPair(
    game,
    TWO_D6,
    `Melee in ${melee.at} at ${attack.odds}`,
    ({ first, second }) => first + second + added >= attack.killNumber,
    {
      cite: '8.0.g',
      by: strikingSide(game.world, melee),
      tell: (dice, kill) =>
        against(
          sumOf(dice, attack.modifiers),
          atLeast(attack.killNumber),
          kill,
          kill ? 'all struck down' : 'no effect',
          { of: targets },
        ),
    },
    ({ first, second }) => [first, second],
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
