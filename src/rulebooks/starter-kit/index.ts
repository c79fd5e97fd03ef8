/** The ASL Starter Kit rulebook: infantry, support weapons and light ordnance. Read on in turn.ts. */
import type { Battlefield } from '../../board/index.ts';
import { battlefieldOf } from '../../board/library.ts';
import { clone, fingerprint, packHash, type Rulebook, type Setup } from '../../engine/index.ts';
import { scenarioHash } from '../kit/scenario-hash.ts';
import { type BookAct, VERBS } from './acts.ts';
import { type Charts, chartsWith } from './charts/index.ts';
import { showActs } from './concealment/anytime.ts';
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
import type { Scenario } from './scenario/scenario.ts';
import { setUpFrames } from './scenario/set-up.ts';
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
  version: 2,
  migrations: MIGRATIONS,
  verbs: VERBS,
  scenarios: SCENARIOS.map(scenarioCard),
  options: OPTIONS,
  windows: WINDOWS,
  scenarioProblems,

  world(setup) {
    const scenario = scenarioById(setup.scenario);
    const sight = sightOption(setup);
    const { pack } = setup;
    const key = `${scenario.id} ${sight} ${pack ? JSON.stringify(pack) : ''}`;
    const known = worlds.get(key);
    if (known) return known;
    const charts = chartsWith(pack);
    const world = { scenario, field: fieldOf(scenario), sight, charts, ...(pack && { pack }) };
    worlds.set(key, world);
    return world;
  },
  sides: sidesOf,
  charts: pack => Object.values(chartsWith(pack)),
  fingerprints: ({ scenario, field, charts, pack }) => ({
    charts: hashOfCharts(charts),
    ...(pack && { pack: packHash(pack) }),
    counters: fingerprint(JSON.stringify(cardsInPlay(scenario))),
    boards: hash(field.boards.map(({ board }) => board.document)),
    scenario: scenarioHash(scenario, 'starter-kit'),
  }),
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

  digest,
  presentation,
};

export { starterKit as rulebook };

/** The same object for the same game each time, so that what is known of it stays known. */
const worlds = new Map<string, World>();

function fieldOf({ id, battlefield }: Scenario): Battlefield {
  const field = battlefieldOf(battlefield);
  if (!field.ok) throw new Error(`scenario '${id}': ${field.wrong}`);
  return field.value;
}

function sightOption({ options }: Setup): SightOption {
  const { sight = 'open' } = options;
  const known = SIGHT_OPTIONS.find(each => each === sight);
  if (!known) throw new Error(`option sight: '${sight}'; expected one of ${SIGHT_OPTIONS.join(', ')}`);
  return known;
}

const hashes = new WeakMap<object, string>();

function hash(data: object): string {
  const known = hashes.get(data) ?? fingerprint(JSON.stringify(data));
  hashes.set(data, known);
  return known;
}

/** Of the list of them, as ever: by what name the rules call a chart is no part of it. */
function hashOfCharts(charts: Charts): string {
  const known = hashes.get(charts) ?? fingerprint(JSON.stringify(Object.values(charts)));
  hashes.set(charts, known);
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
