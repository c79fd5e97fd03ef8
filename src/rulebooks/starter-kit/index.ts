/** The ASL Starter Kit rulebook: infantry, support weapons and light ordnance. Read on in turn.ts. */
import { clone, type Rulebook, type Setup } from '../../engine/index.ts';
import { fingerprintsOf, worldsOf } from '../kit/match.ts';
import { setUpFrames } from '../kit/scenario/set-up.ts';
import { type BookAct, VERBS } from './acts.ts';
import { chartsWith } from './charts/index.ts';
import { showActs } from './concealment/anytime.ts';
import { hides } from './concealment/hides.ts';
import { imagined } from './concealment/imagining.ts';
import { loseConcealment } from './concealment/loss.ts';
import { nameFor, viewFor } from './concealment/views.ts';
import { digest } from './digest.ts';
import { MIGRATIONS } from './migrations.ts';
import { presentation, scenarioCard } from './present/index.ts';
import { autoSetUp } from './scenario/auto-set-up.ts';
import { cardsInPlay } from './scenario/cards-in-play.ts';
import { SCENARIOS, scenarioById } from './scenario/content.ts';
import { OPTIONS, WINDOWS } from './scenario/options.ts';
import { orderOfBattle } from './scenario/order-of-battle.ts';
import { scenarioProblems } from './scenario/validate-scenario.ts';
import { initialControl, outcome } from './scenario/victory.ts';
import type { State } from './state.ts';
import { activity } from './turn.ts';
import { unitById } from './units.ts';
import { SIGHT_OPTIONS, type SightOption, sidesOf, type World } from './world.ts';

export const starterKit: Rulebook<State, World, BookAct> = {
  id: 'aslsk',
  formerly: ['starter-kit'],
  title: 'ASL Starter Kit',
  version: 3,
  migrations: MIGRATIONS,
  verbs: VERBS,
  scenarios: SCENARIOS.map(scenarioCard),
  options: OPTIONS,
  windows: WINDOWS,
  scenarioProblems,

  world: worldsOf(scenarioById, chartsWith, setup => ({ sight: sightOption(setup) })),
  sides: sidesOf,
  charts: pack => Object.values(chartsWith(pack)),
  fingerprints: world => fingerprintsOf(world, cardsInPlay(world.scenario), 'starter-kit'),
  begin,
  autoSetUp: (view, side, world, variation) => autoSetUp(world, view, side, variation).map(VERBS.print),

  activity,
  outcome,

  anytime: showActs,
  *interject(table, _side, act) {
    if (act.verb === 'show') loseConcealment(table, unitById(table.state, act.unit), '8.3.e');
  },

  view: viewFor,
  determinize: imagined,
  nameFor,
  hides,

  digest,
  presentation,
};

export { starterKit as rulebook };

function sightOption({ options }: Setup): SightOption {
  const { sight = 'open' } = options;
  const known = SIGHT_OPTIONS.find(each => each === sight);
  if (!known) throw new Error(`option sight: '${sight}'; expected one of ${SIGHT_OPTIONS.join(', ')}`);
  return known;
}

function begin(world: World): State {
  const { units, weapons, vehicles, next } = orderOfBattle(world.scenario);
  return clone<State>({
    doing: setUpFrames(world),
    turn: 1,
    attacker: world.scenario.movesFirst,
    phase: 'rally',
    units,
    weapons,
    ...(vehicles.length > 0 && { vehicles }),
    smoke: [],
    residual: [],
    charges: [],
    melees: [],
    control: initialControl(world),
    losses: [],
    next,
  });
}
