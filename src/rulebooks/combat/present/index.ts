/** How Combat! is seen and explained: the table, the acts in words and numbers, data sheets, lines of sight. */
import { hexLabel } from '../../../board/index.ts';
import { type Presentation, type ScenarioCard, type SightWords, series } from '../../../engine/index.ts';
import { countOf, scenarioCardOf, whereText } from '../../kit/present/scenario-card.ts';
import type { BookAct } from '../acts.ts';
import { CHARTS } from '../charts/index.ts';
import { type CardId, cardOf } from '../counters/index.ts';
import type { View } from '../game.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { lineOf } from '../sight/line.ts';
import type { State } from '../state.ts';
import { type Land, landOf } from '../terrain/land.ts';
import { hexName, rangeOf, type World } from '../world.ts';
import { actCard } from './cards.ts';
import { nameOf, type Scene } from './names.ts';
import { sheet } from './sheet.ts';
import { tabletop } from './tabletop.ts';
import { words } from './words.ts';

export const presentation: Presentation<State, World, BookAct> = {
  tabletop: (view, _side, world) => tabletop(sceneOf(view, world)),
  words: (act, view, world) => words(sceneOf(view, world), act),
  nameOf: (thing, view, world) => nameOf(sceneOf(view, world), thing),
  card: (act, view, _side, world) => actCard(sceneOf(view, world), act),
  sheet: (piece, view, world) => sheet(sceneOf(view, world), piece),
  sight: (view, from, to, world) => sightWords(landOf(world, view), from, to),
  charts: CHARTS,
};

const sceneOf = (view: View, world: World): Scene => ({ view, world: landOf(world, view) });

/** From ground to ground, at somebody who keeps still; undefined for hexes that are not on the map. */
function sightWords(world: Land, from: string, to: string): SightWords | undefined {
  const [a, b] = [from, to].map(name => world.field.names.get(name));
  if (a === undefined || b === undefined) return undefined;
  const [one, other] = [hexName(world, a), hexName(world, b)];
  const { blocked, through, into } = lineOf(world, one, other);
  const needed = [...through, ...into];
  const chance = needed.reduce((product, { number }) => (product * number) / 100, 1);
  const label = `${hexLabel(world.field, a)} to ${hexLabel(world.field, b)}`;
  const range = rangeOf(world, one, other);
  const seen = needed.length === 0 ? 'in sight' : `about ${Math.round(100 * chance)} % to be seen`;
  return {
    clear: blocked === undefined,
    summary: `${label}: ${blocked ? `blocked by ${blocked.by}` : `${seen}, range ${range}`}`,
    findings: blocked
      ? [{ at: blocked.at, text: `${blocked.by} is in the way`, cite: blocked.cite, blocks: true }]
      : needed.map(({ screen, number, column }) => ({
          at: other,
          text: `${screen} (${column}): ${number} or less on the d100`,
          cite: '5.1.5.1',
          blocks: false,
        })),
  };
}

export const scenarioCard = (scenario: Scenario): ScenarioCard =>
  scenarioCardOf(
    scenario,
    side =>
      scenario.groups
        .filter(group => group.side === side)
        .map(group => {
          const isMany = countOf(group.units as Record<string, number>) > 1;
          const units = Object.entries(group.units).map(
            ([id, n]) => `${n === 1 ? '' : `${n} `}${cardOf(id as CardId).title}`,
          );
          return `${group.name}: ${series(units)} ${whereText(scenario, group, isMany) ?? ''}`.trim();
        }),
    [],
  );
