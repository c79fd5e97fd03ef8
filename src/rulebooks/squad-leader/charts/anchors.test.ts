/** The figures that the text and its examples tell, chart by chart; and the shape of what had to be put in their place. */
import { expect, test } from 'vitest';
import type { Chart } from '../../../engine/index.ts';
import { card } from '../counters/index.ts';
import { FIRE_COLUMNS, fireColumn, killNumber, ODDS, OUR_CHARTS, oddsOf, shiftColumn } from './index.ts';

/** Row by row: its cell, or its cells. */
const figures = <Cell>({ rows, cells }: Chart<Cell>): Record<string, Cell | readonly Cell[] | undefined> =>
  Object.fromEntries(rows.map((row, i) => [row, cells[i]?.length === 1 ? cells[i]?.[0] : cells[i]]));

const sourced = <Cell>({ source, exceptions = {} }: Chart<Cell>) => [
  source.provenance,
  new Set(Object.values(exceptions).map(({ provenance }) => provenance)),
];

test('the fire table: its heads, its codes, its sources', () => {
  const { infantryFireTable } = OUR_CHARTS;
  expect(infantryFireTable.columns).toEqual(['1', '2', '4', '6', '8', '12', '16', '20', '24', '30', '36']);
  expect(infantryFireTable.rows).toHaveLength(15);
  expect(new Set(infantryFireTable.cells.flat())).toEqual(new Set(['KIA', '4', '3', '2', '1', 'M', '-']));
  expect(sourced(infantryFireTable)).toEqual(['substitute', new Set(['printed', 'public'])]);
  // Sustained fire takes 2 to 4 and 8 to 12; half of thirty factors is 12, flames and charges have columns of their own.
  expect([shiftColumn(2, 1), shiftColumn(8, 1), fireColumn(15), fireColumn(20), fireColumn(30)]).toEqual([
    4, 12, 12, 20, 30,
  ]);
});

test('down a column and along a row of the fire table results change by no leap', () => {
  const worth = (code: string | undefined) => ['-', 'M', '1', '2', '3', '4', 'KIA'].indexOf(code ?? '');
  const { cells } = OUR_CHARTS.infantryFireTable;
  for (const [row, line] of cells.entries())
    for (const [column, code] of line.entries()) {
      const below = cells[row + 1]?.[column];
      if (code !== 'KIA' && below !== undefined) expect(worth(code) - worth(below)).toBeLessThanOrEqual(1);
      if (column > 0) expect(worth(code)).toBeGreaterThanOrEqual(worth(line[column - 1]));
    }
});

test('the close combat table: odds that the examples name, each step one more', () => {
  const numbers = ODDS.map(odds => killNumber(OUR_CHARTS, odds));
  expect(numbers.slice(1).every((n, i) => n === (numbers[i] ?? 0) + 1)).toBe(true);
  expect(killNumber(OUR_CHARTS, '1-1')).toBe(5);
  expect(ODDS.indexOf('1-1') - ODDS.indexOf('1-2')).toBe(1);
  const reached = (short: number) =>
    ODDS.map(odds => {
      const [ours = 0, theirs = 0] = odds.split('-').map(Number);
      return oddsOf(ours * 60 - short, theirs * 60);
    });
  expect(reached(0)).toEqual(ODDS);
  expect(reached(1)).toEqual([undefined, ...ODDS.slice(0, -1)]);
  expect([oddsOf(1, 8), oddsOf(1, 6), oddsOf(1, 7)]).toEqual(['1-8', '1-6', '1-8']);
  expect([oddsOf(12, 4), oddsOf(11, 4), oddsOf(4, 15), oddsOf(9, 4), oddsOf(3, 4), oddsOf(80, 1)]).toEqual([
    '3-1',
    '2-1',
    '1-4',
    '2-1',
    '1-2',
    '10-1',
  ]);
  expect(sourced(OUR_CHARTS.closeCombatTable)[0]).toBe('substitute');
});

test('what ground costs and how it covers', () => {
  const { terrainChart, sideChart } = OUR_CHARTS;
  const MF = terrainChart.columns.indexOf('MF');
  const TEM = terrainChart.columns.indexOf('TEM');
  const ground = (row: string) => {
    const cells = terrainChart.cells[terrainChart.rows.indexOf(row as 'woods')];
    return [cells?.[MF], cells?.[TEM]];
  };
  expect(
    ['open ground', 'shell holes', 'wheat', 'woods', 'wooden building', 'stone building'].map(ground),
  ).toEqual([
    [1, 0],
    [1, 1],
    [1, 0],
    [2, 1],
    [2, 2],
    [2, 3],
  ]);
  expect(figures(sideChart)).toMatchObject({ wall: [1, 2, true, true], hedge: [1, 1, true, true] });
  expect(figures(OUR_CHARTS.seasons)).toEqual({ wheat: [6, 10] });
});

