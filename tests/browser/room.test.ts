/** The map has the room: on a laptop the panels beside it are folded to tabs, and nothing that is told moves it. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { items, lay, newGame, playTo, setUp } from './play-table.ts';

const LAPTOP = { width: 1280, height: 720 };
const prepFire = () => playTo(setUp(newGame()), 'prep-fire');
const shareOfMap = async (page: Page) => {
  const box = await page.locator('.map-frame').boundingBox();
  return box ? (box.width * box.height) / (LAPTOP.width * LAPTOP.height) : 0;
};

test('on a laptop the map has three fifths of the window; a tab brings a panel over it, and they can be kept open', async () => {
  const page = await lay(prepFire(), { viewport: LAPTOP });
  expect(await shareOfMap(page)).toBeGreaterThan(0.6);
  const log = page.locator('.log-panel');
  expect(await log.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Log' }).click();
  await log.waitFor();
  expect(await page.locator('.here-panel').isVisible()).toBe(false);
  expect(await shareOfMap(page)).toBeGreaterThan(0.6);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/room.png` });
  await page.getByRole('button', { name: 'Log' }).click();
  await expect.poll(() => log.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Keep these panels open' }).click();
  await log.waitFor();
  expect(await page.locator('.here-panel').isVisible()).toBe(true);
  await page.reload();
  await log.waitFor();
  await page.getByRole('button', { name: 'Fold these panels away' }).click();
  await expect.poll(() => log.isVisible()).toBe(false);
});

test('whatever the strip over the map tells, the map keeps its place', async () => {
  const page = await lay(prepFire(), { viewport: LAPTOP });
  const top = async () => (await page.locator('.map-frame').boundingBox())?.y;
  const before = await top();
  for (let i = 0; i < 12; i++) {
    const last = items(page).last();
    if ((await last.count()) > 0) await last.click();
    if ((await page.locator('.confirm .primary').count()) > 0)
      await page.locator('.confirm .primary').click();
    expect(await top()).toBe(before);
  }
});
