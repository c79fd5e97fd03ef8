/** What firing leaves on those who fired: markers, used weapons, directed shooters, declared targets. */
import { unset } from '../../../engine/index.ts';
import type { Game } from '../game.ts';
import { distract, loseAcquisition } from '../ordnance/acquisition.ts';
import type { FireMarker, FireMode, ShooterId, WeaponId } from '../state.ts';
import { type AnyUnit, isLeader, isMmc, weaponsOf } from '../units.ts';
import type { Attack } from './card.ts';
import { type Firer, isFlamethrower, movingPiece } from './shooters.ts';
import { firesWeaponsOnly, noteUse } from './weapons.ts';

/** Notes the declared fire, before anything comes of it: it counts even if it proves blind (3.2.1.e). */
export function noteFire(game: Game, { firers, leaders, target }: Attack): void {
  for (const firer of firers) {
    const gun = firer.weapon ?? gunServedBy(firers, firer)?.weapon;
    if (!gun) {
      distract(game, firer.user);
      continue;
    }
    // Fired like a machine gun, a gun loses what it had in its sights (6.10); a machine gun has none.
    loseAcquisition(game, gun);
    noteUse(game, firer.user, gun.id);
  }
  for (const leader of leaders) {
    if (!leader.directs) game.own(leader).directs = firers.map(({ id }) => id);
  }
  noteVolley(game, firers, target);
  noteShots(game, firers);
}

function noteVolley(game: Game, firers: readonly Firer[], target: Attack['target']): void {
  if (firers.some(isFlamethrower)) return;
  const hexes = [...new Set(firers.map(({ at }) => at))];
  const volleys = hexes.map(from => {
    return { from, at: target, by: firers.filter(({ at }) => at === from).map(({ id }) => id) };
  });
  game.own(game.state).volleys = [...(game.state.volleys ?? []), ...volleys];
}

export function forgetVolleys(game: Game): void {
  if (game.state.volleys) unset(game.own(game.state), 'volleys');
}

/** Shots at the moving stack or vehicle in its present location are counted (3.3.3.l). */
export function noteShots(game: Game, firers: readonly Pick<Firer, 'id'>[]): void {
  const stack = movingPiece(game.state);
  if (!stack) return;
  const shots: Record<ShooterId, number> = { ...stack.shots };
  for (const { id } of firers) shots[id] = (shots[id] ?? 0) + 1;
  game.own(game.state).doing = game.state.doing.map(frame => (frame === stack ? { ...stack, shots } : frame));
}

/** The machine gun that a second leader helps to fire. */
function gunServedBy(firers: readonly Firer[], { weapon, user, at }: Firer): Firer | undefined {
  if (weapon || !isLeader(user)) return undefined;
  return firers.find(each => each.weapon && isLeader(each.user) && each.at === at);
}

export interface Outcome {
  /** The weapons that keep their rate of fire. */
  readonly kept: readonly WeaponId[];
  readonly cowered: boolean;
}

/** What keeps its rate of fire bears no mark of its shot (1.2.4.1). */
export function keepFiring(game: Game, weapons: readonly ShooterId[]): void {
  for (const id of weapons) game.befall(id, 'keeps its rate of fire');
}

/** Marks all who fired (3.2.5, 3.3.3, 3.4, 3.5). */
export function markFirers(game: Game, { firers, leaders }: Attack, { kept, cowered }: Outcome): void {
  for (const firer of firers) {
    const gun = gunServedBy(firers, firer) ?? firer;
    if (gun.weapon && kept.includes(gun.weapon.id)) continue;
    markFirer(game, firer, cowered);
  }
  const [first] = firers;
  if (!first) return;
  for (const leader of leaders) mark(game, leader, markerOf(first.mode, cowered));
  if (first.mode === 'prep')
    for (const unit of [...firers.map(({ user }) => user), ...leaders]) rest(game, unit);
}

/** One that has lost its rate of fire, or never had any. */
export function markFirer(game: Game, { user, weapon, mode }: Firer, cowered: boolean): void {
  const marker = markerOf(mode, cowered);
  // After such fire, or having cowered in first fire, the unit and all its weapons have fired for good (3.3.3.h).
  if (mode === 'subsequent' || mode === 'protective' || (mode === 'first' && cowered && isMmc(user))) {
    for (const piece of [user, ...weaponsOf(game.state, user)]) mark(game, piece, 'final');
    return;
  }
  mark(game, weapon ?? user, marker);
  if (weapon && (firesWeaponsOnly(user) || (cowered && isMmc(user)))) mark(game, user, marker);
}

function markerOf(mode: FireMode, cowered: boolean): FireMarker {
  if (mode === 'prep') return 'prep';
  return mode === 'first' && !cowered ? 'first' : 'final';
}

function mark(game: Game, piece: { readonly fired?: FireMarker }, marker: FireMarker): void {
  if (piece.fired !== marker && piece.fired !== 'final') game.own(piece).fired = marker;
}

/** Prep fire takes the exhaustion marker off (3.2.5.a). */
function rest(game: Game, unit: AnyUnit): void {
  if (!unit.exhausted) return;
  unset(game.own(unit), 'exhausted');
  game.say('3.2.5.a', `{${unit.id}} is no longer exhausted`);
}
