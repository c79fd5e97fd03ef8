import { expect, test } from 'vitest';
import { findHex } from './battlefield.ts';
import { testBattlefield, testBoard } from './test-board.ts';
import { eyeLevel, hexFacts, levelNumber, locationLabel, spokenHex, standingPlaces } from './words.ts';

const SQUARE: [number, number][] = [
  [180, 330],
  [204, 330],
  [204, 342],
  [180, 342],
];

/** C4 is a church on a walled hill, D4 a bridge over a stream, E4 woods on a slope. */
const FIELD = testBattlefield(
  testBoard({
    hexes: { C4: { ground: 'building', level: 1 }, E4: { ground: 'woods', level: 2 }, F4: { level: -1 } },
    sides: { 'C4/N': 'wall', 'C4/NE': 'wall', 'C4/S': 'hedge' },
    buildings: [
      {
        id: 'church',
        name: 'Saint-Gilles',
        material: 'stone',
        upper: 1,
        cellar: true,
        hexes: ['C4'],
        outline: SQUARE,
      },
    ],
    roads: [{ kind: 'dirt', along: ['C4', 'D4', 'E5'] }],
    watercourses: [{ kind: 'stream', along: ['D3', 'D4', 'D5'] }],
    bridges: [{ hex: 'D4', material: 'wood', carries: 'dirt' }],
  }),
);
const hex = (name: string) => findHex(FIELD, name) ?? -1;
const facts = (name: string) => hexFacts(FIELD, hex(name)).map(({ about, text }) => `${about}: ${text}`);

test('an open hex has its ground and its level', () => {
  expect(facts('A1')).toEqual(['Ground: open ground', 'Level: 0']);
  expect(facts('F4')).toEqual(['Ground: open ground', 'Level: −1']);
});

test('a building tells its name, material, storeys and cellar, and what surrounds it', () => {
  expect(facts('C4')).toEqual([
    'Building: Saint-Gilles: stone building, 2 storeys and a cellar',
    'Level: 1',
    'Road: dirt road to the SE',
    'Hexsides: wall to the N and NE; hedge to the S',
  ]);
});

test('a bridge is told with the water under it and the road over it', () => {
  expect(facts('D4')).toEqual([
    'Ground: open ground',
    'Level: 0',
    'Road: dirt road to the SE and NW',
    'Water: stream to the N and S',
    'Bridge: wood bridge for the dirt road',
  ]);
});

test('a hex is spoken with what is there first, and level 0 goes without saying', () => {
  expect(spokenHex(FIELD, hex('E4'))).toBe('woods, level 2; E4');
  expect(spokenHex(FIELD, hex('A1'))).toBe('open ground; A1');
});

test('the places of a hex run from the bottom up, each with its height', () => {
  const places = (name: string) =>
    standingPlaces(FIELD, hex(name)).map(place => [
      locationLabel(FIELD, place),
      levelNumber(eyeLevel(FIELD, place)),
    ]);
  expect(places('C4')).toEqual([
    ['C4 (cellar)', '½'],
    ['C4', '1'],
    ['C4 (floor 1)', '2'],
    ['C4 (roof)', '3'],
  ]);
  expect(places('E4')).toEqual([
    ['E4', '2'],
    ['E4 (treetops)', '3'],
  ]);
  expect(places('A1')).toEqual([['A1', '0']]);
});

test.each([
  [0, '0'],
  [1, '½'],
  [3, '1½'],
  [4, '2'],
  [-1, '−½'],
  [-4, '−2'],
])('%i half-levels are written %s', (half, written) => {
  expect(levelNumber(half)).toBe(written);
});
