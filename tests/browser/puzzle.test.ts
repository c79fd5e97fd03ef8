import { expect, test } from 'vitest';
import type { Rulebook } from '../../src/engine/index.ts';
import { rulebooks } from '../../src/rulebooks/index.ts';
import { Session } from '../../src/web/play/session.ts';
import { openPuzzle } from '../../src/web/puzzle/open-puzzle.ts';
import { PUZZLES } from '../../src/web/puzzle/puzzles.ts';
import { open, PHONE } from './page.ts';
import { lay } from './play-table.ts';

const DEVICES = [
  { device: 'desk', options: {} },
  { device: 'phone', options: { viewport: PHONE, hasTouch: true } },
];

test.each(DEVICES)('a puzzle is chosen, and helps with a hint, on a $device', async ({ options }) => {
  const [puzzle] = PUZZLES;
  const page = await open('', options);
  await page.getByRole('heading', { name: 'Puzzles' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: `Try it: ${puzzle?.title}` }).click();
  const guide = page.getByRole('complementary', { name: 'Puzzle' });
  await guide.waitFor();
  expect(await guide.textContent()).toContain(puzzle?.task);
  await guide.getByRole('button', { name: 'A hint' }).click();
  expect(await guide.textContent()).toContain(puzzle?.hints[0]);
});

test.each(PUZZLES)('“$title” is solved on the page by its solution', async puzzle => {
  const book = rulebooks.find(({ id }) => id === puzzle.rulebook) as Rulebook;
  const session = Session.open(book, openPuzzle(book, puzzle));
  session.close();
  for (const answer of puzzle.solution) {
    const [side = '', ...act] = answer.split(' ');
    session.match.say(side, act.join(' '));
  }
  const page = await lay(session);
  const guide = page.getByRole('complementary', { name: 'Puzzle' });
  await expect.poll(() => guide.textContent()).toContain('Solved.');
  await guide.getByRole('button', { name: 'Once more' }).click();
  await expect.poll(() => guide.textContent()).not.toContain('Solved.');
});
