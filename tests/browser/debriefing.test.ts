/** The end of a game: how it went, and what one may do next. */
import { expect, test } from 'vitest';
import { Random } from '../../src/engine/index.ts';
import { PHONE } from './page.ts';
import { lay, newGame, setUp } from './play-table.ts';

/** Played at random to its end. */
function finished() {
  const session = setUp(newGame());
  const random = new Random('to the end');
  for (let i = 0; i < 5_000 && session.now.ask; i++) session.answer(random.pick(session.now.ask.offers).text);
  expect(session.now.outcome).toBeDefined();
  return session;
}

test('a finished game is debriefed; the next scenario and a rematch are a click away', async () => {
  const session = finished();
  const page = await lay(session);
  const debriefing = page.locator('.debriefing');
  await debriefing.waitFor();
  const { status } = session.now.tabletop;
  expect(await debriefing.locator('.debriefing-status li').count()).toBe(status.length);
  const rows = await debriefing.locator('tbody tr').allInnerTexts();
  for (const side of session.match.sides) {
    const rolls = session.now.journal.filter(entry => entry.is === 'roll' && entry.by === side);
    expect(rows.find(row => row.includes(session.sideName(side)))).toMatch(
      new RegExp(`\\s${rolls.length}\\s`),
    );
  }
  expect(await debriefing.locator('[data-winner="true"]').count()).toBe(1);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/debriefing.png` });
  await debriefing.getByRole('link', { name: /^Next scenario/ }).click();
  const next = session.book.scenarios[1]?.title ?? '';
  await page.getByRole('heading', { level: 1, name: next }).waitFor();
  await page.goBack();
  const before = page.url();
  await debriefing.getByRole('button', { name: 'Rematch' }).click();
  await expect.poll(() => page.url()).not.toBe(before);
  await page.locator('.ask-prompt').waitFor();
  expect(await debriefing.count()).toBe(0);
});

test('so it is on a phone', async () => {
  const page = await lay(finished(), { viewport: PHONE, hasTouch: true });
  await page.locator('.debriefing').waitFor();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(PHONE.width);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/debriefing-phone.png` });
});
