/** A scenario as players choose it: the document in words (1.3). */
import { type ScenarioCard, series } from '../../../engine/index.ts';
import { countOf, scenarioCardOf, whereText } from '../../kit/present/scenario-card.ts';
import { type CardId, card, isLeader, isMmc, isPerson, VEHICLE_CARDS } from '../counters/index.ts';
import { type Group, SCENARIO_RULES, type Scenario } from '../scenario/scenario.ts';
import { className } from './counters/faces.ts';
import { faceText } from './names.ts';

export const scenarioCard = (scenario: Scenario): ScenarioCard =>
  scenarioCardOf(
    scenario,
    side => scenario.groups.filter(group => group.side === side).map(group => forceText(scenario, group)),
    rulesOf(scenario),
  );

function rulesOf({ rules, halfLast, sides, movesFirst, turns }: Scenario): readonly string[] {
  const first = sides.find(({ id }) => id === movesFirst)?.name ?? movesFirst;
  const half = halfLast ? [`The game ends in turn ${turns} after the player turn of the ${first}.`] : [];
  return [...rules.map(rule => SCENARIO_RULES[rule]), ...half];
}

/** `2 first line squads 4-6-7, leader 8-0, LMG and 2 Panther set up in O1-S10; ELR 3`. */
function forceText(scenario: Scenario, group: Group): string {
  const { units, weapons = {}, vehicles = {}, concealment, elr } = group;
  const all = { ...units, ...weapons, ...vehicles };
  const counters = [
    ...Object.entries(all).map(([id, n]) => counterText(id, n)),
    ...(concealment === undefined ? [] : [`${concealment} concealment counters`]),
  ];
  return `${series(counters)} ${whereText(scenario, group, countOf(all) > 1)}; ELR ${elr}`;
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