test('movement factors', () => {
  expect(figures(OUR_CHARTS.movementAllowance)).toMatchObject({
    MMC: 4,
    SMC: 6,
    'wounded leader': 3,
    'wounded hero': 3,
    broken: 6,
  });
  expect(figures(OUR_CHARTS.movementBonuses)).toMatchObject({
    'with a leader': 2,
    'double time': 2,
    'all on road': 1,
  });
});

test('what weapons weigh, and how much goes where', () => {
  expect(figures(OUR_CHARTS.portage)).toMatchObject({
    LMG: [1, 2],
    MMG: [4, 0],
    HMG: [5, 0],
    FT: [2, 2],
    DC: [1, 1],
  });
  expect(figures(OUR_CHARTS.capacities)).toMatchObject({
    'PP free for a squad': 3,
    'PP free for a half-squad or crew': 2,
    'PP free for a single man': 1,
    'PP at most for a single man': 3,
    'units in a hex': 4,
    'squads, half-squads and crews in a hex': 3,
    'PP in a hex': 10,
  });
});

test('field promotions and acquisition', () => {
  expect(OUR_CHARTS.leaderCreation.cells.flat()).toEqual(['8-1', '8-0', '8-0', '7-0', '7-0', '6+1', 'none']);
  expect(figures(OUR_CHARTS.creationModifiers)).toMatchObject({
    'American, German or British': -1,
    'Russian, French, Italian, minor or Japanese': 1,
    'morale of 8 or higher': -1,
    'morale of 6 or less': 1,
    'broken unit': 1,
    'each odds above 1-1': 1,
    'each odds below 1-1': -1,
  });
  expect(figures(OUR_CHARTS.acquisition)).toMatchObject({
    'in sight and normal range of an unbroken enemy': 1,
    'wheat, brush, woods or rubble': 1,
    'acquired by a squad': -1,
    'acquired by a single man': 1,
    'movement factor spent on it': -1,
    'stays where it is in the advance phase': -1,
  });
});

test('machine guns carry what their counters do', () => {
  const gun = (id: string) => {
    const { firepower, range, breakdown, repair } = card(id) as unknown as Record<string, number>;
    return [firepower, range, breakdown, repair];
  };
  expect(
    ['german LMG', 'german MMG', 'german HMG', 'russian LMG', 'russian HMG', 'american HMG'].map(gun),
  ).toEqual([
    [2, 8, 12, 1],
    [4, 12, 12, 1],
    [6, 16, 12, 1],
    [2, 6, 10, 1],
    [8, 20, 12, 1],
    [8, 20, 12, 2],
  ]);
});

test('what a squad becomes and how it holds when broken', () => {
  const men = (id: string) => {
    const each = card(id) as { brokenMorale: number; half?: string };
    return [each.brokenMorale, each.half?.split(' ')[1]];
  };
  expect(['german 4-6-7', 'german 4-3-6', 'german 5-4-8', 'german 8-3-8', 'german 2-4-8'].map(men)).toEqual([
    [7, '2-4-7'],
    [5, '2-3-6'],
    [8, '2-4-8'],
    [8, '3-3-8'],
    [7, undefined],
  ]);
  expect(['american 6-6-7', 'american 6-6-6', 'american 5-5-6', 'american 3-4-7'].map(men)).toEqual([
    [7, '3-4-7'],
    [6, '3-3-6'],
    [6, '2-3-6'],
    [6, undefined],
  ]);
});

test('points of the lists, dearer the better a leader is', () => {
  const points = figures(OUR_CHARTS.pointValues);
  expect(points).toMatchObject({
    'german 4-6-7': 21,
    'german 8-3-8': 54,
    'german 10-3': 120,
    'russian 4-4-7': 14,
    'russian 6-2-8': 27,
    'russian 10-3': 165,
    'american 6-6-6': 27,
    'american 7-4-7': 34,
    'american 10-3': 130,
  });
  for (const nation of ['german', 'russian', 'american'] as const) {
    const ranks = ['6+1', '7-0', '8-0', '8-1', '9-1', '9-2', '10-2', '10-3'].map(
      rank => points[`${nation} ${rank}`] as number,
    );
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(new Set(ranks).size).toBe(8);
    const told = {
      german: [10, 20, 30, 50, 65, 80, 100, 120],
      russian: [20, 40, 60, 80, 100, 120, 145, 165],
      american: [15, 30, 45, 65, 80, 95, 115, 130],
    };
    expect(ranks).toEqual(told[nation]);
  }
});

test('every column of the fire table can be reached, and none lies between', () => {
  expect(FIRE_COLUMNS.map(fireColumn)).toEqual([...FIRE_COLUMNS]);
  expect(FIRE_COLUMNS.slice(1).map(n => fireColumn(n - 0.5))).toEqual(FIRE_COLUMNS.slice(0, -1));
});
