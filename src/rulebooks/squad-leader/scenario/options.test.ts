import { expect, test } from 'vitest';
import { OPTIONS, optionsOf, WINDOWS } from './options.ts';

const read = (options: Readonly<Record<string, string>>) => optionsOf({ scenario: 'any', options });

test('each option is what its card says it is otherwise', () => {
  const otherwise = Object.fromEntries(OPTIONS.map(each => [each.id, each.otherwise]));
  expect(otherwise).toMatchObject({
    sight: 'open',
    'double-time': 'with',
    conventions: 'without',
    integrity: 'without',
  });
  expect(read(otherwise)).toEqual(read({}));
  expect(read({})).toMatchObject({ sight: 'open', doubleTime: true, conventions: false, integrity: false });
});

test('each choice of a card can be made, and changes that option alone', () => {
  expect(OPTIONS.map(({ choices }) => choices.length)).toEqual(OPTIONS.map(() => 2));
  expect(OPTIONS.filter(each => !each.choices.some(({ value }) => value === each.otherwise))).toEqual([]);
  for (const { id, choices, otherwise } of OPTIONS)
    for (const { value } of choices) {
      const changed = Object.entries(read({ [id]: value })).filter(
        ([name, each]) => each !== read({})[name as 'sight'],
      );
      expect([id, value, changed.length]).toEqual([id, value, value === otherwise ? 0 : 1]);
    }
  expect(() => read({ sight: 'dim' })).toThrow("option sight: 'dim'; expected one of open, strict");
});

test('whatever may be let pass by standing order is named once', () => {
  const kinds = WINDOWS.map(({ on }) => on);
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(kinds).toEqual(expect.arrayContaining(['hero', 'rally-step', 'withdraw', 'assembly']));
});
