import { expect, test } from 'vitest';
import { SCENARIOS } from '../content.ts';
import { play, skirmish } from '../testing.ts';
import { citesOf, isFit, RULES, sceneOf, tour } from './test-tour.ts';
import { words } from './words.ts';

test.each(SCENARIOS.map(({ id }) => id))('in a game of %s every act has words of its own', id => {
  const unfit: string[] = [];
  tour(id, 1, ({ scene, acts }) => {
    const said = acts.map(act => words(scene, act));
    for (const { label, hint = 'none' } of said) if (!isFit(label) || !isFit(hint)) unfit.push(label, hint);
    const labels = said.map(({ label }) => label);
    const twice = labels.find((label, i) => labels.indexOf(label) !== i);
    if (twice !== undefined) unfit.push(`twice in ${acts[0]?.verb}: ${twice}`);
    const cites = said.flatMap(({ cost }) => (cost ? citesOf(cost) : []));
    unfit.push(...cites.filter(cite => !RULES.has(cite)));
  });
  expect(unfit).toEqual([]);
});

const ON_THE_MOVE = {
  hexes: { '1:D4': 'woods', '1:C5': 'open' },
  phase: 'movement',
  attacker: 'german',
  units: [
    { card: 'german 4-6-7', at: '1:C4' },
    { card: 'russian 4-4-7', at: '1:M9' },
  ],
} as const;

test('a step says where it leads and what it costs', () => {
  const match = skirmish(ON_THE_MOVE);
  play(match, 'german', 'move u1');
  const { label, cost } = words(sceneOf(match), { verb: 'step', to: '1:D4' });
  expect(label).toBe('Move to D4');
  expect(cost?.value).toBe(2);
  expect(cost?.kept.map(({ id, cite }) => [id, cite])).toEqual([['woods', '1.1.1.woods.b']]);
});

test('the same word means what the phase makes of it', () => {
  const match = skirmish(ON_THE_MOVE);
  const done = () => words(sceneOf(match), { verb: 'done' }).label;
  expect(done()).toBe('End movement');
  play(match, 'german', 'move u1');
  expect(done()).toBe('Stay');
  play(match, 'german', 'step 1:C5');
  expect(done()).toBe('End the move');
});

test('only what can’t be taken back is grave', () => {
  const match = skirmish({
    ...ON_THE_MOVE,
    phase: 'prep-fire',
    units: [
      { card: 'german 4-6-7', at: '1:C4' },
      { card: 'russian 4-4-7', at: '1:E4' },
    ],
  });
  const isGrave = (act: Parameters<typeof words>[1]) => words(sceneOf(match), act).grave === true;
  expect(isGrave({ verb: 'ready', shooter: 'u1' })).toBe(false);
  play(match, 'german', 'ready u1', 'at 1:E4');
  expect(isGrave({ verb: 'shoot' })).toBe(true);
});
