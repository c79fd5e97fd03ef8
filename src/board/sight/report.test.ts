import { expect, test } from 'vitest';
import { findHex } from '../battlefield.ts';
import { parseLocation } from '../location.ts';
import { testBattlefield, testBoard } from '../test-board.ts';
import { locationUp, reportSight } from './report.ts';

const FIELD = testBattlefield(
  testBoard({
    hexes: {
      C5: { ground: 'woods' },
      F5: { ground: 'grain' },
      F6: { ground: 'grain' },
      I4: { ground: 'building' },
    },
    buildings: [
      {
        id: 'house',
        material: 'stone',
        upper: 1,
        hexes: ['I4'],
        outline: [
          [750, 320],
          [786, 320],
          [786, 352],
          [750, 352],
        ],
      },
    ],
  }),
);

function sentence(from: string, to: string): string {
  const [start, end] = [parseLocation(FIELD, from), parseLocation(FIELD, to)];
  if (!start.ok || !end.ok) throw new Error(`no line from ${from} to ${to}`);
  return reportSight(FIELD, start.value, end.value).sentence;
}

test.each([
  ['A1', 'A4', 'A1 to A4, 3 hexes: clear.'],
  ['A1', 'A2', 'A1 to A2, 1 hex: clear.'],
  ['A1', 'A1', 'A1 to A1, in one hex: clear.'],
  ['C3', 'C7', 'C3 to C7, 4 hexes: blocked. The line crosses the woods of C5, 1 level high.'],
  [
    'F3',
    'F8',
    'F3 to F8, 5 hexes: hindered. The line crosses the grain of F5, half a level high; crosses the grain of F6, half a level high.',
  ],
  ['I4/1', 'I6', 'I4 (floor 1) to I6, 2 hexes: clear.'],
])('from %s to %s', (from, to, said) => {
  expect(sentence(from, to)).toBe(said);
});

test('findings come with the time at which the line meets them', () => {
  const at = (name: string) => ({ id: `1:${name}` as const, hex: findHex(FIELD, name) ?? -1 });
  const { findings } = reportSight(FIELD, at('C3'), at('C7'));
  expect(findings).toMatchObject([
    { effect: 'blocks', at: { n: expect.any(Number), d: expect.any(Number) } },
  ]);
  const [{ at: time } = { at: { n: 0, d: 1 } }] = findings;
  expect(time.n / time.d).toBe(1.5 / 4);
});

test('levels are counted from the ground of the hex', () => {
  const house = findHex(FIELD, 'I4') ?? -1;
  expect(locationUp(FIELD, house, 0)).toMatchObject({ ok: true, value: { id: '1:I4' } });
  expect(locationUp(FIELD, house, 1)).toMatchObject({ ok: true, value: { id: '1:I4/1' } });
  expect(locationUp(FIELD, house, 2)).toMatchObject({ ok: true, value: { id: '1:I4/r' } });
  expect(locationUp(FIELD, house, 3)).toEqual({
    ok: false,
    wrong: 'nothing in I4 lies 3 levels above its ground; expected one of 0, 1, 2',
  });
});
