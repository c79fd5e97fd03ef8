/** What a shot leaves on the gun and on those who serve it: its arc, markers, acquisition (3.2.4, 3.3.3, 6.10). */

import { isUnseen } from '../../concealment/unseen.ts';
import { keepFiring, markFirer, noteShots } from '../../fire/markers.ts';
import { type Firer, movingPiece } from '../../fire/shooters.ts';
import { isUnseenTarget, type Target } from '../../fire/target.ts';
import { noteUse } from '../../fire/weapons.ts';
import type { Game } from '../../game.ts';
import { isGun } from '../../guns/guns.ts';
import type { TargetId } from '../../state.ts';
import { weaponCardOf, weaponsOf } from '../../units.ts';
import { turnToFire } from '../../vehicles/arcs.ts';
import { firing, noteArmFired } from '../../vehicles/arms.ts';
import { acquire, acquisitionOf, loseAcquisition } from '../acquisition.ts';
import { barrelOf } from '../barrel.ts';
import { noteManner } from '../lobbing.ts';
import { isSmoke, type Shot, typeOf } from '../shot.ts';
import { turnGun } from '../turning.ts';

/** Points the gun at its target, before the dice. */
export function turnBarrel(game: Game, { firer, turn }: Shot): void {
  if (firer.vehicle) turnToFire(game, firer.vehicle, turn, ['MA']);
  else turnGun(game, firer.id, turn);
}

/** The shot counts, whatever comes of it; without targets if nobody can see the hex from there. */
export function noteShot(
  game: Game,
  shot: Shot,
  kept: boolean,
  targets: readonly Target[] | undefined,
): void {
  const { firer, helper } = shot;
  const { weapon, user, vehicle } = firer;
  if (firer.mode !== 'bounding') noteShots(game, [firer]);
  if (kept) keepFiring(game, [firer.id]);
  if (vehicle) noteArmFired(game, vehicle, 'MA', { mode: firer.mode, kept }, spentBy(game, shot));
  else if (!weapon) game.own(game.state).fausts = (game.state.fausts ?? 0) + 1;
  if (weapon && user) {
    for (const unit of helper ? [user, helper] : [user]) noteUse(game, unit, weapon.id);
    if (!kept) markServed(game, shot, { ...firer, user });
  }
  noteManner(game, shot);
  if (isStrained(game, shot)) markIntensive(game, shot);
  range(game, shot, targets);
}

/** Movement points that the firing vehicle has spent, in halves. */
function spentBy(game: Game, { firer }: Shot): number {
  const drive = movingPiece(game.state);
  return drive?.is === 'drive' && drive.vehicle === firer.vehicle?.id ? drive.spent : 0;
}

/** After intensive fire those who serve the gun and all they have are through for this player turn (3.3.3.i). */
function markServed(game: Game, { intensive }: Shot, firer: Firer): void {
  markFirer(game, firer, false);
  if (!intensive || firer.mode !== 'first') return;
  for (const piece of [firer.user, ...weaponsOf(game.state, firer.user)]) game.own(piece).fired = 'final';
}

/** Fired by intensive fire; or turned without a turret, and without a rate of fire that this could have cost (3.2.4.if.c). */
function isStrained(game: Game, { firer, intensive, turn }: Shot): boolean {
  const barrel = barrelOf(game.world, game.state, firer.id);
  if (!barrel || intensive) return barrel !== undefined;
  return turn !== undefined && turn.hexspines > 0 && barrel.traverse === 'NT' && !barrel.piece.rateOfFire;
}

function markIntensive(game: Game, { firer, intensive }: Shot): void {
  const gun = firer.vehicle ?? firer.weapon;
  if (!gun) return;
  game.own(gun).intensive = true;
  game.say(
    intensive ? '3.2.4.if.a' : '3.2.4.if.c',
    `${firing(firer.id)} may not fire again in this player turn`,
  );
}

/**
 * Smoke loses what was acquired; everything else that has sights ranges in (6.10, 6.11). On the move it doesn't, but keeps
 * what it had acquired before (6.10.e). Nor does who fires where he can't see: his attack is not resolved (3.2.1.e).
 */
function range(game: Game, shot: Shot, targets: readonly Target[] | undefined): void {
  const { firer, target } = shot;
  const gun = firer.vehicle ?? firer.weapon;
  const by = firer.vehicle?.id ?? firer.user?.id;
  if (!gun || by === undefined || !hasSights(shot)) return;
  if (isSmoke(shot.shell)) {
    loseAcquisition(game, gun);
    return;
  }
  game.own(gun).shelled = true;
  const isArea = typeOf(shot) === 'area';
  // What is under a ? can't be followed, and aimed at by itself it is not acquired at all (8.3.2.b).
  const seen = targets?.filter(each => !isUnseenTarget(each)) ?? [];
  const isVeiled = !isArea && targets !== undefined && targets.length > 0 && seen.length === 0;
  if (firer.mode === 'bounding' || firer.vehicle?.motion) {
    const keeps = targets?.some(({ id }) => acquisitionOf(game.state, gun, target, id) < 0);
    if (!keeps) loseAcquisition(game, gun);
  } else if (targets === undefined || isVeiled) {
    if (gun.acquired?.at !== target) loseAcquisition(game, gun);
  } else acquire(game, { gun, by, from: firer.at }, target, isArea ? undefined : seen.map(({ id }) => id));
}

/** A shot that has driven somebody out from under his ? has acquired him (8.3.2.b). */
export function rangeOnFound(game: Game, shot: Shot, wereUnseen: readonly TargetId[]): void {
  const { firer, target } = shot;
  const gun = firer.vehicle ?? firer.weapon;
  const by = firer.vehicle?.id ?? firer.user?.id;
  if (!gun || by === undefined || typeOf(shot) === 'area' || !hasSights(shot)) return;
  const found = game.state.units.filter(
    unit => unit.at === target && !isUnseen(unit) && wereUnseen.includes(unit.id),
  );
  if (found.length > 0)
    acquire(
      game,
      { gun, by, from: firer.at },
      target,
      found.map(({ id }) => id),
    );
}

/** Guns, main armaments and light mortars (4.5, 6.10); light anti-tank weapons have none. */
function hasSights({ firer: { weapon, vehicle } }: Shot): boolean {
  return (
    vehicle !== undefined ||
    (weapon !== undefined && (isGun(weapon) || weaponCardOf(weapon).kind === 'mortar'))
  );
}
