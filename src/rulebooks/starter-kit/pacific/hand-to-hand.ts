/** Hand-to-hand combat (8.1.8.4): with the Japanese in it, close combat is bloodier for both. */
import type { HexId } from '../../../board/index.ts';
import { type Side, unset } from '../../../engine/index.ts';
import type { Game, View } from '../game.ts';
import { type AnyUnit, unitsAt } from '../units.ts';
import { isJapanese } from './japanese.ts';

/**
 * It becomes so when Japanese are the ATTACKER or have ambushed their enemy, and remains so; but not while all of
 * them are pinned or have been ambushed themselves.
 */
export function becomesHandToHand(view: View, hex: HexId, ambusher: Side | undefined): boolean {
  const japanese = unitsAt(view, hex).filter(unit => isJapanese(unit) && !unit.broken);
  const [first] = japanese;
  if (!first || (ambusher !== undefined && ambusher !== first.side)) return false;
  const isTheirs = first.side === view.attacker || ambusher === first.side;
  return (isTheirs || view.handToHand?.includes(hex) === true) && japanese.some(unit => !unit.pinned);
}

/** An attack in which Japanese who are not pinned fight hand to hand: one less on its dice. */
export const isFanatic = (by: readonly AnyUnit[]): boolean =>
  by.some(unit => isJapanese(unit) && !unit.pinned);

/** After the close combat of a phase: what goes on as a melee goes on in the same way. */
export function noteHandToHand(game: Game, hex: HexId, handToHand: boolean): void {
  const { handToHand: before = [], melees } = game.state;
  if (!handToHand && !before.includes(hex)) return;
  setHandToHand(game, [
    ...before.filter(each => each !== hex),
    ...(handToHand && melees.includes(hex) ? [hex] : []),
  ]);
}

/** Where the melee is over, there is nothing left of it. */
export function forgetHandToHand(game: Game): void {
  const { handToHand, melees } = game.state;
  if (!handToHand || handToHand.every(hex => melees.includes(hex))) return;
  setHandToHand(
    game,
    handToHand.filter(hex => melees.includes(hex)),
  );
}

function setHandToHand(game: Game, hexes: readonly HexId[]): void {
  const state = game.own(game.state);
  if (hexes.length > 0) state.handToHand = hexes;
  else unset(state, 'handToHand');
}
