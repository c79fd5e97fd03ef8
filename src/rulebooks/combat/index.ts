/** The Combat! rulebook. Step one is the foot battle. Read on in turn.ts. */
import { clone, type Rulebook } from '../../engine/index.ts';
import { fingerprintsOf, worldsOf } from '../kit/match.ts';
import { setUpFrames } from '../kit/scenario/set-up.ts';
import { type BookAct, VERBS } from './acts.ts';
import { chartsWith } from './charts/index.ts';
import { digest } from './digest.ts';
import { hides, imagined } from './hidden/hides.ts';
import { nameFor, viewFor } from './hidden/views.ts';
import { presentation, scenarioCard } from './present/index.ts';
import { cardsInPlay } from './scenario/cards-in-play.ts';
import { SCENARIOS, scenarioById } from './scenario/content.ts';
import { OPTIONS, optionsOf, WINDOWS } from './scenario/options.ts';
import { orderOfBattle } from './scenario/order-of-battle.ts';
import { scenarioProblems } from './scenario/scenario.ts';
import { autoSetUp } from './scenario/set-up.ts';
import { outcome } from './scenario/victory.ts';
import { grenadesOf } from './smoke/grenades.ts';
import type { State } from './state.ts';
import { activity } from './turn.ts';
import { sidesOf, type World } from './world.ts';

export const combat: Rulebook<State, World, BookAct> = {
  id: 'combat',
  title: 'Combat!',
  version: 1,
  verbs: VERBS,
  scenarios: SCENARIOS.map(scenarioCard),
  options: OPTIONS,
  windows: WINDOWS,
  scenarioProblems,

  world: worldsOf(scenarioById, chartsWith, optionsOf),
  sides: sidesOf,
  charts: pack => Object.values(chartsWith(pack)),
  fingerprints: world => fingerprintsOf(world, cardsInPlay(world.scenario), 'combat'),
  begin,
  autoSetUp: (view, side, world, variation) => autoSetUp(world, view, side, variation).map(VERBS.print),

  activity,
  outcome,

  view: viewFor,
  determinize: imagined,
  nameFor,
  hides,

  digest,
  presentation,
};

export { combat as rulebook };

function begin(world: World): State {
  return clone<State>({
    doing: setUpFrames(world),
    turn: 1,
    phase: 'command',
    active: world.scenario.initiative,
    commanded: [],
    inHand: 0,
    passes: 0,
    agreed: [],
    enfiladed: [],
    shots: {},
    works: world.scenario.works ?? [],
    smoke: [],
    grenades: grenadesOf(world, orderOfBattle(world)),
    next: 1,
    holders: {},
    units: orderOfBattle(world),
  });
}
