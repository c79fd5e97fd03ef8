import { expect, test } from 'vitest';
import type { Entry } from '../../engine/index.ts';
import { chancesOf, kindOf, rollsCsv, rollsOf, type SeenRoll, statisticsOf } from './rolls.ts';

const roll = (why: string, ...faces: readonly number[]): SeenRoll => ({
  rest: 3,
  by: 'german',
  why,
  cite: '3.2',
  dice: faces.map((face, i) => ({ name: i === 0 ? 'coloured' : 'white', face, sides: 6 })),
});

test.each([
  ['fire at 1:C4', 'Fire'],
  ['morale check of {u12}', 'Morale check'],
  ['{u3} recovers {w1}', 'Recovers'],
  ['{u3}', 'Roll'],
])('a roll “%s” is of the kind %s', (why, kind) => {
  expect(kindOf(why)).toBe(kind);
});

test('two dice fall as two dice do', () => {
  const chances = chancesOf([6, 6]);
  expect([...chances.keys()]).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(chances.get(7)).toBeCloseTo(6 / 36);
  expect(chances.get(12)).toBeCloseTo(1 / 36);
});

test('statistics count each kind of roll apart', () => {
  const [fire, check] = statisticsOf([
    roll('fire at 1:C4', 1, 2),
    roll('fire at 1:D4', 6, 5),
    roll('check of {u1}', 3),
  ]);
  expect(fire).toMatchObject({ kind: 'Fire', count: 2, mean: 7 });
  expect(fire?.expected).toBeCloseTo(7);
  expect(fire?.totals.filter(({ fell }) => fell > 0).map(({ total }) => total)).toEqual([3, 11]);
  expect(check).toMatchObject({ kind: 'Check', count: 1, mean: 3 });
});

test('lots are no luck to be counted', () => {
  const lot: SeenRoll = { ...roll('who is struck'), dice: [{ name: 'lot', face: 1, sides: 3 }] };
  expect(statisticsOf([lot])).toEqual([]);
});

test('ten-sided dice have an expectation of their own, and totals of their own', () => {
  const ten: SeenRoll = { ...roll('fire'), dice: [{ name: 'die', face: 4, sides: 10 }] };
  const [six, tens] = statisticsOf([roll('fire', 4), roll('fire', 5), ten]);
  expect(six).toMatchObject({ dice: 'd6', count: 2 });
  expect(tens).toMatchObject({ dice: 'd10', count: 1, mean: 4 });
  expect(tens?.expected).toBeCloseTo(5.5);
  expect(tens?.totals).toHaveLength(10);
});

test('two ten-sided dice that read as one number are counted so, by tens', () => {
  const percentile = (tens: number, ones: number): SeenRoll => ({
    ...roll('to hit'),
    dice: [
      { name: 'tens', face: tens, sides: 10 },
      { name: 'ones', face: ones, sides: 10 },
    ],
  });
  const [hits] = statisticsOf([percentile(10, 10), percentile(10, 1), percentile(4, 7)]);
  expect(hits).toMatchObject({ dice: 'd100', mean: (100 + 1 + 47) / 3 });
  expect(hits?.expected).toBeCloseTo(50.5);
  expect(hits?.totals.map(({ total, to }) => [total, to]).slice(0, 2)).toEqual([
    [1, 10],
    [11, 20],
  ]);
  expect(hits?.totals.map(({ fell }) => fell)).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
});

test('a journal tells of rolls with the sides of their dice', () => {
  const entry: Entry = {
    rest: 1,
    is: 'roll',
    why: 'fire',
    cite: '3',
    dice: { die: 4 },
    sides: { die: 10 },
    account: [],
  };
  expect(rollsOf([entry, { rest: 1, is: 'say', cite: '3', text: 'a miss' }])).toEqual([
    { rest: 1, why: 'fire', cite: '3', dice: [{ name: 'die', face: 4, sides: 10 }] },
  ]);
});

test('rolls go out as values with commas, quoted where they must be', () => {
  expect(rollsCsv([roll('fire, with care', 1, 2)], why => why)).toBe(
    'roll,rest,side,for,rule,dice,total\r\n1,3,german,"fire, with care",3.2,coloured 1/6 white 2/6,3\r\n',
  );
});
