/** The book's charts, and all of them in one list for whoever wants to look at them. */
import { type Chart, type ChartPack, withPack } from '../../../engine/index.ts';
import { CLOSE_COMBAT_MODIFIERS, CLOSE_COMBAT_TABLE } from './close-combat.ts';
import { FIRE_FACTORS, FIRE_MODIFIERS } from './fire.ts';
import { EQUIVALENTS, FIREPOWER_TABLE } from './firepower.ts';
import { MORALE_EFFECTS, MORALE_MODIFIERS } from './morale.ts';
import { GAIT_CHART, MOVE_COSTS } from './movement.ts';
import { SEARCH_MODIFIERS, SEARCH_TABLE } from './search.ts';
import { LOST, LOST_MODIFIERS } from './sight.ts';
import { GROUND_RULINGS, HEXSIDE_CHART, SIDE_RULINGS, TERRAIN_CHART } from './terrain.ts';

export * from '../../../engine/numbers/modifier-chart.ts';
export * from './close-combat.ts';
export * from './fire.ts';
export * from './firepower.ts';
export * from './morale.ts';
export * from './movement.ts';
export * from './search.ts';
export * from './sight.ts';
export * from './terrain.ts';

/** Ours, in the order in which a player meets them. A match holds these, or the same with values of a player's own. */
export const OUR_CHARTS = {
  movement: GAIT_CHART,
  moveCosts: MOVE_COSTS,
  lost: LOST,
  lostModifiers: LOST_MODIFIERS,
  firepower: FIREPOWER_TABLE,
  equivalents: EQUIVALENTS,
  fireModifiers: FIRE_MODIFIERS,
  fireFactors: FIRE_FACTORS,
  morale: MORALE_MODIFIERS,
  moraleEffects: MORALE_EFFECTS,
  closeCombat: CLOSE_COMBAT_TABLE,
  closeCombatModifiers: CLOSE_COMBAT_MODIFIERS,
  search: SEARCH_TABLE,
  searchModifiers: SEARCH_MODIFIERS,
  terrain: TERRAIN_CHART,
  hexsides: HEXSIDE_CHART,
  groundRulings: GROUND_RULINGS,
  sideRulings: SIDE_RULINGS,
};
export type Charts = Readonly<typeof OUR_CHARTS>;

/** The charts of a match that is played with that pack, or with none. */
export const chartsWith = (pack: ChartPack | undefined): Charts =>
  pack ? withPack(OUR_CHARTS, pack) : OUR_CHARTS;

export const CHARTS: readonly Chart<string | number | boolean>[] = Object.values(OUR_CHARTS);
