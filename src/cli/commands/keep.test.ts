import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { footprintsOf, parseFootprints, parseRecord } from '../../engine/index.ts';
import { tiny } from '../../engine/test-game.ts';
import { hedgerow } from '../test-terminal.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hedgerow-keep-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const run = (...argv: readonly string[]) => hedgerow(['keep', ...argv], { folder, rulebooks: [tiny] });

test('finished games are kept with their footprints, the same ones for the same number', async () => {
  const { code } = await run('tiny', '--games', '2', '--seed', '4', '--out', 'kept');
  expect(code).toBe(0);
  const files = readdirSync(join(folder, 'kept', 'tiny'));
  expect(files).toHaveLength(4 * tiny.scenarios.length);
  const text = (name: string) => readFileSync(join(folder, 'kept', 'tiny', name), 'utf8');
  const [name = ''] = files.filter(file => file.endsWith('-4.record'));
  const record = parseRecord(text(name));
  expect(record.result).toBeDefined();
  expect(parseFootprints(text(name.replace('.record', '.footprints')))).toEqual(footprintsOf(tiny, record));

  const before = text(name);
  await run('tiny', '--games', '1', '--seed', '4', '--out', 'kept');
  expect(text(name)).toBe(before);
});

test('a book or a scenario that is not there is refused', async () => {
  expect((await run('tinny')).err).toContain('no rulebook "tinny"');
  expect((await run('tiny', '--scenario', 'none')).err).toContain('no scenario "none"');
});
