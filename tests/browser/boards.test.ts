import { readdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hedgerow } from '../../src/cli/test-terminal.ts';
import { seriousProblems } from './axe.ts';
import { open, PHONE } from './page.ts';

const board = (page: Page) => page.getByRole('application');
const speech = (page: Page) => page.locator('#speech').textContent();
const sentence = (page: Page) => page.locator('.sentence').textContent();
/** Waits until every tile in sight has been painted. */
const sharp = (page: Page) => page.locator('canvas[data-sharp="true"]').waitFor();
const tilesPainted = async (page: Page) =>
  Number(await page.locator('.board canvas[data-tiles-painted]').getAttribute('data-tiles-painted'));
const view = (page: Page) => page.locator('.overlay > g').getAttribute('transform');
const zoom = async (page: Page) => Number(/scale\(([\d.]+)\)/.exec((await view(page)) ?? '')?.[1]);
/** A point of the board's window, as shares of its width and height. */
const placeOn = async (page: Page, across: number, down: number) => {
  const box = await board(page).boundingBox();
  if (box === null) throw new Error('the board is not shown');
  return [box.x + box.width * across, box.y + box.height * down] as const;
};
/** Pages take their time on a busy machine. */
const eventually = <T>(read: () => T) => expect.poll(read, { timeout: 10_000 });
const keys = async (page: Page, ...pressed: readonly string[]) => {
  for (const key of pressed) await page.keyboard.press(key);
};

const BOARDS = readdirSync(new URL('../../content/boards', import.meta.url)).length;

