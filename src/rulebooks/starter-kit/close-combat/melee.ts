/** Melee: infantry of both sides that close combat leaves in one hex is locked in it (3.8). */
import type { HexId } from '../../../board/index.ts';
import { keepConcealed } from '../concealment/close-combat.ts';
import { isUnknown } from '../concealment/unseen.ts';
import { pop } from '../frames.ts';
import type { Game, View } from '../game.ts';
import { forgetHandToHand, noteHandToHand } from '../pacific/hand-to-hand.ts';
import type { UnitId } from '../state.ts';
import { type AnyUnit, unitsAt } from '../units.ts';
import { type AnyVehicle, vehiclesAt } from '../vehicles/vehicles.ts';

/** Both sides are there, and somebody can still fight; vehicles don't fight each other. */
export function isContested(view: View, hex: HexId): boolean {
  return isContestedByInfantry(view, hex) || isContestedBy(view, hex, vehiclesAt(view, hex));
}

/** A vehicle holds the infantry of the enemy, unless it is in motion; it is never held itself (3.8.v). */
function isHeld(view: View, hex: HexId): boolean {
  const holding = vehiclesAt(view, hex).filter(({ motion }) => !motion);
  return isContestedByInfantry(view, hex, isOpen) || isContestedBy(view, hex, holding, isOpen);
}

/** Who is concealed is not held, and holds nobody (8.3.2.e). */
const isOpen = (unit: AnyUnit): boolean => !isUnknown(unit);

function isContestedBy(
  view: View,
  hex: HexId,
  vehicles: readonly AnyVehicle[],
  counts: (unit: AnyUnit) => boolean = () => true,
): boolean {
  return vehicles.some(({ side }) => unitsAt(view, hex).some(unit => unit.side !== side && counts(unit)));
}

function isContestedByInfantry(
  view: View,
  hex: HexId,
  counts: (unit: AnyUnit) => boolean = () => true,
): boolean {
  const [first, ...others] = unitsAt(view, hex).filter(counts);
  return (
    first !== undefined &&
    others.some(unit => unit.side !== first.side) &&
    [first, ...others].some(unit => !unit.broken)
  );
}

/** After the close combat of a hex: whoever is left on both sides is held there (3.8.t). */
export function lockInMelee(game: Game, hex: HexId): void {
  if (!isHeld(game.state, hex) || game.state.melees.includes(hex)) return;
  game.own(game.state).melees = [...game.state.melees, hex];
  game.say('3.8.t', `Melee in ${hex}`);
}

interface Fought {
  readonly at: HexId;
  readonly handToHand?: boolean;
  readonly shadows?: readonly UnitId[];
}

/** The close combat of the hex is over for this phase. */
export function endCombat(game: Game, { at: hex, handToHand = false, shadows }: Fought): void {
  if (shadows) keepConcealed(game, hex, shadows);
  pop(game);
  game.own(game.state).fought = [...(game.state.fought ?? []), hex];
  lockInMelee(game, hex);
  noteHandToHand(game, hex, handToHand);
}

/** A melee is over as soon as one side is gone or no unbroken unit remains (3.8.u). */
export function endMelees(game: Game): void {
  const { melees } = game.state;
  const lasting = melees.filter(hex => isHeld(game.state, hex));
  if (lasting.length === melees.length) return;
  for (const hex of melees) if (!lasting.includes(hex)) game.say('3.8.u', `The melee in ${hex} is over`);
  game.own(game.state).melees = lasting;
  forgetHandToHand(game);
}
