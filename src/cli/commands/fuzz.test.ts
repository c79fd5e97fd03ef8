import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Rulebook } from '../../engine/index.ts';
import { tiny } from '../../engine/test-game.ts';
import { rulebooks } from '../../rulebooks/index.ts';
import { hedgerow } from '../test-terminal.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hedgerow-fuzz-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (book: Rulebook, ...argv: readonly string[]) =>
  hedgerow(['fuzz', ...argv, '--games', '5'], { folder, rulebooks: [book] });

test('a sound book passes, and the numbers of the run are told', async () => {
  const { code, out } = await run(tiny as unknown as Rulebook, 'tiny');
  expect(code).toBe(0);
  expect(out).toMatch(/^tiny +5 games, \d+ asks, \d+ checked asks a second; answers an activity: p99 \d+/);
  expect(readdirSync(folder)).toEqual([]);
});

/** Imagines something else as soon as the heap is large, which takes some moves. */
const broken = {
  ...tiny,
  determinize: (...args: Parameters<typeof tiny.determinize>) => {
    const imagined = tiny.determinize(...args);
    return imagined.heap > 5 ? { ...imagined, heap: 1 } : imagined;
  },
} as unknown as Rulebook;
const UNSHRUNK = 'fault-tiny-1-0.record';
const SHORT = 'fault-tiny-1-0-short.record';

test('a fault ends in a short record that replays to the fault', async () => {
  const { code, out } = await run(broken);
  expect(code).toBe(1);
  expect(out).toContain('FAULT view(determinize(view)) is the view');
  expect(readdirSync(folder).sort()).toEqual([SHORT, UNSHRUNK]);
  expect(out).toMatch(/fault-tiny-1-0-short\.record \(\d+ answers instead of \d+\)$/);
  for (const file of [SHORT, UNSHRUNK]) {
    const replay = await hedgerow(['replay', file, '--quiet'], {
      folder,
      rulebooks: [tiny as unknown as Rulebook],
    });
    expect(replay.code).toBe(0);
  }
});

test('a fault is kept in a folder that was not there before', async () => {
  const { code } = await run(broken, '--shrink', '0', '--out', 'faults/of today');
  expect(code).toBe(1);
  expect(readdirSync(join(folder, 'faults', 'of today'))).toEqual([UNSHRUNK]);
});

test('the record of a fault names the options that were drawn for its game', async () => {
  const choices = ['thin', 'thick'].map(value => ({ value, title: value, means: value }));
  const fog = { id: 'fog', title: 'Fog', choices, otherwise: 'none' };
  const drawn = new Set<string>();
  for (const seed of ['1', '2', '3', '4', '5', '6']) {
    await run({ ...broken, options: [fog] }, '--shrink', '0', '--seed', seed);
    const [file = ''] = readdirSync(folder);
    drawn.add(/^option fog "(.+)"$/m.exec(readFileSync(join(folder, file), 'utf8'))?.[1] ?? 'no option');
    rmSync(join(folder, file));
  }
  expect([...drawn].sort()).toEqual(['thick', 'thin']);
});

test('a fault is told and its game kept before a shorter one is looked for', async () => {
  const told: string[] = [];
  await hedgerow(['fuzz', '--games', '5'], {
    folder,
    rulebooks: [broken],
    print: line => void told.push(line),
    progress(line) {
      if (line.includes('looking for a shorter game')) told.push(`${readdirSync(folder)}`);
    },
  });
  expect(told.slice(0, 3)).toEqual([
    expect.stringMatching(/^tiny: FAULT in game 0, heap: view\(determinize\(view\)\) is the view: /),
    `  hedgerow replay ${join(folder, UNSHRUNK)}`,
    UNSHRUNK,
  ]);
});

test('without time for it nothing is shrunk, and the fault is told all the same', async () => {
  const { code, out } = await run(broken, '--shrink', '0');
  expect(code).toBe(1);
  expect(readdirSync(folder)).toEqual([UNSHRUNK]);
  expect(out).toMatch(/fault-tiny-1-0\.record \(no shorter game was found\)$/);
});

