/** Games and links that are not what they should be cost nobody his page, and none of the other games. */
import { deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { printBackup } from '../../src/web/storage/backup.ts';
import type { SavedGame } from '../../src/web/storage/saved-game.ts';
import { seriousInAnyLight } from './axe.ts';
import { open, PHONE, textOf } from './page.ts';
import { newGame, setUp } from './play-table.ts';
import { asFile, finishedGame } from './record.ts';

const sound = (): SavedGame => setUp(newGame()).saved();
const changed = (game: SavedGame, change: Partial<SavedGame['meta']>): SavedGame => ({
  ...game,
  meta: { ...game.meta, ...change },
});
const rows = (page: Page) => page.locator('.saved-games li');

/** Puts things among the kept games, as an older page or another program might have. */
async function putIn(page: Page, things: Readonly<Record<string, unknown>>): Promise<void> {
  await page.evaluate(async entries => {
    const database = await new Promise<IDBDatabase>(done => {
      const request = indexedDB.open('hedgerow');
      request.onsuccess = () => done(request.result);
    });
    await new Promise<void>(done => {
      const transaction = database.transaction('games', 'readwrite');
      for (const [id, value] of Object.entries(entries)) transaction.objectStore('games').put(value, id);
      transaction.oncomplete = () => done();
    });
    database.close();
  }, things);
  await page.reload();
  await page.locator('.scenario-cards li').first().waitFor();
}

test('games that can’t be read are listed beside those that can, to be saved as they are or deleted', async () => {
  const page = await open('');
  await page.locator('.scenario-cards li').first().waitFor();
  const game = sound();
  const endless = { ...changed(game, { savedAt: 1e300 }), record: 'kept all the same' };
  await putIn(page, { [game.meta.id]: game, endless, half: '{"meta":' });
  await expect.poll(() => rows(page).count()).toBe(3);
  await page.getByText('endless: its meta.savedAt is not as expected').waitFor();
  await page.setViewportSize(PHONE);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
  expect(await seriousInAnyLight(page)).toEqual([]);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as it is: endless' }).click(),
  ]);
  expect(await textOf(download)).toContain('kept all the same');
  await page.getByRole('button', { name: 'Delete what can’t be read, half' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.poll(() => rows(page).count()).toBe(2);

  await page.getByRole('link', { name: `Continue ${game.meta.title}` }).click();
  await page.locator('.ask-panel').waitFor();
});

test('a file of games with bad entries locks nobody out, and overwrites nothing', async () => {
  const page = await open('');
  const take = (name: string, ...games: readonly SavedGame[]) =>
    page.getByLabel('Choose a record file').setInputFiles(asFile(name, printBackup(games)));
  const mine = sound();
  await take('mine.json', mine);
  await page.getByText('1 game taken in').waitFor();
  const gone = { ...newGame({ id: mine.meta.id }).saved() };
  const strange = { ...sound(), table: JSON.stringify({ ...JSON.parse(sound().table), id: mine.meta.id }) };
  await take('theirs.json', gone, changed(sound(), { savedAt: 1e300 }), strange);
  await page
    .getByText(/1 game taken in, 1 of them beside a game that has gone another way here, 2 could not be read/)
    .waitFor();
  await page.reload();
  await expect.poll(() => rows(page).count()).toBe(2);
  await page.goto(`${page.url().split('#')[0]}#/play/${mine.meta.id}`);
  await page.locator('.ask-panel').waitFor();
  expect(await page.locator('.ask-panel').getByText('Set up for me').count()).toBe(0);
});

const link = (text: string) =>
  `#/replay/shared?record=${deflateRawSync(text, { level: 9 }).toString('base64url')}`;

test('a link that would unpack to more than any game is refused with a word, and the page lives', async () => {
  const large = link('x'.repeat(100_000_000));
  expect(large.length).toBeLessThan(140_000);
  const page = await open(large);
  await page.getByText('the address holds more than 4000000 characters; no record has so many').waitFor();
  await page.getByRole('link', { name: 'To your games' }).click();
  await page.locator('.scenario-cards li').first().waitFor();
});

test('a link or a file with a die of billions of sides is refused with its line', async () => {
  const { text } = finishedGame('billions');
  const forged = text.replace(/ (\w+) (\d)\/6/, ' $1 $2/4294967297');
  expect(forged).not.toBe(text);
  const page = await open(link(forged));
  await page.getByText(/line \d+: a die of 4294967297 sides; expected at most 1000/).waitFor();
  await page.getByRole('link', { name: 'To your games' }).click();
  await page.getByLabel('Choose a record file').setInputFiles(asFile('forged.txt', forged));
  await page.getByText(/“forged.txt” was not taken in: line \d+: a die of 4294967297 sides/).waitFor();
  // Dice that the book doesn't throw don't get through either.
  const odd = text.replace(/ (\w+) (\d)\/6/, ' $1 $2/600');
  await page.getByLabel('Choose a record file').setInputFiles(asFile('odd.txt', odd));
  await page.getByText(/“odd.txt” was not taken in: rest \d+: the \w+ die has 6 sides, not 600/).waitFor();
});