test('every board is shown, and every one is painted', async () => {
  const page = await open('#/boards');
  await page.getByRole('heading', { level: 1, name: 'Ground worth fighting for' }).waitFor();
  const cards = page.locator('.board-cards li');
  expect(await cards.locator('h2').allTextContents()).toHaveLength(BOARDS);
  await eventually(() => cards.locator('[data-painted="true"]').count()).toBe(BOARDS);
  expect(await page.title()).toBe('Boards · Hedgerow');
  await cards.first().click();
  await sharp(page);
  expect(page.url()).toMatch(/#\/field\/village$/);
});

test('boards are joined, turned and removed in the plan, and the address says so', async () => {
  const page = await open('#/field/village');
  await page.getByLabel('Board to add').selectOption('hill');
  await page.getByRole('button', { name: 'Add Mont Orvel to the right' }).click();
  await page.getByRole('button', { name: 'Turn board 2, Mont Orvel' }).click();
  await eventually(() => page.url()).toMatch(/#\/field\/village\+hill\^$/);
  await page.getByRole('button', { name: 'Add Mont Orvel below' }).click();
  await eventually(() => page.url()).toMatch(/#\/field\/village\+hill\^\/hill$/);
  await page.getByRole('button', { name: 'Remove board 1, Combrelle' }).click();
  await eventually(() => page.url()).toMatch(/#\/field\/hill\^\/hill$/);
  await board(page).and(page.getByLabel('Battlefield hill^/hill')).waitFor();
  await sharp(page);
});

test('a layout can be typed, and a mistake in it is told in words', async () => {
  const page = await open('#/field/village');
  const box = page.getByLabel('As text');
  await box.fill('village+farm/hill+town^');
  await page.keyboard.press('Enter');
  await board(page).and(page.getByLabel('Battlefield village+farm/hill+town^')).waitFor();
  await box.fill('village+marsh');
  await page.keyboard.press('Enter');
  expect(await page.getByRole('alert').textContent()).toBe(
    "there is no board 'marsh'; expected one of: village, hill, farm, town, jungle, lagoon, plain, escarpment, wadi, dunes, pass, bluff",
  );
  await box.fill('hill');
  await page.keyboard.press('Enter');
  await board(page).and(page.getByLabel('Battlefield hill')).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await sharp(page);
});

test('dragging over what has been painted paints nothing again', async () => {
  const page = await open('#/field/village');
  await sharp(page);
  const painted = await tilesPainted(page);
  expect(painted).toBeGreaterThan(0);
  const before = await view(page);
  await page.mouse.move(...(await placeOn(page, 0.5, 0.5)));
  await page.mouse.down();
  await page.mouse.move(...(await placeOn(page, 0.55, 0.52)), { steps: 8 });
  await page.mouse.up();
  expect(await view(page)).not.toBe(before);
  await sharp(page);
  expect(await tilesPainted(page)).toBe(painted);
  expect(page.url()).not.toContain('from=');
});

test('what was seen before is not painted again when one comes back to it', async () => {
  const page = await open('#/field/village');
  await sharp(page);
  await board(page).focus();
  await keys(page, '+', '+', '+', '+');
  await sharp(page);
  const away = Array<string>(6).fill('Shift+ArrowRight');
  const back = Array<string>(6).fill('Shift+ArrowLeft');
  await keys(page, ...away);
  await sharp(page);
  const painted = await tilesPainted(page);
  await keys(page, ...back, ...away);
  await sharp(page);
  expect(await tilesPainted(page)).toBe(painted);
});

test('two fingers zoom', async () => {
  const page = await open('#/field/village', { viewport: PHONE, hasTouch: true });
  await sharp(page);
  const before = await zoom(page);
  const [x, y] = await placeOn(page, 0.5, 0.5);
  const touch = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [
    { x: x - apart, y, id: 1 },
    { x: x + apart, y, id: 2 },
  ];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
  for (const apart of [40, 50, 60])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await eventually(() => zoom(page)).toBeCloseTo(before * 2, 1);
});

test('wheel, buttons and keys zoom; 0 shows everything again', async () => {
  const page = await open('#/field/village');
  await sharp(page);
  const fitting = await zoom(page);
  await page.mouse.move(...(await placeOn(page, 0.5, 0.5)));
  await page.mouse.wheel(0, -400);
  await eventually(() => zoom(page)).toBeGreaterThan(fitting * 1.2);
  await board(page).focus();
  await keys(page, '0');
  await eventually(() => zoom(page)).toBeCloseTo(fitting);
  await keys(page, '+', '+');
  await eventually(() => zoom(page)).toBeCloseTo(fitting * 1.4 * 1.4);
  await keys(page, '-');
  await eventually(() => zoom(page)).toBeCloseTo(fitting * 1.4);
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await eventually(() => zoom(page)).toBeCloseTo(fitting);
});

test('two clicks draw a line, and it reads as in the terminal', async () => {
  const page = await open('#/field/village');
  await sharp(page);
  await page.mouse.click(...(await placeOn(page, 0.1, 0.42)));
  await page.locator('.end-from').waitFor();
  await page.mouse.click(...(await placeOn(page, 0.6, 0.55)));
  await page.locator('.sight-line').waitFor();
  const { from = '', to = '' } = Object.fromEntries(new URLSearchParams(page.url().split('?')[1]));
  const { out } = await hedgerow(['sight', 'village', from, to]);
  expect(await sentence(page)).toBe(out.split('\n')[0]);
  expect(await page.locator('.sight-line').getAttribute('data-verdict')).toBe('blocked');
});

test('an address with a line shows the line, its findings and its heights', async () => {
  const page = await open('#/field/village+hill^?from=1:C4&to=1:K4/1');
  const { out } = await hedgerow(['sight', 'village+hill^', '1:C4', '1:K4', '--json']);
  const report = JSON.parse(out);
  const findings = page.locator('.findings li');
  await page.getByLabel('To', { exact: true }).waitFor();
  expect(await page.getByRole('alert').textContent()).toContain("there is no location '1:K4/1'");
  await page.getByLabel('To', { exact: true }).fill('1:k4');
  await page.keyboard.press('Enter');
  await eventually(() => sentence(page)).toBe(report.sentence);
  expect(await findings.count()).toBe(report.findings.length);
});

test('the stepper leads up to the roof, and the line follows', async () => {
  const page = await open('#/field/town?from=1:M4&to=1:C4');
  const higher = page.getByRole('button', { name: 'From: higher' });
  const heights = page.locator('.height').first();
  await higher.waitFor();
  expect(await heights.textContent()).toContain('ground floor, level 0');
  while ((await higher.getAttribute('aria-disabled')) !== 'true') await higher.click();
  expect(await heights.textContent()).toContain('roof');
  expect(page.url()).toContain('from=1:M4/r');
  expect(await sentence(page)).toContain('M4 (roof) to C4');
});

test('the keyboard alone draws a line, and every step is spoken', async () => {
  const page = await open('#/field/village');
  await sharp(page);
  await board(page).focus();
  await keys(page, 'g');
  await page.keyboard.type('c4');
  await keys(page, 'Enter');
  await eventually(() => speech(page)).toBe('open ground; C4');
  await keys(page, 'l', 'ArrowRight');
  await eventually(() => speech(page)).toMatch(/; E4$/);
  await keys(page, 'g');
  await page.keyboard.type('C4');
  await keys(page, 'Enter', 'Enter');
  await eventually(() => speech(page)).toBe('From C4. Now choose where to look.');
  await keys(page, ...Array<string>(8).fill('ArrowRight'), 'Enter');
  const { out } = await hedgerow(['sight', 'village', 'C4', 'K4']);
  await eventually(() => sentence(page)).toBe(out.split('\n')[0]);
  await keys(page, 't');
  await eventually(() => speech(page)).toBe(out.split('\n')[0]);
  await keys(page, 's');
  await eventually(() => page.url()).toContain('from=1:K4&to=1:C4');
  await keys(page, 'a');
  await eventually(() => speech(page)).toMatch(/^N: .*; K3\. NE: .*; L3\./);
  await keys(page, 'Escape');
  await eventually(() => page.url()).not.toContain('from=');
});

test('going back returns to the layout before', async () => {
  const page = await open('#/field/village');
  await page.getByRole('button', { name: 'Turn board 1, Combrelle' }).click();
  await page.getByLabel('Battlefield village^').waitFor();
  await page.goBack();
  await board(page)
    .and(page.getByLabel('Battlefield village', { exact: true }))
    .waitFor();
});

test('a board that cannot be painted says so', async () => {
  const page = await open('#/rules');
  await page.route('**/draughtsman-worker*', route => route.abort());
  await page.goto(`${page.url().split('#')[0]}#/field/village`);
  await page.getByText('The board could not be painted').waitFor();
});

test('the cursor stops at the edge of the map and says so', async () => {
  const page = await open('#/field/village?from=1:A1');
  await sharp(page);
  await board(page).focus();
  await keys(page, 'i');
  await eventually(() => speech(page)).toBe('edge of the map');
});

test('what cannot be seen is shaded, and outlines are shown when asked for', async () => {
  const page = await open('#/field/village?from=1:C4');
  await page.getByLabel('Shade what can’t be seen from there').check();
  const shade = page.locator('.shade');
  await shade.waitFor({ state: 'attached' });
  const hidden = Number(await shade.getAttribute('data-blocked'));
  expect(hidden).toBeGreaterThan(50);
  expect(hidden).toBeLessThan(346);
  await page.getByLabel('Show the outlines that sight goes by').check();
  await page.locator('.outlines').waitFor({ state: 'attached' });
  expect(page.url()).toContain('outlines=yes&shade=yes');
});

test.each([
  ['#/field/village+', "battlefield 'village+': found the end at character 9; expected a board's name."],
  ['#/field/', "battlefield '': found the end at character 1; expected a board's name."],
  ['#/field/village[B-Q]', "board 'village' can't be cut at B-Q; expected columns A, C, E, … at both ends."],
])('a broken address is told in words: %s', async (hash, words) => {
  const page = await open(hash);
  await page.getByRole('heading', { level: 1, name: 'No such battlefield' }).waitFor();
  expect(await page.getByRole('alert').textContent()).toBe(words);
});

const SCREENS = ['#/boards', '#/field/village?from=1:C4&to=1:K4', '#/field/village+nowhere'];

test.each(['light', 'dark'] as const)('nothing serious for axe in %s colours', async colorScheme => {
  for (const hash of SCREENS) {
    const page = await open(hash, { colorScheme });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await seriousProblems(page), hash).toEqual([]);
  }
});

test.each(SCREENS)('nothing sticks out of a phone at %s', async hash => {
  const page = await open(hash, { viewport: PHONE, hasTouch: true });
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
  expect(await seriousProblems(page)).toEqual([]);
});

test('on a phone two taps draw a line over a board that can be made out', async () => {
  const page = await open('#/field/village', { viewport: PHONE, hasTouch: true });
  await sharp(page);
  expect(96 * (await zoom(page))).toBeGreaterThan(24);
  await page.touchscreen.tap(...(await placeOn(page, 0.2, 0.5)));
  await page.locator('.end-from').waitFor();
  await page.touchscreen.tap(...(await placeOn(page, 0.8, 0.6)));
  await page.locator('.sentence').waitFor();
});
