import { expect, test } from 'vitest';
import { commandFor, type KeyCommand, type KeyPress } from './keys.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

test.each<[string, Partial<KeyPress>, KeyCommand | undefined]>([
  ['i', {}, { is: 'step', direction: 0 }],
  ['O', { shiftKey: true }, { is: 'step', direction: 1 }],
  ['l', {}, { is: 'step', direction: 2 }],
  ['k', {}, { is: 'step', direction: 3 }],
  ['j', {}, { is: 'step', direction: 4 }],
  ['u', {}, { is: 'step', direction: 5 }],
  ['9', { code: 'Numpad9' }, { is: 'step', direction: 1 }],
  ['9', { code: 'Digit9' }, undefined],
  ['ArrowDown', {}, { is: 'step', direction: 3 }],
  ['ArrowRight', {}, { is: 'across', by: 1 }],
  ['ArrowRight', { shiftKey: true }, { is: 'pan', x: -96, y: 0 }],
  ['0', { code: 'Numpad0' }, { is: 'fit' }],
  ['Enter', {}, { is: 'pick', anew: false }],
  ['Enter', { shiftKey: true }, { is: 'pick', anew: true }],
  ['g', {}, { is: 'goto' }],
  ['g', { ctrlKey: true }, undefined],
  ['Tab', {}, undefined],
])('%s %j', (key, more, command) => {
  expect(commandFor(press(key, more))).toEqual(command);
});
