/** Whose a piece is: what every ask says of pieces that can do nothing for the side that is asked. */
import { type Refusal, refusal, type Side, type Subject } from '../../engine/index.ts';
import type { View } from './game.ts';
import type { AnyUnit } from './units.ts';
import type { AnyVehicle } from './vehicles/vehicles.ts';
import type { World } from './world.ts';

/** A side is to act. */
export interface SideScene {
  readonly world: World;
  readonly view: View;
  readonly side: Side;
}
type Sided = Pick<SideScene, 'view' | 'side'>;

export const ownUnits = ({ view, side }: Sided): readonly AnyUnit[] =>
  view.units.filter(unit => unit.side === side);
export const ownVehicles = ({ view, side }: Sided): readonly AnyVehicle[] =>
  view.vehicles?.filter(vehicle => vehicle.side === side) ?? [];

/** The unit or vehicle that it is, or that has the weapon. */
function ownerOf({ view }: Sided, { piece }: Subject): AnyUnit | AnyVehicle | undefined {
  const weapon = view.weapons.find(({ id }) => id === piece);
  const unit = view.units.find(({ id }) => id === (weapon?.by ?? piece));
  return unit ?? view.vehicles?.find(({ id }) => piece === id || piece?.startsWith(`${id}.`));
}

/** Whose a piece is, and whether it is there at all; undefined if it is the side's own, and on the map. */
export function strangerRefusal(scene: Sided, subject: Subject): Refusal | undefined {
  if (subject.piece === undefined) return undefined;
  const owner = ownerOf(scene, subject);
  if (!owner) return refusal('4.0.a', 'nobody possesses it');
  if (owner.side !== scene.side) return refusal('2.0.ATTACKER', 'it is the other side’s');
  if (owner.at === undefined) return refusal('3.3.d', 'it is not on the map');
  return 'wreck' in owner && owner.wreck ? refusal('7.4.c', 'it is a wreck') : undefined;
}

/** What an ask says of places and of the side's own pieces of which none of its verbs speaks. */
export const idling =
  (place: Refusal, own: Refusal) =>
  (scene: Sided, subject: Subject): Refusal =>
    subject.place === undefined ? (strangerRefusal(scene, subject) ?? own) : place;
