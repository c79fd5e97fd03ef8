import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Rulebook } from '../../engine/index.ts';
import { tiny } from '../../engine/test-game.ts';
import { hedgerow } from '../test-terminal.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hedgerow-balance-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const rulebooks = [tiny as unknown as Rulebook];
const balance = (...argv: readonly string[]) =>
  hedgerow(['balance', '--player', 'random', '--out', 'balance.json', ...argv], { folder, rulebooks });
const kept = () => JSON.parse(readFileSync(join(folder, 'balance.json'), 'utf8'));

test('both sides are played by the same player, and the result is kept', async () => {
  const { code, out } = await balance('--games', '8');
  expect(code).toBe(0);
  expect(out).toMatch(/^heap {17}8 games: A \d+\.\d % \(.*\), B \d+\.\d % \(.*\)/);
  const [{ wins, draws, ...rest }] = kept();
  expect(rest).toEqual({ book: 'tiny', scenario: 'heap', rules: 1, player: 'random', seed: 1, games: 8 });
  expect(wins.A + wins.B + draws).toBe(8);
});

test('the kept seed plays the same games again; what else is kept stays, in the order of names', async () => {
  const others = [
    { book: 'zebra', scenario: 'b' },
    { book: 'antelope', scenario: 'a' },
  ];
  writeFileSync(join(folder, 'balance.json'), JSON.stringify(others));
  await balance('--games', '8');
  const first = kept();
  expect(first.map(({ book }: { book: string }) => book)).toEqual(['antelope', 'tiny', 'zebra']);
  await balance('--games', '8');
  expect(kept()).toEqual(first);
});

test('interrupted, it keeps the games that were finished', async () => {
  const controller = new AbortController();
  const { code, err } = await hedgerow(
    ['balance', 'tiny', '--player', 'random', '--games', '8', '--out', 'balance.json'],
    { folder, rulebooks, signal: controller.signal, progress: () => controller.abort() },
  );
  expect(code).toBe(130);
  expect(err).toMatch(/^interrupted after [1-7] of 8 games$/);
  const [{ games, wins, draws }] = kept();
  expect([games, wins.A + wins.B + draws]).toEqual([games, games]);
  expect(games).toBeLessThan(8);
});

test('a file that holds something else is not written over', async () => {
  writeFileSync(join(folder, 'balance.json'), 'precious');
  const { code, err } = await balance('--games', '1');
  expect(code).toBe(2);
  expect(err).toMatch(/balance\.json holds no balances; expected a list in JSON, or no such file$/);
});

test('an unknown player is refused with those there are', async () => {
  expect((await balance('--player', 'sargeant')).err).toContain('no player "sargeant"');
});
