import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptedFile } from './accepted.ts';
import { bookHash, projectHash } from './hashes.ts';

let root = '';
const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const hashes = () => [projectHash(root, 'kit'), bookHash(root, 'kit')];

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'hedgerow-hashes-'));
  mkdirSync(join(root, 'src/rulebooks/kit'), { recursive: true });
  write('src/rulebooks/kit/melee.ts', 'export const two = 2;\n');
});
afterAll(() => rmSync(root, { recursive: true }));

test('a book is another when a file of it changes, and the same when a mutant is accepted', () => {
  const before = hashes();
  write(acceptedFile('kit'), '{}\n');
  expect(hashes()).toEqual(before);
  write('src/rulebooks/kit/melee.ts', 'export const two = 3;\n');
  for (const [i, hash] of hashes().entries()) expect(hash).not.toBe(before[i]);
});
