/** The book's charts, and all of them in one list for whoever wants to look at them. */
import { type Chart, type ChartPack, withPack } from '../../../engine/index.ts';
import { ACQUISITION } from './acquisition.ts';
import { CLOSE_COMBAT_MODIFIERS, CLOSE_COMBAT_TABLE } from './close-combat.ts';
import { FIRE_MODIFIERS, FIREPOWER_FACTORS } from './fire-modifiers.ts';
import { INFANTRY_FIRE_TABLE } from './infantry-fire-table.ts';
import { INTERROGATION } from './interrogation.ts';
import { COMMAND_MODIFIERS, CREATION_MODIFIERS, LEADER_CREATION, RALLY_MODIFIERS } from './morale.ts';
import { CAPACITIES, MOVEMENT_ALLOWANCE, MOVEMENT_BONUSES, PORTAGE } from './movement.ts';
import { POINT_VALUES } from './points.ts';
import { GROUND_RULINGS, ROAD_RULINGS, SEASONS, SIDE_CHART, SUNKEN_CHART, TERRAIN_CHART } from './terrain.ts';
import { BREAKDOWN_MODIFIERS, WEAPON_LOSS_MODIFIERS } from './weapons.ts';

export * from '../../../engine/numbers/modifier-chart.ts';
export * from './acquisition.ts';
export * from './close-combat.ts';
export * from './fire-modifiers.ts';
export * from './infantry-fire-table.ts';
export * from './interrogation.ts';
export * from './morale.ts';
export * from './movement.ts';
export * from './points.ts';
export * from './terrain.ts';
export * from './weapons.ts';

/** Ours, in the order in which a player meets them. A match holds these, or the same with values of a player's own. */
export const OUR_CHARTS = {
  infantryFireTable: INFANTRY_FIRE_TABLE,
  firepowerFactors: FIREPOWER_FACTORS,
  fireModifiers: FIRE_MODIFIERS,
  breakdownModifiers: BREAKDOWN_MODIFIERS,
  weaponLossModifiers: WEAPON_LOSS_MODIFIERS,
  terrainChart: TERRAIN_CHART,
  sideChart: SIDE_CHART,
  sunkenChart: SUNKEN_CHART,
  seasons: SEASONS,
  movementAllowance: MOVEMENT_ALLOWANCE,
  movementBonuses: MOVEMENT_BONUSES,
  portage: PORTAGE,
  capacities: CAPACITIES,
  acquisition: ACQUISITION,
  rallyModifiers: RALLY_MODIFIERS,
  leaderCreation: LEADER_CREATION,
  creationModifiers: CREATION_MODIFIERS,
  interrogation: INTERROGATION,
  commandModifiers: COMMAND_MODIFIERS,
  pointValues: POINT_VALUES,
  closeCombatTable: CLOSE_COMBAT_TABLE,
  closeCombatModifiers: CLOSE_COMBAT_MODIFIERS,
  groundRulings: GROUND_RULINGS,
  roadRulings: ROAD_RULINGS,
};
export type Charts = Readonly<typeof OUR_CHARTS>;

/** The charts of a match that is played with that pack, or with none. */
export const chartsWith = (pack: ChartPack | undefined): Charts =>
  pack ? withPack(OUR_CHARTS, pack) : OUR_CHARTS;

export const CHARTS: readonly Chart<string | number | boolean>[] = Object.values(OUR_CHARTS);
