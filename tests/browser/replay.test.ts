import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousProblems } from './axe.ts';
import { open, PHONE, textOf } from './page.ts';
import { asFile, finishedGame } from './record.ts';

const { match, text } = finishedGame('replay');
const rolls = match.journal.all().filter(entry => entry.is === 'roll');

/** The finished game, taken in and opened. */
async function replay(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await open('', options);
  await page.getByLabel('Choose a record file').setInputFiles(asFile('game.txt', text));
  await page.getByLabel('Moment').waitFor();
  return page;
}

const moment = async (page: Page) => Number(await page.getByLabel('Moment').inputValue());
const click = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** What the page hands out at the click of a button. */
async function downloaded(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), click(page, button)]);
  return textOf(download);
}

test('the slider and the buttons go through the game, and the address says where one is', async () => {
  const page = await replay();
  expect(await moment(page)).toBe(0);
  await click(page, 'One step on');
  await click(page, 'One step on');
  expect(await moment(page)).toBe(2);
  await click(page, 'The next mark');
  expect(await moment(page)).toBeGreaterThan(2);
  expect(await page.locator('.scrubber-words').textContent()).toMatch(/\/ \d+ \w/);
  await click(page, 'To the end');
  expect(page.url()).toMatch(new RegExp(`at=${match.rest}$`));
  await page.keyboard.press('Comma');
  expect(await moment(page)).toBe(match.record().steps.length - 1);
  await click(page, 'To the beginning');
  await page.getByLabel('Speed').selectOption('8');
  await click(page, 'Play');
  await expect.poll(() => moment(page)).toBeGreaterThan(3);
  await click(page, 'Pause');
});

test('an address leads to the same position again, byte for byte, and a copied link on another machine', async () => {
  const page = await replay({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.getByLabel('Moment').fill('60');
  const position = await downloaded(page, 'Position');
  expect(position).toContain('squad');
  await page.reload();
  await page.getByLabel('Moment').waitFor();
  expect(await downloaded(page, 'Position')).toBe(position);
  await click(page, 'Copy link');
  await page.getByText('Copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await open(link.slice(link.indexOf('#')));
  await other.getByLabel('Moment').waitFor();
  expect(await downloaded(other, 'Position')).toBe(position);
});

test('every roll is in the log, with its dice and its rule, and a click goes there', async () => {
  const page = await replay();
  const lines = page.locator('.log-lines [data-is="roll"]');
  expect(await lines.count()).toBe(rolls.length);
  const withTwo = lines.nth(rolls.findIndex(({ dice }) => Object.keys(dice).length === 2));
  expect(await withTwo.getByRole('img').getAttribute('aria-label')).toMatch(/^Dice: coloured \d, white \d$/);
  expect(
    await lines
      .first()
      .getByRole('button', { name: /^Rule / })
      .count(),
  ).toBe(1);
  await lines.last().locator('.log-sentence').click();
  expect(page.url()).toContain('at=');
  expect(await page.locator('.log-lines [aria-current="step"]').count()).toBe(1);
  await page.getByLabel('Side', { exact: true }).selectOption({ label: 'Germans' });
  expect(await lines.count()).toBeLessThan(rolls.length);
});

test('the record, the rolls and their statistics are those of the game', async () => {
  const page = await replay();
  expect(await downloaded(page, 'Record')).toBe(text);
  const csv = (await downloaded(page, 'Rolls')).trimEnd().split('\r\n');
  expect(csv).toHaveLength(rolls.length + 1);
  await click(page, 'Dice');
  const counts = await page.locator('.dice-statistics tbody td:nth-child(2)').allTextContents();
  const lots = rolls.filter(({ dice }) => 'lot' in dice).length;
  expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(rolls.length - lots);
});

test('a game that is not there is said so', async () => {
  const page = await open('#/replay/none');
  await page.getByText("there is no game 'none' on this machine").waitFor();
  await page.goto(`${page.url().split('#')[0]}#/replay/shared?record=abc`);
  await page.getByText('the address holds no whole record').waitFor();
});

test('axe finds nothing serious, light or dark, and it fits a phone', async () => {
  const page = await replay({
    viewport: PHONE,
    hasTouch: true,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await click(page, 'One step on');
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
  expect(await seriousProblems(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await seriousProblems(page)).toEqual([]);
});
