/** The ASL Starter Kit rulebook: infantry, support weapons and light ordnance. Read on in turn.ts. */
import { battlefieldOf } from '../../board/library.ts';
import { clone, fingerprint, type Rulebook, type Setup } from '../../engine/index.ts';
import { VERBS } from './acts.ts';
import { CHARTS } from './charts/index.ts';
import { SCENARIOS, scenarioById } from './content.ts';
import { CARDS, VEHICLE_CARDS } from './counters/index.ts';
import { digest } from './digest.ts';
import { orderOfBattle } from './order-of-battle.ts';
import { presentation, scenarioCard } from './present/index.ts';
import { setUpFrames } from './set-up.ts';
import type { State } from './state.ts';
import { activity } from './turn.ts';
import { scenarioProblems } from './validate-scenario.ts';
import { initialControl, outcome } from './victory.ts';
import { SIGHT_OPTIONS, type SightOption, sidesOf, type World } from './world.ts';

const COUNTERS = [...CARDS.values(), ...VEHICLE_CARDS.values()];

export const starterKit: Rulebook<State, World> = {
  id: 'starter-kit',
  title: 'ASL Starter Kit',
  version: 1,
  verbs: VERBS,
  scenarios: SCENARIOS.map(scenarioCard),
  scenarioProblems,

  world(setup) {
    const scenario = scenarioById(setup.scenario);
    const field = battlefieldOf(scenario.battlefield);
    if (!field.ok) throw new Error(`scenario '${scenario.id}': ${field.wrong}`);
    return { scenario, field: field.value, sight: sightOption(setup) };
  },
  sides: sidesOf,
  fingerprints: ({ scenario, field }) => ({
    charts: hash(CHARTS),
    counters: hash(COUNTERS),
    boards: hash(field.boards.map(({ board }) => board.document)),
    scenario: hash(scenario),
  }),
  begin,

  activity,
  outcome,

  // Nothing is hidden in this part of the book: guns and concealment come with later sections.
  view: state => state,
  determinize: view => clone<State>(view),
  nameFor: (_state, _side, id) => id,

  digest,
  presentation,
};

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
