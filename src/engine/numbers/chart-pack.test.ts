import { expect, test } from 'vitest';
import { cell, chart, sourceOf } from './chart.ts';
import { packHash, withPack } from './chart-pack.ts';
import { modifierChart } from './modifier-chart.ts';
import { bookOfPack, LARGEST_PACK, printPack, readPack } from './pack-file.ts';

const printed = { provenance: 'printed', from: 'rule 3.2' } as const;
const inferred = { provenance: 'inferred', from: 'example 4' } as const;
const fire = chart<string | number>({
  id: 'fire',
  title: 'Fire',
  cite: 'book 3.2',
  source: printed,
  rows: ['2', '3'],
  columns: ['1', '2', '1/2'],
  cells: [
    ['KIA', 3, 1],
    ['K', -1, 0.5],
  ],
  exceptions: { '3/2': inferred },
});
const costs = modifierChart(
  { id: 'costs', title: 'Costs', cite: 'book 4', source: printed, column: 'MF' },
  { open: [1, '4.1'], woods: [2, '4.2'] },
);
const roads = chart({
  id: 'roads',
  title: 'Roads',
  cite: 'book 5',
  source: printed,
  rows: ['paved'],
  columns: ['fast'],
  cells: [[true]],
  expects: value => (typeof value === 'boolean' ? undefined : 'yes or no in one word'),
});
const ours = { fire, costs, roads };
const book = { id: 'a-book', charts: () => Object.values(ours) };

test("a player's own values are laid over ours, and say that they are his", () => {
  const own = withPack(ours, {
    name: 'My card',
    charts: { fire: { '2/1': 'K', '3/1/2': 2 }, costs: { 'woods/MF': 3 } },
  });
  expect([cell(own.fire, '2', '1'), cell(own.fire, '3', '1/2'), cell(own.fire, '2', '2')]).toEqual([
    'K',
    2,
    3,
  ]);
  expect(sourceOf(own.fire, '2', '1')).toEqual({ provenance: 'pack', from: 'My card' });
  expect(sourceOf(own.fire, '2', '2')).toBe(printed);
  expect(sourceOf(own.fire, '3', '2')).toBe(inferred);
  expect([cell(own.costs, 'woods', 'MF'), own.costs.cites.woods]).toEqual([3, '4.2']);
  expect(cell(fire, '2', '1')).toBe('KIA');
});

test('charts of which a pack says nothing are the same as ever', () => {
  const own = withPack(ours, { name: 'My card', charts: { fire: { '2/1': 'K' } } });
  expect(own.costs).toBe(costs);
  expect(own.roads).toBe(roads);
});

test.each([
  [{ flames: { '2/1': 'K' } }, "flames: there is no chart 'flames'; expected one of fire, costs, roads"],
  [
    { fire: { '4/1': 'K' } },
    "fire 4/1: '4/1' is no place of the chart; expected 'row/column', with one of the rows '2', '3'",
  ],
  [
    { fire: { '2/9': 'K' } },
    "fire 2/9: '2/9' is no place of the chart; expected '2/' and one of the columns '1', '2', '1/2'",
  ],
  [{ fire: { '2/1': 3 } }, 'fire 2/1: found 3; expected "KIA" or "K"'],
  [{ fire: { '2/1': 'KX' } }, 'fire 2/1: found "KX"; expected "KIA" or "K"'],
  [{ fire: { '2/2': 1.5 } }, 'fire 2/2: found 1.5; expected a whole number, at most 100'],
  [{ fire: { '2/2': 1e9 } }, 'fire 2/2: found 1000000000; expected a whole number, at most 100'],
  [{ costs: { 'open/MF': 0 } }, 'costs open/MF: found 0; expected a whole number above 0, at most 100'],
  [{ roads: { 'paved/fast': 1 } }, 'roads paved/fast: found 1; expected yes or no in one word'],
])('a pack with %j is refused', (charts, problem) => {
  expect(() => withPack(ours, { name: 'Bad', charts })).toThrow(`the chart pack “Bad”: ${problem}`);
});

test('two packs of the same values have the same hash, whatever their name and order', () => {
  const charts = { fire: { '2/1': 'K', '2/2': 4 }, costs: { 'woods/MF': 3 } };
  const turned = { costs: { 'woods/MF': 3 }, fire: { '2/2': 4, '2/1': 'K' } };
  expect(packHash({ charts })).toBe(packHash({ charts: turned }));
  expect(packHash({ charts })).not.toBe(packHash({ charts: { ...charts, costs: { 'woods/MF': 4 } } }));
});

test('a file says for which book it is, and is read as it was printed', () => {
  const pack = { name: 'My card', charts: { fire: { '2/1': 'K' } } };
  const text = printPack('a-book', pack);
  expect(bookOfPack(text)).toBe('a-book');
  expect(bookOfPack('{')).toBeUndefined();
  expect(readPack(text, 'my.json', [book])).toEqual({ ok: true, book: 'a-book', pack });
});

const problems = (text: string) => {
  const read = readPack(text, 'my.json', [book]);
  return read.ok
    ? []
    : read.problems.map(
        ({ line, path, wrong, expected }) => `${line} ${path}: ${wrong}; expected ${expected}`,
      );
};

test.each([
  ['{', ['1 : not JSON (close brace expected); expected a JSON document']],
  ['[]', ['1 : found []; expected an object']],
  [
    '{"format":"hedgerow chart pack 1","rulebook":"other","name":"x","charts":{}}',
    ['1 rulebook: found "other"; expected one of a-book'],
  ],
  [
    '{"format":"hedgerow chart pack 1","rulebook":"a-book","name":"x",\n"charts":{\n"fire":{"2/1":"KX"},\n"flames":{}}}',
    [
      '3 charts.fire["2/1"]: found "KX"; expected "KIA" or "K"',
      "4 charts.flames: there is no chart 'flames'; expected one of fire, costs, roads",
    ],
  ],
])('of %s it is said what is wrong, and where', (text, found) => {
  expect(problems(text)).toEqual(found);
});

test('nobody reads a file of any length', () => {
  expect(problems(' '.repeat(LARGEST_PACK + 1))).toEqual([
    `1 : a text of ${LARGEST_PACK + 1} characters; expected at most ${LARGEST_PACK}`,
  ]);
});
