import { expect, test } from 'vitest';
import { type Layout, layoutText, parseLayout } from '../../../board/index.ts';
import { addBelow, addRight, numberedRows, removeBoard, turnBoard } from './layout-edit.ts';

function layout(text: string): Layout {
  const outcome = parseLayout(text);
  if (!outcome.ok) throw new Error(outcome.wrong);
  return outcome.value;
}

test.each<[string, string, (given: Layout) => Layout, string]>([
  ['a board goes to the end of its row', 'a+b/c', given => addRight(given, 0, 'd'), 'a+b+d/c'],
  ['a board goes below everything', 'a/b', given => addBelow(given, 'd'), 'a/b/d'],
  ['a board is turned', 'a+b/c', given => turnBoard(given, 0, 1), 'a+b^/c'],
  ['a turned board is turned back, cut as it was', 'a[A-Q]^', given => turnBoard(given, 0, 0), 'a[A-Q]'],
  ['a board is taken away', 'a+b/c', given => removeBoard(given, 0, 0), 'b/c'],
  ['an empty row goes with its last board', 'a+b/c', given => removeBoard(given, 1, 0), 'a+b'],
  ['the last board stays', 'a', given => removeBoard(given, 0, 0), 'a'],
])('%s', (_, before, change, after) => {
  expect(layoutText(change(layout(before)))).toBe(after);
});

test('boards are numbered row by row', () => {
  const numbers = numberedRows(layout('a+b/c+d^')).map(row =>
    row.map(({ board, number, row: down, column }) => [board, number, down, column]),
  );
  expect(numbers).toEqual([
    [
      ['a', 1, 0, 0],
      ['b', 2, 0, 1],
    ],
    [
      ['c', 3, 1, 0],
      ['d', 4, 1, 1],
    ],
  ]);
});
