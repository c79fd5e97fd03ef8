/** The rulebook: what the rest of the house needs of it. Read on in turn.ts. */
import { clone, factsOf, type Rulebook } from '../../engine/index.ts';
import { fingerprintsOf, worldsOf } from '../kit/match.ts';
import { setUpFrames } from '../kit/scenario/set-up.ts';
import { type BookAct, VERBS } from './acts.ts';
import { chartsWith } from './charts/index.ts';
import { drawCommands } from './commands/limits.ts';
import { CARDS, type CardId } from './counters/index.ts';
import { isDamaged, type View } from './game.ts';
import { presentation, scenarioCard } from './present/index.ts';
import { SCENARIOS, scenarioById } from './scenario/content.ts';
import { OPTIONS, optionsOf, PRESETS, WINDOWS } from './scenario/options.ts';
import { scenarioProblems } from './scenario/scenario.ts';
import { autoSetUp, orderOfBattle } from './scenario/set-up.ts';
import { outcome } from './scenario/victory.ts';
import type { State } from './state.ts';
import { activity } from './turn.ts';
import { sidesOf, type World } from './world.ts';

export const panzer: Rulebook<State, World, BookAct> = {
  id: 'panzer',
  title: 'Panzer',
  version: 1,
  verbs: VERBS,
  scenarios: SCENARIOS.map(scenarioCard),
  options: OPTIONS,
  presets: PRESETS,
  windows: WINDOWS,
  scenarioProblems,

  world: worldsOf(scenarioById, chartsWith, optionsOf),
  sides: sidesOf,
  charts: pack => Object.values(chartsWith(pack)),
  fingerprints: world =>
    fingerprintsOf(
      world,
      world.scenario.groups.flatMap(({ units }) => Object.keys(units).map(card => CARDS[card as CardId])),
      'panzer',
    ),
  begin: world =>
    clone<State>({
      doing: setUpFrames(world),
      turn: 1,
      phase: 'spotting',
      part: 0,
      engaged: [],
      wrecks: [],
      units: orderOfBattle(world),
    }),
  autoSetUp: (view, side, world, variation) => autoSetUp(world, view, side, variation).map(VERBS.print),

  activity,
  outcome,

  /** Every counter of the enemy is sealed until it is turned up, N/C like the others (B5). */
  view: (state, side) => ({ ...state, units: state.units.map(unit => sealed(unit, side)) }),
  determinize: (view, _side, world, random) =>
    clone<State>({ ...view, units: drawCommands(world, view, random) }),
  nameFor: (_state, _side, id) => id,

  digest: (before, after) =>
    after.units.flatMap((unit, i) => {
      const was = before.units[i];
      if (was === undefined || was === unit) return [];
      const isLost = unit.lost !== undefined && was.lost === undefined;
      return factsOf(
        unit.id,
        isLost && (unit.lost === 'left' ? 'left' : 'destroyed'),
        isDamaged(unit) && !isDamaged(was) && 'damaged',
        unit.tracked && !was.tracked && 'tracked',
        unit.suppressed && !was.suppressed && 'suppressed',
        unit.card !== was.card && 'reduced',
      );
    }),

  presentation,
};

function sealed(unit: View['units'][number], side: string): View['units'][number] {
  if (unit.side === side || unit.command === undefined) return unit;
  const { shares: _, ...seen } = unit;
  return unit.shown ? seen : { ...seen, command: 'sealed' };
}