test('an interruption ends the shrinking with what it has', async () => {
  const controller = new AbortController();
  let shown = 0;
  const { code, out } = await hedgerow(['fuzz', '--games', '5'], {
    folder,
    rulebooks: [broken],
    signal: controller.signal,
    progress(line) {
      if (line.includes('looking for a shorter game') && ++shown === 3) controller.abort();
    },
  });
  expect(code).toBe(130);
  expect(shown).toBe(3);
  expect(out).toContain('FAULT');
});

test('whoever reads JSON hears of a fault at once, too, beside it', async () => {
  const { out, err } = await run(broken, '--json');
  expect(err).toMatch(/^tiny: FAULT in game 0, heap: /);
  expect(JSON.parse(out)).toMatchObject([
    { fault: { record: join(folder, UNSHRUNK), short: { record: join(folder, SHORT) } } },
  ]);
});

test('numbers come as JSON too', async () => {
  const { out } = await run(tiny as unknown as Rulebook, '--json');
  expect(JSON.parse(out)).toMatchObject([{ book: 'tiny', games: 5 }]);
});

test('how often each property was checked is told', async () => {
  const { out } = await run(tiny as unknown as Rulebook);
  expect(out).toMatch(/\n {2}checked: every offer of \d+ asks; .*forked \d+, .*replayed 5/);
});

test('games are told as they go, and an interruption ends with what was played', async () => {
  const controller = new AbortController();
  const progress: string[] = [];
  const session = await hedgerow(['fuzz', '--games', '50'], {
    folder,
    rulebooks: [tiny as unknown as Rulebook],
    signal: controller.signal,
    progress(line) {
      progress.push(line);
      if (progress.length === 3) controller.abort();
    },
  });
  expect(progress.slice(0, 2)).toEqual([
    expect.stringContaining('tiny: 1 games'),
    expect.stringContaining('tiny: 2 games'),
  ]);
  expect(session).toMatchObject({ code: 130, err: 'interrupted' });
  expect(session.out).toContain('3 games');
});

test('the games of a seed are the same however many are played', async () => {
  const games = async (...argv: readonly string[]) => {
    const { out } = await hedgerow(['fuzz', '--json', ...argv], {
      rulebooks: [tiny as unknown as Rulebook],
    });
    return JSON.parse(out)[0].asks as number;
  };
  expect(await games('--games', '3')).toBe(await games('--games', '3', '--workers', '2'));
  expect(await games('--games', '4')).toBeGreaterThan(await games('--games', '3'));
  const together = (await games('--games', '3')) + (await games('--games', '2', '--from', '3'));
  expect(await games('--games', '5')).toBe(together);
});

test('bots play in some games, and what they do is held to the same', async () => {
  const played: string[] = [];
  const watched = {
    ...tiny,
    // The bots think in games that they imagine; chance does not.
    determinize: (...args: Parameters<typeof tiny.determinize>) => {
      played.push('imagined');
      return tiny.determinize(...args);
    },
  } as unknown as Rulebook;
  const imagined = async (...argv: readonly string[]) => {
    played.length = 0;
    expect((await hedgerow(['fuzz', '--games', '8', ...argv], { folder, rulebooks: [watched] })).code).toBe(
      0,
    );
    return played.length;
  };
  expect(await imagined('--bots')).toBeGreaterThan(await imagined());
});

test('rules that games reach are counted against the compendium', async () => {
  const book = rulebooks.find(({ id }) => id === 'aslsk');
  const scenario = book?.scenarios[0]?.id ?? '';
  const { code, out } = await hedgerow(
    ['fuzz', book?.id ?? '', '--scenario', scenario, '--games', '1', '--rules'],
    { folder, rulebooks },
  );
  expect(code).toBe(0);
  const [, reached = '0'] = /\n {2}rules exercised: (\d+) of \d+\n/.exec(out) ?? [];
  expect(Number(reached)).toBeGreaterThan(10);
  expect(out).toContain('\n  not reached: ');
  expect(out).not.toContain('no rule of the book');
});
