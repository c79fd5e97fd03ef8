import { expect, test } from 'vitest';
import { seriousInAnyLight } from './axe.ts';
import { DESKTOP, OWN_TABLE, open, PHONE, textOf } from './page.ts';
import { asFile, finishedGame } from './record.ts';

const { text } = finishedGame('import');
const BRIEFING = '#/?book=aslsk&scenario=the-crossroads';

test('one arrives at the scenarios, each with its map, and begins the first', async () => {
  const page = await open('');
  const cards = page.locator('.scenario-cards li');
  await cards.first().waitFor();
  // Six maps are painted one after the other, on a machine that may be busy.
  await expect
    .poll(() => cards.locator('[data-painted="true"]').count(), { timeout: 20_000 })
    .toBe(await cards.count());
  await page.getByRole('link', { name: /The Crossroads/ }).click();
  await page.getByRole('heading', { level: 1, name: 'The Crossroads' }).waitFor();
  await page.getByText('The Americans win if they control').waitFor();
  expect(await page.title()).toBe('The Crossroads · Hedgerow');
  await page.getByRole('button', { name: 'Play the Americans' }).click();
  await page.waitForURL(/#\/play\/[0-9a-f]+$/);

  await page.getByRole('link', { name: 'Hedgerow' }).click();
  await page.getByRole('link', { name: 'Continue The Crossroads' }).click();
  await page.waitForURL(/#\/play\/[0-9a-f]+$/);
});

test('two machines play it out, and what is left is to look at it', async () => {
  const page = await open(BRIEFING);
  await page.getByText(OWN_TABLE).click();
  for (const side of ['Americans', 'Germans'])
    await page
      .getByRole('combobox', { name: side })
      .selectOption({ label: 'Nobody in particular: any legal act' });
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(/#\/replay\/[0-9a-f]+/);
  await page.getByLabel('Moment').waitFor();
});

test('deleting asks once', async () => {
  const page = await open(BRIEFING);
  await page.getByRole('button', { name: 'Play the Americans' }).click();
  await page.waitForURL(/#\/play\//);
  await page.getByRole('link', { name: 'Hedgerow' }).click();
  await page.getByRole('button', { name: 'Delete The Crossroads' }).click();
  await page.getByRole('button', { name: 'Keep' }).click();
  await page.getByRole('button', { name: 'Delete The Crossroads' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('heading', { name: 'Your games' }).waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('.scenario-cards li').first().waitFor();
  expect(await page.getByRole('heading', { name: 'Your games' }).count()).toBe(0);
});

const BAD_FILES: readonly (readonly [string, string, RegExp])[] = [
  ['picture.png', '\x89PNG\r\n\x1a\n', /line 1: .*; expected 'hedgerow record 1'/],
  [
    'half-a-line.txt',
    text.replace(/^(\d+ \w+ [\w-]+):.*$/m, '$1'),
    /line \d+: '0 \w+ [\w-]+'; expected '<rest> <side>/,
  ],
  ['not-offered.txt', text.replace(/(set-up: place u\d+) \S+/, '$1 1:W10'), /rest \d+: .* is not offered/],
  [
    'other-game.txt',
    text.replace('rulebook aslsk', 'rulebook chess'),
    /line 2: it is a game of 'chess'; expected one of/,
  ],
  ['other-charts.txt', text.replace(/^hash charts \S+/m, 'hash charts 0'), /the record rests on charts 0/],
];

test('scenarios are narrowed down, and the address keeps what was wanted', async () => {
  const page = await open('');
  const cards = page.locator('.scenario-cards li');
  await cards.first().waitFor();
  const all = await cards.count();
  await page.getByLabel('Nation').selectOption('russian');
  const russian = await cards.count();
  expect(russian).toBeGreaterThan(0);
  expect(russian).toBeLessThan(all);
  await page.getByLabel('Words').fill('no such thing');
  await page.getByText('No scenario is like that').waitFor();
  await page.reload();
  await page.getByText('No scenario is like that').waitFor();
  await page.getByRole('button', { name: 'Show all' }).click();
  expect(await cards.count()).toBe(all);
});

test('all games go out in one file, and into another machine', async () => {
  const page = await open('');
  await page.getByLabel('Choose a record file').setInputFiles(asFile('sound.txt', text));
  await page.waitForURL(/#\/replay\//);
  await page.getByRole('link', { name: 'Hedgerow' }).click();
  await page.locator('.saved-games li').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save all my games to a file' }).click(),
  ]);
  const games = await textOf(download);

  const other = await open('');
  await other.getByLabel('Choose a record file').setInputFiles(asFile('hedgerow-games.json', games));
  await other.getByText('1 game taken in').waitFor();
  expect(await other.locator('.saved-games li').count()).toBe(1);
  // A game that these rules would not have played is named and left out.
  const [, id = ''] = /"id":"(\w+)"/.exec(games) ?? [];
  const forged = games.replace(/(set-up: place u\d+) \S+?(?=\\n)/, '$1 1:W10').replaceAll(id, `0${id}`);
  await other.getByLabel('Choose a record file').setInputFiles(asFile('forged.json', forged));
  await other.getByText(/0 games taken in, “The Crossroads” was not: rest \d+/).waitFor();
  await other.getByLabel('Choose a record file').setInputFiles(asFile('half.json', games.slice(0, 400)));
  await other.getByText('it breaks off in the middle').waitFor();
  expect(await other.locator('.saved-games li').count()).toBe(1);
});

test('where the browser keeps nothing, one plays all the same and is told', async () => {
  const page = await open('#/settings');
  await page.addInitScript(() => {
    const closed = () => {
      throw new DOMException('closed', 'SecurityError');
    };
    Object.defineProperty(window, 'indexedDB', { value: undefined });
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) Storage.prototype[name] = closed;
  });
  await page.goto(`${page.url().split('#')[0]}?private${BRIEFING}`);
  await page.getByRole('button', { name: 'Play the Americans' }).click();
  await page.waitForURL(/#\/play\//);
  await page.getByText('Your games are not being kept').waitFor();
  await page.locator('[data-waiting], [data-counter]').first().waitFor();
});

test('bad files are refused with the reason, and nothing is lost', async () => {
  const page = await open('');
  await page.getByLabel('Choose a record file').setInputFiles(asFile('sound.txt', text));
  await page.waitForURL(/#\/replay\//);
  await page.getByRole('link', { name: 'Hedgerow' }).click();
  for (const [name, content, reason] of BAD_FILES) {
    await page.getByLabel('Choose a record file').setInputFiles(asFile(name, content));
    const problem = page.getByRole('alert').filter({ hasText: `“${name}” was not taken in` });
    await problem.waitFor();
    expect(await problem.textContent(), name).toMatch(reason);
  }
  expect(await page.locator('.saved-games li').count()).toBe(1);
});

test('axe finds nothing serious, light or dark, and both screens fit a phone', async () => {
  const page = await open('');
  for (const [hash, sign] of [
    ['', '.scenario-cards li'],
    [BRIEFING, '.play-side'],
  ] as const) {
    await page.setViewportSize(DESKTOP);
    await page.goto(`${page.url().split('#')[0]}${hash}`);
    await page.locator(sign).first().waitFor();
    expect(await seriousInAnyLight(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
  }
});
