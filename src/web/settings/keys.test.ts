import { expect, test } from 'vitest';
import { commandOf, DEFAULT_KEYS, keyName, keyProblem, type Pressed } from './keys.ts';

const press = (code: string, held: Partial<Pressed> = {}): Pressed => ({
  code,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

test('a command goes by the place of the key', () => {
  expect(commandOf(press('KeyU'))).toBe('step-nw');
  expect(commandOf(press('KeyD', { shiftKey: true }))).toBe('read-figures');
  expect(commandOf(press('KeyU'), { ...DEFAULT_KEYS, 'step-nw': 'KeyE' })).toBeUndefined();
  expect(commandOf(press('KeyE'), { ...DEFAULT_KEYS, 'step-nw': 'KeyE' })).toBe('step-nw');
});

test.each(['ctrlKey', 'metaKey', 'altKey'])('with %s a key is left to the browser', held => {
  expect(commandOf(press('KeyW', { [held]: true }))).toBeUndefined();
});

test('no two commands have the same key, and none has a key of the browser', () => {
  const keys = Object.values(DEFAULT_KEYS);
  expect(new Set(keys).size).toBe(keys.length);
  for (const [id, key] of Object.entries(DEFAULT_KEYS))
    expect(keyProblem(key, id, DEFAULT_KEYS)).toBeUndefined();
});

test.each([
  ['F5', 'F5 has a fixed use'],
  ['Shift+Tab', 'Shift Tab has a fixed use'],
  ['Digit1', '1 has a fixed use'],
  ['KeyA', 'A is already “What can be done here”'],
])('%s is refused for another command', (key, why) => {
  expect(keyProblem(key, 'odds', DEFAULT_KEYS)).toBe(why);
});

test('keys are called as they are printed', () => {
  expect(['KeyU', 'Shift+KeyD', 'Comma', 'Digit0', 'Shift+Slash'].map(keyName)).toEqual([
    'U',
    'Shift D',
    ',',
    '0',
    '?',
  ]);
});
