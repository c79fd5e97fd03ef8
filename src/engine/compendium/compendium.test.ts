import { expect, test } from 'vitest';
import { type CompendiumRule, indexRules, searchRules } from './compendium.ts';

const rule = (id: string, title: string, gist: string): CompendiumRule => ({
  id,
  title,
  gist,
  kind: 'procedure',
  area: 'fire',
});
const index = indexRules([
  rule('1.1', 'Hexes', 'Range counts hexes; fire crosses them.'),
  rule('1.2', 'Cowering', 'Doubles without a leader shift one column left.'),
  rule('2.1', 'Defensive fire', 'The defender shoots at movers.'),
  rule('2.1.a', 'Fire groups', 'Adjacent units shoot together.'),
  rule('12.1', 'Leaders', 'A leader directs one group.'),
]);
const found = (query: string) => searchRules(index, query).map(({ id }) => id);

test('an empty query gives the whole book in its order', () => {
  expect(found('  ')).toEqual(['1.1', '1.2', '2.1', '2.1.a', '12.1']);
});

test('a rule number finds itself first, then what lies under it, then numbers that contain it', () => {
  expect(found('2.1')).toEqual(['2.1', '2.1.a', '12.1']);
});

test('titles come before gists, and case does not matter', () => {
  expect(found('FIRE')).toEqual(['2.1', '2.1.a', '1.1']);
});

test('every word must occur', () => {
  expect(found('leader column')).toEqual(['1.2']);
  expect(found('leader artillery')).toEqual([]);
});

test('the start of a word beats its middle', () => {
  expect(searchRules(indexRules([rule('1', 'Misfire', ''), rule('2', 'Fire', '')]), 'fire')[0]?.id).toBe('2');
});
