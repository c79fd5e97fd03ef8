import { expect, test } from 'vitest';
import { added, type Op, type TallyEntry, type TallyPlan, tally } from './tally.ts';

const plan: TallyPlan = {
  stages: ['each', 'sum', 'round', 'limit'],
  groups: { terrain: 'max', hindrance: 'min', leader: 'first' },
};
const entry = (id: string, op: Op, n: number, stage: string, more: Partial<TallyEntry> = {}): TallyEntry => ({
  id,
  cite: `book ${id}`,
  op,
  n,
  stage,
  ...more,
});
const names = (entries: readonly TallyEntry[]) => entries.map(({ id }) => id);

test('entries take effect stage by stage, in whatever order they are given', () => {
  const entries = [
    entry('up', 'round', 1, 'round'),
    entry('plus', '+', 1, 'sum'),
    entry('half', 'x', 0.5, 'each'),
  ];
  const { value, kept, dropped } = tally(plan, 7, entries);
  expect(value).toBe(5);
  expect(names(kept)).toEqual(['half', 'plus', 'up']);
  expect(dropped).toEqual([]);
});

test('entries of one stage take effect in the order they are given', () => {
  expect(tally(plan, 2, [entry('a', '+', 1, 'sum'), entry('b', 'x', 3, 'sum')]).value).toBe(9);
  expect(tally(plan, 2, [entry('b', 'x', 3, 'sum'), entry('a', '+', 1, 'sum')]).value).toBe(7);
});

test.each<[Op, number, number]>([
  ['x', 2, 5],
  ['+', -1, 1.5],
  ['shift', 2, 4.5],
  ['cap', 2, 2],
  ['floor', 4, 4],
  ['set', 8, 8],
  ['round', 1, 3],
  ['round', -1, 2],
])("'%s' by %d makes two and a half %d", (op, n, value) => {
  expect(tally(plan, 2.5, [entry('it', op, n, 'sum')]).value).toBe(value);
});

test.each([
  ['terrain', 'wall', 5],
  ['hindrance', 'hedge', 4],
  ['leader', 'woods', 4.5],
])('of a group only one counts: %s keeps the %s', (group, winner, value) => {
  const rivals = [
    entry('woods', '+', 1.5, 'sum', { group }),
    entry('wall', '+', 2, 'sum', { group }),
    entry('hedge', '+', 1, 'sum', { group }),
  ];
  const found = tally(plan, 3, rivals);
  expect(found.value).toBe(value);
  expect(names(found.kept)).toEqual([winner]);
  expect(found.dropped).toEqual(
    rivals
      .filter(each => each.id !== winner)
      .map(each => ({ entry: each, why: `${group} counts once`, by: winner })),
  );
});

test('of equals in a group the first counts', () => {
  const rivals = ['one', 'two'].map(id => entry(id, '+', 1, 'sum', { group: 'terrain' }));
  expect(names(tally(plan, 0, rivals).kept)).toEqual(['one']);
});

test('a limit that limits nothing is dropped and says so', () => {
  const [cap, floor] = [entry('cap', 'cap', 6, 'limit'), entry('floor', 'floor', 1, 'limit')];
  expect(tally(plan, 4, [cap, floor])).toEqual({
    value: 4,
    kept: [],
    dropped: [
      { entry: cap, why: 'not reached' },
      { entry: floor, why: 'not reached' },
    ],
  });
  expect(names(tally(plan, 9, [cap, floor]).kept)).toEqual(['cap']);
});

test('what is waived does not count, does not compete, and keeps its reason', () => {
  const waived = entry('wall', '+', 9, 'sum', { group: 'terrain', waived: 'the shot comes from above' });
  const found = tally(plan, 0, [waived, entry('woods', '+', 1, 'sum', { group: 'terrain' })]);
  expect(found.value).toBe(1);
  expect(found.dropped).toEqual([{ entry: waived, why: 'the shot comes from above' }]);
});

test('a stage or a group that the plan has not is named', () => {
  expect(() => tally(plan, 0, [entry('it', '+', 1, 'later')])).toThrow(
    "'it' is at stage 'later'; stages are each, sum, round, limit",
  );
  expect(() => tally(plan, 0, [entry('it', '+', 1, 'sum', { group: 'luck' })])).toThrow(
    "the plan has no group 'luck'",
  );
});

test('what is just added needs no plan, and what does not apply is left out', () => {
  const help = { id: 'leader', cite: '3.1.j', n: -1, of: 'u1' };
  const { value, kept } = added([help, false, undefined, { id: 'CX', cite: '3.3.1.h', n: 3 }]);
  expect(value).toBe(2);
  expect(kept).toEqual([
    { ...help, op: '+', stage: 'drm' },
    { id: 'CX', cite: '3.3.1.h', n: 3, op: '+', stage: 'drm' },
  ]);
});
