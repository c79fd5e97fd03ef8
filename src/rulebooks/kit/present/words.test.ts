import { expect, test } from 'vitest';
import { tally } from '../../../engine/index.ts';
import { wordsBy } from './words.ts';

type TestAct =
  | { readonly verb: 'rally'; readonly unit: string }
  | { readonly verb: 'stack' | 'wait'; readonly unit: string; readonly with: string };

const words = wordsBy<TestAct, string>(
  {
    rally: '! Rally {unit} — Two dice, Morale or less.',
    stack: '{unit} joins {with}',
    wait: (scene, { unit }) => ({
      label: `${unit} waits in ${scene}`,
      cost: tally({ stages: ['cost'] }, 0, [{ id: 'beside {u2}', cite: '', op: '+', n: 1, stage: 'cost' }]),
    }),
  },
  (scene, thing) => `${thing} of ${scene}`,
);

test('a text tells the act: its arguments by their names, what it does, and whether it is grave', () => {
  expect(words('Ligny', { verb: 'rally', unit: 'u1' })).toEqual({
    label: 'Rally u1 of Ligny',
    hint: 'Two dice, Morale or less.',
    grave: true,
  });
  expect(words('Ligny', { verb: 'stack', unit: 'u1', with: 'u2' })).toEqual({
    label: 'u1 of Ligny joins u2 of Ligny',
  });
});

test('a function tells what the act alone does not, and its cost names things as well', () => {
  const { label, cost } = words('Ligny', { verb: 'wait', unit: 'u1', with: 'u2' });
  expect([label, cost?.kept[0]?.id]).toEqual(['u1 waits in Ligny', 'beside u2 of Ligny']);
});
