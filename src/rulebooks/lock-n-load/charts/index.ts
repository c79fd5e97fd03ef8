/** The book's charts, and all of them in one list for whoever wants to look at them. */
import type { Chart } from '../../../engine/index.ts';
import { MARKER_EFFECTS } from './activity-markers.ts';
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

export * from '../../../engine/numbers/modifier-chart.ts';
export * from './activity-markers.ts';
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

/** In the order in which a player meets them. */
export const CHARTS: readonly Chart<string | number | boolean>[] = [
  DIRECT_FIRE_TABLE,
  FIREPOWER_SHARES,
  FIREPOWER_FACTORS,
  UNIT_FIREPOWER_MODIFIERS,
  DIRECT_FIRE_MODIFIERS,
  TERRAIN_CHART,
  FEATURE_CHART,
  HEIGHT_ADVANTAGE,
  MINES_FIREPOWER,
  GROUND_RULINGS,
  ROAD_RULINGS,
  EDGE_CHART,
  SPOTTING_TABLE,
  SPOTTING_MODIFIERS,
  FIXED_COSTS,
  EXTRA_COSTS,
  MOVEMENT_MODIFIERS,
  MOVEMENT_SHARES,
  VERTICES_A_POINT,
  MORALE_MODIFIERS,
  WOUND_EFFECTS,
  MELEE_TABLE,
  MELEE_FIREPOWER_FACTORS,
  MELEE_FIREPOWER_MODIFIERS,
  NOMINAL_MELEE_FIREPOWER,
  MELEE_MODIFIERS,
  ORDNANCE_MODIFIERS,
  HIGH_EXPLOSIVE_MODIFIERS,
  MARKER_EFFECTS,
  STACKING,
  LIMITS,
  DISTANCES,
  SUPPORT_WEAPON_USE,
  NATIONAL_CHARACTERISTICS,
  JAM_REPAIR,
  HERO_CREATION,
  SKILL_TABLE,
];
