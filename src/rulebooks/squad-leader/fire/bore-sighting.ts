/** Guns that were laid on a hex before the fight (8.9.8): what it is worth, how it is lost, and who knows. */
import { type Side, unset } from '../../../engine/index.ts';
import type { Game, View } from '../game.ts';
import type { LocId } from '../state.ts';
import { bearerOf } from '../units.ts';
import { enemyOf } from '../world.ts';
import type { Shooter } from './shooters.ts';
import { trackOf } from './tracks.ts';

/** As much of an attack as this needs. */
interface Aimed {
  readonly target: LocId;
  readonly firers: readonly Shooter[];
  readonly spray?: readonly LocId[];
}

/** Its first target is the hex on which it is laid; of three that it sprays, any of them (8.9.8.5, 8.9.2.2, QA-78). */
function isLaidOn(view: View, { id, weapon, sprays }: Shooter, { target, spray = [] }: Aimed): boolean {
  const sighted = weapon?.sighted;
  if (!sighted || sighted.upset) return false;
  const track = trackOf(view, id);
  const first = track?.at ?? target;
  if (sprays) return [first, ...(track?.spray ?? spray)].includes(sighted.at);
  return sighted.at === target && first === target;
}

/** All who fire in it are laid on the target: together with others it is worth nothing (8.9.8.6). */
export const isSightedIn = (view: View, attack: Aimed): boolean =>
  attack.firers.length > 0 && attack.firers.every(shooter => isLaidOn(view, shooter, attack));

/** Whoever feels it knows; who has fired together with others has lost it for the player turn (8.9.8.6). */
export function noteSighting(game: Game, attack: Aimed, by: Side): void {
  const isFelt = isSightedIn(game.state, attack);
  const isMixed = attack.firers.some(({ weapon }) => !weapon?.sighted);
  for (const { weapon } of attack.firers) {
    if (!weapon?.sighted) continue;
    const { id, sighted } = weapon;
    if (isFelt && !sighted.shown) {
      game.own(weapon).sighted = { ...sighted, shown: true };
      game.reveal([enemyOf(game.world, by)], '8.9.8.5', `{${id}} is sighted in on ${sighted.at}`);
    } else if (isMixed) {
      game.own(weapon).sighted = { ...sighted, upset: true };
    }
  }
}

/** Away from where it was laid, or without unbroken men, a gun is laid no more (8.9.8.3). */
export function loseSighting(game: Game): void {
  for (const weapon of game.state.weapons) {
    if (!weapon.sighted) continue;
    const bearer = bearerOf(game.state, weapon);
    const stands = bearer && !bearer.broken && bearer.at === weapon.sighted.from;
    if (!stands || bearer.side !== weapon.sighted.by) unset(game.own(weapon), 'sighted');
  }
}

/** With the player turn the disorder ends, too. */
export function settleSighting(game: Game): void {
  for (const weapon of game.state.weapons) {
    if (!weapon.sighted?.upset) continue;
    const { upset: _, ...sighted } = weapon.sighted;
    game.own(weapon).sighted = sighted;
  }
}
