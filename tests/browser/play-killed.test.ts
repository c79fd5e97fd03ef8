import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lay, newGame, playTo, setUp } from './play-table.ts';

/** More would show more and take longer: the session's own test kills a hundred. */
const KILLS = 12;

/** Runs in the page: carries out one act by its button, after touching what it is about if need be. */
async function actOnce(seed: number): Promise<void> {
  const press = async (selector: string, which = 0) => {
    const buttons = document.querySelectorAll<HTMLButtonElement>(selector);
    buttons[which % Math.max(1, buttons.length)]?.click();
    await new Promise(done => setTimeout(done));
  };
  const before =
    document.querySelectorAll('.log li').length + (document.querySelector('.undo')?.textContent ?? '');
  for (let i = 0; i < 6; i++) {
    await press('.ask-list button', seed + i);
    await press('.confirm .primary');
    const now =
      document.querySelectorAll('.log li').length + (document.querySelector('.undo')?.textContent ?? '');
    if (now !== before && document.querySelector('.ask-picked') === null) return;
  }
}

/** What the table shows: what is asked, what may be done, where everything lies, what has happened. */
const standing = (page: Page) =>
  page.evaluate(() => ({
    asked: document.querySelector('.ask-prompt')?.textContent,
    offered: [...document.querySelectorAll<HTMLElement>('.ask-list button')].map(
      ({ dataset }) => dataset.act ?? dataset.pick,
    ),
    counters: [...document.querySelectorAll('[data-counter]')]
      .map(each => `${each.getAttribute('data-counter')} ${each.getAttribute('transform')}`)
      .sort(),
    log: document.querySelector('.log')?.textContent,
  }));

test('a tab that is killed right after an act has kept it, however often', async () => {
  let page = await lay(playTo(setUp(newGame()), 'movement'));
  const address = page.url();
  let changes = 0;
  for (let kill = 0, last = await standing(page); kill < KILLS; kill++) {
    await page.evaluate(actOnce, kill * 7);
    if ((await page.locator('.ask-picked').count()) > 0) await page.keyboard.press('Escape');
    const before = await standing(page);
    if (JSON.stringify(before) !== JSON.stringify(last)) changes++;
    last = before;
    const context = page.context();
    // Closed from outside: the page is told nothing and has no time to save anything.
    await page.close({ runBeforeUnload: false });
    page = await context.newPage();
    await page.goto(address);
    await page.locator('.ask-panel').waitFor();
    await expect.poll(() => standing(page)).toEqual(before);
  }
  expect(changes).toBeGreaterThan(KILLS / 2);
}, 90_000);
