/** Everything that is wrong with a scenario file: what, where, and what was expected. */
import { hexesIn } from '../../../board/areas.ts';
import { documentProblems, type Finding } from '../../../board/document-problems.ts';
import type { Battlefield } from '../../../board/index.ts';
import type { DocumentPath, Problem } from '../../../board/problem.ts';
import {
  areaFindings,
  counterFindings,
  edgeFindings,
  groundFindings,
  leastFindings,
  onItsField,
  sideFindings,
} from '../../kit/scenario/findings.ts';
import { CARDS, isPerson } from '../counters/index.ts';
import { type Condition, type Group, Scenario } from './scenario.ts';

export const scenarioProblems = (text: string, file: string): readonly Problem[] =>
  documentProblems(text, file, 'a scenario', Scenario, findings);

const findings = (scenario: Scenario): readonly Finding[] =>
  onItsField(scenario, field => [
    ...sideFindings(scenario, [
      [['movesFirst'], scenario.movesFirst],
      ...(scenario.boreSights ?? []).map((side, i) => [['boreSights', i], side] as const),
      ...scenario.victory.conditions.map(
        ({ side }, i) => [['victory', 'conditions', i, 'side'], side] as const,
      ),
    ]),
    ...scenario.groups.flatMap((group, i) => groupFindings(scenario, field, group, ['groups', i])),
    ...scenario.victory.conditions.flatMap((condition, i) =>
      conditionFindings(field, condition, ['victory', 'conditions', i]),
    ),
  ]);

function groupFindings(
  scenario: Scenario,
  field: Battlefield,
  group: Group,
  path: DocumentPath,
): readonly Finding[] {
  const found: Finding[] = [];
  const setsUp = group.setUp !== undefined || group.buildings !== undefined;
  if (setsUp === (group.enter !== undefined)) {
    const wrong = setsUp ? 'both a set-up area and an entry' : 'neither a set-up area nor an entry';
    found.push({ path, wrong, expected: 'setUp, buildings or enter' });
  }
  for (const list of ['units', 'weapons'] as const)
    for (const id of Object.keys(group[list] ?? {})) {
      const card = CARDS.get(id);
      const known = card && ({ nation: card.nation, list: isPerson(card) ? 'units' : 'weapons' } as const);
      const example = list === 'units' ? '4-4-7' : 'LMG';
      found.push(...counterFindings<typeof list>(scenario, group, list, id, path, known, example));
    }
  if (group.buildings) found.push(...buildingFindings(field, group.buildings, [...path, 'buildings']));
  return [...found, ...groundFindings(scenario, field, group, path, () => undefined)];
}

function buildingFindings(
  field: Battlefield,
  ids: readonly string[],
  path: DocumentPath,
): readonly Finding[] {
  const known = new Set(field.buildings.filter(({ hexes }) => hexes.length > 0).map(({ id }) => id));
  return ids.flatMap((id, i) =>
    known.has(id)
      ? []
      : [
          {
            path: [...path, i],
            wrong: `no building '${id}'`,
            expected: `one of ${field.text}, such as ${[...known][0]}`,
          },
        ],
  );
}

function conditionFindings(field: Battlefield, condition: Condition, path: DocumentPath): readonly Finding[] {
  switch (condition.is) {
    case 'control-buildings':
      return [
        ...buildingFindings(field, condition.buildings, [...path, 'buildings']),
        ...leastFindings(condition.least, condition.buildings.length, path),
      ];
    case 'gain-buildings':
      return Object.entries(condition.held).flatMap(([side, ids]) =>
        buildingFindings(field, ids, [...path, 'held', side]),
      );
    case 'control-hexes':
      return [
        ...areaFindings(field, condition.hexes, [...path, 'hexes']),
        ...leastFindings(condition.least, hexesIn(field, condition.hexes).length, path),
      ];
    case 'exit':
      return edgeFindings(field, condition.along, [...path, 'along']);
    case 'squad-ratio':
    case 'casualties':
      return [];
  }
}
