/** The real thing on a small scale: a book of one rule, its tests, and a Vitest that runs them. */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UserError } from '../errors.ts';
import { projectRoot } from '../project.ts';
import { mutantsOf } from './mutate/mutants.ts';
import { ruleFilesOf } from './rule-files.ts';
import type { Hand } from './trials.ts';
import { openWorkshop } from './workshop.ts';

const BOOK = { id: 'it', folder: 'it', title: 'It', publisher: '', edition: '' };
const FILES = {
  'src/engine/dice/random.ts': 'export const chance = () => 4;\n',
  'src/rulebooks/it/index.ts': "export * from './rout.ts';\n",
  'src/rulebooks/it/rout.ts': `export function steps(from: number): number {
  let n = 0;
  for (let at = from; at < 3; at += 1) n += 1;
  return n;
}
export const isFar = (n: number): boolean => n > 5;
export const isNear = (n: number): boolean => n < 2;
const LIST = [1];
export const first = () => {
  if (LIST.length === 0) throw new Error('none');
  return LIST[0];
};
const unused = (n: number): boolean => n > 7;
export const ALL = [first(), isNear(9), unused];
export const never = (n: number): boolean => n > 8;
`,
  'src/rulebooks/it/rout.test.ts': `import { expect, test } from 'vitest';
import { first, isFar, steps } from './rout.ts';
test('a man takes three steps', () => expect(steps(0)).toBe(3));
test('far away', () => expect([isFar(9), isFar(1)]).toEqual([true, false]));
test('the first is one', () => expect(first()).toBe(1));
`,
  'src/rulebooks/it/random.test.ts': `import { expect, test } from 'vitest';
import { chance } from '../../engine/dice/random.ts';
import { isFar } from './rout.ts';
let played = 0;
test('by chance', () => expect([isFar(chance() + 1), ++played]).toEqual([false, 1]));
test('far away, after chance', () => expect([isFar(7), played]).toEqual([true, 1]));
`,
  'src/rulebooks/it/order.test.ts': `import { expect, test } from 'vitest';
import { isFar } from './rout.ts';
let last = '';
for (const name of ['a', 'b', 'c', 'd', 'e']) {
  const before = name === 'a' ? '' : String.fromCharCode(name.charCodeAt(0) - 1);
  test(name, () => {
    expect(isFar(8) && last).toBe(before);
    last = name;
  });
}
`,
};

let root = '';
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const open = () =>
  openWorkshop({ root, book: BOOK, rules: ruleFilesOf(root, 'it'), workers: 1, cache: join(root, 'dist') });
const RULES = FILES['src/rulebooks/it/rout.ts'];
let hand: Hand | undefined;
const tried = async (now: string) => {
  const mutant = mutantsOf('src/rulebooks/it/rout.ts', RULES, () => false).find(each => each.now === now);
  if (!mutant || !hand) throw new Error(`no such mutant: ${now}`);
  return hand.perform(mutant);
};

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'hedgerow-workshop-'));
  symlinkSync(join(projectRoot(), 'node_modules'), join(root, 'node_modules'));
  for (const [file, text] of Object.entries(FILES)) write(file, text);
  [hand] = await open();
});
afterAll(async () => {
  await hand?.close();
  rmSync(root, { recursive: true });
});

test('a mutant that a test notices is killed, and the test is named', async () => {
  expect(await tried('let n = 1;')).toEqual({
    is: 'killed',
    by: 'a man takes three steps',
    file: 'src/rulebooks/it/rout.test.ts',
  });
});

test('one that no test notices survives, though chance might have met it', async () => {
  expect(await tried('export const isFar = (n: number): boolean => n >= 5;')).toEqual({ is: 'survived' });
});

test('tests that only pass after others are not trusted', async () => {
  const { measured } = JSON.parse(readFileSync(join(root, 'dist/it-reach.json'), 'utf8'));
  const titles = measured.tests.map(({ title }: { title: string }) => title);
  expect(titles).toContain('far away');
  expect(titles).not.toContain('far away, after chance');
  expect(titles).not.toContain('c');
});

test('one that no test reaches is uncovered', async () => {
  expect(await tried('export const never = (n: number): boolean => n >= 8;')).toEqual({ is: 'uncovered' });
});

test('what is reached when files are loaded is not called uncovered', async () => {
  expect(await tried('export const isNear = (n: number): boolean => n <= 2;')).toEqual({ is: 'survived' });
});

test('one that keeps the book from being loaded is invalid', async () => {
  expect(await tried('const LIST = [];')).toEqual({ is: 'invalid' });
});

test('after one the next is tried over sources as they were, and nothing was written to them', async () => {
  expect(await tried('let n = 1;')).toMatchObject({ is: 'killed' });
  expect(await tried('export const isFar = (n: number): boolean => n >= 5;')).toEqual({ is: 'survived' });
  expect(readFileSync(join(root, 'src/rulebooks/it/rout.ts'), 'utf8')).toBe(RULES);
  expect(readdirSync(root).toSorted()).toEqual(['dist', 'node_modules', 'src']);
});

test('tests that fail as it is are told before anything is tried', async () => {
  write(
    'src/rulebooks/it/late.test.ts',
    "import { test } from 'vitest';\ntest('it fails', () => { throw new Error(); });\n",
  );
  await expect(open()).rejects.toThrow(UserError);
  await expect(open()).rejects.toThrow(
    '1 tests of it fail as it is, such as "it fails"; expected all to pass',
  );
});
