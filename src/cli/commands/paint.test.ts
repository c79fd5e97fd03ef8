import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hedgerow } from '../test-terminal.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hedgerow-paint-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const paint = (...argv: readonly string[]) => hedgerow(['paint', ...argv], { folder });

/** Width and height stand at the beginning of every PNG file. */
function pngSize(file: string): [number, number] {
  const bytes = readFileSync(join(folder, file));
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

test('a board becomes a PNG of the size that was asked for', async () => {
  expect(await paint('village', '--hex-height', '10', '--scale', '2')).toEqual({
    code: 0,
    out: 'village.png: village, 555 by 200 pixels',
    err: '',
  });
  expect(pngSize('village.png')).toEqual([555, 200]);
});

test('boards below each other have a file name too', async () => {
  await paint('village[A-E]/hill[A-E]^', '--hex-height', '8');
  expect(readdirSync(folder)).toEqual(['village[A-E]_hill[A-E]^.png']);
});

test('the ending of the file chooses SVG', async () => {
  const { out } = await paint('hill[A-G]', '--out', 'hill.svg', '--json');
  expect(JSON.parse(out)).toEqual({ file: 'hill.svg', battlefield: 'hill[A-G]', width: 333, height: 640 });
  expect(readFileSync(join(folder, 'hill.svg'), 'utf8')).toMatch(/^<svg xmlns=.* viewBox=/);
});

test.each([
  [
    ['vilage'],
    "there is no board 'vilage'; expected one of: village, hill, farm, town, jungle, lagoon, plain, escarpment, wadi, dunes, pass, bluff; did you mean village?",
  ],
  [['village', 'hill'], 'found 2 words; expected one <battlefield>, such as village+hill'],
  [['village', '--out', 'map.gif'], '--out is "map.gif"; expected a name that ends in .png or .svg'],
  [['village', '--out', 'none/map.png'], 'none/map.png: no such folder; expected a file that can be written'],
  [['village', '--hex-height', '2'], '--hex-height is "2"; expected a whole number, 4 or more'],
  [['village', '--scale', '99'], 'a picture of 175589 by 63360 pixels; expected at most 16384 on an edge'],
])('misuse is one line, exit code 2 and no file: %j', async (argv, message) => {
  expect(await paint(...argv)).toEqual({ code: 2, out: '', err: `hedgerow paint: ${message}` });
  expect(readdirSync(folder)).toEqual([]);
});
