/** How Panzer is seen and explained: the table, the acts in words and numbers, data cards, lines of sight. */
import { hexLabel } from '../../../board/index.ts';
import { type Presentation, type ScenarioCard, type SightWords, series } from '../../../engine/index.ts';
import { countOf, scenarioCardOf, whereText } from '../../kit/present/scenario-card.ts';
import type { BookAct } from '../acts.ts';
import { CHARTS } from '../charts/index.ts';
import { type CardId, cardOf } from '../counters/index.ts';
import type { View } from '../game.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { inSight } from '../sight/sight.ts';
import type { State } from '../state.ts';
import { worldNow } from '../terrain/ruins.ts';
import { distance, hexName, type World } from '../world.ts';
import { actCard } from './cards.ts';
import { nameOf, type Scene } from './names.ts';
import { sheet } from './sheet.ts';
import { tabletop } from './tabletop.ts';
import { words } from './words.ts';

/** Shown is the ground as it lies. */
const sceneOf = (view: View, world: World): Scene => ({ view, world: worldNow(world, view) });

export const presentation: Presentation<State, World, BookAct> = {
  tabletop: (view, side, world) => tabletop(sceneOf(view, world), side),
  words: (act, view, world) => words({ view, world }, act),
  nameOf: (thing, view, world) => nameOf({ view, world }, thing),
  card: (act, view, _side, world) => actCard(sceneOf(view, world), act),
  sheet: (piece, view, world) => sheet({ view, world }, piece),
  sight: (view, from, to, world) => sightWords(worldNow(world, view), from, to),
  charts: CHARTS,
};

/** Undefined for hexes that are not on the map. */
function sightWords(world: World, from: string, to: string): SightWords | undefined {
  const [a, b] = [from, to].map(name => world.field.names.get(name));
  if (a === undefined || b === undefined) return undefined;
  const clear = inSight(world, hexName(world, a), hexName(world, b));
  const [one, other] = [a, b].map(hex => hexLabel(world.field, hex));
  const range = distance(world, hexName(world, a), hexName(world, b));
  return {
    clear,
    summary: `${one} to ${other}: ${clear ? `in sight, range ${range}` : 'blocked by what stands between'}`,
    findings: [],
  };
}

/** The base game is a reconstruction, and the card says so. */
const RULES = ['The base game is reconstructed from what the optional rules and public accounts tell of it.'];

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
          return `${group.name} (${group.grade}): ${series(units)} ${whereText(scenario, group, isMany) ?? ''}`.trim();
        }),
    RULES,
  );
