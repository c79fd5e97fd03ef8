/** The cards of vehicles: a weapon in a window, where the target is known before it is laid (5.3.c), and Close Assault (17.1). */
import { figure, signed } from '../../../../engine/index.ts';
import { enclosing } from '../../frames.ts';
import { stackOf } from '../../movement/moving-stack.ts';
import {
  armorClimbed,
  assaultStrength,
  helpersIn,
  isTankAssaulter,
} from '../../vehicles/close-assault/strength.ts';
import { armById } from '../../vehicles/fire/arms.ts';
import { isVehicleId, vehicleById } from '../../vehicles/vehicles.ts';
import { type Cards, pieceName } from '../names.ts';
import { gunneryCard } from './fire.ts';
import { part, unhurt } from './parts.ts';

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
  'close-assault': (scene, { vehicle: id }) => {
    const { world, view } = scene;
    const move = enclosing(view, 'move');
    if (!move) return undefined;
    const stack = stackOf(view, move);
    const helpers = helpersIn(world, view, stack);
    const armor = armorClimbed(vehicleById(view, id));
    const name = pieceName(scene, id);
    return {
      title: `Close Assault on ${name}`,
      targets: [unhurt(id)],
      by: { title: 'Who assaults', of: stack.map(unit => unit.id) },
      parts: [
        part(scene, `Armor of ${name}`, figure('lowest armor', '17.1.f', armor), `a die ${signed(armor)}`),
        ...stack
          .filter(unit => isTankAssaulter(view, unit))
          .map(unit => {
            const strength = assaultStrength(world, view, unit, helpers.get(unit.id));
            const words = `if it dares, destroyed when a die ${signed(strength.value)} beats that`;
            return part(scene, `Assault by ${pieceName(scene, unit.id)}`, strength, words);
          }),
      ],
    };
  },
} satisfies Cards;
