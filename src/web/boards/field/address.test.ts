import { expect, test } from 'vitest';
import { parseHash } from '../../app/router.ts';
import { addressOf, type FieldAddress, fieldHash } from './address.ts';

const NOTHING = { from: undefined, to: undefined, outlines: false, shade: false };

test.each<[string, FieldAddress]>([
  ['#/field/village', { ...NOTHING, layout: 'village' }],
  ['#/field/village+hill^/farm[A-Q]', { ...NOTHING, layout: 'village+hill^/farm[A-Q]' }],
  ['#/field/village?from=1:C4&to=1:K7/2', { ...NOTHING, layout: 'village', from: '1:C4', to: '1:K7/2' }],
  [
    '#/field/hill?from=1:C4&outlines=yes&shade=yes',
    { layout: 'hill', from: '1:C4', to: undefined, outlines: true, shade: true },
  ],
])('%s is read and written alike', (hash, address) => {
  expect(addressOf(parseHash(hash))).toEqual(address);
  expect(fieldHash(address)).toBe(hash);
});

test('what nobody should type is carried along unharmed', () => {
  const address = { ...NOTHING, layout: 'a b?c#d&e', from: '<&>?' };
  expect(addressOf(parseHash(fieldHash(address)))).toEqual(address);
});
