/** A scenario as players choose it: the document in words. */
import { type ScenarioCard, series, whereAndWhen } from '../../../engine/index.ts';
import { CARDS, type CardId } from '../counters.ts';
import type { Scenario } from '../scenario/scenario.ts';

export function scenarioCard(scenario: Scenario): ScenarioCard {
  const { id, title, situation, battlefield, turns, minutes, level, sides, goals } = scenario;
  return {
    id,
    title,
    about: {
      ...whereAndWhen(scenario),
      situation,
      battlefield,
      turns,
      minutes,
      level,
      sides: sides.map(side => ({
        id: side.id,
        name: side.name,
        nation: side.nation,
        forces: [
          series(
            Object.entries(side.units).map(
              ([card, count]) => `${count} ${CARDS[card as CardId].title}${count === 1 ? '' : 's'}`,
            ),
          ),
        ],
      })),
      victory: goals.words,
      rules: [],
    },
  };
}
