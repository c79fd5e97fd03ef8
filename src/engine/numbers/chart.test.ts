import { expect, test } from 'vitest';
import { cell, chart, sourceOf } from './chart.ts';

const printed = { provenance: 'printed', from: 'rule 3.2' } as const;
const inferred = { provenance: 'inferred', from: 'example 4' } as const;
const data = {
  id: 'fire',
  title: 'Fire',
  cite: 'book 3.2',
  source: printed,
  rows: ['2', '3'],
  columns: ['1', '2', '1/2'],
  cells: [
    ['KIA', '3', '1'],
    ['2', '1', '-'],
  ],
  exceptions: { '3/2': inferred },
};

test('a cell is found by the names of its row and column', () => {
  expect(cell(chart(data), '2', '1')).toBe('KIA');
  expect(cell(chart(data), '3', '2')).toBe('1');
  expect(cell(chart(data), '3', '1/2')).toBe('-');
});

test('a cell has the source of its chart unless it has one of its own', () => {
  expect(sourceOf(chart(data), '2', '1')).toBe(printed);
  expect(sourceOf(chart(data), '3', '2')).toBe(inferred);
});

test.each([
  ['a row too few', { cells: [['KIA', '3', '1']] }, 'chart fire: 2 rows named, 1 given'],
  ['a column too many', { columns: ['1', '2'] }, 'chart fire, row 2: 2 columns named, 3 given'],
  ['a row named twice', { rows: ['2', '2'] }, "chart fire names '2' twice"],
  ['a column named twice', { columns: ['1', '2', '1'] }, "chart fire names '1' twice"],
  [
    'an exception nowhere',
    { exceptions: { '9/1': inferred } },
    "chart fire has no place '9/1'; expected 'row/column', with one of the rows '2', '3'",
  ],
  [
    'an exception for a row',
    { exceptions: { '2': inferred } },
    "chart fire has no place '2'; expected 'row/column', with one of the rows '2', '3'",
  ],
])('%s is found when the chart is loaded', (_, slip, problem) => {
  expect(() => chart({ ...data, ...slip })).toThrow(problem);
});

test('a row or column that the chart has not is named', () => {
  expect(() => cell(chart(data), '4', '1')).toThrow("chart fire has no place '4/1'");
  expect(() => cell(chart(data), '2', '9')).toThrow("chart fire has no place '2/9'");
});
