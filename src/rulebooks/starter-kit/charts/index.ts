/** The book's charts, and all of them in one list for whoever wants to look at them. */
import type { Chart } from '../../../engine/index.ts';
import { AMBUSH_MODIFIERS } from './ambush-modifiers.ts';
import { AVAILABILITY } from './availability.ts';
import { CALIBRE_FIREPOWER } from './calibre.ts';
import { CLOSE_COMBAT_MODIFIERS, CLOSE_COMBAT_TABLE } from './close-combat-table.ts';
import {
  CLOSE_COMBAT_VALUE_MODIFIERS,
  CLOSE_COMBAT_VALUES,
  VEHICLE_COMBAT_MODIFIERS,
} from './close-combat-values.ts';
import { EQUIPMENT_MODIFIERS } from './equipment-modifiers.ts';
import { FIRE_MODIFIERS, FIREPOWER_ADDITIONS, FIREPOWER_FACTORS } from './fire-modifiers.ts';
import { INFANTRY_FIRE_TABLE } from './infantry-fire-table.ts';
import { LEADER_CREATION_MODIFIERS, LEADER_CREATION_TABLE } from './leader-creation-table.ts';
import { MOVEMENT_ALLOWANCE, PORTAGE } from './movement-allowance.ts';
import { PANZERFAUST, PANZERFAUST_MODIFIERS } from './panzerfaust.ts';
import { RALLY_MODIFIERS } from './rally-modifiers.ts';
import { RESIDUAL_FIREPOWER } from './residual-firepower.ts';
import { SHAPED_CHARGE_TO_HIT } from './shaped-charges.ts';
import { SMOKE_STRENGTHS } from './smoke.ts';
import { EDGE_RULINGS, GROUND_RULINGS, ROAD_RULINGS, SEASONS, TERRAIN_CHART } from './terrain.ts';
import { AREA_TO_HIT } from './to-hit-area.ts';
import { TO_HIT_MODIFIERS } from './to-hit-modifiers.ts';
import { WOUND_TABLE } from './wound-table.ts';

export * from '../../../engine/modifier-chart.ts';
export * from './ambush-modifiers.ts';
export * from './availability.ts';
export * from './calibre.ts';
export * from './close-combat-table.ts';
export * from './close-combat-values.ts';
export * from './equipment-modifiers.ts';
export * from './fire-modifiers.ts';
export * from './infantry-fire-table.ts';
export * from './leader-creation-table.ts';
export * from './movement-allowance.ts';
export * from './panzerfaust.ts';
export * from './rally-modifiers.ts';
export * from './residual-firepower.ts';
export * from './shaped-charges.ts';
export * from './smoke.ts';
export * from './terrain.ts';
export * from './to-hit-area.ts';
export * from './to-hit-modifiers.ts';
export * from './wound-table.ts';

/** In the order in which a player meets them. */
export const CHARTS: readonly Chart<string | number | boolean>[] = [
  INFANTRY_FIRE_TABLE,
  FIREPOWER_FACTORS,
  FIREPOWER_ADDITIONS,
  FIRE_MODIFIERS,
  TERRAIN_CHART,
  SEASONS,
  SMOKE_STRENGTHS,
  MOVEMENT_ALLOWANCE,
  PORTAGE,
  RESIDUAL_FIREPOWER,
  RALLY_MODIFIERS,
  WOUND_TABLE,
  CLOSE_COMBAT_TABLE,
  CLOSE_COMBAT_MODIFIERS,
  AMBUSH_MODIFIERS,
  CLOSE_COMBAT_VALUES,
  CLOSE_COMBAT_VALUE_MODIFIERS,
  VEHICLE_COMBAT_MODIFIERS,
  LEADER_CREATION_TABLE,
  LEADER_CREATION_MODIFIERS,
  EQUIPMENT_MODIFIERS,
  AREA_TO_HIT,
  TO_HIT_MODIFIERS,
  CALIBRE_FIREPOWER,
  SHAPED_CHARGE_TO_HIT,
  PANZERFAUST,
  PANZERFAUST_MODIFIERS,
  AVAILABILITY,
  GROUND_RULINGS,
  ROAD_RULINGS,
  EDGE_RULINGS,
];
