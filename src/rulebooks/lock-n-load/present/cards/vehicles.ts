/** The card of a vehicle's weapon in a window, where the target is known before it is laid (5.3.c). */
import { armById } from '../../vehicles/fire/arms.ts';
import { isVehicleId } from '../../vehicles/vehicles.ts';
import type { Cards } from '../names.ts';
import { gunneryCard } from './fire.ts';

export const VEHICLE_CARDS = {
  lay: (scene, { arm: id }) => {
    const window = scene.view.doing.at(-1);
    if (window?.is !== 'window') return undefined;
    const { arm, vehicle: gunner } = armById(scene.view, id);
    const vehicle = window.movers.find(isVehicleId);
    const isMixed = vehicle !== undefined && window.movers.length > 1;
    if (gunner.at === undefined || isMixed) return undefined;
    return gunneryCard(scene, {
      is: 'gunnery',
      by: window.side,
      from: gunner.at,
      gunner: gunner.id,
      arm,
      target: window.at,
      ...(vehicle && { vehicle }),
    });
  },
} satisfies Cards;
