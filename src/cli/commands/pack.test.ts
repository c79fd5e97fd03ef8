/** Chart packs in the terminal: checked, printed, and played with. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseRecord } from '../../engine/index.ts';
import { rulebooks } from '../../rulebooks/index.ts';
import { hedgerow } from '../test-terminal.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hedgerow-packs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (...argv: readonly string[]) => hedgerow(argv, { folder, rulebooks });
const write = (charts: object, rulebook = 'lnl') =>
  writeFileSync(
    join(folder, 'my.json'),
    JSON.stringify({ format: 'hedgerow chart pack 1', rulebook, name: 'My card', charts }, undefined, 1),
  );

test('a sound pack is told by name, size and hash', async () => {
  write({ 'terrain-chart': { 'Forest/TM': 3, 'Forest/MP': 3 } });
  const { code, out } = await run('pack', 'check', 'my.json');
  expect(code).toBe(0);
  expect(out).toMatch(
    /^my\.json: a valid chart pack for lnl, “My card”: 2 values in 1 charts, hash [0-9a-f]{16}$/,
  );
});

test('of a bad pack everything is told that is wrong with it, and where', async () => {
  write({ 'terrain-chart': { 'Forest/TM': 'high', 'Wood/TM': 1 }, forest: {} });
  const { code, err } = await run('pack', 'check', 'my.json');
  expect(code).toBe(2);
  const lines = err.split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain(
    'charts["terrain-chart"]["Forest/TM"]: found "high"; expected a whole number of 0 or more',
  );
  expect(lines[1]).toContain(
    "'Wood/TM' is no place of the chart; expected 'row/column', with one of the rows 'Clear'",
  );
  expect(lines[2]).toContain("there is no chart 'forest'; expected one of direct-fire-table");
});

test.each(rulebooks.map(({ id }) => id))(
  'all values of %s can be printed as a pack that is sound',
  async id => {
    const { out } = await run('pack', 'print', id);
    writeFileSync(join(folder, 'all.json'), out);
    expect(await run('pack', 'check', 'all.json')).toMatchObject({ code: 0 });
  },
);

test('a game is played with a pack, and told again without the file', async () => {
  write({ 'terrain-chart': { 'Clear/MP': 2 } });
  await run('selfplay', 'lnl', '--seed', '1', '--pack', 'my.json', '--out', 'game.record');
  const record = parseRecord(readFileSync(join(folder, 'game.record'), 'utf8'));
  expect(record.pack).toEqual({ name: 'My card', charts: { 'terrain-chart': { 'Clear/MP': 2 } } });
  expect(await run('replay', 'game.record', '--quiet')).toMatchObject({ code: 0 });
  expect(await run('replay', 'game.record', '--quiet', '--pack', 'my.json')).toMatchObject({ code: 0 });
  write({ 'terrain-chart': { 'Clear/MP': 3 } });
  const other = await run('replay', 'game.record', '--quiet', '--pack', 'my.json');
  expect(other.code).toBe(2);
  expect(other.err).toContain('game.record: the record rests on');
});

test('a pack of another book is not played with', async () => {
  write({}, 'aslsk');
  const { code, err } = await run('selfplay', 'lnl', '--pack', 'my.json');
  expect([code, err]).toEqual([2, 'my.json: a chart pack for aslsk; expected one for lnl']);
});

test.each([
  [['pack'], 'expected check <file> or print <rulebook>'],
  [['pack', 'chek', 'x'], 'found "chek"'],
  [['pack', 'check'], 'expected one <file>'],
])('%j is told how to be used', async (argv, words) => {
  const { code, err } = await run(...argv);
  expect(code).toBe(2);
  expect(err).toContain(words);
});
