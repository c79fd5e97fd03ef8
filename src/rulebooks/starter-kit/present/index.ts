/** How the Starter Kit is seen and explained: the table, the acts in words and numbers, and why something can't be done. */
import type { Presentation } from '../../../engine/index.ts';
import { type BookAct, VERBS } from '../acts.ts';
import { CHARTS } from '../charts/index.ts';
import { autoSetUp } from '../scenario/auto-set-up.ts';
import type { State } from '../state.ts';
import type { World } from '../world.ts';
import { actCard } from './cards/card.ts';
import { nameOf } from './names.ts';
import { sheet } from './sheet.ts';
import { sightWords } from './sight-words.ts';
import { tabletop } from './tabletop.ts';
import { whyNot } from './why-not/why-not.ts';
import { words } from './words/words.ts';

export { scenarioCard } from './scenario-card.ts';

export const presentation: Presentation<State, World, BookAct> = {
  tabletop: (view, _side, world) => tabletop({ view, world }),
  words: (act, view, world) => words({ view, world }, act),
  nameOf: (thing, view, world) => nameOf({ view, world }, thing),
  card: (act, view, _side, world) => actCard({ view, world }, act),
  sheet: (piece, view, world) => sheet({ view, world }, piece),
  whyNot: (about, view, side, world) => whyNot({ view, world }, side, about),
  sight: (view, from, to, world) => sightWords({ view, world }, from, to),
  autoSetUp: (view, side, world, variation) => autoSetUp(world, view, side, variation).map(VERBS.print),
  charts: CHARTS,
  options: [
    {
      id: 'sight',
      title: 'Line of sight',
      choices: [
        {
          value: 'open',
          title: 'Open',
          means: 'Both may look along any line at any time; only targets in sight are offered.',
        },
        {
          value: 'strict',
          title: 'As in the book',
          means:
            'Nobody checks a line before he has declared his attack; a blocked attack is wasted (3.2.1.e).',
        },
      ],
      otherwise: 'open',
    },
  ],
  windows: [{ on: 'first-fire', title: 'First fire at units that move' }],
};
