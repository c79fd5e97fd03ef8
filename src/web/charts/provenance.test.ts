import { expect, test } from 'vitest';
import { chart } from '../../engine/index.ts';
import { cellText, doubtWords, headText, provenanceCounts } from './provenance.ts';

test('every value of a chart is counted by where it comes from', () => {
  const table = chart({
    id: 't',
    title: 'T',
    cite: '1',
    source: { provenance: 'public', from: 'a play aid' },
    rows: ['a', 'b'],
    columns: ['x', 'y'],
    cells: [
      [1, 2],
      [3, 4],
    ],
    exceptions: { 'a/y': { provenance: 'printed', from: '3.1' } },
  });
  expect([...provenanceCounts(table)]).toEqual([
    ['public', 3],
    ['printed', 1],
  ]);
});

test.each([
  [-1, '−1'],
  [0, '0'],
  ['KIA', 'KIA'],
  ['', '–'],
  ['-', '–'],
  [undefined, '–'],
  [true, 'yes'],
  [['a', 2], 'a, 2'],
])('%j is printed %s', (value, text) => {
  expect(cellText(value)).toBe(text);
});

test('a value about which sources differ is called doubtful', () => {
  expect(doubtWords({ provenance: 'public', from: 'a play aid', doubtful: true })).toBe('doubtful, ');
  expect(doubtWords({ provenance: 'public', from: 'a play aid' })).toBe('');
});

test.each([
  ['<=0', '≤ 0'],
  ['>=15', '≥ 15'],
  ['-1', '−1'],
  ['6 - 8', '6 - 8'],
])('the head %s is printed %s', (head, text) => {
  expect(headText(head)).toBe(text);
});
