import { expect, test } from 'vitest';
import { OUR_CHARTS } from './index.ts';
import {
  FIRE_COLUMNS,
  type FireResult,
  fireColumn,
  fireResult,
  parseFireResult,
  shiftColumn,
} from './infantry-fire-table.ts';

test('[aslsk 3.2.3.a] an attack uses the rightmost column that its firepower reaches', () => {
  expect([0.5, 1, 1.5, 3.5, 9, 19, 21, 35.5, 36, 90].map(fireColumn)).toEqual([
    undefined,
    1,
    1,
    2,
    8,
    16,
    20,
    30,
    36,
    36,
  ]);
});

test('columns shift left until there is no attack, and right no farther than the last', () => {
  expect(shiftColumn(8, -1)).toBe(6);
  expect(shiftColumn(2, -1)).toBe(1);
  expect(shiftColumn(1, -1)).toBeUndefined();
  expect(shiftColumn(2, -2)).toBeUndefined();
  expect(shiftColumn(30, 1)).toBe(36);
  expect(shiftColumn(36, 2)).toBe(36);
});

test('a column that the table lacks is refused by name', () => {
  expect(() => shiftColumn(5, 1)).toThrow('the fire table has no column 5; columns are 1, 2, 4');
});

/** Column, final DR and result as the text's examples of play state them. */
test.each([
  [16, 10, 'NMC'],
  [2, 4, '1MC'],
  [16, 7, '2MC'],
  [12, 7, '1MC'],
  [2, 1, '1KIA'],
  [8, 9, 'PTC'],
  [1, 3, '1MC'],
  [20, 7, '2MC'],
] as const)('column %i with a final %i gives the example’s %s', (column, dr, result) => {
  expect(fireResult(OUR_CHARTS, column, dr)).toEqual(parseFireResult(result));
});

test('rolls off the table count as its first and last rows', () => {
  expect(fireResult(OUR_CHARTS, 36, -4)).toEqual({ is: 'KIA', n: 7 });
  expect(fireResult(OUR_CHARTS, 36, 20)).toEqual({ is: 'PTC' });
});

test('results are read from their printed form', () => {
  expect(['3KIA', 'K/4', '2MC', 'NMC', 'PTC', '-'].map(parseFireResult)).toEqual([
    { is: 'KIA', n: 3 },
    { is: 'K', n: 4 },
    { is: 'MC', n: 2 },
    { is: 'MC', n: 0 },
    { is: 'PTC' },
    { is: 'none' },
  ]);
  expect(() => parseFireResult('2KO')).toThrow("'2KO' is no result of the fire table");
});

/** The worse for the target, the more. */
function severity(result: FireResult): number {
  const worst = { none: 0, PTC: 1, MC: 2, K: 10, KIA: 20 }[result.is];
  return worst + ('n' in result ? result.n : 0);
}

test('results never get better with more firepower or a lower roll', () => {
  for (let dr = 0; dr <= 15; dr++) {
    const row = FIRE_COLUMNS.map(column => severity(fireResult(OUR_CHARTS, column, dr)));
    expect(row).toEqual(row.toSorted((a, b) => a - b));
  }
  for (const column of FIRE_COLUMNS) {
    const rolls = OUR_CHARTS.infantryFireTable.rows.map((_, dr) =>
      severity(fireResult(OUR_CHARTS, column, dr)),
    );
    expect(rolls).toEqual(rolls.toSorted((a, b) => b - a));
  }
});
