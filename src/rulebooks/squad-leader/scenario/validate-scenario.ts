/** Everything that is wrong with a scenario file: what, where, and what was expected. */
import { hexesIn } from '../../../board/areas.ts';
import { documentProblems, type Finding } from '../../../board/document-problems.ts';
import type { Battlefield } from '../../../board/index.ts';
import { battlefieldOf } from '../../../board/library.ts';
import type { DocumentPath, Problem } from '../../../board/problem.ts';
import { CARDS, isPerson } from '../counters/index.ts';
import { type Condition, type Group, Scenario } from './scenario.ts';

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
    ...scenario.groups.flatMap((group, i) => groupFindings(scenario, field.value, group, ['groups', i])),
    ...scenario.victory.conditions.flatMap((condition, i) =>
      conditionFindings(field.value, condition, ['victory', 'conditions', i]),
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
    ...victory.conditions.map(({ side }, i) => [['victory', 'conditions', i, 'side'], side] as const),
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
  const setsUp = group.setUp !== undefined || group.buildings !== undefined;
  if (setsUp === (group.enter !== undefined)) {
    const wrong = setsUp ? 'both a set-up area and an entry' : 'neither a set-up area nor an entry';
    found.push({ path, wrong, expected: 'setUp, buildings or enter' });
  }
  found.push(
    ...counterFindings(scenario, group, 'units', path),
    ...counterFindings(scenario, group, 'weapons', path),
  );
  if (group.setUp) found.push(...areaFindings(field, group.setUp, [...path, 'setUp']));
  if (group.buildings) found.push(...buildingFindings(field, group.buildings, [...path, 'buildings']));
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

function counterFindings(
  { sides }: Scenario,
  group: Group,
  kind: 'units' | 'weapons',
  path: DocumentPath,
): readonly Finding[] {
  const nation = sides.find(({ id }) => id === group.side)?.nation;
  const expected = `a counter of the side such as '${nation} ${kind === 'units' ? '4-4-7' : 'LMG'}'`;
  return Object.keys(group[kind] ?? {}).flatMap((id): readonly Finding[] => {
    const card = CARDS.get(id);
    const at = [...path, kind, id];
    if (!card) return [{ path: at, wrong: `there is no counter '${id}'`, expected }];
    if (isPerson(card) !== (kind === 'units'))
      return [{ path: at, wrong: `'${id}' is not among ${kind}`, expected }];
    return card.nation === nation ? [] : [{ path: at, wrong: `'${id}' fights for another side`, expected }];
  });
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
        ...leastFindings(condition, condition.buildings.length, path),
      ];
    case 'gain-buildings':
      return Object.entries(condition.held).flatMap(([side, ids]) =>
        buildingFindings(field, ids, [...path, 'held', side]),
      );
    case 'control-hexes':
      return [
        ...areaFindings(field, condition.hexes, [...path, 'hexes']),
        ...leastFindings(condition, hexesIn(field, condition.hexes).length, path),
      ];
    case 'exit':
      return edgeFindings(field, condition.along, [...path, 'along']);
    case 'squad-ratio':
    case 'casualties':
      return [];
  }
}

function leastFindings({ least }: Condition, most: number, path: DocumentPath): readonly Finding[] {
  return least <= most
    ? []
    : [{ path: [...path, 'least'], wrong: `at least ${least} of ${most}`, expected: `at most ${most}` }];
}
