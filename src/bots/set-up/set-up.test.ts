import { expect, test } from 'vitest';
import { Match, Random, scriptedDice } from '../../engine/index.ts';
import { lockNLoad } from '../../rulebooks/lock-n-load/index.ts';
import { skirmish } from '../../rulebooks/lock-n-load/testing/bench.ts';
import { type Course, positionOf } from '../doctrine/doctrine.ts';
import { lockNLoadDoctrine } from '../lock-n-load/index.ts';
import { captain } from '../thinking/captain.ts';
import { setUps, type Variation } from './set-up.ts';

const begun = () =>
  Match.begin(lockNLoad, { scenario: 'first-light', options: {} }, { dice: scriptedDice([]) });

function toSetUp() {
  const match = begun();
  const [choice] = match.choices;
  if (!choice) throw new Error('nobody is asked');
  return positionOf(match.tryOut(), choice);
}

const textOf = ({ acts }: Course) => acts.map(lockNLoad.verbs.print);

test('variations of a set-up differ, and each can be carried out', () => {
  const position = toSetUp();
  const found = setUps(position, 6).map(({ course }) => textOf(course));
  expect(found.length).toBeGreaterThan(3);
  expect(new Set(found.map(each => each.join())).size).toBe(found.length);
  for (const texts of found) {
    const match = begun();
    for (const text of texts) expect(match.answer(position.side, text)).toMatchObject({ ok: true });
  }
});

test('nobody sets up when something else is asked', () => {
  const match = skirmish({
    units: [
      { card: 'german 1-6-4-5', at: '1:C4' },
      { card: 'american 2-5-4-6', at: '1:E8' },
    ],
  });
  const [choice] = match.choices;
  if (!choice) throw new Error('nobody is asked');
  expect(setUps(positionOf(match.tryOut(), choice), 3)).toEqual([]);
});

test('a Captain sets up in one of the ways that have come off in other games', () => {
  const position = toSetUp();
  const [, first, second] = setUps(position, 8) as [Variation, Variation, Variation];
  const doctrine = { ...lockNLoadDoctrine, triedSetUps: () => [first.variation, second.variation] };
  const decided = [1, 2, 3, 4, 5, 6].map(seed => captain(doctrine)(position, new Random(seed)));
  const expected = [first, second].map(({ course }) => textOf(course).join());
  expect(new Set(decided.map(course => textOf(course).join()))).toEqual(new Set(expected));
});

test('where nothing is known, a Captain sets up as it comes off best later, and plainly if nothing comes off better', () => {
  const position = toSetUp();
  const [plain, , other] = setUps(position, 8).map(({ course }) => course) as [Course, Course, Course];
  const placed = textOf(other).filter(text => !textOf(plain).includes(text) && text.startsWith('place'));
  const [, unit, at] = placed[0]?.split(' ') ?? [];
  const decided = (worth: number) =>
    captain(
      {
        ...lockNLoadDoctrine,
        triedSetUps: () => [],
        value: view => (view.units.some(each => each.id === unit && each.at === at) ? worth : 0),
        horizon: () => later => later.doing.at(-1)?.is !== 'set-up',
      },
      { playouts: 10 },
    )(position, new Random(1));
  expect(textOf(decided(10))).toContain(placed[0]);
  expect(textOf(decided(-10))).toEqual(textOf(plain));
});
