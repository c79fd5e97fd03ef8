/** The Panzer rulebook. Step one is the base game and what tanks do. Read on in turn.ts. */
import { clone, type Rulebook } from '../../engine/index.ts';
import { fingerprintsOf, worldsOf } from '../kit/match.ts';
import { setUpFrames } from '../kit/scenario/set-up.ts';
import { type BookAct, VERBS } from './acts.ts';
import { aircraftOf } from './air/aircraft.ts';
import { batteriesOf } from './artillery/battery.ts';
import { chartsWith } from './charts/index.ts';
import { digest } from './digest.ts';
import { nameFor } from './hidden/unseen.ts';
import { hides, imagined, viewFor } from './hides.ts';
import { appointLeaders } from './leaders/leaders.ts';
import { minefieldsOf } from './mines/field.ts';
import { standingsAtFirst } from './morale/cohesion.ts';
import { phasesIn } from './phases.ts';
import { presentation, scenarioCard } from './present/index.ts';
import { cardsInPlay } from './scenario/cards-in-play.ts';
import { SCENARIOS, scenarioById } from './scenario/content.ts';
import { OPTIONS, optionsOf, PRESETS, WINDOWS } from './scenario/options.ts';
import { scenarioProblems } from './scenario/scenario.ts';
import { autoSetUp, orderOfBattle } from './scenario/set-up.ts';
import { outcome } from './scenario/victory.ts';
import type { State } from './state.ts';
import { asItLies } from './terrain/ruins.ts';
import { activity } from './turn.ts';
import { isOn, sidesOf, type World } from './world.ts';

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
  fingerprints: world => fingerprintsOf(world, cardsInPlay(world.scenario), 'panzer'),
  begin,
  autoSetUp: (view, side, world, variation) => autoSetUp(world, view, side, variation).map(VERBS.print),

  activity: table => activity(asItLies(table)),
  outcome,

  view: viewFor,
  determinize: imagined,
  nameFor,
  hides,

  digest,
  presentation,
};

export { panzer as rulebook };

function begin(world: World): State {
  const units = appointLeaders(world, orderOfBattle(world));
  const hasMorale = isOn(world, '7.1');
  return clone<State>({
    doing: [
      ...(hasMorale ? [{ is: 'cohesion' } as const] : []),
      ...(isOn(world, '7.24') ? [{ is: 'camouflage' } as const] : []),
      ...setUpFrames(world),
    ],
    turn: 1,
    phase: phasesIn(world)[0]?.id ?? 'spotting',
    part: 0,
    engaged: [],
    wrecks: [],
    units,
    ...(isOn(world, '7.2') && { hidden: [] }),
    ...(hasMorale && { formations: standingsAtFirst(world, units) }),
    minefields: minefieldsOf(world),
    batteries: batteriesOf(world),
    aircraft: aircraftOf(world),
    clouds: [],
  });
}
