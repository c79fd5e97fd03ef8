import { expect, test } from 'vitest';
import { judgeCard } from '../../../../engine/index.ts';
import { VERBS } from '../../acts.ts';
import { type Moment, TOURS } from '../test-tour.ts';
import { actCard } from './card.ts';

/** By verb: how many chances that a card has stated were held against the rules. */
function judged(...walks: readonly ((look: (moment: Moment) => void) => void)[]) {
  const counts: Record<string, number> = {};
  const wrong: string[] = [];
  for (const walk of walks)
    walk(({ match, scene, by, taken }) => {
      const card = actCard(scene, taken);
      if (card === undefined) return;
      const verdict = judgeCard(match.tryOut(), by, taken, card);
      if (verdict.compared > 0) counts[taken.verb] = (counts[taken.verb] ?? 0) + verdict.compared;
      wrong.push(...verdict.wrong.map(each => `${VERBS.print(taken)}: ${each}`));
    });
  return { counts, wrong };
}

test('what cards say of chances is what the rules give', () => {
  const { counts, wrong } = judged(...TOURS.map(([, walk]) => walk));
  expect(wrong).toEqual([]);
  expect(counts.shoot).toBeGreaterThan(50);
  expect(Object.keys(counts)).toEqual(expect.arrayContaining(['smoke', 'spot', 'rally']));
});
