/** Whole games at random: whatever is offered can be done, and every game comes to its end. */
import { expect, test } from 'vitest';
import { Match, notPlain, quickDice, Random } from '../../../engine/index.ts';
import { type BookAct, VERBS } from '../acts.ts';
import { combat } from '../index.ts';
import { SCENARIOS } from '../scenario/content.ts';
import { autoSetUp } from '../scenario/set-up.ts';

const LONGEST = 30_000;
const asked = new Set<string>();
const said = new Set<string>();

function playAtRandom(scenario: string, seed: number, impulses: string) {
  const random = new Random(`${scenario} ${seed}`);
  const match = Match.begin(
    combat,
    { scenario, options: { '4.4.8': impulses } },
    { dice: quickDice(random) },
  );
  for (let n = 0; n < LONGEST && !match.outcome; n++) {
    const choice = random.pick(match.choices);
    asked.add(choice.id);
    const view = match.view(choice.by);
    const acts = choice.acts(view) as readonly BookAct[];
    const [planned] = choice.id === 'set-up' ? autoSetUp(match.world, view, choice.by, seed) : [];
    const deeds = acts.filter(({ verb }) => verb !== 'done' && verb !== 'pass' && verb !== 'offer-end');
    const taken = planned ?? random.pick(deeds.length > 0 && random.below(6) > 0 ? deeds : acts);
    const verdict = match.answer(choice.by, VERBS.print(taken));
    if (!verdict.ok) throw new Error(`${choice.id}: ${verdict.problem}`);
    said.add(taken.verb);
  }
  return match;
}

const games = SCENARIOS.flatMap(({ id }) => [
  [id, 'off'],
  [id, 'on'],
]) as readonly [string, string][];

test.each(games)(
  'games of %s come to an end, whatever is done in them: random impulses %s',
  (id, impulses) => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const match = playAtRandom(id, seed, impulses);
      expect(match.outcome, `game ${seed} of ${id}`).toBeDefined();
      expect(notPlain(match.state)).toBeUndefined();
    }
  },
);

test('in them everything that the book can ask has been asked, and all has been said', () => {
  // Men seldom close with the enemy by chance.
  const isRare = (id: string) => id.startsWith('close-combat') || id === 'bug-out';
  expect([...asked].filter(id => !isRare(id)).sort()).toEqual([
    'command',
    'defensive-fire',
    'defensive-fire-at-firers',
    'dig',
    'fire',
    'first-or-second',
    'impulse',
    'move',
    'recon',
    'seek',
    'set-up',
  ]);
  const rare = [
    'excess',
    'regroup',
    'leave',
    'assail',
    'strike',
    'bug-out',
    'clear',
    'get-in',
    'leave-cover',
    'search',
    'blow',
    'grapple',
    'charge',
    'blow',
    'enter',
    'nest',
  ];
  expect(Object.keys(VERBS.shapes).filter(verb => !said.has(verb) && !rare.includes(verb))).toEqual([]);
});
