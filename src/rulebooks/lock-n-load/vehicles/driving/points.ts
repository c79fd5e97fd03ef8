/** The movement points of a vehicle (15.0), and what its crew's state and its way of going make of them. */
import { type Tally, type TallyEntry, type TallyPlan, tally } from '../../../../engine/index.ts';
import { modifier, type VEHICLE_MOVEMENT } from '../../charts/index.ts';
import type { World } from '../../world.ts';
import { type AnyVehicle, vehicleCardOf } from '../vehicles.ts';
import type { Drive } from './drive-scene.ts';

const PLAN: TallyPlan = { stages: ['printed', 'shaken', 'whole when shaken', 'share', 'whole'] };

/** What it may spend; each half is rounded up (5.1.f, 15.2.a). */
export function pointsOf(world: World, vehicle: AnyVehicle, kind: Drive['kind'] = 'normal'): Tally {
  const half = (name: keyof typeof VEHICLE_MOVEMENT.cites, stage: string, whole: string): TallyEntry[] => {
    const { n, cite } = modifier(world.charts.vehicleMovement, name);
    return [
      { id: name, cite, op: 'x', n, stage },
      { id: 'rounded up', cite, op: 'round', n: 1, stage: whole },
    ];
  };
  return tally(PLAN, 0, [
    { id: 'Movement Factor', cite: '15.0.c', op: '+', n: vehicleCardOf(vehicle).movement, stage: 'printed' },
    ...(vehicle.shaken ? half('Shaken', 'shaken', 'whole when shaken') : []),
    ...(kind === 'assault' ? half('assault move', 'share', 'whole') : []),
  ]);
}

export const pointsLeft = (world: World, vehicle: AnyVehicle, { kind, spent }: Drive): number =>
  pointsOf(world, vehicle, kind).value - spent;
