import { expect, test } from 'vitest';
import { open } from './page.ts';

test('after a first visit everything works without a network', async () => {
  const page = await open('', { serviceWorkers: 'allow' });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('link', { name: /The Crossroads/ }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(/#\/play\//);
  await page.locator('[data-waiting], [data-counter]').first().waitFor();
  await page.reload();
  await page.locator('[data-waiting], [data-counter]').first().waitFor();
  // A book that nobody has opened yet.
  await page.goto(`${page.url().split('#')[0]}#/rules/lnl`);
  await page.getByRole('heading', { level: 1, name: 'Lock ’n Load Tactical' }).waitFor();
  await page.locator('.rules-body li').first().waitFor();
});

test('it can be installed', async () => {
  const page = await open('');
  const link = await page.locator('link[rel="manifest"]').getAttribute('href');
  const base = page.url().split('#')[0] ?? '';
  const manifest = await (await fetch(new URL(link ?? '', base))).json();
  expect(manifest).toMatchObject({ name: 'Hedgerow', display: 'standalone', start_url: './' });
  for (const { src, sizes } of manifest.icons) {
    const icon = await fetch(new URL(src, base));
    expect(icon.status, `${src} ${sizes}`).toBe(200);
  }
});
