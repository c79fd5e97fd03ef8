/** The book's charts, and all of them in one list for whoever wants to look at them. */
import type { Chart } from '../../../engine/index.ts';
import { AMBUSH_MODIFIERS } from './ambush-modifiers.ts';
import { AVAILABILITY } from './availability.ts';
import { BOG_MODIFIERS, BOG_REMOVAL } from './bog.ts';
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
import { CALIBRE_FIREPOWER } from './ordnance/calibre.ts';
import { CRITICAL_HITS } from './ordnance/critical-hits.ts';
import { MANHANDLING_MODIFIERS, REPAIR } from './ordnance/gun-handling.ts';
import { FACING_IN_HEX, HIT_LOCATION } from './ordnance/hit-location.ts';
import { PANZERFAUST, PANZERFAUST_MODIFIERS } from './ordnance/panzerfaust.ts';
import { SHAPED_CHARGE_TO_HIT } from './ordnance/shaped-charges.ts';
import { HEAT_AVAILABILITY, SHELL_COLUMNS } from './ordnance/special-ammo.ts';
import { AREA_TO_HIT } from './ordnance/to-hit-area.ts';
import { TO_HIT_AREA, TO_HIT_BASE, TO_HIT_INFANTRY, TO_HIT_VEHICLE } from './ordnance/to-hit-chart.ts';
import {
  BOUNDING_FIRE,
  COVERED_ARC_CHANGE,
  TARGET_SIZE,
  TO_HIT_MODIFIERS,
} from './ordnance/to-hit-modifiers.ts';
import {
  AP_BY_RANGE,
  APCR_BY_RANGE,
  TO_KILL_AP,
  TO_KILL_APCR,
  TO_KILL_HE,
  TO_KILL_HEAT,
  TO_KILL_MODIFIERS,
} from './ordnance/to-kill.ts';
import {
  AREA_HIT_MODIFIERS,
  CHARGE_POSITION,
  RECUPERATION,
  TO_KILL_RESULTS,
  VEHICLE_CREW_MORALE,
} from './ordnance/vehicle-effects.ts';
import {
  SMOKE_DISPENSER_MODIFIERS,
  SMOKE_DISPENSERS,
  VEHICULAR_FIRE_FACTORS,
  VEHICULAR_FIRE_MODIFIERS,
  VEHICULAR_MACHINE_GUNS,
} from './ordnance/vehicle-weapons.ts';
import { PACIFIC_MODIFIERS } from './pacific.ts';
import { RALLY_MODIFIERS } from './rally-modifiers.ts';
import { RESIDUAL_FIREPOWER } from './residual-firepower.ts';
import { SMOKE_STRENGTHS } from './smoke.ts';
import {
  EDGE_RULINGS,
  GROUND_RULINGS,
  PACIFIC_TERRAIN,
  ROAD_RULINGS,
  SEASONS,
  TERRAIN_CHART,
} from './terrain.ts';
import { VEHICLE_COSTS, VEHICLE_TERRAIN } from './vehicle-movement.ts';
import { WOUND_TABLE } from './wound-table.ts';

export * from '../../../engine/numbers/modifier-chart.ts';
export * from './ambush-modifiers.ts';
export * from './availability.ts';
export * from './bog.ts';
export * from './close-combat-table.ts';
export * from './close-combat-values.ts';
export * from './equipment-modifiers.ts';
export * from './fire-modifiers.ts';
export * from './infantry-fire-table.ts';
export * from './leader-creation-table.ts';
export * from './movement-allowance.ts';
export * from './ordnance/armour-factors.ts';
export * from './ordnance/bore.ts';
export * from './ordnance/calibre.ts';
export * from './ordnance/critical-hits.ts';
export * from './ordnance/gun-handling.ts';
export * from './ordnance/hit-location.ts';
export * from './ordnance/panzerfaust.ts';
export * from './ordnance/shaped-charges.ts';
export * from './ordnance/special-ammo.ts';
export * from './ordnance/to-hit-area.ts';
export * from './ordnance/to-hit-chart.ts';
export * from './ordnance/to-hit-modifiers.ts';
export * from './ordnance/to-kill.ts';
export * from './ordnance/vehicle-effects.ts';
export * from './ordnance/vehicle-weapons.ts';
export * from './pacific.ts';
export * from './rally-modifiers.ts';
export * from './residual-firepower.ts';
export * from './smoke.ts';
export * from './terrain.ts';
export * from './vehicle-movement.ts';
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
  TO_HIT_INFANTRY,
  CRITICAL_HITS,
  TO_HIT_VEHICLE,
  TO_HIT_AREA,
  TO_HIT_BASE,
  AREA_TO_HIT,
  TO_HIT_MODIFIERS,
  COVERED_ARC_CHANGE,
  BOUNDING_FIRE,
  TARGET_SIZE,
  CALIBRE_FIREPOWER,
  SHELL_COLUMNS,
  HEAT_AVAILABILITY,
  MANHANDLING_MODIFIERS,
  REPAIR,
  HIT_LOCATION,
  FACING_IN_HEX,
  TO_KILL_AP,
  AP_BY_RANGE,
  TO_KILL_APCR,
  APCR_BY_RANGE,
  TO_KILL_HEAT,
  TO_KILL_HE,
  TO_KILL_MODIFIERS,
  TO_KILL_RESULTS,
  CHARGE_POSITION,
  AREA_HIT_MODIFIERS,
  VEHICLE_CREW_MORALE,
  RECUPERATION,
  VEHICLE_TERRAIN,
  VEHICLE_COSTS,
  BOG_MODIFIERS,
  BOG_REMOVAL,
  VEHICULAR_MACHINE_GUNS,
  VEHICULAR_FIRE_FACTORS,
  VEHICULAR_FIRE_MODIFIERS,
  SMOKE_DISPENSERS,
  SMOKE_DISPENSER_MODIFIERS,
  PACIFIC_TERRAIN,
  PACIFIC_MODIFIERS,
  SHAPED_CHARGE_TO_HIT,
  PANZERFAUST,
  PANZERFAUST_MODIFIERS,
  AVAILABILITY,
  GROUND_RULINGS,
  ROAD_RULINGS,
  EDGE_RULINGS,
];
