import { expect, test } from 'vitest';
import { seriousInAnyLight } from './axe.ts';
import { open, PHONE } from './page.ts';

const paper = 'getComputedStyle(document.documentElement).backgroundColor';

test('what is set survives a reload', async () => {
  const page = await open('#/settings', { colorScheme: 'light' });
  const light = await page.evaluate(paper);
  await page.getByLabel('Dark').check();
  await page.getByLabel('Ask before acts').uncheck();
  await page.getByLabel('Counter size').fill('1.3');
  await page.reload();
  expect(await page.getByLabel('Dark').isChecked()).toBe(true);
  expect(await page.getByLabel('Ask before acts').isChecked()).toBe(false);
  expect(await page.getByLabel('Counter size').inputValue()).toBe('1.3');
  expect(await page.evaluate(paper)).not.toBe(light);
  await page.getByLabel('As the system').first().check();
  expect(await page.evaluate(paper)).toBe(light);
});

test('a key is given to another command by its place; one that is taken is refused', async () => {
  const page = await open('#/settings');
  await page.getByRole('button', { name: 'Read the odds: F' }).click();
  await page.keyboard.press('F5');
  await page.getByText('F5 has a fixed use').waitFor();
  await page.keyboard.press('KeyA');
  await page.getByText('A is already “What can be done here”').waitFor();
  await page.keyboard.press('KeyE');
  await page.getByRole('button', { name: 'Read the odds: E' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Read the odds: E' }).waitFor();
  await page.getByRole('button', { name: 'Usual keys again' }).click();
  await page.getByRole('button', { name: 'Read the odds: F' }).waitFor();
});

test('a stop that is switched off is let pass in new games', async () => {
  const page = await open('#/settings');
  await page
    .getByRole('group', { name: /Starter Kit: new games stop/ })
    .getByRole('checkbox')
    .first()
    .uncheck();
  await page.goto(`${page.url().split('#')[0]}#/?book=aslsk&scenario=the-crossroads`);
  await page.getByRole('button', { name: 'Play the Americans' }).click();
  await page.waitForURL(/#\/play\//);
  await page.locator('.ask-panel').waitFor();
  const kept = await page.evaluate(() => localStorage.getItem('hedgerow/latest') ?? '');
  expect(Object.values(JSON.parse(JSON.parse(kept).table).orders.german.stops)).toEqual(['never']);
});

test('axe finds nothing serious, light or dark, and it fits a phone', async () => {
  const page = await open('#/settings', { viewport: PHONE });
  await page
    .getByRole('group', { name: /new games stop/ })
    .first()
    .waitFor();
  expect(await seriousInAnyLight(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
});
