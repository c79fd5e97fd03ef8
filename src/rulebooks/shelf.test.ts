import { expect, test } from 'vitest';
import { rulebooks } from './index.ts';
import { openBook, SHELF } from './shelf.ts';

test('the shelf holds every playable book, with the same title and scenarios as the book itself', () => {
  expect(SHELF.map(({ id, title, scenarios }) => ({ id, title, scenarios }))).toEqual(
    rulebooks.map(({ id, title, scenarios }) => ({ id, title, scenarios })),
  );
});

test('a book that is opened is the book', async () => {
  for (const book of rulebooks) expect(await openBook(book.id)).toBe(book);
  expect(openBook('starter-kit')).toBe(openBook('starter-kit'));
});

test('a book that is not there is said so', async () => {
  await expect(openBook('chess')).rejects.toThrow("there is no rulebook 'chess' here");
});
