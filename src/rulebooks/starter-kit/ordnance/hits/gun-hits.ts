/** Ordnance hits on guns and those who serve them (6.6, 6.7). */
import type { Rule } from '../../../../engine/index.ts';
import { type FireColumn, type FireResult, fireResult } from '../../charts/index.ts';
import { sufferHits } from '../../fire/effects.ts';
import { malfunction } from '../../fire/weapons.ts';
import type { Game, View } from '../../game.ts';
import { gunshield } from '../../guns/cover.ts';
import { gunOf } from '../../guns/guns.ts';
import { casualtyReduction, destroyWeapon, eliminate, newAftermath } from '../../morale/losses.ts';
import { leaderLosses } from '../../morale/morale.ts';
import type { AnyUnit, AnyWeapon } from '../../units.ts';
import type { World } from '../../world.ts';
import type { Shot } from '../shot.ts';
import type { Effect } from './effect.ts';

/** A gun that is hit together with whoever serves it. */
export interface GunHit extends Effect {
  readonly crew: AnyUnit;
  readonly gun: AnyWeapon;
  /** What its shield adds for the crew, if the gun itself is missed. */
  readonly shield: number;
}

export function gunHit(
  world: World,
  view: View,
  shot: Shot,
  crew: AnyUnit,
  effect: Effect,
): GunHit | undefined {
  const gun = gunOf(view, crew);
  if (!gun) return undefined;
  const shield = gunshield(world, view, crew, [shot.firer.at], shot.ordnance.airBursts);
  // On the area target type the cover has its effect here, and the shield is worth no more than what it betters (6.6.b).
  const cover = effect.drm.kept.reduce((sum, { n }) => sum + Math.max(0, n), 0);
  return { crew, gun, ...effect, shield: Math.max(0, (shield?.n ?? 0) - cover) };
}

/** A direct hit: KIA destroys gun and crew, K jams the one and reduces the other. All else is a near miss (6.7.b). */
export type GunFate = 'destroyed' | 'struck' | FireResult;

export function fateOf(world: World, { column, drm, shield }: GunHit, original: number): GunFate {
  const { is } = fireResult(world.charts, column, original + drm.value);
  if (is === 'KIA') return 'destroyed';
  return is === 'K' ? 'struck' : fireResult(world.charts, column, original + drm.value + shield);
}

export function* sufferGunHit(game: Game, hit: GunHit, fate: GunFate): Rule<void> {
  const { crew, gun } = hit;
  if (fate === 'destroyed') return yield* destroyGun(game, crew, gun, '6.7.b');
  if (fate === 'struck') {
    const aftermath = newAftermath();
    game.say('2.0.DirectHit', `{${gun.id}} takes a direct hit`);
    malfunction(game, gun, '6.7.b');
    yield* casualtyReduction(game, crew, aftermath);
    return yield* leaderLosses(game, aftermath);
  }
  yield* nearMiss(game, crew, hit.column, fate);
}

function* nearMiss(game: Game, crew: AnyUnit, column: FireColumn, result: FireResult): Rule<void> {
  yield* sufferHits(game, [{ targets: [crew.id], column, result }]);
}

/** Gun and crew are gone: by a direct hit, or at once by a critical one (6.1.c). */
export function* destroyGun(game: Game, crew: AnyUnit, gun: AnyWeapon, cite: string): Rule<void> {
  const aftermath = newAftermath();
  destroyWeapon(game, gun, cite);
  eliminate(game, crew, cite, aftermath);
  yield* leaderLosses(game, aftermath);
}
