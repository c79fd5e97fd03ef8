import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../project.ts';
import { Bench } from './bench.ts';

let root = '';
let bench: Bench | undefined;
/** Nothing here takes nearly so long. */
const PLENTY = 60;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'hedgerow-bench-'));
  symlinkSync(join(projectRoot(), 'node_modules'), join(root, 'node_modules'));
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, 'src/two.ts'), 'export const two = () => 2;\n');
  writeFileSync(
    join(root, 'src/a.test.ts'),
    `import { expect, test } from 'vitest';
import { two } from './two.ts';
test('one', () => expect(two()).not.toBe(1));
test('two', () => expect(two()).toBe(2));
test('more', () => expect(two()).toBeGreaterThan(1));
`,
  );
  writeFileSync(
    join(root, 'src/b.test.ts'),
    "import { test } from 'vitest';\nimport { two } from './two.ts';\ntest('b', () => void two());\n",
  );
  bench = await Bench.open({ root, folder: 'src' });
});
afterAll(async () => {
  await bench?.close();
  rmSync(root, { recursive: true });
});

async function run(text: string | undefined, files = ['src/b.test.ts', 'src/a.test.ts'], seconds = PLENTY) {
  const served = text === undefined ? new Map<string, string>() : new Map([['src/two.ts', text]]);
  const found = await bench?.run(
    files.map(file => ({ file })),
    served,
    seconds,
  );
  if (!found) throw new Error('no bench');
  return { ...found, tests: found.tests.map(({ name }) => name) };
}

test('tests are run file by file in the order that is asked for', async () => {
  expect(await bench?.files()).toEqual(['src/a.test.ts', 'src/b.test.ts']);
  expect(await run(undefined)).toEqual({ tests: ['b', 'one', 'two', 'more'], broken: false, endless: false });
});

test('over changed sources the first test that fails is named, and the next run is over those on disk', async () => {
  const { failed } = await run('export const two = () => 1;');
  expect(failed).toEqual({ file: 'src/a.test.ts', title: 'one' });
  expect((await run(undefined)).failed).toBeUndefined();
});

test('what keeps a file from being loaded is told', async () => {
  expect(await run("throw new Error('no');")).toMatchObject({ tests: [], unloaded: 'src/b.test.ts' });
});

test('a test that never ends is ended, and the next run is none the worse', async () => {
  const endless = 'export const two = () => { for (;;); };';
  expect(await run(endless, ['src/b.test.ts'], 2)).toMatchObject({ tests: [], endless: true });
  expect((await run(undefined)).tests).toHaveLength(4);
});

test('tests that take long one after the other are waited for, as long as each comes to its end', async () => {
  const slow =
    'export const two = () => { const end = Date.now() + 900; while (Date.now() < end); return 2; };';
  expect(await run(slow, ['src/b.test.ts', 'src/a.test.ts'], 2)).toMatchObject({
    tests: ['b', 'one', 'two', 'more'],
    endless: false,
  });
});
