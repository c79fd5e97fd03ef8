/** Bounding First Fire (3.3.2.2): a vehicle fires in its own movement phase, between one expenditure and the next. */
import type { BookAct } from '../acts.ts';
import type { View } from '../game.ts';
import { isMainReady } from '../ordnance/marksmen.ts';
import type { World } from '../world.ts';
import { armId } from './arms.ts';
import type { Drive } from './driving/driving.ts';
import { readyGuns } from './gunnery.ts';
import { vehicleById } from './vehicles.ts';

type Ready = Extract<BookAct, { verb: 'ready' }>;

/** What it may fire after its last expenditure; nothing before its first. */
export function boundingActs(world: World, view: View, drive: Drive): readonly Ready[] {
  const vehicle = vehicleById(view, drive.vehicle);
  if (!drive.begun || vehicle.at === undefined) return [];
  // A main armament that keeps its rate of fire fires again once another movement point is spent (3.3.2.2.c).
  const isMainDue = vehicle.bounding?.spent !== drive.spent && isMainReady(world, view, vehicle);
  const ready = [...(isMainDue ? [armId(vehicle, 'MA')] : []), ...readyGuns(world, view, vehicle)];
  return ready.map(shooter => ({ verb: 'ready', shooter }));
}
