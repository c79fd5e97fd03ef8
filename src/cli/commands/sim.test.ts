import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Rulebook } from '../../engine/index.ts';
import { tiny } from '../../engine/test-game.ts';
import { rulebooks } from '../../rulebooks/index.ts';
import { hedgerow } from '../test-terminal.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hedgerow-sim-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const book = tiny as unknown as Rulebook;
const sim = (...argv: readonly string[]) => hedgerow(['sim', ...argv], { folder, rulebooks: [book] });

test('win shares come with intervals, and the dice are judged', async () => {
  const { code, out } = await sim('heap', '--games', '30');
  expect(code).toBe(0);
  expect(out).toMatch(/^heap: 30 games\n {2}A {2}random wins \d+\.\d % \(\d+\.\d to \d+\.\d\)\n/);
  expect(out).toMatch(/dice of 6 sides: chi-square [\d.]+ at 5 degrees, p = [\d.]+: fair/);
});

test('the same seed plays the same games, and another one others', async () => {
  const games = async (...argv: readonly string[]) =>
    (await sim('heap', '--json', '--games', '12', ...argv)).out;
  expect(await games()).toBe(await games('--seed', '1'));
  expect(await games()).not.toBe(await games('--seed', '2'));
});

test('a run that was stopped is taken up again and ends as if it had not been', async () => {
  const whole = JSON.parse((await sim('heap', '--games', '9', '--json')).out);
  await sim('heap', '--games', '4', '--resume', 'heap.games');
  appendFileSync(join(folder, 'heap.games'), '{"winner":"A","answ');
  const resumed = await sim('heap', '--games', '9', '--json', '--resume', 'heap.games');
  expect(JSON.parse(resumed.out)).toEqual(whole);
  expect(readFileSync(join(folder, 'heap.games'), 'utf8').trimEnd().split('\n')).toHaveLength(10);
});

test('games of other seats are not gone on with', async () => {
  await sim('heap', '--games', '2', '--resume', 'heap.games');
  const { code, err } = await sim('heap', '--games', '4', '--seed', '2', '--resume', 'heap.games');
  expect(code).toBe(2);
  expect(err).toMatch(/^hedgerow sim: heap\.games holds \{.*"seed":1\}; expected \{.*"seed":2\}$/);
});

test('a file that holds something else is told', async () => {
  writeFileSync(join(folder, 'heap.games'), 'once upon a time\n');
  expect((await sim('heap', '--resume', 'heap.games')).err).toMatch(
    /^hedgerow sim: heap\.games holds once upon a time; expected /,
  );
});

test('an interruption ends with what was played', async () => {
  const controller = new AbortController();
  let told = 0;
  const { code, err, out } = await hedgerow(['sim', 'heap', '--games', '50'], {
    folder,
    rulebooks: [book],
    signal: controller.signal,
    progress: () => ++told === 3 && controller.abort(),
  });
  expect({ code, err }).toEqual({ code: 130, err: 'interrupted after 3 games' });
  expect(out).toContain('heap: 3 games');
});

test.each([
  [[], 'found 0 words; expected one <scenario>'],
  [['heep'], 'no scenario "heep"; did you mean heap? (scenarios: heap)'],
  [
    ['heap', '--seats', 'sargeant'],
    'no player "sargeant"; did you mean sergeant? (players: random, recruit, corporal, sergeant, captain)',
  ],
  [['heap', '--seats', 'random,random,random'], '--seats names 3 players; expected 2, for A, B'],
  [['heap', '--heat', 'heap.gif'], '--heat is "heap.gif"; expected a name that ends in .png or .svg'],
  [['heap', '--games', '0'], '--games is "0"; expected a whole number, 1 or more'],
])('misuse is one line and exit code 2: %j', async (argv, line) => {
  expect(await sim(...argv)).toEqual({ code: 2, out: '', err: `hedgerow sim: ${line}` });
});

test('a scenario that two books have must be told apart', async () => {
  const twin = { ...book, id: 'twin' };
  const run = (...argv: readonly string[]) =>
    hedgerow(['sim', 'heap', '--games', '1', ...argv], { folder, rulebooks: [book, twin] });
  expect((await run()).err).toBe(
    'hedgerow sim: tiny and twin have a scenario "heap"; expected --book to name one',
  );
  expect((await run('--book', 'twin')).code).toBe(0);
});

test('casualties are counted where they fell, and painted', async () => {
  const first = rulebooks.find(({ id }) => id === 'aslsk');
  const scenario = first?.scenarios[0]?.id ?? '';
  const run = await hedgerow(['sim', scenario, '--games', '8', '--json', '--heat', 'heat.svg'], {
    folder,
    rulebooks,
  });
  expect(run.code).toBe(0);
  const { casualties, turns } = JSON.parse(run.out);
  const losses = Object.values<Record<string, number>>(casualties).flatMap(each => Object.values(each));
  const lost = Math.round(8 * losses.reduce((sum, each) => sum + each, 0));
  expect(lost).toBeGreaterThan(0);
  expect(turns.mean).toBeGreaterThan(1);
  expect(run.err).toBe(`heat.svg: where ${lost} pieces were lost`);
  expect(readFileSync(join(folder, 'heat.svg'), 'utf8')).toContain('#b3130b');
});
