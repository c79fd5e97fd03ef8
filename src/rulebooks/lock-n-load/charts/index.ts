/** The book's charts, and all of them in one list for whoever wants to look at them. */
import { type Chart, type ChartPack, withPack } from '../../../engine/index.ts';
import { MARKER_EFFECTS } from './activity-markers.ts';
import { OFF_BOARD_ARTILLERY } from './artillery.ts';
import { EDGE_CHART, GROUND_RULINGS, ROAD_RULINGS } from './board-terrain.ts';
import { DIRECT_FIRE_TABLE } from './damage-check.ts';
import {
  DIRECT_FIRE_MODIFIERS,
  FIREPOWER_FACTORS,
  FIREPOWER_SHARES,
  UNIT_FIREPOWER_MODIFIERS,
} from './direct-fire-modifiers.ts';
import { FEATURE_CHART, HEIGHT_ADVANTAGE, MINES_FIREPOWER } from './features.ts';
import { HERO_CREATION } from './hero-creation.ts';
import { JAM_REPAIR } from './jam-repair.ts';
import { DISTANCES, LIMITS, STACKING } from './limits.ts';
import {
  MELEE_FIREPOWER_FACTORS,
  MELEE_FIREPOWER_MODIFIERS,
  MELEE_MODIFIERS,
  MELEE_TABLE,
  NOMINAL_MELEE_FIREPOWER,
} from './melee-table.ts';
import { MORALE_MODIFIERS, WOUND_EFFECTS } from './morale-modifiers.ts';
import {
  EXTRA_COSTS,
  FIXED_COSTS,
  MOVEMENT_MODIFIERS,
  MOVEMENT_SHARES,
  VERTICES_A_POINT,
} from './movement-costs.ts';
import { NATIONAL_CHARACTERISTICS } from './national-characteristics.ts';
import { HIGH_EXPLOSIVE_MODIFIERS, ORDNANCE_MODIFIERS } from './ordnance-modifiers.ts';
import { SKILL_TABLE } from './skills.ts';
import { SPOTTING_MODIFIERS, SPOTTING_TABLE } from './spotting.ts';
import { SUPPORT_WEAPON_USE } from './support-weapon-use.ts';
import { TERRAIN_CHART } from './terrain.ts';
import {
  VEHICLE_FIRE,
  VEHICLE_LIMITS,
  VEHICLE_MG_RANGES,
  VEHICLE_MOVEMENT,
  VEHICLE_SPOTTING,
} from './vehicle-modifiers.ts';
import { VEHICLE_TERRAIN } from './vehicle-terrain.ts';

export * from '../../../engine/numbers/modifier-chart.ts';
export * from './activity-markers.ts';
export * from './artillery.ts';
export * from './board-terrain.ts';
export * from './damage-check.ts';
export * from './direct-fire-modifiers.ts';
export * from './features.ts';
export * from './hero-creation.ts';
export * from './jam-repair.ts';
export * from './limits.ts';
export * from './melee-table.ts';
export * from './morale-modifiers.ts';
export * from './movement-costs.ts';
export * from './national-characteristics.ts';
export * from './ordnance-modifiers.ts';
export * from './skills.ts';
export * from './spotting.ts';
export * from './support-weapon-use.ts';
export * from './terrain.ts';
export * from './vehicle-modifiers.ts';
export * from './vehicle-terrain.ts';

/** Ours, in the order in which a player meets them. A match holds these, or the same with values of a player's own. */
export const OUR_CHARTS = {
  directFireTable: DIRECT_FIRE_TABLE,
  firepowerShares: FIREPOWER_SHARES,
  firepowerFactors: FIREPOWER_FACTORS,
  unitFirepowerModifiers: UNIT_FIREPOWER_MODIFIERS,
  directFireModifiers: DIRECT_FIRE_MODIFIERS,
  terrainChart: TERRAIN_CHART,
  featureChart: FEATURE_CHART,
  heightAdvantage: HEIGHT_ADVANTAGE,
  minesFirepower: MINES_FIREPOWER,
  groundRulings: GROUND_RULINGS,
  roadRulings: ROAD_RULINGS,
  edgeChart: EDGE_CHART,
  spottingTable: SPOTTING_TABLE,
  spottingModifiers: SPOTTING_MODIFIERS,
  fixedCosts: FIXED_COSTS,
  extraCosts: EXTRA_COSTS,
  movementModifiers: MOVEMENT_MODIFIERS,
  movementShares: MOVEMENT_SHARES,
  verticesAPoint: VERTICES_A_POINT,
  moraleModifiers: MORALE_MODIFIERS,
  woundEffects: WOUND_EFFECTS,
  meleeTable: MELEE_TABLE,
  meleeFirepowerFactors: MELEE_FIREPOWER_FACTORS,
  meleeFirepowerModifiers: MELEE_FIREPOWER_MODIFIERS,
  nominalMeleeFirepower: NOMINAL_MELEE_FIREPOWER,
  meleeModifiers: MELEE_MODIFIERS,
  ordnanceModifiers: ORDNANCE_MODIFIERS,
  highExplosiveModifiers: HIGH_EXPLOSIVE_MODIFIERS,
  markerEffects: MARKER_EFFECTS,
  stacking: STACKING,
  limits: LIMITS,
  distances: DISTANCES,
  supportWeaponUse: SUPPORT_WEAPON_USE,
  nationalCharacteristics: NATIONAL_CHARACTERISTICS,
  jamRepair: JAM_REPAIR,
  heroCreation: HERO_CREATION,
  skillTable: SKILL_TABLE,
  offBoardArtillery: OFF_BOARD_ARTILLERY,
  vehicleTerrain: VEHICLE_TERRAIN,
  vehicleMovement: VEHICLE_MOVEMENT,
  vehicleLimits: VEHICLE_LIMITS,
  vehicleFire: VEHICLE_FIRE,
  vehicleMgRanges: VEHICLE_MG_RANGES,
  vehicleSpotting: VEHICLE_SPOTTING,
};
export type Charts = Readonly<typeof OUR_CHARTS>;

/** The charts of a match that is played with that pack, or with none. */
export const chartsWith = (pack: ChartPack | undefined): Charts =>
  pack ? withPack(OUR_CHARTS, pack) : OUR_CHARTS;

export const CHARTS: readonly Chart<string | number | boolean>[] = Object.values(OUR_CHARTS);
