import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Rulebook } from '../../src/engine/index.ts';
import { rulebooks } from '../../src/rulebooks/index.ts';
import type { Session } from '../../src/web/play/session.ts';
import { stackKeyName } from '../../src/web/play/stack-keys.ts';
import { PHONE } from './page.ts';
import { atRest, board, counter, fanOut, lay, newGameOf, speech } from './play-table.ts';

const TALL = 10;

/** The first side sets up as much as may lie in one hex, weapons with it; gives what lies there. */
function pileUp(session: Session): readonly string[] {
  const side = session.now.ask?.side;
  const [hex = ''] = session.now.ask?.offers.flatMap(({ places }) => places) ?? [];
  const lying = () => session.now.tabletop.counters.filter(({ at }) => at === hex).map(({ id }) => id);
  for (;;) {
    const { ask, tabletop } = session.now;
    const waiting = new Set(tabletop.counters.filter(({ at }) => at === undefined).map(({ id }) => id));
    const placing =
      ask?.side === side ? ask?.offers.filter(({ pieces }) => pieces.some(id => waiting.has(id))) : [];
    const here = new Set([hex, ...lying()]);
    const next = placing?.find(({ pieces, places }) => [...pieces, ...places].some(it => here.has(it)));
    const placed = next ?? placing?.[0];
    if (placed === undefined) return lying();
    session.answer(placed.text);
  }
}

function tallStack(): { readonly session: Session; readonly stack: readonly string[] } {
  for (const book of rulebooks)
    for (const { id } of book.scenarios) {
      const session = newGameOf(book as Rulebook, { scenario: id });
      const stack = pileUp(session);
      if (stack.length < TALL) continue;
      // The other side's turn: what lies there can't act, and each counter that is chosen is told of.
      session.answer(session.now.ask?.offers.find(({ pieces }) => pieces.length === 0)?.text ?? '');
      return { session, stack };
    }
  throw new Error(`no scenario can have ${TALL} counters in a hex`);
}

const { session, stack } = tallStack();

/** Which counters of the stack a click or tap would hit now, where their cards are. */
const inReach = (page: Page): Promise<string[]> =>
  page.locator('[data-fanned]').evaluateAll(cards =>
    cards
      .filter(card => {
        const { left, right, top, bottom } = card.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return card.contains(hit) && left >= 0 && right <= innerWidth;
      })
      .map(card => card.getAttribute('data-fanned') ?? ''),
  );

/** What has been chosen to be told of. */
const told = (page: Page) =>
  page.locator('[data-told="true"]').evaluateAll(all => all.map(each => each.getAttribute('data-here')));
const lastCard = (page: Page) => page.locator('[data-fanned]').last().getAttribute('data-fanned');

/** The table with the stack in sight. */
async function layStack(options: Parameters<typeof lay>[1] = {}): Promise<Page> {
  const page = await lay(session, options);
  const { at = '' } = session.now.tabletop.counters.find(({ id }) => id === stack[0]) ?? {};
  await page.getByLabel('Go to hex').fill(at);
  await page.keyboard.press('Enter');
  await atRest(page, stack[0] ?? '');
  return page;
}

test('a pointer over a hex of ten counters lays all of them open, and a click chooses any', async () => {
  const page = await layStack();
  await fanOut(page, stack[0] ?? '');
  expect((await inReach(page)).toSorted()).toEqual(stack.toSorted());
  const ground = await page.locator('.fan').evaluate(fan => getComputedStyle(fan).backgroundColor);
  expect(ground, 'what lies under the fan shines through').toMatch(/^rgb\(/);
  await page.locator('[data-fanned]').last().click();
  await expect.poll(() => told(page)).toEqual([await lastCard(page)]);
});

test('by keys each of them is two presses away, and is told with its key', async () => {
  const page = await layStack();
  await board(page).focus();
  for (const [nth, id] of (await spreadByKeys(page)).entries()) {
    if (nth > 0) await page.keyboard.press('KeyC');
    const [title, key] = [session.nameOf(id), stackKeyName(nth)];
    await expect.poll(() => speech(page)).toContain(`${key} ${title}`);
    await page.keyboard.press(key.replace('Shift ', 'Shift+').replace(/(\d)/, 'Digit$1'));
    await expect.poll(() => speech(page)).toMatch(new RegExp(`^${title}, `));
    await page.keyboard.press('Escape');
  }
});

async function spreadByKeys(page: Page): Promise<string[]> {
  await page.keyboard.press('KeyC');
  const cards = page.locator('[data-fanned]');
  await cards.first().waitFor();
  return cards.evaluateAll(all => all.map(card => card.getAttribute('data-fanned') ?? ''));
}

test('a finger lays them open on a phone, each large enough to be hit', async () => {
  const page = await layStack({ viewport: PHONE, hasTouch: true });
  const box = await counter(page, stack[0] ?? '').boundingBox();
  if (box === null) throw new Error('the stack is not shown');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.locator('[data-fanned]').first().waitFor();
  expect((await inReach(page)).toSorted()).toEqual(stack.toSorted());
  const sizes = await page.locator('[data-fanned]').evaluateAll(cards => cards.map(card => card.clientWidth));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(42);
  await page.locator('[data-fanned]').last().tap();
  await expect.poll(() => told(page)).toEqual([await lastCard(page)]);
});
