import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Rulebook } from '../../engine/index.ts';
import { tiny } from '../../engine/test-game.ts';
import { hedgerow } from '../test-terminal.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hedgerow-ladder-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const ladder = (...argv: readonly string[]) =>
  hedgerow(['ladder', ...argv], { folder, rulebooks: [tiny as unknown as Rulebook] });
const short = ['tiny', '--games', '6', '--players', 'random,recruit', '--out', 'ladder.json'];
const kept = () => JSON.parse(readFileSync(join(folder, 'ladder.json'), 'utf8'));

test('neighbours play each other, are rated, and the results are kept', async () => {
  const { code, out } = await ladder(...short);
  expect(code).toBe(0);
  expect(out).toMatch(/^tiny\n {2}recruit beats random {2}\d+\.\d % \(.* to .*\) in 6 games\n/);
  expect(out).toMatch(/\n {2}random {2}0 Elo\n {2}recruit -?\d+ Elo$/);
  expect(kept()).toMatchObject([
    {
      book: 'tiny',
      rungs: [
        {
          player: 'recruit',
          against: 'random',
          seed: 1,
          games: 6,
          scenarios: ['heap'],
          byScenario: { heap: { games: 6 } },
        },
      ],
    },
  ]);
});

test('the kept seed plays the same games again, and other books stay', async () => {
  writeFileSync(join(folder, 'ladder.json'), '[{"book":"other"}]');
  await ladder(...short);
  const first = kept();
  expect(first.map((each: { book: string }) => each.book)).toEqual(['other', 'tiny']);
  await ladder(...short);
  expect(kept()).toEqual(first);
});

test('rungs that are not climbed anew stay, and the ratings are of all', async () => {
  await ladder(...short);
  const [first] = kept();
  await ladder(
    'tiny',
    '--games',
    '4',
    '--players',
    'recruit,sergeant',
    '--seed',
    '2',
    '--out',
    'ladder.json',
  );
  const [both] = kept();
  expect(both.rungs).toMatchObject([first.rungs[0], { player: 'sergeant', seed: 2, games: 4 }]);
  expect(Object.keys(both.elo)).toEqual(['random', 'recruit', 'sergeant']);
});

test('rungs that were climbed under earlier rules say so, are no beginning, and give way to any of the present', async () => {
  const later = { ...tiny, version: 2 } as unknown as Rulebook;
  const climb = (...argv: readonly string[]) => hedgerow(['ladder', ...argv], { folder, rulebooks: [later] });
  await ladder(...short);
  expect(kept()).toMatchObject([{ rungs: [{ player: 'recruit', rules: 1 }] }]);
  const { out } = await climb(...short.with(4, 'recruit,sergeant').with(2, '2'));
  expect(out).toMatch(/recruit {2}beats random .* in 6 games, measured before the rules changed\n/);
  expect(out).toMatch(/sergeant beats recruit .* in 2 games\n/);
  await climb(...short.with(2, '4'), '--resume');
  expect(kept()).toMatchObject([{ rungs: [{ player: 'recruit', rules: 2, games: 4 }, { rules: 2 }] }]);
});

/** Broken off as soon as the first progress is told. */
function brokenOff() {
  const controller = new AbortController();
  return hedgerow(['ladder', ...short], {
    folder,
    rulebooks: [tiny as unknown as Rulebook],
    signal: controller.signal,
    progress: () => controller.abort(),
  });
}

test('interrupted, it keeps the games that were finished, which a ladder of so many plays again', async () => {
  const { code, err } = await brokenOff();
  expect(code).toBe(130);
  expect(err).toMatch(/^interrupted after [1-5] of 6 games$/);
  const [first] = kept();
  const { games } = first.rungs[0];
  await ladder(...short.with(2, String(games)));
  expect(kept()).toEqual([first]);
});

test('resumed, it goes on after the games that are kept, and ends as if never interrupted', async () => {
  await ladder(...short);
  const whole = kept();
  rmSync(join(folder, 'ladder.json'));
  await brokenOff();
  const played: string[] = [];
  const resumed = await hedgerow(['ladder', ...short, '--resume'], {
    folder,
    rulebooks: [tiny as unknown as Rulebook],
    progress: line => played.push(line),
  });
  expect(resumed.code).toBe(0);
  expect(played[0]).toMatch(/1 of [1-5] games/);
  expect(kept()).toEqual(whole);
  const again = await ladder(...short, '--resume');
  expect(again.code).toBe(0);
  expect(kept()).toEqual(whole);
});

test('what a Captain may spend is kept with his games, and those of another budget are no beginning', async () => {
  const captains = short.with(4, 'sergeant,captain').with(2, '2');
  await ladder(...captains, '--thoughts', '20');
  const [few] = kept();
  expect(few.rungs).toMatchObject([{ player: 'captain', thoughts: 20, games: 2 }]);
  await ladder(...captains.with(2, '3'), '--thoughts', '10', '--resume');
  const [other] = kept();
  await ladder(...captains.with(2, '3'), '--thoughts', '10');
  expect(kept()).toEqual([other]);
});

test('games of another seed are no beginning', async () => {
  await ladder(...short.with(2, '4'));
  await ladder(...short, '--seed', '7', '--resume');
  const [resumed] = kept();
  await ladder(...short, '--seed', '7');
  expect(kept()).toEqual([resumed]);
});

test('a rung that is broken off does not take the place of one with more games', async () => {
  await ladder(...short);
  const whole = kept();
  expect((await brokenOff()).code).toBe(130);
  expect(kept()).toEqual(whole);
});

test.each([
  [[], 'hedgerow ladder: found 0 words; expected one <rulebook>'],
  [
    ['tiny', '--players', 'random'],
    'hedgerow ladder: --players is "random"; expected two or more, each once',
  ],
  [
    ['tiny', '--players', 'random,random'],
    'hedgerow ladder: --players is "random,random"; expected two or more, each once',
  ],
])('misuse is one line and exit code 2: %j', async (argv, err) => {
  expect(await ladder(...argv, '--out', 'ladder.json')).toEqual({ code: 2, out: '', err });
});

test('a file that is no ladder is not written over', async () => {
  writeFileSync(join(folder, 'ladder.json'), 'precious');
  const { code, err } = await ladder(...short);
  expect(code).toBe(2);
  expect(err).toMatch(/ladder\.json holds no ladders; expected a list in JSON, or no such file$/);
  expect(readFileSync(join(folder, 'ladder.json'), 'utf8')).toBe('precious');
});
