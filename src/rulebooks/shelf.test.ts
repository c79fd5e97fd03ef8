import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { BOOKS, bookCalled } from './books.ts';
import { rulebooks } from './index.ts';
import { openBook, SHELF, volumeById } from './shelf.ts';

test('the shelf holds every playable book, with the same names and scenarios as the book itself', () => {
  const told = ({
    id,
    formerly,
    title,
    version,
    scenarios,
  }: (typeof SHELF)[number] | (typeof rulebooks)[number]) => ({
    id,
    formerly,
    title,
    version,
    scenarios,
  });
  expect(SHELF.length).toBeGreaterThan(1);
  expect(SHELF.map(told)).toEqual(rulebooks.map(told));
});

test('a book that is opened is the book', async () => {
  for (const book of rulebooks) expect(await openBook(book.id)).toBe(book);
  expect(openBook('aslsk')).toBe(openBook('aslsk'));
});

test('a book is found by its name and by former ones, and no name means two books', () => {
  for (const book of BOOKS)
    for (const name of [book.id, ...(book.formerly ?? [])]) expect(bookCalled(name)).toBe(book);
  expect(volumeById('starter-kit')?.id).toBe('aslsk');
  expect(volumeById('lock-n-load')?.id).toBe('lnl');
  expect(openBook('lock-n-load')).toBe(openBook('lnl'));
  expect([bookCalled('chess'), bookCalled(undefined)]).toEqual([undefined, undefined]);
});

test('a book that is not there is said so', async () => {
  await expect(openBook('chess')).rejects.toThrow("there is no rulebook 'chess' here");
});

test('outside of its own folders no code names a book: its entry is the one place', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const files = ['src', 'scripts', 'vite.config.ts', 'vitest.config.ts'].flatMap(name =>
    name.endsWith('.ts')
      ? [name]
      : readdirSync(join(root, name), { recursive: true, withFileTypes: true })
          .filter(entry => entry.isFile() && /(?<!\.test)\.(?:tsx?|mjs)$/.test(entry.name))
          .map(entry => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
  );
  const folders = BOOKS.map(({ folder }) => folder).join('|');
  const own = new RegExp(`^src/(?:rulebooks|bots)/(?:${folders})/`);
  const names = BOOKS.flatMap(({ id, formerly = [], folder }) => [id, ...formerly, folder]).join('|');
  const naming = new RegExp(`(?:rulebooks|bots)/(?:${folders})/|(['"\`])(?:${names})\\1`);
  const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
  const found = files.filter(
    file => !own.test(file) && naming.test(readFileSync(join(root, file), 'utf8').replace(comments, '')),
  );
  expect(found).toEqual(['src/rulebooks/books.ts']);
});
