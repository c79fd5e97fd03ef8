/** Vehicles and wrecks as cover for infantry, and in the way of a line of sight (7.4). */
import type { HexId } from '../../../board/index.ts';
import type { Side, TallyEntry } from '../../../engine/index.ts';
import { modifier } from '../charts/index.ts';
import type { View } from '../game.ts';
import type { World } from '../world.ts';
import { type AnyVehicle, isMovingTarget } from './vehicles.ts';

/**
 * Whether a man of that side finds cover behind a vehicle of his own, or behind any wreck: not if it moves, or has moved
 * and the advance phase is not over (7.4.a).
 */
export function coversInfantry(view: View, hex: HexId, side: Side): boolean {
  const covers = (each: AnyVehicle) =>
    each.at === hex && !isMovingTarget(view, each) && (each.wreck || each.side === side);
  return view.vehicles?.some(covers) === true;
}

export function behindVehicle(world: World): TallyEntry {
  return {
    id: 'behind a vehicle or wreck',
    ...modifier(world.charts.vehicularFireModifiers, 'behind a vehicle or wreck'),
    op: '+',
    stage: 'target hex',
  };
}
