/** Acquisition (4.5, 6.10, 6.11): a mortar that fires at the same hex again aims better, as long as nothing disturbs it. */
import type { HexId } from '../../board/index.ts';
import type { Game, View } from './game.ts';
import type { Firer } from './shooters.ts';
import { type AnyUnit, type AnyWeapon, isGoodOrder, possessorOf, weaponsOf } from './units.ts';

/** What the mortar's acquisition of the hex is worth to hit it; 0 without one. */
export function acquisitionOf(view: View, weapon: AnyWeapon, target: HexId): 0 | -1 | -2 {
  return weapon.acquired?.at === target && isUndisturbed(view, weapon) ? weapon.acquired.drm : 0;
}

/** After a shot: ranged in, or better than before. Another target loses the old one. */
export function acquire(game: Game, { weapon, user, at }: Firer, target: HexId): void {
  if (!weapon) return;
  const drm = acquisitionOf(game.state, weapon, target) < 0 ? -2 : -1;
  game.own(weapon).acquired = { at: target, drm, by: user.id, from: at };
  game.say('6.11.a', `{${weapon.id}} has acquired ${target} (${drm})`);
}

export function loseAcquisition(game: Game, weapon: AnyWeapon): void {
  if (weapon.acquired) delete game.own(weapon).acquired;
}

/** Who fires with his own firepower looks elsewhere than through the sights of his mortar (6.10). */
export function distract(game: Game, unit: AnyUnit): void {
  for (const weapon of weaponsOf(game.state, unit)) loseAcquisition(game, weapon);
}

/** Takes off what moving, breaking, malfunction or a change of hands has spoilt. */
export function sweepAcquisitions(game: Game): void {
  for (const weapon of game.state.weapons) {
    if (weapon.acquired && !isUndisturbed(game.state, weapon)) loseAcquisition(game, weapon);
  }
}

function isUndisturbed(view: View, weapon: AnyWeapon): boolean {
  const { acquired, malfunctioned } = weapon;
  const possessor = possessorOf(view, weapon);
  return (
    !malfunctioned &&
    possessor !== undefined &&
    possessor.id === acquired?.by &&
    possessor.at === acquired.from &&
    isGoodOrder(view, possessor)
  );
}
