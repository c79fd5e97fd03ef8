/** Everything that is wrong with a scenario file: what, where, and what was expected. */

import { documentProblems, type Finding } from '../../../board/document-problems.ts';
import { type Battlefield, hexesIn } from '../../../board/index.ts';
import { battlefieldOf } from '../../../board/library.ts';
import type { DocumentPath, Problem } from '../../../board/problem.ts';
import { modifier, OUR_CHARTS, stackingLimit } from '../charts/index.ts';
import { CARDS, isUnit } from '../counters/index.ts';
import { isMultiStory } from '../terrain/terrain.ts';
import { sizeOf } from '../units.ts';
import { type Condition, type EventEffect, type Group, Scenario } from './scenario.ts';
import { workFindings } from './validate-works.ts';

export const scenarioProblems = (text: string, file: string): readonly Problem[] =>
  documentProblems(text, file, 'a scenario', Scenario, findings);

function findings(scenario: Scenario): readonly Finding[] {
  const found = battlefieldOf(scenario.battlefield);
  if (!found.ok) {
    const expected = 'boards such as village or village[A-Q]+farm';
    return [{ path: ['battlefield'], wrong: found.wrong, expected }];
  }
  const field = found.value;
  return [
    ...sideFindings(scenario),
    ...scenario.groups.flatMap((group, i) => groupFindings(scenario, field, group, ['groups', i])),
    ...workFindings(scenario, field),
    ...eventFindings(scenario, field),
    ...scenario.victory.all.flatMap((condition, i) =>
      conditionFindings(scenario, field, condition, ['victory', 'all', i]),
    ),
  ];
}

function sideFindings(scenario: Scenario): readonly Finding[] {
  const { sides, groups, victory, initiative, events = [], works = {} } = scenario;
  const ids = sides.map(({ id }) => id);
  const expected = `one of the sides ${ids.join(', ')}`;
  const named: readonly (readonly [DocumentPath, string | undefined])[] = [
    [['setsUpFirst'], scenario.setsUpFirst],
    [['initiative'], initiative],
    [['favours', 'side'], scenario.favours?.side],
    [['victory', 'side'], victory.side],
    ...groups.map(({ side }, i) => [['groups', i, 'side'], side] as const),
    ...victory.all.map(({ side }, i) => [['victory', 'all', i, 'side'], side] as const),
    ...events.map(({ side }, i) => [['events', i, 'side'], side] as const),
    ...events.flatMap(({ effects }, i) =>
      effects.map((effect, j) => {
        const name = 'by' in effect ? 'by' : 'side';
        return [['events', i, 'effects', j, name], sideNamedBy(effect)] as const;
      }),
    ),
    ...(works.mines ?? []).map(({ by }, i) => [['works', 'mines', i, 'by'], by] as const),
  ];
  const unknown = named.flatMap(([path, side]) =>
    side === undefined || ids.includes(side) ? [] : [{ path, wrong: `there is no side '${side}'`, expected }],
  );
  const empty = ids
    .filter(id => !groups.some(({ side }) => side === id))
    .map(id => ({
      path: ['groups'],
      wrong: `side '${id}' has no group`,
      expected: 'at least one for each side',
    }));
  const names = groups.map(({ id }) => id);
  const markers = events.map(({ id }) => id);
  return [
    ...twins(ids, 'sides'),
    ...twins(names, 'groups'),
    ...twins(markers, 'events'),
    ...unknown,
    ...empty,
  ];
}

/** Whose reinforcements, points or mines they are. */
const sideNamedBy = (effect: EventEffect): string | undefined =>
  'by' in effect ? effect.by : 'side' in effect ? effect.side : undefined;

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
  const { setUp, enter, arrive } = group;
  const ways = [setUp, enter, arrive].filter(way => way !== undefined).length;
  const found: Finding[] = [...cardFindings(scenario, group, path)];
  if (ways !== 1)
    found.push({ path, wrong: `${ways} ways to come into play`, expected: 'one of setUp, enter and arrive' });
  if (setUp) {
    found.push(...areaFindings(field, setUp, [...path, 'setUp']));
    found.push(...roomFindings(field, group, [...path, 'setUp']));
  }
  if (enter) {
    found.push(...edgeFindings(field, enter.along, [...path, 'enter', 'along']));
    if (enter.turn > scenario.turns) {
      const wrong = `enters in turn ${enter.turn}, after the end`;
      found.push({ path: [...path, 'enter', 'turn'], wrong, expected: `1 to ${scenario.turns}` });
    }
  }
  if (arrive) {
    found.push(...areaFindings(field, arrive.at, [...path, 'arrive', 'at']));
    if (!scenario.events?.some(({ id }) => id === arrive.event)) {
      const wrong = `there is no event '${arrive.event}'`;
      found.push({ path: [...path, 'arrive', 'event'], wrong, expected: 'the id of an event' });
    }
  }
  return found;
}

