/** Weapons change hands (4.2.1, 3.21.18): in the state, and in what the trails tell. */
import { unset } from '../../../engine/index.ts';
import type { Game } from '../game.ts';
import type { LocId, UnitId } from '../state.ts';
import { noteDeed, trailOf } from '../trails/trails.ts';
import { type AnyUnit, type AnyWeapon, weaponsOf } from '../units.ts';

/** Leaves a weapon lying where its bearer is. */
export function drop(game: Game, weapon: AnyWeapon, bearer: AnyUnit): void {
  if (bearer.at === undefined) return;
  if (isOnItsWay(game, bearer)) noteDeed(game, bearer.id, { do: 'drop', weapon: weapon.id });
  write(game, weapon, { at: bearer.at }, bearer);
}

export function take(game: Game, weapon: AnyWeapon, bearer: AnyUnit): void {
  if (isOnItsWay(game, bearer)) noteDeed(game, bearer.id, { do: 'take', weapon: weapon.id });
  write(game, weapon, { by: bearer.id }, bearer);
}

/** From one who has it to another in the same place (8.4.2). */
export function hand(game: Game, weapon: AnyWeapon, giver: AnyUnit, to: AnyUnit): void {
  if (isOnItsWay(game, giver)) noteDeed(game, giver.id, { do: 'hand', weapon: weapon.id, to: to.id });
  write(game, weapon, { by: to.id }, giver);
}

const isOnItsWay = (game: Game, { id }: AnyUnit): boolean => (trailOf(game.state, id)?.steps.length ?? 0) > 0;

/** Who is on no trail changes what the phase has found; the others are told of. */
function write(game: Game, weapon: AnyWeapon, to: { by?: UnitId; at?: LocId }, bearer: AnyUnit): void {
  const mine = game.own(weapon);
  unset(mine, 'by', 'at');
  Object.assign(mine, to);
  const { found } = game.state;
  if (found && !isOnItsWay(game, bearer)) game.own(found.weapons)[weapon.id] = to;
}

export function dropAll(game: Game, bearer: AnyUnit): void {
  for (const weapon of weaponsOf(game.state, bearer)) drop(game, weapon, bearer);
}

/** Removes a weapon from the game. */
export function destroyWeapon(game: Game, weapon: AnyWeapon, cite: string): void {
  game.say(cite, `{${weapon.id}} is destroyed`);
  removeWeapon(game, weapon);
}

export function removeWeapon(game: Game, { id }: AnyWeapon): void {
  const weapons = game.own(game.state.weapons);
  weapons.splice(
    weapons.findIndex(each => each.id === id),
    1,
  );
}
