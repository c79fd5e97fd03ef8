/** The Squad Leader rulebook. Step one is its infantry. Read on in turn.ts. */
import type { Battlefield } from '../../board/index.ts';
import { battlefieldOf } from '../../board/library.ts';
import { clone, fingerprint, packHash, type Rulebook } from '../../engine/index.ts';
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
import type { Scenario } from './scenario/scenario.ts';
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

  world(setup) {
    const scenario = scenarioById(setup.scenario);
    const options = optionsOf(setup);
    const { pack } = setup;
    const key = JSON.stringify([scenario.id, options, pack]);
    const known = worlds.get(key);
    if (known) return known;
    const world = {
      scenario,
      field: fieldOf(scenario),
      options,
      charts: chartsWith(pack),
      ...(pack && { pack }),
    };
    worlds.set(key, world);
    return world;
  },
  sides: sidesOf,
  charts: pack => Object.values(chartsWith(pack)),
  fingerprints: ({ scenario, field, charts, pack }) => ({
    charts: hash(Object.values(charts)),
    ...(pack && { pack: packHash(pack) }),
    counters: hash(cardsInPlay(scenario)),
    boards: hash(field.boards.map(({ board }) => board.document)),
    scenario: hash(scenario),
  }),
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

/** The same object for the same game each time, so that what is known of it stays known. */
const worlds = new Map<string, World>();

function fieldOf({ id, battlefield }: Scenario): Battlefield {
  const field = battlefieldOf(battlefield);
  if (!field.ok) throw new Error(`scenario '${id}': ${field.wrong}`);
  return field.value;
}

export { squadLeader as rulebook };

const hash = (data: object): string => fingerprint(JSON.stringify(data));

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
