/** Everything that is wrong with a scenario file: what, where, and what was expected. */

import { hexesIn } from '../../../board/areas.ts';
import { documentProblems, type Finding } from '../../../board/document-problems.ts';
import type { Battlefield } from '../../../board/index.ts';
import type { DocumentPath, Problem } from '../../../board/problem.ts';
import {
  areaFindings,
  edgeFindings,
  groundFindings,
  leastFindings,
  onItsField,
  sideFindings,
} from '../../kit/scenario/findings.ts';
import { CARDS } from '../counters/index.ts';
import { type Condition, type Group, Scenario } from './scenario.ts';
import { forceFindings } from './validate-counters.ts';

export const scenarioProblems = (text: string, file: string): readonly Problem[] =>
  documentProblems(text, file, 'a scenario', Scenario, findings);

const findings = (scenario: Scenario): readonly Finding[] =>
  onItsField(scenario, field => [
    ...sideFindings(scenario, [[['movesFirst'], scenario.movesFirst]]),
    ...ruleFindings(scenario),
    ...scenario.groups.flatMap((group, i) => groupFindings(scenario, field, group, ['groups', i])),
    ...scenario.victory.all.flatMap((condition, i) =>
      conditionFindings(field, condition, ['victory', 'all', i]),
    ),
  ]);

function ruleFindings({ rules }: Scenario): readonly Finding[] {
  if (!rules.includes('light-jungle') || rules.includes('pacific')) return [];
  return [
    { path: ['rules'], wrong: 'a light jungle where there is none', expected: "the rule 'pacific' as well" },
  ];
}

function groupFindings(
  scenario: Scenario,
  field: Battlefield,
  group: Group,
  path: DocumentPath,
): readonly Finding[] {
  const found: Finding[] = [];
  if ((group.setUp === undefined) === (group.enter === undefined)) {
    const wrong = group.setUp ? 'both a set-up area and an entry' : 'neither a set-up area nor an entry';
    found.push({ path, wrong, expected: 'setUp or enter' });
  }
  found.push(...forceFindings(scenario, group, path));
  found.push(...groundFindings(scenario, field, group, path, hexes => roomIn(hexes, group)));
  return found;
}

/** Three squads and four single men a hex, and one vehicle (3.3.1, 3.3.2). */
function roomIn(hexes: number, group: Group): string | undefined {
  let [squads, leaders] = [0, 0];
  for (const [id, count] of Object.entries(group.units)) {
    const kind = CARDS.get(id)?.kind;
    if (kind === 'leader') leaders += count;
    else squads += kind === 'squad' ? count : count / 2;
  }
  const vehicles = Object.values(group.vehicles ?? {}).reduce((sum, count) => sum + count, 0);
  const isWideEnough = squads <= 3 * hexes && leaders <= 4 * hexes && vehicles <= hexes;
  return isWideEnough ? undefined : 'room for three squads, four leaders and a vehicle a hex';
}

function conditionFindings(field: Battlefield, condition: Condition, path: DocumentPath): readonly Finding[] {
  switch (condition.is) {
    case 'control-buildings': {
      const known = new Set(field.buildings.filter(({ hexes }) => hexes.length > 0).map(({ id }) => id));
      const unknown = condition.buildings.flatMap((id, i) =>
        known.has(id)
          ? []
          : [
              {
                path: [...path, 'buildings', i],
                wrong: `no building '${id}'`,
                expected: `one of ${field.text}, such as ${[...known][0]}`,
              },
            ],
      );
      return [...unknown, ...leastFindings(condition.least, condition.buildings.length, path)];
    }
    case 'control-hexes':
      return [
        ...areaFindings(field, condition.hexes, [...path, 'hexes']),
        ...leastFindings(condition.least, hexesIn(field, condition.hexes).length, path),
      ];
    case 'exit':
      return edgeFindings(field, condition.along, [...path, 'along']);
    case 'casualties':
      return [];
  }
}
