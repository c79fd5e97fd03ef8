import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { board, lay, newGame, playTo, result, setUp, speech } from './play-table.ts';

test('a turn of moving by the keyboard alone, with what is said on the way', async () => {
  const page = await lay(playTo(setUp(newGame()), 'movement'));
  await board(page).focus();
  await page.keyboard.press('KeyT');
  await expect.poll(() => speech(page)).toBe('Turn 1, Movement phase.');
  await page.keyboard.press('PageDown');
  const found = (await speech(page)) ?? '';
  expect(found).toMatch(/^American .*; [A-Z]+\d+, .*\. 1 of \d+\.$/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('KeyA');
  await expect.poll(() => speech(page)).toMatch(/^\d acts?: Move /);
  await page.keyboard.press('1');
  await expect.poll(() => speech(page)).toMatch(/^Americans: Move on\. \d+ answers\.$/);
  await page.keyboard.press('Shift+PageDown');
  await expect.poll(() => speech(page)).toMatch(/^answers: \d+\.$/);
  await page.keyboard.press('PageDown');
  await expect.poll(() => speech(page)).toMatch(/^Move to ([A-Z]+\d+); \1, 1 hex, .* o’clock\. 1 of \d+\.$/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(() => result(page)).toMatch(/^American .* to [A-Z]+\d+\.$/);
  await page.keyboard.press('KeyR');
  await expect.poll(() => speech(page)).toMatch(/ to [A-Z]+\d+$/);
});

/** Presses keys on the board, and gives what was said after each. */
async function transcript(page: Page, keys: readonly string[]): Promise<string[]> {
  const said: string[] = [];
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    said.push(`${key}: ${((await speech(page)) ?? '').trimEnd()}`);
  }
  return said;
}

test('what is read out, word for word', async () => {
  const page = await lay(playTo(setUp(newGame()), 'movement'));
  await board(page).focus();
  const keys = ['KeyT', 'KeyS', 'PageDown', 'Enter', 'KeyA', 'KeyI', 'KeyX', 'KeyW', 'KeyR', '9'];
  expect(await transcript(page, keys)).toEqual([
    'KeyT: Turn 1, Movement phase.',
    'KeyS: Turn 1 of 4, Americans: movement phase. Americans control 0 of 3 buildings, 2 needed.',
    'PageDown: American squad 6-6-6 E; M5, 3 hexes, eight o’clock. 1 of 2.',
    'Enter: American squad 6-6-6 E; American squad 6-6-6 G (prep fire, done), American MMG (prep fire, done); ' +
      'American leader 8-1 H; stone building, one storey, hedge to the N, M5; 2 acts',
    'KeyA: 2 acts: Move 6-6-6 E; Move 8-1 H.',
    'KeyI: orchard, hedge to the NE, S and SW, M4',
    'KeyX: Along which way?',
    'KeyW: Nothing of yours is here.',
    'KeyR: Fire at P5: 6 and 3',
    '9: There is no answer 9.',
  ]);
});
