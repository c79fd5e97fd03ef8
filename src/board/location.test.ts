import { expect, test } from 'vitest';
import { CENTRE, vertexSpot } from '../hex/index.ts';
import { findHex } from './battlefield.ts';
import { locationsOf, parseLocation } from './location.ts';
import { aims, type Stance } from './stance.ts';
import { testBattlefield, testBoard } from './test-board.ts';

const BOARD = testBoard({
  id: 'a',
  hexes: { C4: { ground: 'building', level: 1 }, E5: { ground: 'woods' }, GG5: { ground: 'building' } },
  buildings: [
    {
      id: 'hall',
      material: 'stone',
      upper: 2,
      cellar: true,
      hexes: ['C4'],
      outline: [
        [170, 310],
        [210, 310],
        [210, 350],
      ],
    },
    {
      id: 'shed',
      material: 'wood',
      upper: 0,
      hexes: ['GG5'],
      outline: [
        [3050, 420],
        [3072, 420],
        [3072, 450],
      ],
    },
  ],
  roads: [{ kind: 'road', along: ['H4', 'H5', 'H6'] }],
  watercourses: [{ kind: 'stream', along: ['G5', 'H5', 'I6'] }],
  bridges: [{ hex: 'H5', material: 'stone', carries: 'road' }],
});
const FIELD = testBattlefield([BOARD, testBoard({ id: 'b' })], 'a+b');

function ids(name: string): string[] {
  const { locations, first } = locationsOf(FIELD);
  const hex = findHex(FIELD, name) ?? -1;
  return locations.slice(first[hex], first[hex + 1]).map(({ id }) => id);
}

test('a hex has its ground and whatever stands on it', () => {
  expect(ids('1:A1')).toEqual(['1:A1']);
  expect(ids('1:C4')).toEqual(['1:C4', '1:C4/c', '1:C4/1', '1:C4/2', '1:C4/r']);
  expect(ids('1:E5')).toEqual(['1:E5', '1:E5/t']);
  expect(ids('1:H5')).toEqual(['1:H5', '1:H5/u', '1:H5/b']);
});

test('stairs join floors, a bridge its road, trees their tops', () => {
  const { locations, edges } = locationsOf(FIELD);
  const texts = edges.map(({ a, b, kind }) => `${locations[a]?.id} ${kind} ${locations[b]?.id}`);
  expect(texts).toEqual([
    '1:C4/c stair 1:C4',
    '1:C4 stair 1:C4/1',
    '1:C4/1 stair 1:C4/2',
    '1:C4/2 roof 1:C4/r',
    '1:E5 climb 1:E5/t',
    '1:H5 bank 1:H5/u',
    '1:GG5 roof 1:GG5/r',
    '1:H5/b span 1:H4',
    '1:H5/b span 1:H6',
  ]);
});

test('an alias names the location it was merged into', () => {
  expect(parseLocation(FIELD, '2:A5/r')).toMatchObject({ ok: true, value: { id: '1:GG5/r', place: 'r' } });
  const { byId } = locationsOf(FIELD);
  expect(byId.get('2:A5/r')).toBe(byId.get('1:GG5/r'));
});

test('works are named by the state and taken as they are', () => {
  expect(parseLocation(FIELD, '1:B3#w3')).toMatchObject({ ok: true, value: { id: '1:B3#w3', work: 'w3' } });
});

test.each([
  ['1:ZZ9', "there is no location '1:ZZ9'; expected a hex such as 1:A1"],
  ['1:C4/5', 'expected 1:C4 or 1:C4/c, 1:C4/1, 1:C4/2, 1:C4/r'],
  ['1:A1/1', "there is no location '1:A1/1'; expected 1:A1"],
  ['rubbish', "there is no location 'rubbish'"],
])('%s is refused in one sentence', (text, wrong) => {
  const found = parseLocation(FIELD, text);
  expect(found.ok ? '' : found.wrong).toContain(wrong);
});

function aimsAt(text: string, stance?: Stance) {
  const found = parseLocation(FIELD, text);
  if (!found.ok) throw new Error(found.wrong);
  return aims(FIELD, found.value, stance).map(({ spot, half }) => [spot, half]);
}

test('an aim lies at the centre, as high as ground and floor', () => {
  expect(aimsAt('1:A1')).toEqual([[CENTRE, 0]]);
  expect(aimsAt('1:C4')).toEqual([[CENTRE, 2]]);
  expect(aimsAt('1:C4/2')).toEqual([[CENTRE, 6]]);
  expect(aimsAt('1:C4/r')).toEqual([[CENTRE, 8]]);
  expect(aimsAt('1:C4/c')).toEqual([[CENTRE, 1]]);
  expect(aimsAt('1:E5/t')).toEqual([[CENTRE, 2]]);
  expect(aimsAt('1:H5/u')).toEqual([[CENTRE, -2]]);
});

test('a stance moves the aim: to a vertex in bypass, up a cliff, to the crest', () => {
  expect(aimsAt('1:C4', { is: 'bypass', sides: [0, 1], vertex: 1 })).toEqual([[vertexSpot(1), 2]]);
  expect(aimsAt('1:A1', { is: 'climb', side: 2, level: 1 })).toEqual([[9, 2]]);
  expect(aimsAt('1:A1', { is: 'lip', side: 2 })).toEqual([
    [9, 0],
    [CENTRE, 0],
  ]);
  expect(aimsAt('1:A1', { is: 'crest', face: 0 })).toEqual([[CENTRE, 2]]);
  expect(aimsAt('1:A1', { is: 'aboard', vehicle: 'u7', where: 'inside' })).toEqual([[CENTRE, 0]]);
});
