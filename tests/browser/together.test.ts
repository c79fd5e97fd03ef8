import { expect, test } from 'vitest';
import { ordersOnPage } from '../proof/orders-on-page.ts';
import { PHONE } from './page.ts';
import { counter, items, lay, newGameOf } from './play-table.ts';

const UNITS = 12;

/** Takes up one unit after the other and lets it hold. */
async function holdAll(page: Awaited<ReturnType<typeof lay>>): Promise<void> {
  for (let i = 0; i < UNITS; i++) {
    await items(page).first().click();
    await items(page).filter({ hasText: 'Hold' }).click();
  }
}

test.each([
  { device: 'a desk', options: {} },
  { device: 'a phone', options: { viewport: PHONE, hasTouch: true } },
])('secret orders of both sides at one screen, on $device', async ({ options }) => {
  const page = await lay(newGameOf(ordersOnPage), options);
  const ready = page.getByRole('button', { name: 'I am here' });
  await expect.poll(() => page.locator('.hand-over').textContent()).toContain('Both sides decide in secret');
  await ready.click();
  expect(await page.locator('.ask-panel').textContent()).toContain('nobody sees it before both');
  await holdAll(page);
  // The screen goes to the other side, and a closed tab changes nothing of that.
  await expect.poll(() => page.locator('.hand-over h1').textContent()).toBe('Side B');
  await page.reload();
  await expect.poll(() => page.locator('.hand-over h1').textContent()).toBe('Side B');
  expect(await page.locator('[data-counter]').count()).toBe(0);
  await ready.click();
  await counter(page, 'a1').first().waitFor();
  expect(await page.locator('.log').textContent()).toContain('Nothing to tell yet');
  expect(await page.locator('.undo').textContent()).toContain('Nothing has been done yet');
  expect(await page.locator('main').textContent()).not.toContain('Side A answered');
  await holdAll(page);
  await page.locator('.hand-over h1, .ask-panel').first().waitFor();
  if ((await ready.count()) > 0) await ready.click();
  await expect.poll(() => page.locator('.log').textContent()).toContain('answered in secret');
});

test('a bot has written its orders at once, and nothing of it is seen', async () => {
  const page = await lay(newGameOf(ordersOnPage, { seats: { A: 'human', B: 'recruit' } }));
  expect(await page.locator('.log').textContent()).toContain('Nothing to tell yet');
  expect(await page.getByText('Why did they do that?').count()).toBe(0);
  await holdAll(page);
  await expect.poll(() => page.locator('.log').textContent()).toContain('answered in secret');
});