function cardFindings({ sides }: Scenario, group: Group, path: DocumentPath): readonly Finding[] {
  const nation = sides.find(({ id }) => id === group.side)?.nation;
  const check = (id: string, list: 'units' | 'weapons', example: string): readonly Finding[] => {
    const found = CARDS.get(id);
    const at = [...path, list, id];
    const expected = `a counter of the side such as '${nation} ${example}'`;
    if (!found) return [{ path: at, wrong: `there is no counter '${id}'`, expected }];
    if (isUnit(found) !== (list === 'units'))
      return [{ path: at, wrong: `'${id}' is not among ${list}`, expected }];
    // Captured weapons are no part of an order of battle.
    return found.nation === nation ? [] : [{ path: at, wrong: `'${id}' fights for another side`, expected }];
  };
  const strangers = Object.keys(group.skills ?? {}).filter(id => !(id in group.units));
  return [
    ...Object.keys(group.units).flatMap(id => check(id, 'units', 'crew')),
    ...Object.keys(group.weapons ?? {}).flatMap(id => check(id, 'weapons', 'Satchel Charge')),
    ...strangers.map(id => ({
      path: [...path, 'skills', id],
      wrong: `'${id}' is not in the group`,
      expected: 'one of its units',
    })),
  ];
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
  const found = areaFindings(field, area, path);
  if (inner.length === 0) return found;
  return [
    ...found,
    { path, wrong: `${inner[0]} does not lie at an edge`, expected: 'hexes at the edge of the map' },
  ];
}

/** Three squads and two single men a hex (1.3.a). */
function roomFindings(field: Battlefield, group: Group, path: DocumentPath): readonly Finding[] {
  const hexes = hexesIn(field, group.setUp ?? []).length;
  let [size, men] = [0, 0];
  for (const [id, count] of Object.entries(group.units)) {
    const found = CARDS.get(id);
    if (!found || !isUnit(found) || found.kind === 'sniper') continue;
    const each = sizeOf({ charts: OUR_CHARTS }, { id: 'u0', side: group.side, group: group.id, card: id });
    size += each * count;
    if (each === 0) men += count;
  }
  if (
    size <= stackingLimit(OUR_CHARTS) * hexes &&
    men <= modifier(OUR_CHARTS.limits, 'SMCs in a location').n * hexes
  )
    return [];
  const wrong = `${hexes} hexes are too few for the group`;
  return [{ path, wrong, expected: 'room for three squads and two single men a hex' }];
}

/** Markers, and what their paragraphs light up, lie on the map; fortifications among the effects are in validate-works.ts. */
function eventFindings({ events = [] }: Scenario, field: Battlefield): readonly Finding[] {
  return events.flatMap(({ at, effects }, i) => [
    ...areaFindings(field, [at], ['events', i, 'at']),
    ...effects.flatMap((effect, j) =>
      effect.is === 'starshell' ? areaFindings(field, [effect.at], ['events', i, 'effects', j, 'at']) : [],
    ),
  ]);
}

function conditionFindings(
  scenario: Scenario,
  field: Battlefield,
  condition: Condition,
  path: DocumentPath,
): readonly Finding[] {
  if (condition.is === 'exit') return edgeFindings(field, condition.along, [...path, 'along']);
  if (condition.is !== 'control') return [];
  const { places, least } = condition;
  const missing = places.flatMap((place, i) => {
    const hex = field.names.get(place.replace(/[/#].*$/, ''));
    const at = [...path, 'places', i];
    if (hex === undefined)
      return [{ path: at, wrong: `no place ${place}`, expected: `one of ${field.text}` }];
    if (place.endsWith('/1') && !isMultiStory({ scenario, field, charts: OUR_CHARTS }, hex))
      return [
        {
          path: at,
          wrong: `${place} has no upper floor`,
          expected: 'a stone building of three hexes or more',
        },
      ];
    return [];
  });
  if (least <= places.length) return missing;
  const wrong = `at least ${least} of ${places.length}`;
  return [...missing, { path: [...path, 'least'], wrong, expected: `at most ${places.length}` }];
}
