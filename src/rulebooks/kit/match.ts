/** What every book does to begin a match: its world from the setup, and the hashes on which its record rests. */
import type { Battlefield } from '../../board/index.ts';
import { battlefieldOf } from '../../board/library.ts';
import { type ChartPack, fingerprint, packHash, type Setup } from '../../engine/index.ts';
import { rememberedOf } from './remembered.ts';
import { scenarioHash } from './scenario-hash.ts';

interface MatchWorld<Scenario, Charts> {
  readonly scenario: Scenario;
  readonly field: Battlefield;
  readonly charts: Charts;
  readonly pack?: ChartPack;
}

/**
 * The worlds of a book: the same object for the same game each time, so that what is known of it stays known. `options`
 * reads what else the setup decides.
 */
export function worldsOf<
  Scenario extends { readonly id: string; readonly battlefield: string },
  Charts,
  Options extends object,
>(
  scenarioById: (id: string) => Scenario,
  chartsWith: (pack: ChartPack | undefined) => Charts,
  options: (setup: Setup) => Options,
): (setup: Setup) => MatchWorld<Scenario, Charts> & Options {
  const worlds = new Map<string, MatchWorld<Scenario, Charts> & Options>();
  return setup => {
    const { pack } = setup;
    const scenario = scenarioById(setup.scenario);
    const chosen = options(setup);
    const key = JSON.stringify([scenario.id, chosen, pack]);
    const known = worlds.get(key);
    if (known) return known;
    const field = battlefieldOf(scenario.battlefield);
    if (!field.ok) throw new Error(`scenario '${scenario.id}': ${field.wrong}`);
    const world = {
      scenario,
      field: field.value,
      charts: chartsWith(pack),
      ...(pack && { pack }),
      ...chosen,
    };
    worlds.set(key, world);
    return world;
  };
}

const hashOf = rememberedOf((data: object) => fingerprint(JSON.stringify(data)));
/** Of the list of them: by what name the rules call a chart is no part of it. */
const hashOfCharts = rememberedOf((charts: object) => fingerprint(JSON.stringify(Object.values(charts))));

/** What a record keeps of the data that its match was played with; of the counters those that the scenario can bring on. `formerly` is how the book was first called. */
export function fingerprintsOf(
  { scenario, field, charts, pack }: MatchWorld<{ readonly rulebook: string }, object>,
  counters: readonly object[],
  formerly: string,
) {
  return {
    charts: hashOfCharts(charts),
    ...(pack && { pack: packHash(pack) }),
    counters: hashOf(counters),
    boards: hashOf(field.boards.map(({ board }) => board.document)),
    scenario: scenarioHash(scenario, formerly),
  };
}
