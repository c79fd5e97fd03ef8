/** What is exported is used: in the books, the bots and the fronts nothing is offered that nobody takes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
/** `hex`, `board` and `engine` are a library: programmers may use what nothing here does. */
const CLOSED = /^src\/(?:rulebooks|bots|cli|web)\//;
const EXPORT = /^export (?:async )?(?:const|function\*?|class|type|interface)\s+([\w$]+)/gm;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

const sources = ['src', 'tests', 'bench', 'scripts'].flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.(?:tsx?|mjs)$/.test(entry.name))
    .map(entry => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
);
const texts = new Map(
  sources.map(file => [file, readFileSync(join(root, file), 'utf8').replace(COMMENT, '')]),
);

/** By every word, the files in which it stands. */
function places(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const [file, text] of texts)
    for (const [word] of text.matchAll(/[\w$]+/g)) {
      const files = found.get(word) ?? new Set();
      found.set(word, files.add(file));
    }
  return found;
}

test('every export of a book, a bot or a front is used by somebody else', () => {
  const words = places();
  const exported = [...texts].flatMap(([file, text]) =>
    CLOSED.test(file) && !file.endsWith('.d.ts')
      ? [...text.matchAll(EXPORT)].map(([, name = '']) => ({ file, name }))
      : [],
  );
  expect(exported.length).toBeGreaterThan(500);
  expect(exported.filter(({ name }) => (words.get(name)?.size ?? 0) < 2)).toEqual([]);
});
