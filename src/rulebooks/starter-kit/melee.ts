/** Melee: infantry of both sides that close combat leaves in one hex is locked in it (3.8). */
import type { HexId } from '../../board/index.ts';
import type { Game, View } from './game.ts';
import { unitsAt } from './units.ts';

/** Both sides are there, and somebody can still fight. */
export function isContested(view: View, hex: HexId): boolean {
  const [first, ...others] = unitsAt(view, hex);
  return (
    first !== undefined &&
    others.some(unit => unit.side !== first.side) &&
    [first, ...others].some(unit => !unit.broken)
  );
}

/** After the close combat of a hex: whoever is left on both sides is held there (3.8.t). */
export function lockInMelee(game: Game, hex: HexId): void {
  if (!isContested(game.state, hex) || game.state.melees.includes(hex)) return;
  game.own(game.state).melees = [...game.state.melees, hex];
  game.say('3.8.t', `Melee in ${hex}`);
}

/** A melee is over as soon as one side is gone or no unbroken unit remains (3.8.u). */
export function endMelees(game: Game): void {
  const { melees } = game.state;
  const lasting = melees.filter(hex => isContested(game.state, hex));
  if (lasting.length === melees.length) return;
  for (const hex of melees) if (!lasting.includes(hex)) game.say('3.8.u', `The melee in ${hex} is over`);
  game.own(game.state).melees = lasting;
}
