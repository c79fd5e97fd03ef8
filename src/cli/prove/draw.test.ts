import { expect, test } from 'vitest';
import { drawn } from './draw.ts';

const isRule = (id: string) => /^\d+(\.\d+)*(\.[a-z])?$/.test(id);
const FILES = [
  { file: 'src/rulebooks/it/rout.ts', text: 'function f(a) { if (a > 3) g(a + 1); return [h]; }' },
  {
    file: 'src/rulebooks/it/rally.ts',
    text: "const f = a => [{ cite: '3.2.c', n: 4 }];\n// Far (3.2).\nif (b < 6) g();",
  },
  {
    file: 'src/rulebooks/it/charts/table.ts',
    text: `const ROWS = [${'1, 2, 3, 4, 5, 6, '.repeat(20)}];
const SOURCES = rows.filter(row => row > 900);`,
  },
];
const order = (seed: number, files = FILES) => drawn(files, isRule, { seed }).map(({ id }) => id);

test('the same seed draws the same mutants in the same order, another seed others', () => {
  expect(order(1)).toEqual(order(1));
  expect(order(2)).not.toEqual(order(1));
  expect(order(2).toSorted()).toEqual(order(1).toSorted());
});

test('what is added elsewhere leaves the order of the others as it is', () => {
  const more = [...FILES, { file: 'src/rulebooks/it/fire.ts', text: 'if (a > 3) b();' }];
  const others = new Set(order(1));
  expect(order(1, more).filter(id => others.has(id))).toEqual(order(1));
});

test('of a chart some numbers are drawn from, and no entries', () => {
  const inChart = drawn(FILES, isRule, { seed: 1 }).filter(({ file }) => file.includes('charts'));
  expect(inChart.length).toBeGreaterThan(5);
  expect(inChart.length).toBeLessThan(60);
  expect(new Set(inChart.map(({ kind }) => kind))).toEqual(new Set(['constant changed']));
});

test('one rule and those below it can be asked for', () => {
  const rulesOf = (rule: string) =>
    new Set(drawn(FILES, isRule, { seed: 1, rule }).flatMap(({ rules }) => rules));
  expect(rulesOf('3.2')).toEqual(new Set(['3.2', '3.2.c']));
  expect(rulesOf('3.2.c')).toEqual(new Set(['3.2.c']));
  expect(rulesOf('3')).toEqual(new Set(['3.2', '3.2.c']));
  expect(rulesOf('3.20')).toEqual(new Set());
});
