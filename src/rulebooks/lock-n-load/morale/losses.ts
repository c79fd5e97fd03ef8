/** What happens to units: Shaken, wounded, reduced, eliminated; and what becomes of their weapons (1.6, 5.1). */
import { type Rule, unset } from '../../../engine/index.ts';
import { skill } from '../charts/index.ts';
import { choose, type Game } from '../game.ts';
import type { Unit, Vehicle, Weapon, WeaponId } from '../state.ts';
import { type AnyUnit, type AnyWeapon, cardOf, isHero, weaponById, weaponsOf } from '../units.ts';

/** Heroes never Shake (5.1.g). */
export function shake(game: Game, unit: AnyUnit): void {
  if (unit.shaken || isHero(unit)) return;
  game.own(unit).shaken = true;
  loseAim(game, unit);
  game.say('5.1.a', `{${unit.id}} is Shaken`);
}

/** A second wound is the last (5.1.k); all but Heroes are Shaken besides (5.1.j). */
export function wound(game: Game, unit: AnyUnit): void {
  if (unit.wounded) {
    eliminate(game, unit, '5.1.k');
    return;
  }
  game.own(unit).wounded = true;
  loseAim(game, unit);
  game.say('5.1.j', `{${unit.id}} is wounded`);
  shake(game, unit);
}

/** A squad becomes a Shaken half-squad; whoever is smaller is eliminated (5.1.i). */
export function* casualties(game: Game, unit: AnyUnit): Rule<void> {
  const card = cardOf(unit);
  if (card.kind !== 'squad' || card.half === undefined) return eliminate(game, unit, '5.1.i');
  const mine = game.own(unit);
  mine.card = card.half;
  mine.shaken = true;
  loseAim(game, unit);
  game.say('5.1.i', `{${unit.id}} suffers Casualties and is a Shaken half-squad`);
  yield* dropOneOfTwo(game, unit);
}

/** A half-squad carries one weapon: its owner says which (1.6.j). */
function* dropOneOfTwo(game: Game, unit: AnyUnit): Rule<void> {
  const held = weaponsOf(game.state, unit);
  if (held.length < 2) return;
  const { weapon: kept } = yield* choose({
    by: unit.side,
    id: 'keep-weapon',
    cite: '1.6.j',
    prompt: 'Which weapon does the half-squad keep?',
    acts: view => weaponsOf(view, unit).map(({ id }) => ({ verb: 'keep', weapon: id }) as const),
  });
  for (const weapon of held) if (weapon.id !== kept) dropWeapon(game, weapon.id);
}

/** Takes a unit out of the game; its weapons stay lying where it was (1.6.k), a used skill goes back (12.0.c). */
export function eliminate(game: Game, unit: AnyUnit, cite: string): void {
  game.say(cite, `{${unit.id}} is eliminated`);
  for (const weapon of weaponsOf(game.state, unit)) dropWeapon(game, weapon.id);
  returnSkill(game, unit);
  game.own(game.state.losses).push({ side: unit.side, card: unit.card, how: 'eliminated' });
  removeUnit(game, unit);
}

export function removeUnit(game: Game, unit: AnyUnit): void {
  const units = game.own(game.state.units);
  units.splice(
    units.findIndex(each => each.id === unit.id),
    1,
  );
  forgetIfEmpty(game, unit.at);
}

/** Spotted and Acquisition markers are gone with the last unit under them (10.1.f, 14.3.c). Call it whenever a unit leaves. */
export function forgetIfEmpty(game: Game, at: AnyUnit['at']): void {
  const { spotted, units, weapons, vehicles = [] } = game.state;
  if (at === undefined || [...units, ...vehicles].some(each => each.at === at)) return;
  if (spotted.includes(at)) game.own(game.state).spotted = spotted.filter(each => each !== at);
  for (const piece of [...units, ...weapons, ...vehicles])
    if (piece.acquired?.at === at) unset(game.own<Unit | Weapon | Vehicle>(piece), 'acquired');
}

/** Who is hit by enemy fire has to range in anew, with whatever he serves (EOP.9). */
function loseAim(game: Game, unit: AnyUnit): void {
  for (const piece of [unit, ...weaponsOf(game.state, unit)])
    if (piece.acquired) unset(game.own(piece), 'acquired');
}

/** Leaves a weapon lying where its possessor is. */
export function dropWeapon(game: Game, id: WeaponId): void {
  const weapon = weaponById(game.state, id);
  const possessor = game.state.units.find(unit => unit.id === weapon.possessedBy);
  const mine = game.own(weapon);
  unset(mine, 'possessedBy', 'acquired');
  if (possessor?.at !== undefined) mine.at = possessor.at;
}

/** Takes a weapon out of the game. */
export function removeWeapon(game: Game, weapon: AnyWeapon, cite: string): void {
  game.say(cite, `{${weapon.id}} is removed`);
  const weapons = game.own(game.state.weapons);
  weapons.splice(
    weapons.findIndex(each => each.id === weapon.id),
    1,
  );
}

/** A skill that is used up, or whose possessor is dead, goes back into the cup (12.0.c). */
function returnSkill(game: Game, unit: AnyUnit): void {
  if (unit.skill === undefined) return;
  game.own(game.state.cup).push(unit.skill);
  unset(game.own(unit), 'skill');
}

/** A one-time skill has done its work. */
export function spendSkill(game: Game, unit: AnyUnit): void {
  if (unit.skill !== undefined && skill(game.world.charts, unit.skill).once) returnSkill(game, unit);
}
