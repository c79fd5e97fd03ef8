/** Whole games at random: whatever is offered can be done, and every game comes to its end. */
import { expect, test } from 'vitest';
import { Match, notPlain, quickDice, Random } from '../../../engine/index.ts';
import { type BookAct, VERBS } from '../acts.ts';
import { squadLeader } from '../index.ts';
import { autoSetUp } from '../scenario/auto-set-up.ts';
import { SCENARIOS } from '../scenario/content.ts';

const asked = new Set<string>();
const LONGEST = 20_000;

function playAtRandom(scenario: string, seed: number) {
  const random = new Random(`${scenario} ${seed}`);
  const match = Match.begin(squadLeader, { scenario, options: {} }, { dice: quickDice(random) });
  for (let n = 0; n < LONGEST && !match.outcome; n++) {
    const [choice] = match.choices;
    if (!choice) break;
    asked.add(choice.id);
    const view = match.view(choice.by);
    const acts = (choice.acts(view) as readonly BookAct[]).toSorted((a, b) =>
      VERBS.print(a) < VERBS.print(b) ? -1 : 1,
    );
    const [planned] = choice.id === 'set-up' ? autoSetUp(match.world, view, choice.by) : [];
    const end = choice.id === 'set-up' ? acts.find(({ verb }) => verb === 'done') : undefined;
    const idle = ({ verb }: BookAct) => verb === 'done' || verb === 'unready' || verb === 'lift';
    const deeds = acts.filter(act => !idle(act));
    const taken = planned ?? end ?? random.pick(deeds.length > 0 && random.below(6) > 0 ? deeds : acts);
    const verdict = match.answer(choice.by, VERBS.print(taken));
    if (!verdict.ok) throw new Error(`${choice.id}: ${verdict.problem}`);
  }
  return match;
}

test.each(SCENARIOS.map(({ id }) => id))('games of %s come to an end, whatever is done in them', id => {
  for (const seed of [1, 2, 3]) {
    const match = playAtRandom(id, seed);
    expect(match.outcome, `game ${seed} of ${id}`).toBeDefined();
    expect(notPlain(match.state)).toBeUndefined();
  }
});

test('in them most of what the book can ask has been asked', () => {
  const asks = [
    'set-up',
    'rally',
    'prep-fire',
    'movement',
    'move',
    'defensive-fire',
    'fire-target',
    'fire-group',
  ];
  expect([...asks, 'rout', 'rout-step', 'advance', 'designate'].filter(id => !asked.has(id))).toEqual([]);
});
