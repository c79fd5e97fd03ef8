/** What lowers a weapon's rate of fire and the number at which it breaks down or is removed (4.0, 4.1, 5.5). */
import { type Chart, cell, chart } from '../../../engine/index.ts';
import { printed } from './source.ts';

const CITES = {
  pinned: '3.2.3.r',
  'advancing fire': '3.5.d',
  'light mortar fired by one leader': '4.5.a',
  captured: '4.0.i',
  'used by inexperienced troops': '4.0.i',
  'machine gun in subsequent first fire': '3.3.3.h',
  'machine gun in final protective fire': '3.3.3.j',
  'machine gun in final fire after first fire': '4.1.d',
  'flamethrower used by troops that are not elite': '4.2.d',
  'demolition charge used by troops that are not elite': '4.3.a',
  'gun fired by a squad or half-squad': '3.2.4.nq',
  'intensive fire': '3.2.4.if.a',
  'gun that fires as a machine gun': '6.8.b',
  'gun that fires as a machine gun again': '6.8.c',
  'change of covered arc without a turret': '3.2.4.rof',
  'area target type, no mortar': '3.2.4.att.b',
  'Japanese weapon fired by a squad or half-squad': '8.1.8.2',
} as const;
export type EquipmentCondition = keyof typeof CITES;

/** Conditions add up; `lost` leaves one shot whatever else applies. */
export const EQUIPMENT_MODIFIERS: Chart<number | 'lost'> = chart<number | 'lost'>({
  id: 'equipment-modifiers',
  title: 'Rate of fire and breakdown',
  cite: '4.0.i',
  source: printed('rules 3.2.3, 3.2.4, 3.3.3, 3.5, 4.0 to 4.5, 5.5, 6.8 and 8.1.8.2'),
  rows: Object.keys(CITES),
  columns: ['ROF', 'B# or X#'],
  cells: [
    ['lost', 0],
    ['lost', 0],
    ['lost', 0],
    [-1, -2],
    [0, -1],
    [0, -2],
    [0, -2],
    [0, -2],
    [0, -2],
    [0, -2],
    [-1, -2],
    [0, -2],
    [-1, 0],
    [0, -2],
    [-1, 0],
    ['lost', 0],
    [-1, -1],
  ],
});
type HasEquipmentModifiers = { readonly equipmentModifiers: typeof EQUIPMENT_MODIFIERS };

export interface EquipmentModifier {
  readonly rateOfFire: number | 'lost';
  readonly breakdown: number;
  readonly cite: string;
}

export function equipmentModifier(
  { equipmentModifiers }: HasEquipmentModifiers,
  condition: EquipmentCondition,
): EquipmentModifier {
  return {
    rateOfFire: cell(equipmentModifiers, condition, 'ROF'),
    breakdown: Number(cell(equipmentModifiers, condition, 'B# or X#')),
    cite: CITES[condition],
  };
}
