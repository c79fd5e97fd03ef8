/** How Squad Leader is seen and explained: the table, the acts in words and numbers, lines of sight. */
import type { Presentation } from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { CHARTS } from '../charts/index.ts';
import type { State } from '../state.ts';
import type { World } from '../world.ts';
import { actCard } from './cards.ts';
import { nameOf } from './names.ts';
import { sheet } from './sheet.ts';
import { sightWords } from './sight-words.ts';
import { tabletop } from './tabletop.ts';
import { words } from './words.ts';

export { scenarioCard } from './scenario-card.ts';

export const presentation: Presentation<State, World, BookAct> = {
  tabletop: (view, _side, world) => tabletop({ view, world }),
  words: (act, view, world) => words({ view, world }, act),
  nameOf: (thing, view, world) => nameOf({ view, world }, thing),
  card: (act, view, _side, world) => actCard({ view, world }, act),
  sheet: (piece, view, world) => sheet({ view, world }, piece),
  sight: (view, from, to, world) => sightWords({ view, world }, from, to),
  charts: CHARTS,
};
