import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Rulebook } from '../../engine/index.ts';
import { tiny } from '../../engine/test-game.ts';
import { rulebooks as shipped } from '../../rulebooks/index.ts';
import { hedgerow } from '../test-terminal.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hedgerow-openings-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const rulebooks = [...shipped, tiny as unknown as Rulebook];
const openings = (...argv: readonly string[]) =>
  hedgerow(['openings', ...argv, '--out', 'openings.json'], { folder, rulebooks });
const short = ['lnl', '--scenario', 'first-light', '--variations', '4', '--playouts', '1', '--games', '2'];
const kept = () => JSON.parse(readFileSync(join(folder, 'openings.json'), 'utf8'));
const lockNLoad = shipped.find(({ id }) => id === 'lnl');

test('set-ups are tried out, and the best of each side are kept with how they did in whole games', async () => {
  const { code, out } = await openings(...short);
  expect(code).toBe(0);
  expect(out).toMatch(/^first-light, american: number \d+ .*\nfirst-light, german: number \d+ .*$/);
  const found = kept();
  expect(found).toMatchObject([
    {
      book: 'lnl',
      scenario: 'first-light',
      side: 'american',
      rules: lockNLoad?.version,
      variations: 4,
      playouts: 1,
      games: 2,
      seed: 1,
    },
    {
      book: 'lnl',
      scenario: 'first-light',
      side: 'german',
      variations: 4,
      playouts: 1,
      games: 2,
      seed: 1,
    },
  ]);
  for (const { setUps } of found)
    for (const { variation, wins, games } of setUps) {
      expect(variation).toBeLessThanOrEqual(4);
      expect(wins).toBeLessThanOrEqual(games);
      expect(games).toBe(2);
    }
});

test('the kept seed plays the same games again, and what is known of other scenarios stays', async () => {
  const other = {
    book: 'lnl',
    scenario: 'elsewhere',
    side: 'german',
    variations: 1,
    games: 1,
    seed: 1,
    setUps: [],
  };
  writeFileSync(join(folder, 'openings.json'), JSON.stringify([other]));
  await openings(...short);
  const first = kept();
  expect(first).toContainEqual(other);
  await openings(...short);
  expect(kept()).toEqual(first);
});

test('interrupted, it keeps no half-tried set-ups', async () => {
  const controller = new AbortController();
  const { code, err } = await hedgerow(['openings', ...short, '--out', 'openings.json'], {
    folder,
    rulebooks,
    signal: controller.signal,
    progress: () => controller.abort(),
  });
  expect(code).toBe(130);
  expect(err).toBe('interrupted at first-light, american; what was found before is kept');
  expect(kept).toThrow('no such file');
});

test('a scenario in which nobody sets up has no openings', async () => {
  const { code, err } = await openings('tiny', '--variations', '2', '--games', '1');
  expect(code).toBe(0);
  expect(err).toContain('heap, A: there is nothing to set up in different ways');
});

test('what is not understood is said', async () => {
  expect(await openings()).toMatchObject({
    code: 2,
    err: expect.stringContaining('expected one <rulebook>'),
  });
  expect(await openings('lock-n-lode')).toMatchObject({
    code: 2,
    err: expect.stringContaining('lnl'),
  });
});
