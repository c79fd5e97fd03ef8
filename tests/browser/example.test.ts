import { expect, test } from 'vitest';
import { rulebook as example } from '../../src/rulebooks/example/index.ts';
import { counter, lay, newGameOf } from './play-table.ts';

test('the game that new books begin as is drawn and played on the page', async () => {
  const page = await lay(newGameOf(example));
  // With the last squad placed nothing but the end is left to be said: the page says it.
  for (const squad of ['u1', 'u4']) {
    await page.getByRole('button', { name: 'Set up for me' }).click();
    await counter(page, squad).first().waitFor();
  }
  await expect.poll(() => page.locator('[data-counter]').count()).toBeGreaterThanOrEqual(8);
  await expect.poll(() => page.locator('.ask-panel').textContent()).toMatch(/Fire|Move/);
});
