/** The rulebook: what the rest of the house needs of it. Read on in turn.ts. */
import { clone, type Rulebook } from '../../engine/index.ts';
import { fingerprintsOf, worldsOf } from '../kit/match.ts';
import { type BookAct, VERBS } from './acts.ts';
import { chartsWith } from './charts.ts';
import { CARDS } from './counters.ts';
import { digest } from './digest.ts';
import { presentation, scenarioCard } from './present/index.ts';
import { SCENARIOS, scenarioById } from './scenario/content.ts';
import { scenarioProblems } from './scenario/scenario.ts';
import { autoSetUp, orderOfBattle, setUpFrames } from './scenario/set-up.ts';
import { outcome } from './scenario/victory.ts';
import type { State } from './state.ts';
import { activity } from './turn.ts';
import { sidesOf, type World } from './world.ts';

export const rulebook: Rulebook<State, World, BookAct> = {
  id: 'example',
  title: 'Example',
  version: 1,
  verbs: VERBS,
  scenarios: SCENARIOS.map(scenarioCard),
  options: [],
  scenarioProblems,

  world: worldsOf(scenarioById, chartsWith, () => ({})),
  sides: sidesOf,
  charts: pack => Object.values(chartsWith(pack)),
  fingerprints: world => fingerprintsOf(world, Object.values(CARDS), 'example'),
  begin: world =>
    clone<State>({
      doing: setUpFrames(world),
      turn: 1,
      active: world.scenario.movesFirst,
      phase: 'rally',
      units: orderOfBattle(world),
    }),
  autoSetUp: (view, side, world, variation) => autoSetUp(world, view, side, variation).map(VERBS.print),

  activity,
  outcome,

  // Everything lies open: whoever looks sees the state itself. A book with hidden things builds views (docs/decisions/0006).
  view: state => state,
  determinize: view => clone<State>(view),
  nameFor: (_state, _side, id) => id,

  digest,
  presentation,
};
