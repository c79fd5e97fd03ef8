/** Whether a vehicle may stay with an enemy AFV (3.3.2.o): only if it could do it harm with a middling shot. */
import { modifier, toKillResult, toKillWithAp, toKillWithHe } from '../charts/index.ts';
import type { World } from '../world.ts';
import { type AnyVehicle, isOutOfOrder, vehicleCardOf } from './vehicles.ts';

/** The roll on which the harm must be sure. */
const MIDDLING = 5;
const ASPECTS = ['hull', 'turret'] as const;

/** With shells of which it has no end, at closest quarters, against the weakest plates that it may strike. */
export function couldHarm(world: World, vehicle: AnyVehicle, rival: AnyVehicle): boolean {
  const { main, nation } = vehicleCardOf(vehicle);
  if (!main || isOutOfOrder(vehicle, 'MA')) return false;
  const { hull, turretArmour } = vehicleCardOf(rival);
  const rear = modifier(world.charts.toKillModifiers, 'rear facing').n;
  return main.unlimited.some(shell => {
    const number =
      shell === 'AP'
        ? toKillWithAp(world.charts, { ...main, nation, range: 0 })
        : toKillWithHe(world.charts, main.calibre);
    const killer = shell === 'AP' ? 'AP, APCR, APDS or HEAT' : 'HE or DC';
    return ASPECTS.some(aspect => {
      const armour = aspect === 'hull' ? hull.side : turretArmour.side;
      const effect =
        number === undefined
          ? 'nothing'
          : toKillResult(world.charts, killer, aspect, number + rear - armour, MIDDLING);
      return effect === 'destroyed' || effect === 'shock';
    });
  });
}
