import { expect, test } from 'vitest';
import { type Tiny, tiny } from '../test-game.ts';
import { publicView } from './public-view.ts';

test('the public sees no secret of any side, and all else', () => {
  const state: Tiny = { ...tiny.begin(undefined), heap: 4, secrets: { A: 2, B: 3 } };
  expect(publicView(tiny, state, undefined)).toEqual({ ...state, secrets: { A: 0, B: 0 } });
});

test('where nothing is hidden it is the state itself', () => {
  const open = { ...tiny, view: (state: Tiny) => state };
  const state = tiny.begin(undefined);
  expect(publicView(open, state, undefined)).toBe(state);
});
