import { expect, test } from 'vitest';
import { holdCharts } from '../../kit/testing/hold-charts.ts';
import {
  benefitsOf,
  CHARTS,
  createdRank,
  FIRE_COLUMNS,
  fireColumn,
  fireResult,
  infantryCost,
  isCoverTerrain,
  isOpenGround,
  isPassableSide,
  isRoad,
  killNumber,
  levelsToSeeInto,
  MOVERS,
  movementAllowance,
  ODDS,
  OUR_CHARTS,
  obstacleHeight,
  oddsOf,
  pointValue,
  portagePoints,
  resultText,
  shiftColumn,
  sideBlocks,
  sideCost,
  sideModifier,
  TERRAINS,
  terrainModifier,
  terrainOf,
  wheatStands,
} from './index.ts';

function all<T>(items: readonly T[], ask: (item: T) => unknown): void {
  for (const item of items) ask(item);
}

const GROUNDS = OUR_CHARTS.groundRulings.rows as Parameters<typeof terrainOf>[1][];
const SIDES = ['wall', 'hedge', 'hedgerow', 'bocage', 'cliff'] as const;
const ROLLS = Array.from({ length: 18 }, (_, i) => i - 1);

test('every value of the charts is read by a rule', () => {
  const problems = holdCharts({
    charts: OUR_CHARTS,
    rules: new URL('..', import.meta.url),
    lookUps: {
      fireResult: charts => all(FIRE_COLUMNS, column => all(ROLLS, roll => fireResult(charts, column, roll))),
      infantryCost: charts => all(TERRAINS, terrain => infantryCost(charts, terrain)),
      terrainModifier: charts => all(TERRAINS, terrain => terrainModifier(charts, terrain)),
      obstacleHeight: charts => all(TERRAINS, terrain => obstacleHeight(charts, terrain)),
      isOpenGround: charts => all(TERRAINS, terrain => isOpenGround(charts, terrain)),
      isCoverTerrain: charts => all(TERRAINS, terrain => isCoverTerrain(charts, terrain)),
      wheatStands: charts => all([1, 7, 12], month => wheatStands(charts, month)),
      terrainOf: charts => all(GROUNDS, ground => terrainOf(charts, ground)),
      isRoad: charts =>
        all(['road', 'dirt', 'path', 'sunken', 'elevated'] as const, road => isRoad(charts, road)),
      sideCost: charts => all(SIDES, side => sideCost(charts, side)),
      sideModifier: charts => all(SIDES, side => sideModifier(charts, side)),
      sideBlocks: charts => all(SIDES, side => sideBlocks(charts, side)),
      isPassableSide: charts => all(SIDES, side => isPassableSide(charts, side)),
      levelsToSeeInto: charts => all(['gully', 'stream'] as const, kind => levelsToSeeInto(charts, kind)),
      movementAllowance: charts => all(MOVERS, mover => movementAllowance(charts, mover)),
      portagePoints: charts =>
        all(['LMG', 'MMG', 'HMG', 'FT', 'DC'] as const, load =>
          all([true, false], one => portagePoints(charts, load, one)),
        ),
      killNumber: charts => all(ODDS, odds => killNumber(charts, odds)),
      pointValue: charts => all(OUR_CHARTS.pointValues.rows, card => pointValue(charts, card)),
      benefitsOf: charts => all([-2], die => benefitsOf(charts, die, () => false)),
      createdRank: charts => all([1, 2, 3, 4, 5, 6, 7], die => createdRank(charts, die)),
    },
    unread: {},
  });
  expect(problems).toEqual([]);
});

const cell = (column: (typeof FIRE_COLUMNS)[number], roll: number) =>
  resultText(fireResult(OUR_CHARTS, column, roll));

test('[sl 5.5.6] the fire table keeps every cell that the text and its examples tell', () => {
  expect([cell(8, 6), cell(8, 7), cell(8, 8), cell(8, 9)]).toEqual(['1MC', '1MC', 'NMC', '-']);
  expect([cell(12, 3), cell(2, 3)]).toEqual(['KIA', '2MC']);
  expect([cell(1, 1), cell(1, 0), cell(1, 2)]).toEqual(['KIA', 'KIA', '2MC']);
});

test('[sl 5.5.3] the rightmost column that the firepower reaches; what is above it is lost', () => {
  expect([0.5, 1, 3, 7, 11, 30, 35, 36, 99].map(fireColumn)).toEqual([undefined, 1, 2, 6, 8, 30, 30, 36, 36]);
});

test('columns shift, and left of the first there is none', () => {
  expect([
    shiftColumn(2, 1),
    shiftColumn(8, 1),
    shiftColumn(36, 1),
    shiftColumn(2, -1),
    shiftColumn(1, -1),
  ]).toEqual([4, 12, 36, 1, undefined]);
});

test('the fire table falls off with the roll and rises with firepower', () => {
  const worth = (text: string) => ['-', 'NMC', '1MC', '2MC', '3MC', '4MC', 'KIA'].indexOf(text);
  for (const column of FIRE_COLUMNS)
    for (let roll = 1; roll < 15; roll++) {
      expect(worth(cell(column, roll))).toBeGreaterThanOrEqual(worth(cell(column, roll + 1)));
      const next = shiftColumn(column, 1) ?? column;
      expect(worth(cell(next, roll))).toBeGreaterThanOrEqual(worth(cell(column, roll)));
    }
});

test('[sl 6.1.3] odds are rounded in favour of the defence, as in the examples', () => {
  expect([oddsOf(12, 4), oddsOf(11, 4), oddsOf(4, 15), oddsOf(4, 4), oddsOf(6, 4), oddsOf(3, 4)]).toEqual([
    '3-1',
    '2-1',
    '1-4',
    '1-1',
    '3-2',
    '1-2',
  ]);
  expect(oddsOf(1, 9)).toBeUndefined();
  const numbers = ODDS.map(odds => killNumber(OUR_CHARTS, odds));
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
});

test('every chart says where its values come from', () => {
  expect(CHARTS.filter(({ source }) => source.from.length < 8).map(({ id }) => id)).toEqual([]);
});
