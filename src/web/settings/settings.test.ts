import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, keysOf, parseSettings } from './settings.ts';

test('nothing set is everything as usual', () => {
  expect(parseSettings(null)).toEqual(DEFAULT_SETTINGS);
  expect(DEFAULT_SETTINGS).toMatchObject({ theme: 'system', counterSize: 1, askBeforeGrave: true });
});

test.each(['{', 'null', '[]', '7'])('%s is taken as nothing set', text => {
  expect(parseSettings(text)).toEqual(DEFAULT_SETTINGS);
});

test('one wrong entry spoils no other', () => {
  const read = parseSettings('{"theme":"dark","counterSize":9,"keys":{"acts":"KeyE"}}');
  expect(read).toEqual({ ...DEFAULT_SETTINGS, theme: 'dark', keys: { acts: 'KeyE' } });
  expect(keysOf(read)).toMatchObject({ acts: 'KeyE', odds: 'KeyF' });
});
