/** Rolls tell themselves on the page: in the log, over the map and to those who listen. */
import { expect, test } from 'vitest';
import { accountText, Random, type Rulebook } from '../../src/engine/index.ts';
import { rulebooks } from '../../src/rulebooks/index.ts';
import type { Session } from '../../src/web/play/session.ts';
import { dice } from '../proof/dice.ts';
import { PHONE } from './page.ts';
import { items, lay, newGameOf, result, setUp } from './play-table.ts';

const DEVICES = [
  { device: 'a small desk', options: { viewport: { width: 1280, height: 720 } } },
  { device: 'a phone', options: { viewport: PHONE, hasTouch: true } },
];

test.each(DEVICES)('of six, ten and a hundred sides, on $device', async ({ options }) => {
  const page = await lay(newGameOf(dice, { seats: { A: 'human', B: 'random' } }), options);
  for (const i of [0, 1, 2]) await items(page).nth(i).click();
  await expect.poll(() => page.locator('.log .roll-account li').count()).toBe(3);
  const [six, ten, hundred] = await page.locator('.log .roll-account li').allInnerTexts();
  expect(six).toMatch(/^\d \+ \d = \d+ [≤>] 7 ?(hit|missed)/);
  expect(ten).toMatch(/^\d+ [≥<] 6 ?(hit|missed)/);
  expect(hundred).toMatch(/^\d+, −5 = −?\d+ [≤>] 45 ?(hit|missed)\s*−5 clear air/);
  const news = page.locator('.news .roll-account');
  await expect.poll(() => news.textContent()).toMatch(/45 ?(hit|missed)/);
  expect(await result(page)).toMatch(/To hit: \d+, minus 5 is (minus )?\d+, needed 45 or less: (hit|missed)/);
});

/** So many rolls to have something to read. */
const ROLLS = 8;

/** Plays at random until some dice have fallen. */
function withRolls(book: Rulebook): Session {
  const session = setUp(newGameOf(book));
  const random = new Random('rolls on the page');
  const rolls = () => session.now.journal.filter(({ is }) => is === 'roll').length;
  for (let i = 0; i < 3_000 && rolls() < ROLLS; i++) {
    if (session.now.handOver) session.takeOver();
    if (!session.now.ask) break;
    session.answer(random.pick(session.now.ask.offers).text);
  }
  return session;
}

test.each(rulebooks.flatMap(book => DEVICES.map(device => ({ book, ...device }))))(
  '$book.id: the log tells every roll, on $device',
  async ({ book, options }) => {
    const session = withRolls(book);
    const page = await lay(session, options);
    const handOver = page.locator('.hand-over button');
    if ((await handOver.count()) > 0) await handOver.first().click();
    const told = session.now.journal.flatMap(entry => (entry.is === 'roll' ? [entry] : []));
    expect(told.length).toBeGreaterThan(0);
    const lines = page.locator('.log .roll-account');
    await expect.poll(() => lines.count()).toBe(told.length);
    const last = told.at(-1);
    const verdict = accountText(last?.account ?? [], thing => session.nameOf(thing));
    const shown = (await lines.last().locator('.roll-sum').allInnerTexts()).map(text => text.trim());
    for (const sum of shown) expect(verdict).toContain(sum);
    // Nothing of it is cut off.
    const overflow = await lines.evaluateAll(all =>
      all.some(each => each.scrollWidth > each.clientWidth + 1),
    );
    expect(overflow).toBe(false);
    if (process.env.SHOTS) {
      await lines.last().scrollIntoViewIfNeeded();
      await page.screenshot({ path: `${process.env.SHOTS}/${book.id}-${options.viewport.width}.png` });
    }
  },
);
