/** The Lock 'n Load Tactical rulebook: infantry, guns and vehicles. Read on in turn.ts. */
import { clone, type Rulebook } from '../../engine/index.ts';
import { fingerprintsOf, worldsOf } from '../kit/match.ts';
import { setUpFrames } from '../kit/scenario/set-up.ts';
import { type BookAct, VERBS } from './acts.ts';
import { chartsWith } from './charts/index.ts';
import { digest } from './digest.ts';
import { WINDOWS } from './impulses/windows.ts';
import { placements, placeSniper } from './people/sniper.ts';
import { presentation, scenarioCard } from './present/index.ts';
import { autoSetUp } from './scenario/auto-set-up.ts';
import { cardsInPlay } from './scenario/cards-in-play.ts';
import { chartsInPlay } from './scenario/charts-in-play.ts';
import { SCENARIOS, scenarioById } from './scenario/content.ts';
import { missionsGiven } from './scenario/missions.ts';
import { orderOfBattle } from './scenario/order-of-battle.ts';
import type { Scenario } from './scenario/scenario.ts';
import { scenarioProblems } from './scenario/validate-scenario.ts';
import { initialControl, outcome } from './scenario/victory.ts';
import type { Bunker, State } from './state.ts';
import { activity } from './turn.ts';
import { sidesOf, type World } from './world.ts';

export const lockNLoad: Rulebook<State, World, BookAct> = {
  id: 'lnl',
  formerly: ['lock-n-load'],
  title: 'Lock ’n Load Tactical',
  version: 2,
  // Since version 2 a Leader's modifier serves on fewer occasions; states look as before.
  migrations: { 1: state => state },
  verbs: VERBS,
  scenarios: SCENARIOS.map(scenarioCard),
  options: [],
  windows: WINDOWS,
  scenarioProblems,

  world: worldsOf(scenarioById, chartsWith, () => ({})),
  sides: sidesOf,
  charts: pack => Object.values(chartsWith(pack)),
  fingerprints: world =>
    fingerprintsOf({ ...world, charts: chartsInPlay(world) }, cardsInPlay(world.scenario), 'lock-n-load'),
  begin,
  autoSetUp: (view, side, world, variation) => autoSetUp(world, view, side, variation).map(VERBS.print),

  activity,
  outcome,

  // Snipers show themselves at any time (11.4.a).
  anytime: (view, side, world) => placements(world, view, side),
  interject: (game, _side, act) => placeSniper(game, act),

  // Stacks are open to both sides (1.3.i), what events hold is in the scenario, and a Sniper has no place before he shows
  // himself (11.4.a): nothing in the state is hidden, so the book names nothing that it hides.
  view: state => state,
  determinize: view => clone<State>(view),
  nameFor: (_state, _side, id) => id,

  digest,
  presentation,
};

export { lockNLoad as rulebook };

function begin(world: World): State {
  const { scenario } = world;
  const { units, weapons, vehicles, cup, next } = orderOfBattle(scenario);
  const [first] = sidesOf(world);
  const initiative = scenario.initiative ?? first;
  return clone<State>({
    doing: setUpFrames(world),
    turn: 1,
    phase: 'rally',
    initiative,
    active: initiative,
    passes: 0,
    units,
    weapons,
    ...(vehicles.length > 0 && { vehicles }),
    spotted: [],
    melees: [],
    ...fortifications(scenario),
    ...missionsGiven(scenario),
    ...(scenario.air && { air: scenario.air }),
    ...(scenario.events && { events: scenario.events.map(({ id }) => id) }),
    control: initialControl(world),
    losses: [],
    cup,
    next,
  });
}

/** What lies on the map from the beginning (21). */
export function fortifications({
  works = {},
}: Pick<Scenario, 'works'>): Pick<State, 'foxholes' | 'wire' | 'bunkers' | 'mines'> {
  const { foxholes, wire, bunkers, mines } = works;
  return {
    ...(foxholes && { foxholes: foxholes as State['foxholes'] & {} }),
    ...(wire && { wire: wire as State['wire'] & {} }),
    ...(bunkers && { bunkers: bunkers as readonly Bunker[] }),
    ...(mines && { mines: mines as State['mines'] & {} }),
  };
}
