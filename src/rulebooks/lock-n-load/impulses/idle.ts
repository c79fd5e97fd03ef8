/** Why a unit of the side whose impulse it is does nothing in it, whatever it might be asked to do (4.0). */
import { type Refusal, refusal, type Side, type Subject } from '../../../engine/index.ts';
import type { View } from '../game.ts';
import { type AnyUnit, findUnit, isLocked } from '../units.ts';
import { type AnyVehicle, canBeUsed, findVehicle } from '../vehicles/vehicles.ts';
import { canBeActivated } from './groups.ts';
import type { ImpulseScene } from './scene.ts';

const NOBODYS = refusal('1.6.b', 'nobody possesses it');
const OTHERS = refusal('4.0.c', 'it is the other side’s');
const NOT_ACTIVATED = refusal('4.0.c', 'its hex is not activated');
const NOTHING = refusal('4.0.h', 'there is nothing for it to do now');
const NOT_THERE = refusal('4.0.c', 'there is nobody in it who could act');

/** The unit that a question is about: itself, or whoever has the weapon. */
function unitAsked(view: View, { piece = '' }: Subject): AnyUnit | undefined {
  const weapon = view.weapons.find(({ id }) => id === piece);
  return findUnit(view, weapon ? (weapon.possessedBy ?? '') : piece);
}

interface SideScene {
  readonly view: View;
  readonly side: Side;
}

/** Whose it is, before anything else; undefined if it is the side's own. */
export function strangerRefusal({ view, side }: SideScene, subject: Subject): Refusal | undefined {
  if (subject.piece === undefined) return undefined;
  const unit = unitAsked(view, subject) ?? findVehicle(view, subject.piece);
  if (!unit) return NOBODYS;
  return unit.side === side ? undefined : OTHERS;
}

export function idleInOperations(scene: SideScene, subject: Subject): Refusal {
  const vehicle = findVehicle(scene.view, subject.piece ?? '');
  if (vehicle) return strangerRefusal(scene, subject) ?? vehicleMarkerRefusal(vehicle) ?? NOTHING;
  const unit = unitAsked(scene.view, subject);
  return strangerRefusal(scene, subject) ?? (unit ? (markerRefusal(scene.view, unit) ?? NOTHING) : NOT_THERE);
}

export function idleInImpulse(scene: ImpulseScene, subject: Subject): Refusal {
  const vehicle = findVehicle(scene.view, subject.piece ?? '');
  if (vehicle) {
    const isActive = scene.impulse.groups.some(({ vehicles }) => vehicles?.includes(vehicle.id));
    const otherwise = isActive ? NOTHING : NOT_ACTIVATED;
    return strangerRefusal(scene, subject) ?? vehicleMarkerRefusal(vehicle) ?? otherwise;
  }
  const unit = unitAsked(scene.view, subject);
  const against = strangerRefusal(scene, subject) ?? (unit && markerRefusal(scene.view, unit));
  if (against) return against;
  if (!unit) return NOT_THERE;
  return scene.impulse.groups.some(({ units }) => units.includes(unit.id)) ? NOTHING : NOT_ACTIVATED;
}

/** What it has done in this turn, or what holds it. */
function markerRefusal(view: View, unit: AnyUnit): Refusal | undefined {
  if (unit.at === undefined) return refusal('22.0.a', 'it is not on the map');
  if (canBeActivated(view, unit)) return undefined;
  if (isLocked(view, unit)) return refusal('8.1.a', 'it is locked in a Melee that has been fought');
  if (unit.fired) return refusal('4.0.n', 'it has fired');
  return unit.opsComplete ? refusal('4.1.a', 'it is Ops Complete') : refusal('4.0.n', 'it has moved');
}

function vehicleMarkerRefusal(vehicle: AnyVehicle): Refusal | undefined {
  if (vehicle.at === undefined) return refusal('22.0.a', 'it is not on the map');
  if (vehicle.abandoned) return refusal('14.1.1.b', 'nobody is in it any more');
  if (canBeUsed(vehicle)) return undefined;
  if (vehicle.fired) return refusal('4.0.n', 'it has fired');
  return vehicle.opsComplete ? refusal('4.1.a', 'it is Ops Complete') : refusal('4.0.n', 'it has moved');
}
