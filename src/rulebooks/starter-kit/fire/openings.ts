/** How an attack begins: with what may fire now, or with a look for a Panzerfaust. */
import type { Side } from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { seenFiring } from '../concealment/loss.ts';
import { isUnseen } from '../concealment/unseen.ts';
import { push } from '../frames.ts';
import type { Game, View } from '../game.ts';
import { readyToEngage } from '../ordnance/engaging.ts';
import { readyEquivalents } from '../ordnance/equivalent.ts';
import { faustActs } from '../ordnance/fausts.ts';
import { groundMains, groundShooters } from '../ordnance/ground.ts';
import { readyMains } from '../ordnance/marksmen.ts';
import type { FireFrame, ShooterId } from '../state.ts';
import { readyGunsOf } from '../vehicles/gunnery.ts';
import type { World } from '../world.ts';
import { findShooter, firingSide } from './shooters.ts';
import { isAnybodyReady, readyShooters } from './targets.ts';

export type Opening = Extract<BookAct, { verb: 'ready' | 'faust' }>;

/** Besides those who may fire at enemies: at vehicles, at ground, and like a machine gun. */
const OTHER_OPENERS = [readyEquivalents, readyToEngage, groundShooters];
const OPENERS = [readyShooters, ...OTHER_OPENERS];

export function openings(world: World, view: View): readonly Opening[] {
  const side = firingSide(world, view);
  const ready = new Set<ShooterId>([
    ...OPENERS.flatMap(opener => opener(world, view)).map(({ id }) => id),
    ...readyMains(world, view, side),
    ...groundMains(world, view, side),
    ...readyGunsOf(world, view, side),
  ]);
  return [...[...ready].map(shooter => ({ verb: 'ready', shooter }) as const), ...faustActs(world, view)];
}

export function hasOpening(world: World, view: View): boolean {
  const side = firingSide(world, view);
  return (
    isAnybodyReady(world, view) ||
    OTHER_OPENERS.some(opener => opener(world, view).length > 0) ||
    faustActs(world, view).length > 0 ||
    readyMains(world, view, side).length > 0 ||
    groundMains(world, view, side).length > 0 ||
    readyGunsOf(world, view, side).length > 0
  );
}

/** Begins the declaration; in the movement phase the target is known from the start. */
export function openFire(
  game: Game,
  by: Side,
  act: Opening,
  at: Pick<FireFrame, 'target' | 'at'> = {},
): void {
  const shooter = act.verb === 'faust' ? act.unit : act.shooter;
  showShooter(game, shooter);
  push(game, {
    is: 'fire',
    by,
    shooters: [shooter],
    leaders: [],
    ...at,
    ...(act.verb === 'faust' && { faust: true }),
  });
}

/** Who makes ready to fire, or to direct it, shows himself (6.4.c, 8.3.d). */
export function showShooter(game: Game, id: ShooterId): void {
  const shooter = game.state.units.some(isUnseen) ? findShooter(game.state, id) : undefined;
  if (!shooter) return;
  const { user, weapon } = shooter;
  seenFiring(game, user, { toHit: weapon?.emplaced === true });
}
