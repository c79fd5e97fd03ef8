/** Whole games at random: whatever is offered can be done, every game comes to its end, and no command leaks. */
import { expect, test } from 'vitest';
import { Match, notPlain, quickDice, Random } from '../../../engine/index.ts';
import { type BookAct, VERBS } from '../acts.ts';
import { panzer } from '../index.ts';
import { SCENARIOS } from '../scenario/content.ts';
import { OPTIONS, PRESETS } from '../scenario/options.ts';
import { autoSetUp } from '../scenario/set-up.ts';

const LONGEST = 20_000;
const asked = new Set<string>();
const said = new Set<string>();

function playAtRandom(scenario: string, seed: number, options: Readonly<Record<string, string>>) {
  const random = new Random(`${scenario} ${seed}`);
  const match = Match.begin(panzer, { scenario, options }, { dice: quickDice(random) });
  for (let n = 0; n < LONGEST && !match.outcome; n++) {
    const choice = random.pick(match.choices);
    asked.add(choice.id);
    const view = match.view(choice.by);
    if (n % 40 === 0) holdSecrets(match, choice.by, random);
    const acts = choice.acts(view) as readonly BookAct[];
    const [planned] = choice.id === 'set-up' ? autoSetUp(match.world, view, choice.by, seed) : [];
    const deeds = acts.filter(({ verb }) => verb !== 'done' && verb !== 'clear');
    const taken = planned ?? random.pick(deeds.length > 0 && random.below(8) > 0 ? deeds : acts);
    const verdict = match.answer(choice.by, VERBS.print(taken));
    if (!verdict.ok) throw new Error(`${choice.id}: ${verdict.problem}`);
    said.add(taken.verb);
  }
  return match;
}

/** What a side imagines of the enemy looks to it like the truth, and tells no command that was not shown. */
function holdSecrets(match: Match, side: string, random: Random): void {
  const view = match.view(side) as ReturnType<typeof panzer.view>;
  const world = match.world as Parameters<typeof panzer.view>[2];
  expect(panzer.view(panzer.determinize(view, side, world, random), side, world)).toEqual(view);
  expect(
    view.units.filter(
      unit => unit.side !== side && !unit.shown && unit.command !== undefined && unit.command !== 'sealed',
    ),
  ).toEqual([]);
}

test.each(PRESETS.map(({ id, values }) => [id, values] as const))(
  'games of the set of rules %s come to an end, whatever is done in them',
  (_, values) => {
    // The larger ones are for the fuzzer.
    for (const { id } of SCENARIOS.slice(0, 2))
      for (const seed of [1]) {
        const match = playAtRandom(id, seed, values);
        expect(match.outcome, `game ${seed} of ${id}`).toBeDefined();
        expect(notPlain(match.state)).toBeUndefined();
      }
  },
);

test('in them everything that the book can ask has been asked, and most has been said', () => {
  expect(
    [...asked].filter(id => id !== 'quickdraw' && id !== 'camouflage' && !id.startsWith('assault')).sort(),
  ).toEqual([
    'adjustment',
    'answer',
    'combat',
    'command',
    'dischargers',
    'hiding',
    'move',
    'movement',
    'name-formation',
    'overwatch',
    'overwatch-fire',
    'overwatch-volley',
    'placing',
    'set-up',
    'sneak',
    'volley',
  ]);
  expect(
    ['command', 'engage', 'add', 'resolve', 'react', 'move', 'step', 'turn', 'swing', 'button'].filter(
      verb => !said.has(verb),
    ),
  ).toEqual([]);
  expect(OPTIONS.length).toBeGreaterThan(3);
});
