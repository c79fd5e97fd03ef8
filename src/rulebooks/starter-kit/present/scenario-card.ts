/** A scenario as players choose it: the document in words (1.3). */
import { type ScenarioCard, series, whereAndWhen } from '../../../engine/index.ts';
import { type CardId, card, isLeader, isMmc, isPerson, VEHICLE_CARDS } from '../counters/index.ts';
import { type Group, SCENARIO_RULES, type Scenario } from '../scenario/scenario.ts';
import { className } from './counters/faces.ts';
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
        forces: groups.filter(group => group.side === side.id).map(group => forceText(scenario, group)),
      })),
      victory: victory.words,
      rules: rulesOf(scenario),
      ...(scenario.favours && { favours: scenario.favours }),
    },
  };
}

const count = (counters: Readonly<Record<CardId, number>>): number =>
  Object.values(counters).reduce((sum, n) => sum + n, 0);

function rulesOf({ rules, halfLast, sides, movesFirst, turns }: Scenario): readonly string[] {
  const first = sides.find(({ id }) => id === movesFirst)?.name ?? movesFirst;
  const half = halfLast ? [`The game ends in turn ${turns} after the player turn of the ${first}.`] : [];
  return [...rules.map(rule => SCENARIO_RULES[rule]), ...half];
}

/** `2 first line squads 4-6-7, leader 8-0, LMG and 2 Panther set up in O1-S10; ELR 3`. */
function forceText(scenario: Scenario, group: Group): string {
  const { units, weapons = {}, vehicles = {}, concealment, setUp, enter, elr } = group;
  const all = { ...units, ...weapons, ...vehicles };
  const counters = [
    ...Object.entries(all).map(([id, n]) => counterText(id, n)),
    ...(concealment === undefined ? [] : [`${concealment} concealment counters`]),
  ];
  const many = count(all) > 1;
  const where = setUp
    ? `${many ? 'set up' : 'sets up'} in ${areaText(scenario, setUp)}`
    : `${many ? 'enter' : 'enters'} in turn ${enter?.turn} along ${areaText(scenario, enter?.along ?? [])}`;
  return `${series(counters)} ${where}; ELR ${elr}`;
}

function counterText(id: CardId, n: number): string {
  const vehicle = VEHICLE_CARDS.get(id);
  if (vehicle) return n === 1 ? vehicle.name : `${n} ${vehicle.name}`;
  const printed = card(id);
  const face = faceText(printed);
  if (!isPerson(printed)) return n === 1 ? face : `${n} ${face}`;
  const kind = printed.kind === 'squad' || printed.kind === 'half-squad' ? `${className(printed)} ` : '';
  const plural = n === 1 ? '' : 's';
  return `${n === 1 && isLeader(printed) ? '' : `${n} `}${isMmc(printed) ? kind : ''}${printed.kind}${plural} ${face}`;
}

/** Areas without the board's number where there is only one board. */
function areaText({ battlefield }: Scenario, area: readonly string[]): string {
  const isOneBoard = !battlefield.includes('+');
  return series(area.map(part => (isOneBoard ? part.slice(part.indexOf(':') + 1) : part)));
}
