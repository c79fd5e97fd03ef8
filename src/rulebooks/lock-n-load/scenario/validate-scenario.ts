/** Everything that is wrong with a scenario file: what, where, and what was expected. */

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
  twins,
} from '../../kit/scenario/findings.ts';
import { isAircraft } from '../air/aircraft.ts';
import { modifier, OUR_CHARTS, stackingLimit } from '../charts/index.ts';
import { CARDS, isUnit } from '../counters/index.ts';
import { isMultiStory } from '../terrain/terrain.ts';
import { sizeOf } from '../units.ts';
import { ARMOR_LEADERS } from '../vehicles/armor-leaders.ts';
import { VEHICLE_CARDS } from '../vehicles/cards.ts';
import { type Condition, type EventEffect, type Group, Scenario } from './scenario.ts';
import { workFindings } from './validate-works.ts';

export const scenarioProblems = (text: string, file: string): readonly Problem[] =>
  documentProblems(text, file, 'a scenario', Scenario, findings);

const findings = (scenario: Scenario): readonly Finding[] =>
  onItsField(scenario, field => [
    ...sideFindings(scenario, sidesNamed(scenario)),
    ...twins(scenario.events ?? [], 'events'),
    ...scenario.groups.flatMap((group, i) => groupFindings(scenario, field, group, ['groups', i])),
    ...workFindings(scenario, field),
    ...missionFindings(scenario),
    ...airFindings(scenario),
    ...eventFindings(scenario, field),
    ...scenario.victory.all.flatMap((condition, i) =>
      conditionFindings(scenario, field, condition, ['victory', 'all', i]),
    ),
  ]);

/** By what other books don't have: initiative, events and mines. */
function sidesNamed({ initiative, events = [], works = {}, missions = [], air = [] }: Scenario) {
  return [
    [['initiative'], initiative] as const,
    ...events.map(({ side }, i) => [['events', i, 'side'], side] as const),
    ...events.flatMap(({ effects }, i) =>
      effects.map((effect, j) => {
        const name = 'by' in effect ? 'by' : 'side';
        return [['events', i, 'effects', j, name], sideNamedBy(effect)] as const;
      }),
    ),
    ...(works.mines ?? []).map(({ by }, i) => [['works', 'mines', i, 'by'], by] as const),
    ...missions.map(({ side }, i) => [['missions', i, 'side'], side] as const),
    ...air.map(({ side }, i) => [['air', i, 'side'], side] as const),
  ];
}

/** Whose reinforcements, points or mines they are. */
const sideNamedBy = (effect: EventEffect): string | undefined =>
  'by' in effect ? effect.by : 'side' in effect ? effect.side : undefined;

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
  found.push(...groundFindings(scenario, field, group, path, hexes => roomIn(hexes, group)));
  if (arrive) {
    found.push(...areaFindings(field, arrive.at, [...path, 'arrive', 'at']));
    if (!scenario.events?.some(({ id }) => id === arrive.event)) {
      const wrong = `there is no event '${arrive.event}'`;
      found.push({ path: [...path, 'arrive', 'event'], wrong, expected: 'the id of an event' });
    }
  }
  return found;
}

function cardFindings(scenario: Scenario, group: Group, path: DocumentPath): readonly Finding[] {
  const check = (id: string, list: 'units' | 'weapons', example: string): readonly Finding[] => {
    const found = CARDS.get(id);
    const card = found && ({ nation: found.nation, list: isUnit(found) ? 'units' : 'weapons' } as const);
    return counterFindings(scenario, group, list, id, path, card, example);
  };
  const vehicles = Object.keys(group.vehicles ?? {});
  const commanders = Object.entries(group.armorLeaders ?? {});
  const strangers = Object.keys(group.skills ?? {}).filter(id => !(id in group.units));
  return [
    ...Object.keys(group.units).flatMap(id => check(id, 'units', 'crew')),
    ...Object.keys(group.weapons ?? {}).flatMap(id => check(id, 'weapons', 'Satchel Charge')),
    ...vehicles.flatMap(id => {
      const found = VEHICLE_CARDS.get(id);
      const card = found && ({ nation: found.nation, list: 'vehicles' } as const);
      return counterFindings(scenario, group, 'vehicles', id, path, card, 'M4A1');
    }),
    ...commanders.flatMap(([vehicle, leader]) => {
      const found = ARMOR_LEADERS.get(leader);
      const at = [...path, 'armorLeaders', vehicle];
      if (!vehicles.includes(vehicle))
        return [{ path: at, wrong: `'${vehicle}' is not in the group`, expected: 'one of its vehicles' }];
      return found?.nation === VEHICLE_CARDS.get(vehicle)?.nation
        ? []
        : [{ path: at, wrong: `'${leader}' does not command it`, expected: 'an Armor Leader of its nation' }];
    }),
    ...strangers.map(id => ({
      path: [...path, 'skills', id],
      wrong: `'${id}' is not in the group`,
      expected: 'one of its units',
    })),
  ];
}

/** Three squads and two single men a hex (1.3.a). */
function roomIn(hexes: number, group: Group): string | undefined {
  let [size, men] = [0, 0];
  for (const [id, count] of Object.entries(group.units)) {
    const found = CARDS.get(id);
    if (!found || !isUnit(found) || found.kind === 'sniper') continue;
    const each = sizeOf({ charts: OUR_CHARTS }, { id: 'u0', side: group.side, group: group.id, card: id });
    size += each * count;
    if (each === 0) men += count;
  }
  const most = modifier(OUR_CHARTS.limits, 'SMCs in a location').n;
  const isWideEnough = size <= stackingLimit(OUR_CHARTS) * hexes && men <= most * hexes;
  return isWideEnough ? undefined : 'room for three squads and two single men a hex';
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

/** A Fire Mission that is at the call of some names groups of its side. */
function missionFindings({ missions = [], groups: all }: Scenario): readonly Finding[] {
  return missions.flatMap(({ side, groups = [] }, i) =>
    groups.flatMap((id, j) =>
      all.some(group => group.id === id && group.side === side)
        ? []
        : [
            {
              path: ['missions', i, 'groups', j],
              wrong: `the side has no group '${id}'`,
              expected: 'one of its groups',
            },
          ],
    ),
  );
}

function airFindings({ air = [] }: Scenario): readonly Finding[] {
  return air.flatMap(({ card }, i) =>
    isAircraft(card)
      ? []
      : [{ path: ['air', i, 'card'], wrong: `there is no aircraft '${card}'`, expected: 'german Ju 87D' }],
  );
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
  return [...missing, ...leastFindings(least, places.length, path)];
}
