/** Guns that can be fired like mortars as well (Chapter H, Type 92 infantry gun): in one manner or the other in a phase. */
import type { HexId } from '../../../board/index.ts';
import { type Frozen, isRefusal, type Refusal, refusal } from '../../../engine/index.ts';
import type { GunCard } from '../counters/card.ts';
import type { Game, View } from '../game.ts';
import type { FireFrame } from '../state.ts';
import { type AnyWeapon, isWeaponId, weaponById, weaponCardOf } from '../units.ts';
import { distance, type World } from '../world.ts';
import { lobbedOrdnance } from './guns.ts';
import { type Gunner, gunnerAt } from './marksmen.ts';
import type { Shot } from './shot.ts';

/** The gun's card, if it can be fired both ways. */
function versatile(weapon: AnyWeapon | undefined): GunCard | undefined {
  const card = weapon && weaponCardOf(weapon);
  return card?.kind === 'gun' && card.asMortar ? card : undefined;
}

/** Having been fired like a mortar in this fire phase, it is not aimed straight any more in it. */
export const isLobbing = ({ firer }: Gunner): boolean => firer.weapon?.manner === 'lobbed';

const NO_MORTAR = refusal('6.9.a', 'it is no mortar, and can’t be fired like one');

/** The same gunner with his barrel up; or why he may not. */
export function lobbing(world: World, view: View, { firer }: Gunner, target: HexId): Gunner | Refusal {
  const card = versatile(firer.weapon);
  const ordnance = card && lobbedOrdnance(world, card);
  if (!ordnance) return NO_MORTAR;
  if (firer.weapon?.manner === 'straight') {
    return refusal('H.ja.type92', 'it has been fired in the other manner in this phase');
  }
  if (ordnance.toHit(distance(world, firer.at, target)) === undefined) {
    return refusal('H.ja.type92', 'the target is too near or too far to fire at it like a mortar');
  }
  return ordnance.refusal(world, view, firer, target) ?? { firer, ordnance };
}

/** Why the declared gun may not be fired so at the hex. */
export function lobRefusal(
  world: World,
  view: View,
  { shooters: [id] }: Frozen<FireFrame>,
  target: HexId,
): Refusal | undefined {
  const weapon = id !== undefined && isWeaponId(id) ? weaponById(view, id) : undefined;
  if (!weapon || !versatile(weapon)) return NO_MORTAR;
  const gunner = gunnerAt(world, view, weapon.id, target);
  const lobbed = isRefusal(gunner) ? gunner : lobbing(world, view, gunner, target);
  return isRefusal(lobbed) ? lobbed : undefined;
}

/** Notes in which manner the shot was fired. */
export function noteManner(game: Game, { firer: { weapon }, ordnance }: Shot): void {
  if (weapon && versatile(weapon)) game.own(weapon).manner = ordnance.airBursts ? 'lobbed' : 'straight';
}
