/** Nobody carries a gun: who goes away without pushing it leaves it where it stands (1.2.6). */
import type { Game } from '../game.ts';
import { destroyWeapon, drop } from '../morale/losses.ts';
import type { WeaponId } from '../state.ts';
import { type AnyUnit, weaponsOf } from '../units.ts';
import { isGun } from './guns.ts';

export function leaveGuns(game: Game, unit: AnyUnit, pushed?: WeaponId): void {
  for (const weapon of weaponsOf(game.state, unit)) {
    if (!isGun(weapon) || weapon.id === pushed) continue;
    game.say('1.2.6.c', `{${unit.id}} leaves {${weapon.id}} behind`);
    // What is left behind beyond the edge of the map never comes (3.3.d).
    if (unit.at === undefined) destroyWeapon(game, weapon, '3.3.d');
    else drop(game, weapon, unit);
  }
}
