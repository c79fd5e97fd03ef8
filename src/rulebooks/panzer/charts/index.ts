/** The book's charts, and all of them in one list for whoever wants to look at them. */
import { type Chart, type ChartPack, withPack } from '../../../engine/index.ts';
import {
  AA_EFFECTS,
  AA_FIRE,
  AA_MODIFIERS,
  AA_REACH,
  ACQUISITION,
  ACQUISITION_MODIFIERS,
  AIR_AP_MODIFIERS,
  AIR_GP_MODIFIERS,
  AIR_LOAD_CHART,
  BOMB_DRIFT,
  BOMB_GRADES,
  BOMB_SCATTER,
} from './air.ts';
import { AP_HIT, AP_MODIFIERS, RATE_OF_FIRE } from './ap-fire.ts';
import {
  BATTERY_CHART,
  COUNTER_BATTERY,
  LOCATION_MODIFIERS,
  RESPONSE,
  RESPONSE_MODIFIERS,
  SHEAF_CHART,
} from './artillery.ts';
import { CLOSE_ASSAULT_MODIFIERS, HAND_TO_HAND, HAND_TO_HAND_LOSSES } from './assault.ts';
import { AVAILABLE_COMMANDS } from './commands.ts';
import { BASIC_DAMAGE, DAMAGE_ROWS, VARIABLE_PENETRATION } from './damage.ts';
import { BUILDING_EFFECTS, FIRE_MODIFIERS } from './fires.ts';
import { GP_MODIFIERS, GP_TABLE } from './gp-fire.ts';
import { BAIL_OUT, COMMAND_RANGE, INITIATIVE, RECOVERY } from './grades.ts';
import { HIT_LOCATION } from './hit-location.ts';
import {
  SPOT_REMOVAL,
  SPOT_REMOVAL_MODIFIERS,
  SPOTTING_CHANCE_MODIFIERS,
  SPOTTING_CHANCES,
} from './limited-spotting.ts';
import { MINE_DEFENCE, MINES_CHART } from './mines.ts';
import {
  BREAK_POINTS,
  BREAK_RECOVERY,
  COHESION_LEVELS,
  COHESION_MODIFIERS,
  COHESION_POINTS,
  MORALE_MODIFIERS,
  SHAKEN_CREWS,
} from './morale.ts';
import { SMOKE_LIMIT_MODIFIERS, SMOKE_LIMITS } from './smoke.ts';
import { CAMOUFLAGE_MODIFIERS, SPOTTING_RANGES, SPOTTING_ROWS } from './spotting.ts';
import { GROUND_RULINGS, ROAD_RULINGS, SIDE_CHART, TERRAIN_CHART, WAY_TURNS } from './terrain.ts';

export * from '../../../engine/numbers/modifier-chart.ts';
export * from './air.ts';
export * from './ap-fire.ts';
export * from './artillery.ts';
export * from './assault.ts';
export * from './commands.ts';
export * from './damage.ts';
export * from './fires.ts';
export * from './gp-fire.ts';
export * from './grades.ts';
export * from './hit-location.ts';
export * from './limited-spotting.ts';
export * from './mines.ts';
export * from './morale.ts';
export * from './smoke.ts';
export * from './spotting.ts';
export * from './terrain.ts';

/** Ours, in the order in which a player meets them. A match holds these, or the same with values of a player's own. */
export const OUR_CHARTS = {
  spottingRanges: SPOTTING_RANGES,
  spottingRows: SPOTTING_ROWS,
  spottingChances: SPOTTING_CHANCES,
  spottingChanceModifiers: SPOTTING_CHANCE_MODIFIERS,
  camouflageModifiers: CAMOUFLAGE_MODIFIERS,
  spotRemoval: SPOT_REMOVAL,
  spotRemovalModifiers: SPOT_REMOVAL_MODIFIERS,
  availableCommands: AVAILABLE_COMMANDS,
  commandRange: COMMAND_RANGE,
  initiative: INITIATIVE,
  apHit: AP_HIT,
  apModifiers: AP_MODIFIERS,
  rateOfFire: RATE_OF_FIRE,
  hitLocation: HIT_LOCATION,
  damage: DAMAGE_ROWS,
  basicDamage: BASIC_DAMAGE,
  variablePenetration: VARIABLE_PENETRATION,
  gpTable: GP_TABLE,
  gpModifiers: GP_MODIFIERS,
  smokeLimits: SMOKE_LIMITS,
  smokeLimitModifiers: SMOKE_LIMIT_MODIFIERS,
  closeAssault: CLOSE_ASSAULT_MODIFIERS,
  handToHand: HAND_TO_HAND,
  handToHandLosses: HAND_TO_HAND_LOSSES,
  bailOut: BAIL_OUT,
  recovery: RECOVERY,
  cohesionLevels: COHESION_LEVELS,
  cohesionModifiers: COHESION_MODIFIERS,
  cohesionPoints: COHESION_POINTS,
  breakPoints: BREAK_POINTS,
  morale: MORALE_MODIFIERS,
  breakRecovery: BREAK_RECOVERY,
  shakenCrews: SHAKEN_CREWS,
  batteries: BATTERY_CHART,
  response: RESPONSE,
  responseModifiers: RESPONSE_MODIFIERS,
  sheaves: SHEAF_CHART,
  counterBattery: COUNTER_BATTERY,
  locationModifiers: LOCATION_MODIFIERS,
  acquisition: ACQUISITION,
  acquisitionModifiers: ACQUISITION_MODIFIERS,
  aaReaches: AA_REACH,
  aaFire: AA_FIRE,
  aaEffects: AA_EFFECTS,
  aaModifiers: AA_MODIFIERS,
  airLoads: AIR_LOAD_CHART,
  airGp: AIR_GP_MODIFIERS,
  airAp: AIR_AP_MODIFIERS,
  bombScatter: BOMB_SCATTER,
  bombGrades: BOMB_GRADES,
  bombDrifts: BOMB_DRIFT,
  mines: MINES_CHART,
  mineDefences: MINE_DEFENCE,
  buildingEffects: BUILDING_EFFECTS,
  fireModifiers: FIRE_MODIFIERS,
  terrain: TERRAIN_CHART,
  hexsides: SIDE_CHART,
  wayTurns: WAY_TURNS,
  groundRulings: GROUND_RULINGS,
  roadRulings: ROAD_RULINGS,
};
export type Charts = Readonly<typeof OUR_CHARTS>;

/** The charts of a match that is played with that pack, or with none. */
export const chartsWith = (pack: ChartPack | undefined): Charts =>
  pack ? withPack(OUR_CHARTS, pack) : OUR_CHARTS;

export const CHARTS: readonly Chart<string | number | boolean>[] = Object.values(OUR_CHARTS);
