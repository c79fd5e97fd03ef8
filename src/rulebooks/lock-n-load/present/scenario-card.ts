/** A scenario as players choose it: the document in words (22.0). */
import { type ScenarioCard, series, whereAndWhen } from '../../../engine/index.ts';
import { type CardId, card, isUnit } from '../counters/index.ts';
import { type Group, SCENARIO_RULES, type Scenario } from '../scenario/scenario.ts';
import { faceText } from './names.ts';

export function scenarioCard(scenario: Scenario): ScenarioCard {
  const { id, title, situation, aftermath, battlefield, turns, minutes, level, sides, groups, victory } =
    scenario;
  return {
    id,
    title,
    about: {
      ...whereAndWhen(scenario),
      situation,
      aftermath,
      battlefield,
      turns,
      minutes,
      level,
      sides: sides.map(side => ({
        id: side.id,
        name: side.name,
        nation: side.nation,
        forces: [
          ...groups.filter(group => group.side === side.id).map(group => forceText(scenario, group)),
          ...worksOf(scenario, side.id),
        ],
      })),
      victory: victory.words,
      rules: rulesOf(scenario),
      ...(scenario.favours && { favours: scenario.favours }),
    },
  };
}

function rulesOf({ rules, events = [], initiative, sides }: Scenario): readonly string[] {
  const first = sides.find(({ id }) => id === initiative)?.name;
  const count = events.length === 1 ? 'An event marker lies' : `${events.length} event markers lie`;
  return [
    ...rules.map(rule => SCENARIO_RULES[rule]),
    ...(first === undefined ? [] : [`The ${first} have the initiative in the first turn (3.0).`]),
    ...(events.length > 0 ? [`${count} on the map; what is in them shows when they are set off (1.8).`] : []),
  ];
}

/** Everybody sees the field works; mines alone belong to a side. */
function worksOf({ works, setsUpFirst }: Scenario, side: string): readonly string[] {
  if (!works) return [];
  const { foxholes = [], bunkers = [], wire = [], mines = [] } = works;
  const own = mines.filter(({ by }) => by === side).length;
  const shared = side === setsUpFirst;
  const counted = (n: number, one: string, many: string) => (n === 0 ? [] : [n === 1 ? one : `${n} ${many}`]);
  const parts = [
    ...(shared ? counted(bunkers.length, 'a Bunker', 'Bunkers') : []),
    ...(shared ? counted(foxholes.length, 'Foxholes', 'hexes of Foxholes') : []),
    ...(shared ? counted(wire.length, 'Wire', 'hexes of Wire') : []),
    ...counted(own, 'Mines', 'Mines markers'),
  ];
  return parts.length === 0 ? [] : [`${series(parts)} on the map`];
}

/** `2 squads 1-6-4-5, Sgt. Weidner and MG34 set up in O1-S10`. */
function forceText(scenario: Scenario, group: Group): string {
  const { units, weapons = {} } = group;
  const counters = Object.entries({ ...units, ...weapons });
  const isMany = counters.reduce((sum, [, n]) => sum + n, 0) > 1;
  const names = series(counters.map(([id, n]) => counterText(id, n)));
  return `${names} ${whereText(scenario, group, isMany)}`;
}

function whereText(scenario: Scenario, { setUp, enter, arrive }: Group, isMany: boolean): string {
  if (setUp) return `${isMany ? 'set up' : 'sets up'} in ${areaText(scenario, setUp)}`;
  if (enter)
    return `${isMany ? 'enter' : 'enters'} in turn ${enter.turn} along ${areaText(scenario, enter.along)}`;
  return arrive ? `${isMany ? 'come' : 'comes'} by an event` : 'off the map';
}

function counterText(id: CardId, n: number): string {
  const printed = card(id);
  const face = faceText(printed);
  const count = n === 1 ? '' : `${n} `;
  if (!isUnit(printed) || (printed.kind !== 'squad' && printed.kind !== 'half-squad'))
    return `${count}${face}`;
  return `${n} ${printed.kind}${n === 1 ? '' : 's'} ${face}`;
}

/** Areas without the board's number where there is only one board. */
function areaText({ battlefield }: Scenario, area: readonly string[]): string {
  const isOneBoard = !battlefield.includes('+');
  return series(area.map(part => (isOneBoard ? part.slice(part.indexOf(':') + 1) : part)));
}
