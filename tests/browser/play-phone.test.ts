import { expect, test } from 'vitest';
import { PHONE } from './page.ts';
import { confirm, counter, lay, newGame, playTo, setUp } from './play-table.ts';

test('on a phone the first tap shows and the second does', async () => {
  const page = await lay(playTo(setUp(newGame()), 'movement'), { viewport: PHONE, hasTouch: true });
  const id = await page.locator('[data-counter][data-mark="offered"]').last().getAttribute('data-counter');
  const tap = async (box: { x: number; y: number; width: number; height: number } | null) => {
    if (box === null) throw new Error('nothing there to tap');
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  };
  const prompt = await page.locator('.ask-prompt').textContent();
  await tap(await counter(page, id ?? '').boundingBox());
  const fanned = page.locator(`[data-fanned="${id}"]`);
  if ((await fanned.count()) > 0) await tap(await fanned.boundingBox());
  await page.locator('.confirm').waitFor();
  expect(await page.locator('.ask-prompt').textContent()).toBe(prompt);
  await confirm(page);
  await expect.poll(() => page.locator('.ask-prompt').textContent()).not.toBe(prompt);
  await page.locator('.reach').waitFor();
});
