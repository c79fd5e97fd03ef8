/** The rulebook: what the rest of the house needs of it. Read on in turn.ts. */
import { battlefieldOf } from '../../board/library.ts';
import { clone, fingerprint, packHash, type Rulebook } from '../../engine/index.ts';
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

  world({ scenario: id, pack }) {
    const key = JSON.stringify([id, pack]);
    const known = worlds.get(key);
    if (known) return known;
    const scenario = scenarioById(id);
    const field = battlefieldOf(scenario.battlefield);
    if (!field.ok) throw new Error(`scenario '${id}': ${field.wrong}`);
    const world = { scenario, field: field.value, charts: chartsWith(pack), ...(pack && { pack }) };
    worlds.set(key, world);
    return world;
  },
  sides: sidesOf,
  charts: pack => Object.values(chartsWith(pack)),
  fingerprints: ({ scenario, field, charts, pack }) => ({
    charts: hash(Object.values(charts)),
    ...(pack && { pack: packHash(pack) }),
    counters: hash(CARDS),
    boards: hash(field.boards.map(({ board }) => board.document)),
    scenario: hash(scenario),
  }),
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

/** The same object for the same game each time, so that what is known of it stays known. */
const worlds = new Map<string, World>();

const hash = (data: object): string => fingerprint(JSON.stringify(data));
