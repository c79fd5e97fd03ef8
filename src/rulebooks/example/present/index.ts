/** How the game is seen and explained: the page, the terminal and screen readers draw it from this alone. */
import type { Presentation, SightWords } from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { CHARTS } from '../charts.ts';
import type { State } from '../state.ts';
import { sightBetween, type World } from '../world.ts';
import { nameOf } from './names.ts';
import { sheet } from './sheet.ts';
import { tabletop } from './tabletop.ts';
import { card, words } from './words.ts';

export { scenarioCard } from './scenario-card.ts';

export const presentation: Presentation<State, World, BookAct> = {
  tabletop: (view, _side, world) => tabletop({ view, world }),
  words: (act, view, world) => words({ view, world }, act),
  nameOf: (thing, view, world) => nameOf({ view, world }, thing),
  card: (act, view, _side, world) => card({ view, world }, act),
  sheet: (piece, view) => sheet(view, piece),
  sight: (_, from, to, world) => sightWords(world, from, to),
  charts: CHARTS,
};

function sightWords(world: World, from: string, to: string): SightWords {
  const { verdict, findings } = sightBetween(world, from as never, to as never);
  const clear = verdict !== 'blocked';
  return {
    clear,
    summary: clear ? 'In sight.' : 'Out of sight.',
    findings: findings
      .filter(({ effect }) => effect !== 'none')
      .map(({ hex, text, effect }) => ({
        at: world.field.ids[hex] ?? '',
        text,
        cite: '3.1',
        blocks: effect === 'blocks',
      })),
  };
}
