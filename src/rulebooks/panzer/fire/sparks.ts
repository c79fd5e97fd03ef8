/** What a shot may set on fire (7.35.1): the hex of its target, if it was no small arm that fired. */
import { kindle, setAlight } from '../fires/fires.ts';
import { type Game, isVehicle } from '../game.ts';
import { distance, isOn } from '../world.ts';
import type { Shot, ShotResult } from './a-shot.ts';
import { bandAt, factorIn, weaponOf } from './weapon.ts';

export function kindleBy(game: Game, shot: Shot, { misses }: ShotResult): void {
  const { firer, target, weapon, row } = shot;
  if (row === 'flame') setAlight(game, target.at);
  if (row === 'gp' || row === 'second-gp') {
    const band = bandAt(weapon, distance(game.world, firer.at, target.at)) ?? 'E';
    kindle(game, target.at, factorIn(weapon, band));
  }
  if (misses && isStrayRocket(game, shot)) kindle(game, target.at, weaponOf(firer, 'gp')?.factors[0] ?? 0);
}

/** A rocket of men that missed a vehicle (7.35.3). */
const isStrayRocket = ({ world }: Game, { target, weapon, row }: Shot): boolean =>
  isOn(world, '7.35.3') && row === 'ce' && weapon.isHandHeld === true && isVehicle(target);
