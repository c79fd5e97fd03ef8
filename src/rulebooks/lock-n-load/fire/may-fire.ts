/** Whether something may fire at all just now: its condition, its markers, its place, and what has fired before. */

import { type Refusal, refusal } from '../../../engine/index.ts';
import { mortarsFireFrom, weaponsBesideFirepower, weaponsFired } from '../charts/index.ts';
import { enclosing } from '../frames.ts';
import type { View } from '../game.ts';
import { bearerOf } from '../scenario/set-up.ts';
import type { ShooterId } from '../state.ts';
import { placeOf } from '../terrain/places.ts';
import { isBuildingHex, terrainAt } from '../terrain/terrain.ts';
import {
  type AnyUnit,
  isFresh,
  isGoodOrder,
  isLocked,
  isMmc,
  isWeaponId,
  markersAllow,
  mayFireAfterMove,
  weaponCardOf,
} from '../units.ts';
import type { World } from '../world.ts';
import type { Occasion } from './occasion.ts';
import { fireKind, printedFire, type Shooter, shotsOf } from './shooters.ts';

/** `declared`: what fires with it in the attack that is being put together. */
export function readinessRefusal(
  world: World,
  view: View,
  occasion: Occasion,
  shooter: Shooter,
  declared: readonly ShooterId[] = [],
): Refusal | undefined {
  return (
    activityRefusal(world, view, occasion, shooter) ??
    conditionRefusal(view, shooter) ??
    repeatRefusal(occasion, shooter, declared) ??
    weaponLimitRefusal(world, view, occasion, shooter, declared) ??
    placeRefusal(world, shooter)
  );
}

/** Shaken units use nothing (5.1.a), those in Melee are locked (8.1.a), and a jammed gun is silent (1.6.2.b). */
function conditionRefusal(view: View, shooter: Shooter): Refusal | undefined {
  const { user, weapon } = shooter;
  if (!isGoodOrder(user)) return refusal('5.1.a', 'it is Shaken');
  if (isLocked(view, user)) return refusal('8.1.a', 'it is locked in Melee');
  const gun = weapon ?? user;
  if (gun.jammed) return refusal('1.6.2.b', 'it is jammed');
  if (weapon && fireKind(shooter) === 'combined' && !printedFire(shooter))
    return refusal('1.6.1.c', 'it is dismantled');
  if (weapon && bearerOf(user) === undefined) return refusal('1.6.h', 'it cannot use support weapons');
  return undefined;
}

/** What its markers leave it to do, in its own impulse (4.0.n) and in the enemy's (5.3.a, 4.1.b). */
function activityRefusal(
  world: World,
  view: View,
  occasion: Occasion,
  shooter: Shooter,
): Refusal | undefined {
  const { user } = shooter;
  if (fireKind(shooter) === undefined) return refusal('11.1.a', 'it has no firepower of its own');
  if (user.fired) {
    return hasFiredIn(occasion, user) ? undefined : refusal('4.0.n', 'it has fired');
  }
  if (occasion.opportunity) {
    if (fireKind(shooter) === 'mortar') return refusal('18.1.f', 'mortars take no Opportunity Fire');
    if (!markersAllow(world, user, 'may opportunity fire')) return refusal('5.3.a', 'it has moved');
    return user.opsComplete && !isMmc(user) ? refusal('4.1.b', 'it is Ops Complete, and no MMC') : undefined;
  }
  if (isFresh(user) || mayFireAfterMove(user) || hasPivoted(view, user)) return undefined;
  // At the hex it has just spotted an Ops Complete unit may fire (4.1.e): the target is looked at elsewhere.
  if (hasSpotted(view, user)) return undefined;
  return user.opsComplete ? refusal('4.1.a', 'it is Ops Complete') : refusal('4.0.h', 'it has moved');
}

/** It has fired something else in this very impulse or window (4.0.k). */
const hasFiredIn = ({ shots }: Occasion, { id }: AnyUnit): boolean => shots.some(({ by }) => by === id);

/** A weapon team that turns in its impulse may still fire in it (1.7.g). */
export function hasPivoted(view: View, user: AnyUnit): boolean {
  const frame = view.doing.at(-1);
  if (frame?.is === 'fire' && frame.pivoted && frame.shooters.includes(user.id)) return true;
  const impulse = enclosing(view, 'impulse');
  return impulse?.groups.some(({ pivoted }) => pivoted?.includes(user.id)) === true;
}

/** It has found the enemy in this very impulse. */
export function hasSpotted(view: View, user: AnyUnit): boolean {
  const spotting = enclosing(view, 'impulse')?.spotting;
  return spotting?.succeeded === true && spotting.by === user.id;
}

/** Each fires as often as it can, and all combined fire of a location is one attack (4.0.i, 1.7.h). */
function repeatRefusal(
  { shots, spent }: Occasion,
  shooter: Shooter,
  declared: readonly ShooterId[],
): Refusal | undefined {
  const fired = shots.filter(shot => shot.with === shooter.id).length;
  if (declared.includes(shooter.id) || fired >= shotsOf(shooter)) return refusal('4.0.h', 'it has fired');
  return fireKind(shooter) === 'combined' && spent.includes(shooter.at)
    ? refusal('4.0.i', 'its hex has made its one combined attack of this impulse')
    : undefined;
}

/** A squad fires one weapon beside its own firepower, or two without it; all others fire one and nothing else (1.6). */
function weaponLimitRefusal(
  world: World,
  view: View,
  { shots }: Occasion,
  { user, weapon }: Shooter,
  declared: readonly ShooterId[],
): Refusal | undefined {
  const bearer = bearerOf(user);
  if (bearer === undefined) return undefined;
  const isHis = (each: ShooterId) =>
    each === user.id || view.weapons.some(held => held.id === each && held.possessedBy === user.id);
  const fired = shots.filter(({ by }) => by === user.id).map(shot => shot.with);
  const used = [...fired, ...declared.filter(isHis)];
  const weapons = used.filter(isWeaponId).length;
  const isOwnUsed = used.includes(user.id);
  if (weapon) {
    const most = isOwnUsed
      ? weaponsBesideFirepower(world.charts, bearer)
      : weaponsFired(world.charts, bearer);
    return weapons < most ? undefined : refusal(LIMIT_CITES[bearer], 'it can fire no more weapons');
  }
  return weapons <= weaponsBesideFirepower(world.charts, bearer)
    ? undefined
    : refusal(LIMIT_CITES[bearer], 'the weapons it fires cost it its own firepower');
}

const LIMIT_CITES = { squad: '1.6.c', 'half-squad': '1.6.d', crew: '1.6.d', SMC: '1.6.g' } as const;

/** Ordnance that is carried needs the open behind it (1.6.q), mortars the open above (18.1.a). */
export function placeRefusal(world: World, shooter: Shooter): Refusal | undefined {
  const kind = fireKind(shooter);
  const { hex, inBunker } = placeOf(world, shooter.at);
  if (kind === 'mortar') {
    const terrain = terrainAt(world, hex);
    return inBunker || (terrain !== undefined && !mortarsFireFrom(world.charts, terrain))
      ? refusal('18.1.a', 'a mortar cannot fire from here')
      : undefined;
  }
  const card = shooter.weapon && weaponCardOf(shooter.weapon);
  const isBarred = card?.kind === 'anti-tank' && !card.rifle && (inBunker || isBuildingHex(world, hex));
  return isBarred ? refusal('1.6.q', 'it cannot be fired from a building or bunker') : undefined;
}
