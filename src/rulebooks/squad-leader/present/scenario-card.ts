/** A scenario as players choose it: the document in words. */
import { type ScenarioCard, series } from '../../../engine/index.ts';
import { scenarioCardOf } from '../../kit/present/scenario-card.ts';
import { type CardId, card, isPerson } from '../counters/index.ts';
import type { Group, Scenario } from '../scenario/scenario.ts';
import { faceText } from './names.ts';

export const scenarioCard = (scenario: Scenario): ScenarioCard =>
  scenarioCardOf(
    scenario,
    side => scenario.groups.filter(group => group.side === side).map(group => forceText(scenario, group)),
    [],
  );

/** `2 squads 4-6-7, leader 8-0 and LMG set up in O1-S10`. */
function forceText(
  scenario: Scenario,
  { units, weapons = {}, setUp = [], buildings = [], enter }: Group,
): string {
  const counters = Object.entries({ ...units, ...weapons }).map(([id, n]) => counterText(id, n));
  const houses =
    buildings.length === 0 ? [] : [buildings.length === 1 ? 'a building' : `${buildings.length} buildings`];
  const where = enter
    ? `enter from turn ${enter.turn} along ${areaText(scenario, enter.along)}`
    : `set up in ${series([...setUp.map(part => areaText(scenario, [part])), ...houses])}`;
  return `${series(counters)} ${where}`;
}

function counterText(id: CardId, n: number): string {
  const printed = card(id);
  const face = faceText(printed);
  if (!isPerson(printed)) return n === 1 ? face : `${n} ${face}`;
  return n === 1 ? `${printed.kind} ${face}` : `${n} ${printed.kind}s ${face}`;
}

/** Areas without the board's number where there is only one board. */
function areaText({ battlefield }: Scenario, area: readonly string[]): string {
  const isOneBoard = !battlefield.includes('+');
  return series(area.map(part => (isOneBoard ? part.slice(part.indexOf(':') + 1) : part)));
}
