import { expect, test } from 'vitest';
import { judgeCard } from '../../../engine/index.ts';
import { VERBS } from '../acts.ts';
import { actCard } from './card.ts';
import { type Moment, TOURS } from './test-tour.ts';

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

const [, crowd, , tanks] = TOURS.map(([, walk]) => walk);

test('what cards say of chances is what the rules give, among men and tanks of every kind', () => {
  if (crowd === undefined || tanks === undefined) throw new Error('there are no such tours');
  const { counts, wrong } = judged(crowd, tanks);
  expect(wrong).toEqual([]);
  expect(counts.shoot).toBeGreaterThan(200);
  expect(Object.keys(counts)).toEqual(
    expect.arrayContaining(['recover', 'repair', 'smoke', 'step', 'dispense', 'self-rally']),
  );
});
