/** What is wrong with the counters of a group: unknown, of the wrong kind or side, out of their time, or unserved. */
import type { Finding } from '../../../board/document-problems.ts';
import type { DocumentPath } from '../../../board/problem.ts';
import { counterFindings } from '../../kit/scenario/findings.ts';
import { isAvailable, OUR_CHARTS } from '../charts/index.ts';
import { CARDS, GUN_CARDS, isPerson, VEHICLE_CARDS } from '../counters/index.ts';
import type { Group, Scenario } from './scenario.ts';

type Kind = 'units' | 'weapons' | 'vehicles';

const EXAMPLES: Readonly<Record<Kind, string>> = { units: '4-4-7', weapons: 'LMG', vehicles: 'M4A3' };

export function forceFindings(scenario: Scenario, group: Group, path: DocumentPath): readonly Finding[] {
  const kinds: readonly Kind[] = ['units', 'weapons', 'vehicles'];
  return [
    ...kinds.flatMap(kind =>
      Object.keys(group[kind] ?? {}).flatMap(id => counterFinding(scenario, group, kind, id, path)),
    ),
    ...emptyFindings(group, path),
    ...bearerFindings(group, path),
    ...crewFindings(group, path),
    ...concealmentFindings(scenario, group, path),
  ];
}

function counterFinding(
  scenario: Scenario,
  group: Group,
  kind: Kind,
  id: string,
  groupPath: DocumentPath,
): readonly Finding[] {
  const { sides, date } = scenario;
  const found = CARDS.get(id) ?? VEHICLE_CARDS.get(id);
  const list = found?.kind === 'vehicle' ? 'vehicles' : found && isPerson(found) ? 'units' : 'weapons';
  const card = found && ({ nation: found.nation, list } as const);
  const findings = counterFindings<Kind>(scenario, group, kind, id, groupPath, card, EXAMPLES[kind]);
  if (!found || findings.length > 0) return findings;
  const path = [...groupPath, kind, id];
  if ('corps' in found && found.corps === 'early army' && !isEarlyPacific(sides, date)) {
    const wrong = `'${id}' stands for troops of the first months against the Japanese`;
    return [{ path, wrong, expected: 'a date before 6/1942 and a Japanese enemy' }];
  }
  if (found.kind !== 'shaped-charge' || isAvailable(OUR_CHARTS, found.model, date)) return [];
  const wrong = `there is no ${found.model} yet in ${date.month}/${date.year}`;
  return [{ path, wrong, expected: 'an earlier weapon or a later date' }];
}

/** Rear echelons and the Philippine Army, before the rest had come (8.4.3). */
const isEarlyPacific = (sides: Scenario['sides'], { year, month }: Scenario['date']): boolean =>
  (year < 1942 || (year === 1942 && month < 6)) && sides.some(({ nation }) => nation === 'japanese');

const count = (counters: Readonly<Record<string, number>> = {}) =>
  Object.values(counters).reduce((sum, each) => sum + each, 0);

function emptyFindings({ units, vehicles }: Group, path: DocumentPath): readonly Finding[] {
  if (count(units) + count(vehicles) > 0) return [];
  return [{ path: [...path, 'units'], wrong: 'a group of nobody', expected: 'units or vehicles' }];
}

function bearerFindings({ units, weapons }: Group, path: DocumentPath): readonly Finding[] {
  const hasBearers = Object.keys(units).some(id => CARDS.get(id)?.kind !== 'leader');
  if (count(weapons) === 0 || hasBearers) return [];
  const wrong = 'weapons without squads, half-squads or crews to carry them';
  return [{ path: [...path, 'weapons'], wrong, expected: 'weapons in a group that can possess them' }];
}

/** A crew comes with each gun, and brings none along later that can't be pushed (1.2.6, 6.5). */
function crewFindings({ units, weapons = {}, enter }: Group, path: DocumentPath): readonly Finding[] {
  const sum = (counters: Readonly<Record<string, number>>, counts: (id: string) => boolean) =>
    Object.entries(counters).reduce((total, [id, n]) => total + (counts(id) ? n : 0), 0);
  const crews = sum(units, id => CARDS.get(id)?.kind === 'crew');
  const guns = sum(weapons, id => GUN_CARDS.has(id));
  const isHeavy = (id: string) => GUN_CARDS.has(id) && !GUN_CARDS.get(id)?.quickSetUp;
  if (enter && sum(weapons, isHeavy) > 0) {
    const wrong = 'guns that come onto the map and can’t be pushed';
    return [{ path: [...path, 'weapons'], wrong, expected: 'such guns in a group that sets up' }];
  }
  if (guns <= crews) return [];
  const wrong = `${guns} guns and ${crews} crews`;
  return [{ path: [...path, 'weapons'], wrong, expected: 'a crew for each gun' }];
}

function concealmentFindings({ rules }: Scenario, group: Group, path: DocumentPath): readonly Finding[] {
  if (group.concealment === undefined || rules.includes('pacific') || rules.includes('concealment'))
    return [];
  const wrong = 'concealment counters where nobody may be concealed';
  return [
    { path: [...path, 'concealment'], wrong, expected: "the rule 'pacific' or 'concealment' in rules" },
  ];
}
