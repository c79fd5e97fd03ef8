/** Vehicles and wrecks as cover for infantry, and in the way of a line of sight (7.4). */
import type { HexId } from '../../../board/index.ts';
import type { Side, TallyEntry } from '../../../engine/index.ts';
import { modifier, VEHICULAR_FIRE_MODIFIERS } from '../charts/index.ts';
import type { View } from '../game.ts';
import type { AnyVehicle } from '../vehicles.ts';

/** It hides men and hinders sight, unless it moves, or has moved and the advance phase is not over (7.4.a, 7.4.1.a). */
export const standsStill = ({ moving, motion }: AnyVehicle): boolean => !moving && !motion;

/** Whether a man of that side finds cover behind a vehicle of his own, or behind any wreck. */
export function coversInfantry({ vehicles }: View, hex: HexId, side: Side): boolean {
  return (
    vehicles?.some(each => each.at === hex && standsStill(each) && (each.wreck || each.side === side)) ===
    true
  );
}

export const behindVehicle: TallyEntry = {
  id: 'behind a vehicle or wreck',
  ...modifier(VEHICULAR_FIRE_MODIFIERS, 'behind a vehicle or wreck'),
  op: '+',
  stage: 'target hex',
};
