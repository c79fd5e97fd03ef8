import { expect, test } from 'vitest';
import type { Entry, GameRecord } from '../../engine/index.ts';
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

test('a side counts the rolls that it has seen', () => {
  const entry = (rest: number, face: number): Entry => ({
    rest,
    is: 'roll',
    why: 'fire',
    cite: '3',
    dice: { white: face },
  });
  const answer = (face: number) => ({ roll: [{ die: 'white', face, sides: 10 }], why: 'fire' });
  const record: GameRecord = {
    rulebook: 'b',
    version: 1,
    scenario: 's',
    options: {},
    fingerprints: {},
    steps: [
      { rest: 0, epoch: 0, answers: [answer(9)] },
      { rest: 1, epoch: 0, answers: [answer(4), answer(4)] },
    ],
    snapshots: [],
  };
  const all = [entry(0, 9), entry(1, 4), entry(1, 4)];
  expect(rollsOf(record, all)).toHaveLength(3);
  expect(rollsOf(record, all, [entry(1, 4)]).map(({ dice }) => dice)).toEqual([
    [{ name: 'white', face: 4, sides: 10 }],
  ]);
  // Taken up at rest 1: what was rolled before is in the record alone.
  expect(rollsOf(record, all.slice(1)).map(({ rest }) => rest)).toEqual([1, 1]);
});

test('rolls go out as values with commas, quoted where they must be', () => {
  expect(rollsCsv([roll('fire, with care', 1, 2)], why => why)).toBe(
    'roll,rest,side,for,rule,dice,total\r\n1,3,german,"fire, with care",3.2,coloured 1/6 white 2/6,3\r\n',
  );
});
