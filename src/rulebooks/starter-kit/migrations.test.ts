import { expect, test } from 'vitest';
import { migrated } from '../../engine/index.ts';
import { starterKit } from './index.ts';

test('a state of the first version keeps all but the name of a Japanese counter', () => {
  const state = {
    doing: [],
    turn: 3,
    units: [
      { id: 'u1', card: 'japanese 2-3-6 reduced', at: '1:C4', broken: false },
      { id: 'u2', card: 'american 2-3-6', at: null },
    ],
  };
  expect(migrated(starterKit, { rest: 4, version: 1, state })).toEqual({
    ...state,
    units: [{ ...state.units[0], card: 'japanese 2-2-6 reduced' }, state.units[1]],
  });
});

test('there is a way from every earlier version to this one', () => {
  const earlier = Array.from({ length: starterKit.version - 1 }, (_, i) => String(i + 1));
  expect(Object.keys(starterKit.migrations ?? {})).toEqual(earlier);
});
