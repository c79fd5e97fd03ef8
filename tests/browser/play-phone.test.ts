import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { parseRecord, Random } from '../../src/engine/index.ts';
import { PHONE } from './page.ts';
import { confirm, counter, lay, newGame, playTo, setUp } from './play-table.ts';

const TOUCH = { viewport: PHONE, hasTouch: true };

async function tap(page: Page, box: Awaited<ReturnType<ReturnType<typeof counter>['boundingBox']>>) {
  if (box === null) throw new Error('nothing there to tap');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

test('on a phone the first tap shows and the second does', async () => {
  const page = await lay(playTo(setUp(newGame()), 'movement'), TOUCH);
  const id = await page.locator('[data-counter][data-mark="offered"]').last().getAttribute('data-counter');
  const prompt = await page.locator('.ask-prompt').textContent();
  await tap(page, await counter(page, id ?? '').boundingBox());
  const fanned = page.locator(`[data-fanned="${id}"]`);
  if ((await fanned.count()) > 0) await tap(page, await fanned.boundingBox());
  await page.locator('.confirm').waitFor();
  expect(await page.locator('.ask-prompt').textContent()).toBe(prompt);
  await confirm(page);
  await expect.poll(() => page.locator('.ask-prompt').textContent()).not.toBe(prompt);
  await page.locator('.reach').waitFor();
});

/** All answers that stand, one a line: what was taken back is still in the record, but counts no more. */
async function answered(page: Page): Promise<string> {
  const text = await page.evaluate(() => {
    const { record } = JSON.parse(localStorage.getItem('hedgerow/latest') ?? '{}') as { record: string };
    return record;
  });
  const lines = parseRecord(text).steps.flatMap(({ rest, interjection, answers }) =>
    [...(interjection ? [interjection] : []), ...answers].map(
      answer => `${rest} ${JSON.stringify(answer)}\n`,
    ),
  );
  return lines.join('');
}

test('of 500 unsteady taps none does what has not been shown before', async () => {
  const page = await lay(playTo(setUp(newGame()), 'prep-fire'), TOUCH);
  const random = new Random(1);
  let before = await answered(page);
  for (let i = 0; i < 500; i++) {
    // What is told of a counter is scrolled into sight, and the map moves up with it.
    const map = await page.getByRole('application').boundingBox();
    if (map === null) throw new Error('the map is not shown');
    const shown = await page.locator('.confirm, .act-menu').count();
    // Fingers come down beside what they mean: anywhere on the map, with the tools left out.
    await page.touchscreen.tap(
      map.x + 60 + random.below(map.width - 70),
      map.y + 8 + random.below(map.height - 16),
    );
    const after = await answered(page);
    // What was merely chosen may be put down again: then the record is as it was before.
    if (!before.startsWith(after)) expect(shown, `tap ${i + 1}`).toBe(1);
    before = after;
  }
}, 90_000);

/** Runs in the page: where to tap next. What waits is tapped again where it was chosen, or confirmed by its button. */
function nextTap({ choice, last }: { choice: number; last: Tap | undefined }): Tap | undefined {
  const at = (where: Tap['where'], target: Element | undefined): Tap | undefined => {
    if (target === undefined) return undefined;
    // The map stays at the top: what lies under it has to come down.
    if (where === 'button') target.scrollIntoView({ block: 'end' });
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const hit = document.elementFromPoint(x, y);
    const isInSight = where === 'map' ? hit?.closest('#board') : hit?.closest('button') === target;
    return isInSight ? { where, x, y } : undefined;
  };
  const oneOf = (selector: string): Element | undefined => {
    const all = [...document.querySelectorAll(selector)];
    return all[choice % Math.max(1, all.length)];
  };
  if (document.querySelector('.ask-outcome')) return undefined;
  if (document.querySelector('.confirm')) {
    const isStillThere =
      last?.where === 'map' && document.elementFromPoint(last.x, last.y)?.closest('#board');
    return isStillThere && choice % 2 ? last : at('button', oneOf('.confirm .primary'));
  }
  const aid = [...document.querySelectorAll('.ask-set-up')].find(
    ({ textContent }) => textContent === 'Set up for me',
  );
  const onMap =
    choice % 3 === 0 ? undefined : (oneOf('.reach circle') ?? oneOf('[data-fanned][data-mark="offered"]'));
  const offered = choice % 3 === 1 ? oneOf('.counters [data-mark="offered"]') : undefined;
  // The last of the list is what moves the game on.
  const button =
    choice % 5 ? [...document.querySelectorAll('.ask-list button')].at(-1) : oneOf('.ask-list button');
  return (
    at('button', choice % 4 ? undefined : aid) ??
    at('map', onMap) ??
    at('map', offered) ??
    at('button', button)
  );
}

interface Tap {
  readonly where: 'map' | 'button';
  readonly x: number;
  readonly y: number;
}

test('the whole first scenario is played to its end with one finger', async () => {
  const page = await lay(newGame(), TOUCH);
  const random = new Random(1);
  const onMap = { first: 0, second: 0 };
  let last: Tap | undefined;
  for (let i = 0; i < 1_500; i++) {
    const tap: Tap | undefined = await page.evaluate(nextTap, { choice: random.below(60), last });
    if (tap === undefined) break;
    await page.touchscreen.tap(tap.x, tap.y);
    const isSecond = tap.x === last?.x && tap.y === last.y;
    if (tap.where === 'map') onMap[isSecond ? 'second' : 'first']++;
    last = tap;
  }
  expect(page.url()).toContain('#/play/');
  expect(await page.locator('#ask').textContent()).toMatch(/win$/);
  expect(onMap.first).toBeGreaterThan(20);
  expect(onMap.second).toBeGreaterThan(5);
}, 90_000);

test('the card of odds comes later and moves nothing that a finger may be reaching for', async () => {
  const page = await lay(playTo(setUp(newGame()), 'fire-group'), TOUCH);
  const tops = (selector: string) =>
    page.locator(selector).evaluateAll(all => all.map(each => each.getBoundingClientRect().top));
  await page.locator('.ask-ends button', { hasText: /^\d+Fire/ }).tap();
  const reachable = '.ask-panel > .confirm button, .ask-prompt button, .map-tools button';
  const before = await tops(reachable);
  await page.locator('.odds-card .chance-bar').first().waitFor();
  expect(await tops(reachable)).toEqual(before);
  expect(before.length).toBeGreaterThan(4);
});

test('a long press tells what is here, and does nothing', async () => {
  const page = await lay(playTo(setUp(newGame()), 'movement'), TOUCH);
  const before = await answered(page);
  const id = await page.locator('[data-counter]').first().getAttribute('data-counter');
  const box = await counter(page, id ?? '').boundingBox();
  if (box === null) throw new Error('the counter is not shown');
  const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, pointerType: 'touch' };
  await counter(page, id ?? '').dispatchEvent('pointerdown', at);
  await expect.poll(() => page.locator(`[data-here="${id}"]`).count()).toBe(1);
  const isInSight = () =>
    page.locator('.here-panel').evaluate(panel => panel.getBoundingClientRect().top < innerHeight - 40);
  await expect.poll(isInSight).toBe(true);
  expect(await answered(page)).toBe(before);
});

test('what can be touched is large enough for a finger', async () => {
  const page = await lay(playTo(setUp(newGame()), 'movement'), TOUCH);
  const heights = await page
    .locator('.ask-list button')
    .evaluateAll(all => all.map(each => each.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
});

test('on a phone on its side the map keeps the height, and stays while the words beside it are scrolled', async () => {
  const viewport = { width: PHONE.height, height: PHONE.width };
  const page = await lay(playTo(setUp(newGame()), 'movement'), { viewport, hasTouch: true });
  const map = page.getByRole('application');
  const box = async () => (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect((await box()).height).toBeGreaterThan(0.7 * viewport.height);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const after = await box();
  expect(after.y).toBeGreaterThanOrEqual(0);
  expect(after.y + after.height).toBeLessThanOrEqual(viewport.height + 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
});
