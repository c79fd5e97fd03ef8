import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Random } from '../../src/engine/index.ts';
import { PHONE } from './page.ts';
import { confirm, counter, lay, newGame, playTo, setUp } from './play-table.ts';

const TOUCH = { viewport: PHONE, hasTouch: true };

async function tap(page: Page, box: Awaited<ReturnType<ReturnType<typeof counter>['boundingBox']>>) {
  if (box === null) throw new Error('nothing there to tap');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

test('on a phone the first tap shows and the second does', async () => {
  const page = await lay(playTo(setUp(newGame()), 'movement'), TOUCH);
  const id = await page.locator('[data-counter][data-mark="offered"]').last().getAttribute('data-counter');
  const prompt = await page.locator('.ask-prompt').textContent();
  await tap(page, await counter(page, id ?? '').boundingBox());
  const fanned = page.locator(`[data-fanned="${id}"]`);
  if ((await fanned.count()) > 0) await tap(page, await fanned.boundingBox());
  await page.locator('.confirm').waitFor();
  expect(await page.locator('.ask-prompt').textContent()).toBe(prompt);
  await confirm(page);
  await expect.poll(() => page.locator('.ask-prompt').textContent()).not.toBe(prompt);
  await page.locator('.reach').waitFor();
});

/** All that has been answered so far. */
const answered = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { record } = JSON.parse(localStorage.getItem('hedgerow/latest') ?? '{}') as { record: string };
    return record.split('\nsnapshot')[0] ?? '';
  });

test('of 500 unsteady taps none does what has not been shown before', async () => {
  const page = await lay(playTo(setUp(newGame()), 'prep-fire'), TOUCH);
  const random = new Random(1);
  const map = await page.getByRole('application').boundingBox();
  if (map === null) throw new Error('the map is not shown');
  let before = await answered(page);
  for (let i = 0; i < 500; i++) {
    const shown = await page.locator('.confirm, .act-menu').count();
    // Fingers come down beside what they mean: anywhere on the map, with the tools left out.
    await page.touchscreen.tap(
      map.x + 60 + random.below(map.width - 70),
      map.y + 8 + random.below(map.height - 16),
    );
    const after = await answered(page);
    // What was merely chosen may be put down again: then the record is as it was before.
    if (!before.startsWith(after)) expect(shown, `tap ${i + 1}`).toBe(1);
    before = after;
  }
}, 90_000);

test('a long press tells what is here, and does nothing', async () => {
  const page = await lay(playTo(setUp(newGame()), 'movement'), TOUCH);
  const before = await answered(page);
  const id = await page.locator('[data-counter]').first().getAttribute('data-counter');
  const box = await counter(page, id ?? '').boundingBox();
  if (box === null) throw new Error('the counter is not shown');
  const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, pointerType: 'touch' };
  await counter(page, id ?? '').dispatchEvent('pointerdown', at);
  await expect.poll(() => page.locator(`[data-here="${id}"]`).count()).toBe(1);
  const isInSight = () =>
    page.locator('.here-panel').evaluate(panel => panel.getBoundingClientRect().top < innerHeight - 40);
  await expect.poll(isInSight).toBe(true);
  expect(await answered(page)).toBe(before);
});

test('what can be touched is large enough for a finger', async () => {
  const page = await lay(playTo(setUp(newGame()), 'movement'), TOUCH);
  const heights = await page
    .locator('.ask-list button')
    .evaluateAll(all => all.map(each => each.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
});
