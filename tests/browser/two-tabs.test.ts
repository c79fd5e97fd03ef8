import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousInAnyLight } from './axe.ts';
import { openBeside, PHONE } from './page.ts';
import { items, lay, newGame, playTo, setUp } from './play-table.ts';

const beside = (page: Page) => openBeside(page.context(), page.url().slice(page.url().indexOf('#')));
const takeOver = (page: Page) => page.getByRole('button', { name: 'Play here instead' }).click();
const prompt = (page: Page) => page.locator('.ask-prompt').textContent();

/** Carries out whatever comes first, until the record has grown. */
async function act(page: Page): Promise<void> {
  const before = await lines(page);
  await expect
    .poll(async () => {
      if ((await page.locator('.confirm .primary').count()) > 0)
        await page.locator('.confirm .primary').click();
      else await items(page).first().click();
      return lines(page);
    })
    .toBeGreaterThan(before);
}

/** How many lines the kept record has. */
const lines = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const id = location.hash.split('/').at(-1) ?? '';
    const database = await new Promise<IDBDatabase>(done => {
      const request = indexedDB.open('hedgerow');
      request.onsuccess = () => done(request.result);
    });
    const row = await new Promise<{ record?: string } | undefined>(done => {
      const request = database.transaction('games').objectStore('games').get(id);
      request.onsuccess = () => done(request.result);
    });
    database.close();
    return row?.record?.split('\n').length ?? 0;
  });

test('a game is played in one tab; another one says so, takes it over, and nothing is lost', async () => {
  const first = await lay(playTo(setUp(newGame()), 'movement'));
  await act(first);
  const second = await beside(first);
  await second.getByRole('heading', { name: 'This game is open in another tab' }).waitFor();
  expect(await second.locator('.play-table').count()).toBe(0);
  await act(first);
  const kept = await lines(first);

  await takeOver(second);
  await second.locator('.ask-panel').waitFor();
  expect(await prompt(second)).toBe(await prompt(first));
  await first.getByRole('alertdialog', { name: 'This game goes on in another tab' }).waitFor();
  expect(await first.getByText('All that was done here is kept.').count()).toBe(1);
  // Nothing on the table of the first can be touched any more, by pointer or keys.
  expect(await first.evaluate(() => document.querySelector('.play-table')?.closest('[inert]') !== null)).toBe(
    true,
  );
  expect(await lines(second)).toBe(kept);
  await act(second);
  const further = await lines(second);
  expect(further).toBeGreaterThan(kept);

  await takeOver(first);
  await first.getByRole('alertdialog').waitFor({ state: 'detached' });
  await first.locator('.ask-panel').waitFor();
  expect(await prompt(first)).toBe(await prompt(second));
  await second.getByRole('alertdialog').waitFor();
  expect(await lines(first)).toBe(further);
}, 90_000);

test('a tab that could not be told finds out when it wants to keep something, and overwrites nothing', async () => {
  const first = await lay(playTo(setUp(newGame()), 'movement'));
  // As if its messages came too late: somebody else has claimed the game in the store.
  await first.evaluate(async () => {
    const id = location.hash.split('/').at(-1) ?? '';
    const database = await new Promise<IDBDatabase>(done => {
      const request = indexedDB.open('hedgerow');
      request.onsuccess = () => done(request.result);
    });
    await new Promise<void>(done => {
      const transaction = database.transaction('games', 'readwrite');
      const rows = transaction.objectStore('games');
      const request = rows.get(id);
      request.onsuccess = () => rows.put({ ...request.result, holder: 'somebody else' }, id);
      transaction.oncomplete = () => done();
    });
    database.close();
  });
  const kept = await lines(first);
  for (let i = 0; i < 3 && (await first.getByRole('alertdialog').count()) === 0; i++) {
    await items(first).first().click();
    if ((await first.locator('.confirm .primary').count()) > 0)
      await first.locator('.confirm .primary').click();
  }
  await first.getByText('What was done here last came too late and is not kept; all before it is.').waitFor();
  expect(await lines(first)).toBe(kept);
});

test('a closed or reloaded tab lets go of its game', async () => {
  const first = await lay(playTo(setUp(newGame()), 'movement'));
  await first.reload();
  await first.locator('.ask-panel').waitFor();
  const second = await beside(first);
  await second.getByRole('button', { name: 'Play here instead' }).waitFor();
  await first.close();
  await second.reload();
  await second.locator('.ask-panel').waitFor();
});

test('without the browser’s own locks the tabs ask one another', async () => {
  const first = await lay(playTo(setUp(newGame()), 'movement'));
  const context = first.context();
  // Where the page comes from another machine, browsers have no locks.
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'locks');
  });
  await first.reload();
  await first.locator('.ask-panel').waitFor();
  const second = await beside(first);
  await takeOver(second);
  await second.locator('.ask-panel').waitFor();
  await first.getByRole('alertdialog').waitFor();
});

test('the words fit a phone, and axe finds nothing serious in them', async () => {
  const first = await lay(playTo(setUp(newGame()), 'movement'));
  const second = await beside(first);
  await second.setViewportSize(PHONE);
  await second.getByRole('button', { name: 'Play here instead' }).waitFor();
  expect(await second.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
  expect(await seriousInAnyLight(second)).toEqual([]);
  await takeOver(second);
  await first.setViewportSize(PHONE);
  await first.getByRole('alertdialog').waitFor();
  expect(await first.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
  expect(await seriousInAnyLight(first)).toEqual([]);
}, 90_000);
