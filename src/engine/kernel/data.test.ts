import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clone, type Json, notPlain, unset } from './data.ts';

const json = fc
  .jsonValue({ maxDepth: 4, noUnicodeString: false })
  .map(value => JSON.parse(JSON.stringify(value)));

test('a clone has the same bytes and shares nothing that could be written', () => {
  fc.assert(
    fc.property(json, value => {
      const copy = clone<Json>(value);
      expect(JSON.stringify(copy)).toBe(JSON.stringify(value));
      expect(partsOf(copy).some(part => partsOf(value).includes(part))).toBe(false);
    }),
  );
});

test('a clone keeps a field that is called like the prototype', () => {
  const text = '{"a":1,"__proto__":{"b":2},"c":3}';
  expect(JSON.stringify(clone<Json>(JSON.parse(text)))).toBe(text);
});

test('unsetting takes fields off and leaves the others in their order', () => {
  const unit: { id: string; pinned?: true; at?: string; fired?: string; moved?: true } = {
    id: 'u1',
    pinned: true,
    at: '1:C4',
    fired: 'prep',
  };
  unset(unit, 'pinned', 'fired', 'moved');
  expect(JSON.stringify(unit)).toBe('{"id":"u1","at":"1:C4"}');
  unset(unit, 'pinned');
  expect(JSON.stringify(unit)).toBe('{"id":"u1","at":"1:C4"}');
});

test('a clone takes the earlier value of a part, however deep it lies', () => {
  const inner = { n: 2 };
  const items = [1, 2];
  const state = { a: { inner }, items };
  const earlier = new Map<object, object>([
    [inner, { n: 1 }],
    [items, [1]],
  ]);
  expect(clone(state, earlier)).toEqual({ a: { inner: { n: 1 } }, items: [1] });
  expect(state).toEqual({ a: { inner: { n: 2 } }, items: [1, 2] });
});

test('whatever JSON can say is plain', () => {
  fc.assert(fc.property(json, value => notPlain(value) === undefined));
});

test.each<[string, unknown, string]>([
  ['undefined', { a: undefined }, 'state.a'],
  ['a date', { a: [new Date(0)] }, 'state.a.0'],
  ['a map', { units: new Map() }, 'state.units'],
  ['an instance', { a: new (class Unit {})() }, 'state.a'],
  ['a function', [() => 1], 'state.0'],
  ['a bigint', 1n, 'state'],
  ['a symbol', { a: Symbol('a') }, 'state.a'],
  ['not a number', { a: Number.NaN }, 'state.a'],
  ['infinity', { a: [1, Number.POSITIVE_INFINITY] }, 'state.a.1'],
  ['minus nought', { a: -0 }, 'state.a'],
  ['a hole in a list', { a: new Array(2) }, 'state.a'],
  ['a field on a list', { a: Object.assign([1], { size: 1 }) }, 'state.a'],
])('%s is not plain, and its place is named', (_, value, place) => {
  expect(notPlain(value)).toBe(place);
});

function partsOf(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(partsOf)];
}
