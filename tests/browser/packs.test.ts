/** A player's own chart values: added, chosen, played with, shown, removed; and a bad file costs nothing. */
import { expect, test } from 'vitest';
import { seriousInAnyLight } from './axe.ts';
import { OWN_TABLE, open, PHONE } from './page.ts';
import { asFile } from './record.ts';

const pack = (value: unknown) =>
  JSON.stringify({
    format: 'hedgerow chart pack 1',
    rulebook: 'lnl',
    name: 'My card',
    charts: { 'terrain-chart': { 'Forest/TM': value } },
  });

test('a chart pack is added, chosen, played with, shown among the charts and removed', async () => {
  const page = await open('#/?book=lnl&scenario=the-bridgehead');
  await page.getByText(OWN_TABLE).click();
  await page.getByText('Your chart packs').click();
  await page.getByLabel('Add a chart pack').setInputFiles(asFile('bad.json', pack('high')));
  await page.getByRole('alert').getByText('found "high"; expected a whole number of 0 or more').waitFor();
  expect(await page.locator('.pack-choice select').locator('option').count()).toBe(1);

  await page.getByLabel('Add a chart pack').setInputFiles(asFile('good.json', pack(3)));
  await page.locator('.pack-list').getByText('My card', { exact: true }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await page.locator('.pack-choice select').inputValue()).not.toBe('');
  await page.setViewportSize(PHONE);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
  expect(await seriousInAnyLight(page)).toEqual([]);

  await page.getByRole('link', { name: 'its charts' }).click();
  const own = page.locator('#chart-terrain-chart td[data-provenance="pack"]');
  await own.waitFor();
  expect(await own.textContent()).toContain('3');
  await page.goBack();

  await page.getByText(OWN_TABLE).click();
  await page.getByText('Your chart packs').click();
  await page.locator('.pack-choice select').selectOption({ label: 'Your pack: My card' });
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.ask-panel').waitFor();
  const kept = await page.evaluate(() => localStorage.getItem('hedgerow/latest') ?? '');
  expect(kept).toContain('values terrain-chart');

  await page.goto(page.url().replace(/#.*/, '#/?book=lnl&scenario=the-bridgehead'));
  await page.getByText(OWN_TABLE).click();
  await page.getByText('Your chart packs').click();
  await page.getByRole('button', { name: 'Remove My card' }).click();
  await expect.poll(() => page.locator('.pack-list li').count()).toBe(0);
});
