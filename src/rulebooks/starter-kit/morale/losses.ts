/** What happens to units: breaking, pins, casualty reduction, wounds, replacement, elimination (3.2.3, 5.1). */
import { Agenda, lookedUp, type Rule, roll, sumOf, term, unset } from '../../../engine/index.ts';
import { woundSeverity } from '../charts/index.ts';
import { loseConcealment } from '../concealment/loss.ts';
import { tellOfCounters } from '../concealment/telling.ts';
import { isUnseen } from '../concealment/unseen.ts';
import { dr, type Game } from '../game.ts';
import { isPinExempt } from '../pacific/japanese.ts';
import type { Unit, Weapon } from '../state.ts';
import {
  type AnyUnit,
  cardOf,
  isLeader,
  isMmc,
  leadershipOf,
  mmcCard,
  moraleOf,
  unitById,
  weaponsOf,
} from '../units.ts';
import { enemyOf } from '../world.ts';

/** What the loss of a leader must still do to those with him, once the attack is over (3.2.3). */
export interface LeaderLoss {
  readonly leader: AnyUnit;
  readonly morale: number;
  readonly leadership: number;
}
export type Aftermath = Agenda<'leader eliminated' | 'leader broken', LeaderLoss>;

export const newAftermath = (): Aftermath => new Agenda(['leader eliminated', 'leader broken']);

function lossOf({ world, state }: Game, leader: AnyUnit): LeaderLoss {
  return { leader: { ...leader }, morale: moraleOf(world, state, leader), leadership: leadershipOf(leader) };
}

/** An unbroken unit turns to its broken side under desperation morale; pin and exhaustion come off (3.2.3). */
export function breakUnit(game: Game, unit: AnyUnit, aftermath: Aftermath): void {
  if (isLeader(unit)) aftermath.add('leader broken', unit.id, lossOf(game, unit));
  loseConcealment(game, unit, '8.3.e');
  const mine = game.own(unit);
  mine.broken = true;
  mine.desperate = true;
  unset(mine, 'pinned', 'exhausted');
  game.say('3.2.3.g', `{${unit.id}} breaks`);
}

export function pin(game: Game, unit: AnyUnit, cite: string): void {
  if (!unit.broken && !isPinExempt(unit)) pinAnybody(game, unit, cite);
}

/** Bamboo and collapsing huts hold down even those who are never pinned by fire, and broken men, too (8.2.1). */
export function pinAnybody(game: Game, unit: AnyUnit, cite: string): void {
  if (unit.pinned) return;
  game.own(unit).pinned = true;
  game.say(cite, `{${unit.id}} is pinned`);
}

/** A half-squad or crew is eliminated, a squad becomes a half-squad, a leader is wounded (3.2.3). */
export function* casualtyReduction(game: Game, unit: AnyUnit, aftermath: Aftermath): Rule<void> {
  const card = cardOf(unit);
  if (card.kind === 'leader') {
    yield* wound(game, unit, aftermath);
  } else if (card.kind === 'squad' && card.half !== undefined) {
    game.say('3.2.3.d', `{${unit.id}} is reduced to a half-squad`);
    game.own(unit).card = card.half;
  } else {
    eliminate(game, unit, '3.2.3.d', aftermath);
  }
}

/** A light wound or death, by the chart; one more on the die for a man who is wounded already (3.2.3). */
export function* wound(game: Game, unit: AnyUnit, aftermath: Aftermath): Rule<void> {
  const again = unit.wounded === true;
  const severity = (die: number) => woundSeverity(game.world.charts, die, again);
  const dies = yield* roll(dr, `the wound of {${unit.id}}`, ({ white }) => severity(white) === 'eliminated', {
    cite: '3.2.3.e',
    tell: (dice, killed) =>
      lookedUp(
        sumOf(dice, term('wounded already', again ? 1 : 0, '3.2.3.e')),
        'on the wound table',
        killed ? 'killed' : 'wounded lightly',
        { of: [unit.id] },
      ),
  });
  if (dies) {
    eliminate(game, unit, '3.2.3.e', aftermath);
  } else {
    loseConcealment(game, unit, '8.3.e');
    game.own(unit).wounded = true;
    game.say('3.2.3.e', `{${unit.id}} is wounded`);
  }
}

/** Takes a unit out of the game; its weapons stay lying in its hex. */
export function eliminate(game: Game, unit: AnyUnit, cite: string, aftermath: Aftermath): void {
  if (isLeader(unit)) aftermath.add('leader eliminated', unit.id, lossOf(game, unit));
  game.say(cite, `{${unit.id}} is eliminated`);
  for (const weapon of weaponsOf(game.state, unit)) drop(game, weapon, unit);
  game.own(game.state.losses).push({ side: unit.side, card: unit.card, how: 'eliminated' });
  removeUnit(game, unit);
}

export function removeUnit(game: Game, unit: AnyUnit): void {
  const units = game.own(game.state.units);
  units.splice(
    units.findIndex(each => each.id === unit.id),
    1,
  );
}

/** Leaves a weapon lying where its possessor stands, for all to see. */
export function drop(game: Game, weapon: Readonly<Weapon>, possessor: Readonly<Unit>): void {
  const mine = game.own(weapon);
  unset(mine, 'by');
  if (possessor.at !== undefined) mine.at = possessor.at;
  if (!isUnseen(possessor)) return;
  game.reveal([enemyOf(game.world, possessor.side)], '4.0.b', `{${weapon.id}} lies in ${possessor.at}`);
}

/** Removes a weapon from the game. */
export function destroyWeapon(game: Game, weapon: Readonly<Weapon>, cite: string): void {
  if (weapon.by !== undefined) tellOfCounters(game, unitById(game.state, weapon.by), cite);
  game.say(cite, `{${weapon.id}} is destroyed`);
  const weapons = game.own(game.state.weapons);
  weapons.splice(
    weapons.findIndex(each => each.id === weapon.id),
    1,
  );
}

/** A unit that fails a check by more than its ELR is replaced by a broken one of the next lower quality (5.1). */
export function replaceByLower(game: Game, unit: AnyUnit): void {
  const { lower } = cardOf(unit);
  if (lower === undefined || (isMmc(unit) && (mmcCard(unit).steadfast || mmcCard(unit).kind === 'crew')))
    return;
  game.own(unit).card = lower;
  game.say('5.1.a', `{${unit.id}} is replaced by troops of lower quality`);
}
