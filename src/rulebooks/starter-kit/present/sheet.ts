/** The data sheets of the Starter Kit: what is printed on a counter, and the numbers of the charts that go with it. */
import type { Sheet } from '../../../engine/index.ts';
import { isPlaceholder } from '../concealment/unseen.ts';
import { cardOf, isUnitId, isWeaponId, weaponCardOf } from '../units.ts';
import { vehicleCardOf } from '../vehicles/vehicles.ts';
import { pieceTitle, type Scene } from './names.ts';
import { personParts } from './sheet-of-person.ts';
import { vehicleParts } from './sheet-of-vehicle.ts';
import { weaponParts } from './sheet-of-weapon.ts';

/** Undefined for what nobody may look at: who lies under a ?. */
export function sheet(scene: Scene, piece: string): Sheet | undefined {
  const { view, world } = scene;
  if (isUnitId(piece)) {
    const unit = view.units.find(({ id }) => id === piece);
    if (unit === undefined || isPlaceholder(unit)) return undefined;
    return { title: pieceTitle(scene, piece, unit.card), parts: personParts(cardOf(unit)) };
  }
  if (isWeaponId(piece)) {
    const weapon = view.weapons.find(({ id }) => id === piece);
    return (
      weapon && {
        title: pieceTitle(scene, piece, weapon.card),
        parts: weaponParts(world, weaponCardOf(weapon)),
      }
    );
  }
  const vehicle = view.vehicles?.find(({ id }) => id === piece);
  return (
    vehicle && { title: vehicleCardOf(vehicle).name, parts: vehicleParts(world, vehicleCardOf(vehicle)) }
  );
}
