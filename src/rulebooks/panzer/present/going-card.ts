/** The card of a step out of bad ground: what sticks a vehicle (7.29). */
import { type ActCard, isRefusal, orLess } from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { bogTest } from '../movement/bog.ts';
import { moverOf, priced } from '../movement/mover.ts';
import { pieceName, type Scene, spoken } from './names.ts';

export function goingCard(scene: Scene, act: BookAct): ActCard | undefined {
  const { world, view } = scene;
  if (view.doing.at(-1)?.is !== 'move') return undefined;
  if (act.verb !== 'step' && act.verb !== 'reverse' && act.verb !== 'overrun') return undefined;
  const mover = moverOf(view);
  const step = priced({ world, view, side: mover.side }, act.to);
  const test = bogTest(world, view, mover, isRefusal(step) ? {} : step);
  if (!test) return undefined;
  const number = Math.max(0, test.most - test.added.value);
  return {
    title: `${pieceName(scene, mover.id)} leaves its hex`,
    targets: [{ of: mover.id, otherwise: 'comes through' }],
    parts: [
      {
        title: 'Bogging',
        tally: spoken(scene, test.added),
        need: {
          words: `bogs down with ${orLess(number)}`,
          for: { of: mover.id, is: 'bogged' },
          chance: number / 100,
        },
      },
    ],
  };
}
