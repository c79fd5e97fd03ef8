import { expect, test } from 'vitest';
import { rulebook as example } from '../../src/rulebooks/example/index.ts';
import { counter, items, lay, newGameOf } from './play-table.ts';

test('the game that new books begin as is drawn and played on the page', async () => {
  const page = await lay(newGameOf(example));
  await page.getByRole('button', { name: 'Set up for me' }).click();
  await counter(page, 'u1').first().waitFor();
  await items(page).filter({ hasText: 'Done' }).click();
  await page.getByRole('button', { name: 'Set up for me' }).click();
  await items(page).filter({ hasText: 'Done' }).click();
  await expect.poll(() => page.locator('[data-counter]').count()).toBeGreaterThanOrEqual(8);
  await expect.poll(() => page.locator('.ask-panel').textContent()).toMatch(/Fire|Move/);
});
