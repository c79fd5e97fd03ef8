/** Everything that is wrong with a scenario file: what, where, and what was expected. */

import { hexesIn } from '../../../board/areas.ts';
import { documentProblems, type Finding } from '../../../board/document-problems.ts';
import type { Battlefield } from '../../../board/index.ts';
import { battlefieldOf } from '../../../board/library.ts';
import type { DocumentPath, Problem } from '../../../board/problem.ts';
import { CARDS } from '../counters/index.ts';
import { type Condition, type Group, Scenario } from './scenario.ts';
import { counterFindings } from './validate-counters.ts';

export const scenarioProblems = (text: string, file: string): readonly Problem[] =>
  documentProblems(text, file, 'a scenario', Scenario, findings);

function findings(scenario: Scenario): readonly Finding[] {
  const field = battlefieldOf(scenario.battlefield);
  if (!field.ok) {
    return [
      { path: ['battlefield'], wrong: field.wrong, expected: 'boards such as village or village[A-Q]+farm' },
    ];
  }
  return [
    ...sideFindings(scenario),
    ...ruleFindings(scenario),
    ...scenario.groups.flatMap((group, i) => groupFindings(scenario, field.value, group, ['groups', i])),
    ...scenario.victory.all.flatMap((condition, i) =>
      conditionFindings(field.value, condition, ['victory', 'all', i]),
    ),
  ];
}

function sideFindings(scenario: Scenario): readonly Finding[] {
  const { sides, groups, victory } = scenario;
  const ids = sides.map(side => side.id);
  const expected = `one of the sides ${ids.join(', ')}`;
  const named: readonly (readonly [DocumentPath, string])[] = [
    [['setsUpFirst'], scenario.setsUpFirst],
    [['movesFirst'], scenario.movesFirst],
    ...(scenario.favours ? [[['favours', 'side'], scenario.favours.side] as const] : []),
    [['victory', 'side'], victory.side],
    ...groups.map(({ side }, i) => [['groups', i, 'side'], side] as const),
    ...victory.all.map(({ side }, i) => [['victory', 'all', i, 'side'], side] as const),
  ];
  const unknown = named
    .filter(([, side]) => !ids.includes(side))
    .map(([path, side]) => ({ path, wrong: `there is no side '${side}'`, expected }));
  const empty = ids
    .filter(id => !groups.some(({ side }) => side === id))
    .map(id => ({
      path: ['groups'],
      wrong: `side '${id}' has no group`,
      expected: 'at least one for each side',
    }));
  return [
    ...twins(ids, 'sides'),
    ...twins(
      groups.map(({ id }) => id),
      'groups',
    ),
    ...unknown,
    ...empty,
  ];
}

function ruleFindings({ rules }: Scenario): readonly Finding[] {
  if (!rules.includes('light-jungle') || rules.includes('pacific')) return [];
  return [
    { path: ['rules'], wrong: 'a light jungle where there is none', expected: "the rule 'pacific' as well" },
  ];
}

function twins(ids: readonly string[], where: string): readonly Finding[] {
  return ids.flatMap((id, i) =>
    ids.indexOf(id) === i
      ? []
      : [{ path: [where, i, 'id'], wrong: `'${id}' is there twice`, expected: 'an id of its own for each' }],
  );
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
  found.push(...counterFindings(scenario, group, path));
  if (group.setUp) {
    found.push(...areaFindings(field, group.setUp, [...path, 'setUp']));
    found.push(...roomFindings(field, group, [...path, 'setUp']));
  }
  if (group.enter) {
    const { turn, along } = group.enter;
    found.push(...edgeFindings(field, along, [...path, 'enter', 'along']));
    if (turn > scenario.turns) {
      const wrong = `enters in turn ${turn}, after the end`;
      found.push({ path: [...path, 'enter', 'turn'], wrong, expected: `1 to ${scenario.turns}` });
    }
  }
  return found;
}

function areaFindings(field: Battlefield, area: readonly string[], path: DocumentPath): readonly Finding[] {
  return area.flatMap((part, i) =>
    hexesIn(field, [part]).length > 0
      ? []
      : [{ path: [...path, i], wrong: `no hex in ${part}`, expected: `hexes of ${field.text}` }],
  );
}

/** Whoever comes or goes does so over the edge of the map. */
function edgeFindings(field: Battlefield, area: readonly string[], path: DocumentPath): readonly Finding[] {
  const inner = hexesIn(field, area).filter(hex => {
    const at = (field.names.get(hex) ?? 0) * 6;
    return field.neighbours.slice(at, at + 6).every(next => next >= 0);
  });
  const wrong = `${inner[0]} does not lie at an edge`;
  const found = areaFindings(field, area, path);
  return inner.length === 0 ? found : [...found, { path, wrong, expected: 'hexes at the edge of the map' }];
}

/** Three squads and four single men a hex, and one vehicle (3.3.1, 3.3.2). */
function roomFindings(field: Battlefield, group: Group, path: DocumentPath): readonly Finding[] {
  const hexes = hexesIn(field, group.setUp ?? []).length;
  let [squads, leaders] = [0, 0];
  for (const [id, count] of Object.entries(group.units)) {
    const kind = CARDS.get(id)?.kind;
    if (kind === 'leader') leaders += count;
    else squads += kind === 'squad' ? count : count / 2;
  }
  const vehicles = Object.values(group.vehicles ?? {}).reduce((sum, count) => sum + count, 0);
  if (squads <= 3 * hexes && leaders <= 4 * hexes && vehicles <= hexes) return [];
  return [
    {
      path,
      wrong: `${hexes} hexes are too few for the group`,
      expected: 'room for three squads, four leaders and a vehicle a hex',
    },
  ];
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
      return [...unknown, ...leastFindings(condition, condition.buildings.length, path)];
    }
    case 'control-hexes':
      return [
        ...areaFindings(field, condition.hexes, [...path, 'hexes']),
        ...leastFindings(condition, hexesIn(field, condition.hexes).length, path),
      ];
    case 'exit':
      return edgeFindings(field, condition.along, [...path, 'along']);
    case 'casualties':
      return [];
  }
}

function leastFindings({ least }: Condition, most: number, path: DocumentPath): readonly Finding[] {
  return least <= most
    ? []
    : [{ path: [...path, 'least'], wrong: `at least ${least} of ${most}`, expected: `at most ${most}` }];
}
