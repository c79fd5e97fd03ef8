import { expect, test } from 'vitest';
import { mutantsOf } from '../mutate/mutants.ts';
import { chooseTests } from './choose.ts';
import { packed, Regions } from './marks.ts';
import type { Reach } from './reach.ts';
import { regionsOf } from './regions.ts';

const FILE = 'src/rulebooks/it/rout.ts';
/** Regions 10, 11 and 12 of the project: those of rout, of rally, and of what nobody reaches. */
const TEXT = `// 3.6.a
const rout = () => a > 1;
const rally = () => b > 2;
const lost = () => c > 3;
const LIST = [4];
`;
const mutants = mutantsOf(FILE, TEXT, id => id === '3.6.a');
const mutantOf = (was: string) =>
  mutants.find(mutant => mutant.was.includes(was)) as (typeof mutants)[number];
const atlas = { files: new Map([[FILE, { first: 10, regions: regionsOf(FILE, TEXT) }]]), served: new Map() };

const regions = (...members: readonly number[]) =>
  new Regions(packed(new Uint8Array(50).map((_, i) => (members.includes(i) ? 1 : 0))));
const one = (id: string, file: string, milliseconds: number, ...reached: readonly number[]) => ({
  id,
  file: `src/rulebooks/it/${file}`,
  title: id,
  milliseconds,
  reached: regions(...reached),
});
const reach: Reach = {
  tests: [
    one('page', 'present/words.test.ts', 1, 10),
    one('slow', 'fire.test.ts', 90, 10),
    one('quick', 'move.test.ts', 2, 10, 11),
    one('beside', 'rout.test.ts', 50, 10),
    { ...one('named', 'phases.test.ts', 99, 10), title: '[it 3.6, 3.6.a] broken men must go' },
    one('elsewhere', 'fire.test.ts', 1, 40),
  ],
  loading: [regions(40)],
};
const files = (selections: readonly { readonly file: string }[] | undefined) =>
  selections?.map(({ file }) => file.replace('src/rulebooks/it/', ''));

test('those that reach it: that name its rule, beside its file, the quick, the page’s', () => {
  const choice = chooseTests(mutantOf('rout'), reach, atlas);
  expect(files(choice?.reaching)).toEqual([
    'phases.test.ts',
    'rout.test.ts',
    'move.test.ts',
    'fire.test.ts',
    'present/words.test.ts',
  ]);
  expect(choice?.reaching.map(({ ids }) => ids)).toContainEqual(['slow']);
});

test('all others come after, in case something was remembered', () => {
  const choice = chooseTests(mutantOf('rally'), reach, atlas);
  expect(choice?.reaching).toEqual([{ file: 'src/rulebooks/it/move.test.ts', ids: ['quick'] }]);
  expect(choice?.others.flatMap(({ ids }) => ids).toSorted()).toEqual([
    'beside',
    'elsewhere',
    'named',
    'page',
    'slow',
  ]);
});

test('what no test reaches has none', () => {
  expect(chooseTests(mutantOf('lost'), reach, atlas)).toBeUndefined();
});

test('what takes effect when the file is loaded is held against all, those first that use the file', () => {
  const choice = chooseTests(mutantOf('LIST'), reach, atlas);
  expect(choice?.reaching).toHaveLength(5);
  expect(choice?.others.flatMap(({ ids }) => ids)).toEqual(['elsewhere']);
  const whenLoaded = { ...reach, loading: [regions(12)] };
  expect(chooseTests(mutantOf('lost'), whenLoaded, atlas)?.reaching).toHaveLength(5);
});

test('the longest of all says how long one may be waited for', () => {
  expect(chooseTests(mutantOf('rally'), reach, atlas)?.longest).toBe(99);
});
