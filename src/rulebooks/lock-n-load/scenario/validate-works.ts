/** What is wrong with the fortifications of a scenario (21), those that lie there and those that come by an event. */
import type { Finding } from '../../../board/document-problems.ts';
import { type Battlefield, watercoursesIn } from '../../../board/index.ts';
import type { DocumentPath } from '../../../board/problem.ts';
import { modifier, OUR_CHARTS } from '../charts/index.ts';
import { isBuildingHex, terrainAt } from '../terrain/terrain.ts';
import type { EventEffect, Scenario } from './scenario.ts';

/** Something that lies in a hex, and where the file says so. */
interface Laid {
  readonly at: string;
  readonly path: DocumentPath;
}

/** Bunkers and mines don't go into buildings, nothing goes into water, and no hex has three minefields (21). */
export function workFindings(scenario: Scenario, field: Battlefield): readonly Finding[] {
  const { foxholes = [], wire = [] } = scenario.works ?? {};
  const world = { scenario, field, charts: OUR_CHARTS };
  const check = ({ at: hex, path }: Laid, { outdoors = false, dry = false } = {}): readonly Finding[] => {
    const at = field.names.get(hex);
    if (at === undefined) return [{ path, wrong: `no hex ${hex}`, expected: `a hex of ${field.text}` }];
    if (terrainAt(world, at) === undefined) return [{ path, wrong: `${hex} is water`, expected: 'dry land' }];
    if (dry && watercoursesIn(field, at).includes('stream'))
      return [{ path, wrong: `a stream runs through ${hex}`, expected: 'dry land' }];
    if (outdoors && isBuildingHex(world, at))
      return [{ path, wrong: `${hex} is a building`, expected: 'a hex without a building' }];
    return [];
  };
  const mines = laid(scenario, 'mines');
  return [
    ...foxholes.flatMap((at, i) => check({ at, path: ['works', 'foxholes', i] }, { dry: true })),
    ...wire.flatMap((at, i) => check({ at, path: ['works', 'wire', i] })),
    ...laid(scenario, 'bunkers').flatMap(each => check(each, { outdoors: true, dry: true })),
    ...mines.flatMap(each => check(each, { outdoors: true })),
    ...crowdFindings(mines),
  ];
}

const BY_EVENT = { bunkers: 'bunker', mines: 'mines' } as const satisfies Record<string, EventEffect['is']>;

/** From the beginning, and by the paragraphs of events. */
function laid({ works = {}, events = [] }: Scenario, kind: keyof typeof BY_EVENT): readonly Laid[] {
  const present = (works[kind] ?? []).map(({ at }, i): Laid => ({ at, path: ['works', kind, i, 'at'] }));
  const toCome = events.flatMap(({ effects }, i) =>
    effects.flatMap((effect, j): readonly Laid[] =>
      effect.is === BY_EVENT[kind] ? [{ at: effect.at, path: ['events', i, 'effects', j, 'at'] }] : [],
    ),
  );
  return [...present, ...toCome];
}

function crowdFindings(mines: readonly Laid[]): readonly Finding[] {
  const most = modifier(OUR_CHARTS.limits, 'Mines markers in a hex').n;
  return mines.flatMap(({ at, path }, i) =>
    mines.slice(0, i).filter(each => each.at === at).length < most
      ? []
      : [{ path, wrong: `too many mines in ${at}`, expected: `at most ${most} a hex` }],
  );
}
