/** The book's charts, and all of them in one list for whoever wants to look at them. */
import { type Chart, type ChartPack, withPack } from '../../../engine/index.ts';
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
import {
  TO_HIT_AREA,
  TO_HIT_BASE,
  TO_HIT_INFANTRY,
  TO_HIT_VEHICLE,
  workedOut,
} from './ordnance/to-hit-chart.ts';
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

/** Ours, in the order in which a player meets them. A match holds these, or the same with values of a player's own. */
export const OUR_CHARTS = {
  infantryFireTable: INFANTRY_FIRE_TABLE,
  firepowerFactors: FIREPOWER_FACTORS,
  firepowerAdditions: FIREPOWER_ADDITIONS,
  fireModifiers: FIRE_MODIFIERS,
  terrainChart: TERRAIN_CHART,
  seasons: SEASONS,
  smokeStrengths: SMOKE_STRENGTHS,
  movementAllowance: MOVEMENT_ALLOWANCE,
  portage: PORTAGE,
  residualFirepower: RESIDUAL_FIREPOWER,
  rallyModifiers: RALLY_MODIFIERS,
  woundTable: WOUND_TABLE,
  closeCombatTable: CLOSE_COMBAT_TABLE,
  closeCombatModifiers: CLOSE_COMBAT_MODIFIERS,
  ambushModifiers: AMBUSH_MODIFIERS,
  closeCombatValues: CLOSE_COMBAT_VALUES,
  closeCombatValueModifiers: CLOSE_COMBAT_VALUE_MODIFIERS,
  vehicleCombatModifiers: VEHICLE_COMBAT_MODIFIERS,
  leaderCreationTable: LEADER_CREATION_TABLE,
  leaderCreationModifiers: LEADER_CREATION_MODIFIERS,
  equipmentModifiers: EQUIPMENT_MODIFIERS,
  toHitInfantry: TO_HIT_INFANTRY,
  criticalHits: CRITICAL_HITS,
  toHitVehicle: TO_HIT_VEHICLE,
  toHitArea: TO_HIT_AREA,
  toHitBase: TO_HIT_BASE,
  areaToHit: AREA_TO_HIT,
  toHitModifiers: TO_HIT_MODIFIERS,
  coveredArcChange: COVERED_ARC_CHANGE,
  boundingFire: BOUNDING_FIRE,
  targetSize: TARGET_SIZE,
  calibreFirepower: CALIBRE_FIREPOWER,
  shellColumns: SHELL_COLUMNS,
  heatAvailability: HEAT_AVAILABILITY,
  manhandlingModifiers: MANHANDLING_MODIFIERS,
  repair: REPAIR,
  hitLocation: HIT_LOCATION,
  facingInHex: FACING_IN_HEX,
  toKillAp: TO_KILL_AP,
  apByRange: AP_BY_RANGE,
  toKillApcr: TO_KILL_APCR,
  apcrByRange: APCR_BY_RANGE,
  toKillHeat: TO_KILL_HEAT,
  toKillHe: TO_KILL_HE,
  toKillModifiers: TO_KILL_MODIFIERS,
  toKillResults: TO_KILL_RESULTS,
  chargePosition: CHARGE_POSITION,
  areaHitModifiers: AREA_HIT_MODIFIERS,
  vehicleCrewMorale: VEHICLE_CREW_MORALE,
  recuperation: RECUPERATION,
  vehicleTerrain: VEHICLE_TERRAIN,
  vehicleCosts: VEHICLE_COSTS,
  bogModifiers: BOG_MODIFIERS,
  bogRemoval: BOG_REMOVAL,
  vehicularMachineGuns: VEHICULAR_MACHINE_GUNS,
  vehicularFireFactors: VEHICULAR_FIRE_FACTORS,
  vehicularFireModifiers: VEHICULAR_FIRE_MODIFIERS,
  smokeDispensers: SMOKE_DISPENSERS,
  smokeDispenserModifiers: SMOKE_DISPENSER_MODIFIERS,
  pacificTerrain: PACIFIC_TERRAIN,
  pacificModifiers: PACIFIC_MODIFIERS,
  shapedChargeToHit: SHAPED_CHARGE_TO_HIT,
  panzerfaust: PANZERFAUST,
  panzerfaustModifiers: PANZERFAUST_MODIFIERS,
  availability: AVAILABILITY,
  groundRulings: GROUND_RULINGS,
  roadRulings: ROAD_RULINGS,
  edgeRulings: EDGE_RULINGS,
};
export type Charts = Readonly<typeof OUR_CHARTS>;

/** The charts of a match that is played with that pack, or with none. */
export function chartsWith(pack: ChartPack | undefined): Charts {
  if (!pack) return OUR_CHARTS;
  // What is worked out of other base numbers comes first, what the pack says of it itself has the last word.
  const { toHitBase } = withPack(OUR_CHARTS, pack);
  return withPack({ ...OUR_CHARTS, ...workedOut(toHitBase, pack.name) }, pack);
}

export const CHARTS: readonly Chart<string | number | boolean>[] = Object.values(OUR_CHARTS);
