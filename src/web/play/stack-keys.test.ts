import { expect, test } from 'vitest';
import { stackKeyName, stackPlaceOf } from './stack-keys.ts';

test('twenty counters have a key each, and its name says which', () => {
  const names = Array.from({ length: 20 }, (_, nth) => stackKeyName(nth));
  expect(names.slice(0, 12).join()).toBe('1,2,3,4,5,6,7,8,9,0,Shift 1,Shift 2');
  const pressed = names.map(name => ({ code: `Digit${name.at(-1)}`, shiftKey: name.startsWith('Shift') }));
  expect(pressed.map(stackPlaceOf)).toEqual(names.map((_, nth) => nth));
});

test('no other key chooses a counter', () => {
  expect(stackPlaceOf({ code: 'KeyA', shiftKey: false })).toBeUndefined();
});
