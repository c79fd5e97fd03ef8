/** The Squad Leader rulebook. Step one is its infantry. Read on in turn.ts. */
import { clone, type Rulebook } from '../../engine/index.ts';
import { fingerprintsOf, worldsOf } from '../kit/match.ts';
import { type BookAct, VERBS } from './acts.ts';
import { chartsWith } from './charts/index.ts';
import { digest } from './digest.ts';
import { hides, viewFor } from './hides.ts';
import { presentation, scenarioCard } from './present/index.ts';
import { autoSetUp } from './scenario/auto-set-up.ts';
import { cardsInPlay } from './scenario/cards-in-play.ts';
import { SCENARIOS, scenarioById } from './scenario/content.ts';
import { OPTIONS, optionsOf, WINDOWS } from './scenario/options.ts';
import { orderOfBattle } from './scenario/order-of-battle.ts';
import { setUpFrames } from './scenario/set-up.ts';
import { scenarioProblems } from './scenario/validate-scenario.ts';
import { initialControl, outcome } from './scenario/victory.ts';
import type { State } from './state.ts';
import { sayToSpoil, spoilings } from './support-weapons/spoiling.ts';
import { activity } from './turn.ts';
import { sidesOf, type World } from './world.ts';

export const squadLeader: Rulebook<State, World, BookAct> = {
  id: 'sl',
  formerly: ['squad-leader'],
  title: 'Squad Leader',
  version: 1,
  verbs: VERBS,
  scenarios: SCENARIOS.map(scenarioCard),
  options: OPTIONS,
  windows: WINDOWS,
  scenarioProblems,

  world: worldsOf(scenarioById, chartsWith, setup => ({ options: optionsOf(setup) })),
  sides: sidesOf,
  charts: pack => Object.values(chartsWith(pack)),
  fingerprints: world => fingerprintsOf(world, cardsInPlay(world.scenario), 'sl'),
  begin,
  autoSetUp: (view, side, world, variation) => autoSetUp(world, view, side, variation).map(VERBS.print),

  activity,
  outcome,

  anytime: (view, side) => spoilings(view, side),
  interject: (game, _side, act) => sayToSpoil(game, act),

  // Step one hides the hexes on which guns are laid (8.9.8.4), and designations of close combat, which never stand in the state.
  view: viewFor,
  determinize: view => clone<State>(view),
  nameFor: (_state, _side, id) => id,
  hides,

  digest,
  presentation,
};

export { squadLeader as rulebook };

function begin(world: World): State {
  const { units, weapons, next } = orderOfBattle(world.scenario);
  return clone<State>({
    doing: setUpFrames(world),
    turn: 1,
    attacker: world.scenario.movesFirst,
    phase: 'rally',
    units,
    weapons,
    trails: [],
    clock: 0,
    charges: [],
    melees: [],
    control: initialControl(world),
    losses: [],
    next,
  });
}
