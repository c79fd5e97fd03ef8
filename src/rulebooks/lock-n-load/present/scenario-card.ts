/** A scenario as players choose it: the document in words (22.0). */
import { type ScenarioCard, series } from '../../../engine/index.ts';
import { countOf, scenarioCardOf, whereText } from '../../kit/present/scenario-card.ts';
import { aircraftCalled } from '../air/aircraft.ts';
import { type CardId, card, isUnit } from '../counters/index.ts';
import { type Group, SCENARIO_RULES, type Scenario } from '../scenario/scenario.ts';
import { VEHICLE_CARDS } from '../vehicles/cards.ts';
import { faceText } from './names.ts';

export const scenarioCard = (scenario: Scenario): ScenarioCard =>
  scenarioCardOf(
    scenario,
    side => [
      ...scenario.groups.filter(group => group.side === side).map(group => forceText(scenario, group)),
      ...worksOf(scenario, side),
      ...missionsText(scenario, side),
      ...airText(scenario, side),
    ],
    rulesOf(scenario),
  );

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

/** `2 Fire Missions of 5 firepower`. */
function missionsText({ missions = [] }: Scenario, side: string): readonly string[] {
  return missions
    .filter(mission => mission.side === side)
    .map(
      ({ firepower, count = 1 }) =>
        `${count === 1 ? 'a Fire Mission' : `${count} Fire Missions`} of ${firepower} firepower`,
    );
}

/** `a Ju 87D, which comes on doubles`. */
const airText = ({ air = [] }: Scenario, side: string): readonly string[] =>
  air
    .filter(plane => plane.side === side)
    .map(({ card: id }) => `a ${aircraftCalled(id).name}, which comes when somebody rolls doubles (19.1)`);

/** `2 squads 1-6-4-5, Sgt. Weidner and MG34 set up in O1-S10`. */
function forceText(scenario: Scenario, group: Group): string {
  const { units, weapons = {}, vehicles = {}, arrive } = group;
  const all = { ...vehicles, ...units, ...weapons };
  const isMany = countOf(all) > 1;
  const names = series(Object.entries(all).map(([id, n]) => counterText(id, n)));
  const byEvent = arrive ? `${isMany ? 'come' : 'comes'} by an event` : 'off the map';
  return `${names} ${whereText(scenario, group, isMany) ?? byEvent}`;
}

function counterText(id: CardId, n: number): string {
  const vehicle = VEHICLE_CARDS.get(id);
  if (vehicle) return `${n === 1 ? '' : `${n} `}${vehicle.name}`;
  const printed = card(id);
  const face = faceText(printed);
  const count = n === 1 ? '' : `${n} `;
  if (!isUnit(printed) || (printed.kind !== 'squad' && printed.kind !== 'half-squad'))
    return `${count}${face}`;
  return `${n} ${printed.kind}${n === 1 ? '' : 's'} ${face}`;
}
