/** Weapons pass between units in one place (8.4): in their movement phase and their advance phase. */
import { type Refusal, refusal } from '../../../engine/index.ts';
import type { Game, View } from '../game.ts';
import { trailOf } from '../trails/trails.ts';
import { type AnyUnit, type AnyWeapon, bearerOf, inMelee, unitById, weaponById } from '../units.ts';
import { hand } from './hands.ts';

/** Against anybody's giving it away now. */
export function handingRefusal(view: View, weapon: AnyWeapon): Refusal | undefined {
  const bearer = bearerOf(view, weapon);
  if (bearer?.at === undefined) return refusal('8.4.1', 'nobody on the map has it');
  if (weapon.handed) return refusal('8.4.2', 'it has changed hands in this phase');
  if (weapon.gained) return refusal('8.5.4', 'it was acquired in this player turn');
  if (inMelee(view, bearer)) return refusal('8.5.1', 'nothing changes hands in melee');
  const before = view.phase === 'movement' ? 'prep-fire' : 'advancing-fire';
  return weapon.fired === before
    ? refusal('8.4.2', 'it has fired in the fire phase before this one')
    : undefined;
}

/** Against this one's taking it. */
export function takingRefusal(view: View, taker: AnyUnit): Refusal | undefined {
  if (taker.broken || taker.berserk) return refusal('8.4.5', 'broken and berserk units take nothing over');
  if (trailOf(view, taker.id)?.ended === 'grounded') return refusal('8.4.5', 'it has gone to ground');
  if (view.phase !== 'movement') return undefined;
  if (taker.fired) return refusal('8.4.2', 'it has fired in the prep fire phase');
  return taker.tasked ? refusal('8.4.2', 'it is busy with a task') : undefined;
}

export function handOver(game: Game, id: string, to: string): void {
  const weapon = weaponById(game.state, id);
  const giver = bearerOf(game.state, weapon);
  if (!giver) return;
  hand(game, weapon, giver, unitById(game.state, to));
  game.own(weaponById(game.state, id)).handed = true;
  game.say('8.4.2', `{${giver.id}} gives {${id}} to {${to}}`);
}
