/** selfplay, replay and verify: the life of a record in the terminal. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tiny } from '../../engine/test-game.ts';
import { hedgerow } from '../test-terminal.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hedgerow-records-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (...argv: readonly string[]) => hedgerow(argv, { folder, rulebooks: [tiny] });
const playedGame = async () => {
  await run('selfplay', 'tiny', '--seed', '7', '--out', 'game.record');
  return readFileSync(join(folder, 'game.record'), 'utf8');
};
const keep = (text: string) => writeFileSync(join(folder, 'game.record'), text);

test('the same number plays the same game', async () => {
  const [first, second] = [
    await run('selfplay', 'tiny', '--seed', '7'),
    await run('selfplay', 'tiny', '--seed', '7'),
  ];
  expect(first.code).toBe(0);
  expect(first.out).toBe(second.out);
  expect(first.out).not.toBe((await run('selfplay', 'tiny', '--seed', '8')).out);
});

test('anybody can be seated, and plays a game that holds', async () => {
  const { code } = await run(
    'selfplay',
    'tiny',
    '--seed',
    '7',
    '--seats',
    'captain,recruit',
    '--out',
    'game.record',
  );
  expect(code).toBe(0);
  expect((await run('verify', 'game.record')).code).toBe(0);
});

test('a game can be told again: whole, or as one side saw it', async () => {
  await playedGame();
  const whole = await run('replay', 'game.record');
  expect(whole.code).toBe(0);
  expect(whole.out).toMatch(/B, hide: hide \d/);
  expect(whole.out.split('\n').at(-1)).toMatch(/ win: |a draw/);
  const asA = await run('replay', 'game.record', '--side', 'A');
  expect(asA.out).toContain('B, hide: (secret)');
  expect((await run('replay', 'game.record', '--side', 'C')).err).toBe(
    'hedgerow replay: no side "C"; did you mean A? (sides: A, B)',
  );
});

test('a game with a pledged seed is proven; a changed die is found', async () => {
  const text = await playedGame();
  const proof = await run('verify', 'game.record');
  expect(proof.code).toBe(0);
  expect(proof.out).toMatch(
    /game\.record: Proved: \d+ rolls are those of the seed that was pledged before the game, and all \d+ answers were asked for/,
  );
  keep(text.replace(/red (\d)\/6/, (_, face: string) => `red ${(Number(face) % 6) + 1}/6`));
  const forged = await run('verify', 'game.record');
  expect([forged.code, forged.out]).toEqual([1, '']);
  expect(forged.err).toMatch(/game\.record: This is not the record .*: rest \d+, .*the seed gives/);
});

test('a record that stops short of its end says who is asked', async () => {
  const lines = (await playedGame()).split('\n');
  const body = lines.indexOf('');
  keep(`${lines.slice(0, body + 4).join('\n')}\n`);
  expect((await run('replay', 'game.record', '--quiet')).out).toMatch(
    /^not over: rest \d+, [AB] is asked '\w+'$/,
  );
});

test.each([
  ['nonsense', /^game\.record:1: 'nonsense'; expected 'hedgerow record 1' or 'hedgerow record 2'$/],
  ['hedgerow record 1\nrulebook chess 1\n\n', /^game\.record:\d+: .*scenario.*; expected .+$/],
  [
    'hedgerow record 1\nrulebook chess 1\nscenario "heap"\n\n',
    /^game\.record: no rulebook "chess" \(rulebooks: tiny\)$/,
  ],
])('a malformed or foreign record is refused in one line', async (text, message) => {
  keep(text);
  const { code, err } = await run('replay', 'game.record');
  expect(code).toBe(2);
  expect(err).toMatch(message);
});

test('an answer that the rules do not offer is refused where it stands', async () => {
  keep((await playedGame()).replace(/^0 A hide: hide \d$/m, '0 A hide: hide 9'));
  const { code, err } = await run('replay', 'game.record');
  expect(code).toBe(2);
  expect(err).toBe("game.record: rest 0: 'hide 9' is not offered");
});

test.each([
  [['replay'], 'hedgerow replay: no file given; expected <record>'],
  [['verify', 'a', 'b'], 'hedgerow verify: one record at a time, found 2'],
  [['replay', 'none.record'], 'none.record: no such file; expected a record'],
  [['selfplay', 'tini'], 'hedgerow selfplay: no rulebook "tini"; did you mean tiny? (rulebooks: tiny)'],
  [
    ['selfplay', 'tiny', '--seats', 'recrut,random'],
    'hedgerow selfplay: no player "recrut"; did you mean recruit? (players: random, recruit, corporal, sergeant, captain)',
  ],
  [
    ['selfplay', 'tiny', '--seats', 'recruit,random,random'],
    'hedgerow selfplay: --seats names 3 players; heap has the sides A, B',
  ],
  [['selfplay', 'tiny', '--scenario', 'x'], 'hedgerow selfplay: tiny has no scenario "x" (scenarios: heap)'],
])('%j is refused in one line', async (argv, message) => {
  expect(await run(...argv)).toEqual({ code: 2, out: '', err: message });
});
