import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { board, lay, newGame, playTo, result, setUp, speech } from './play-table.ts';

/** Presses keys on the board, and gives what was said after each: politely, and of one's own acts at once. */
async function transcript(page: Page, keys: readonly string[]): Promise<string[]> {
  const said: string[] = [];
  let last = await result(page);
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    const now = await result(page);
    const told = now === last ? [] : [`! ${now?.trim()}`];
    last = now;
    said.push([`${key}: ${((await speech(page)) ?? '').trim()}`, ...told].join(' '));
  }
  return said;
}

/** The first movement phase, with nobody having fired. */
const atMovement = () => {
  const session = setUp(newGame());
  while (session.now.ask && session.now.ask.id !== 'movement')
    session.answer(session.now.ask.offers.at(-1)?.text ?? '');
  return session;
};

test('a turn by the keyboard alone, with all that is said on the way', async () => {
  const page = await lay(atMovement());
  await board(page).focus();
  const keys = ['KeyT', 'KeyS', 'PageDown', 'PageDown', 'Enter', 'KeyD', 'Shift+KeyD', 'KeyA', '1'];
  const onTheMove = [
    'Shift+PageDown',
    'PageDown',
    'Enter',
    'Enter',
    'KeyR',
    'KeyW',
    'KeyZ',
    'Escape',
    'KeyT',
  ];
  expect(await transcript(page, [...keys, ...onTheMove])).toMatchInlineSnapshot();
});

test('fire by the keyboard alone: target, group, odds, dice', async () => {
  const session = setUp(newGame());
  while (session.now.ask && session.now.ask.id !== 'prep-fire')
    session.answer(session.now.ask.offers.at(-1)?.text ?? '');
  const page = await lay(session);
  await board(page).focus();
  const said = await transcript(page, ['PageDown', 'Space', 'PageDown', 'Enter', 'Enter', 'KeyA', 'Escape']);
  expect(said).toMatchInlineSnapshot();
});

test('what lies around: hex by hex, then in short, and along a line to the edge', async () => {
  const page = await lay(atMovement());
  await page.getByLabel('Go to hex').fill('k1');
  await page.keyboard.press('Enter');
  expect(await transcript(page, ['KeyQ', 'KeyQ', 'KeyI', 'KeyX', 'KeyI', '9'])).toMatchInlineSnapshot();
});

test('letters can be switched off: then only the named keys act', async () => {
  const page = await lay(atMovement());
  await page.evaluate(() => localStorage.setItem('hedgerow/settings', JSON.stringify({ letters: false })));
  await page.reload();
  await board(page).focus();
  const before = await speech(page);
  await page.keyboard.press('KeyT');
  expect(await speech(page)).toBe(before);
  await page.keyboard.press('PageDown');
  await expect.poll(() => speech(page)).toMatch(/1 of \d+\.$/);
});

test.each([
  ['German', 'KeyZ', 'y'],
  ['French', 'KeyA', 'q'],
  ['US', 'KeyZ', 'z'],
])('on a %s keyboard the keys lie where they lie', async (_layout, code, key) => {
  const page = await lay(playTo(setUp(newGame()), 'movement'));
  await board(page).focus();
  await board(page).dispatchEvent('keydown', { code, key, bubbles: true });
  await expect
    .poll(() => speech(page))
    .toMatch(code === 'KeyA' ? /acts?:|Nothing|rule/ : /Back to before|stands|Nothing has been done/);
});

test('a whole scenario by the keys of the board', async () => {
  const page = await lay(setUp(newGame()));
  await page.evaluate(playByKeys, 5);
  expect(await page.locator('#ask').textContent()).toMatch(/win$/);
}, 90_000);

/** Runs in the page: chooses answers by their numbers, each twice, so that what asks once is confirmed. */
async function playByKeys(seed: number): Promise<void> {
  const map = document.getElementById('board');
  let state = seed;
  for (let i = 0; i < 3_000 && document.querySelector('.ask-outcome') === null; i++) {
    const count = Math.min(9, document.querySelectorAll('.ask-list button').length);
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    const digit = ((state >> 8) % Math.max(1, count)) + 1;
    const press = { code: `Digit${digit}`, key: `${digit}`, bubbles: true };
    map?.dispatchEvent(new KeyboardEvent('keydown', press));
    await new Promise(done => setTimeout(done));
    if (document.querySelector('.confirm')) map?.dispatchEvent(new KeyboardEvent('keydown', press));
    await new Promise(done => setTimeout(done));
  }
}
