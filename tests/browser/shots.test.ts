/** One shot, two clicks: who is pointed at is aimed at by those who can, and one button fires. */
import { expect, test } from 'vitest';
import { fetchLore } from '../../src/bots/doctrine/fetch.ts';
import { recent } from '../../src/play/forecast.ts';
import type { Shot } from '../../src/play/shot.ts';
import { shotsOf } from '../../src/play/shots.ts';
import type { Session } from '../../src/web/play/session.ts';
import { PHONE } from './page.ts';
import { atRest, board, counter, lay, newGame, playTo, setUp, speech } from './play-table.ts';

/** A prep fire in which several could fire together, and one of those whom they could fire at. */
async function withShot(): Promise<{ session: Session; shot: Shot; target: string }> {
  for (let seed = 1; seed < 60; seed++) {
    const session = playTo(setUp(newGame()), 'prep-fire', seed);
    const side = session.now.ask?.side ?? '';
    const lore = await fetchLore(session.book);
    const shot = shotsOf(lore, recent(session.match.save()), side).find(({ joined }) => joined.length > 0);
    const there = session.now.tabletop.counters.filter(({ at }) => at !== undefined && at === shot?.at);
    const target = there.findLast(each => each.side !== side && each.on === undefined);
    if (shot && target) return { session, shot, target: target.id };
  }
  throw new Error('nobody could fire together with others');
}

test('a click on the enemy takes aim with all who make sense, a chip leaves one out, a second click fires', async () => {
  const { session, shot, target } = await withShot();
  const page = await lay(session);
  await atRest(page, target);
  await counter(page, target).hover({ force: true });
  await page.locator('.shot-marks[data-is="seen"] .headline').waitFor();
  await counter(page, target).click({ force: true });
  const panel = page.locator('.shot');
  const rolled = await page.locator('.log .die').count();
  await panel.waitFor();
  expect(await page.locator('.shot-marks[data-is="aimed"]').count()).toBe(1);
  expect(await panel.locator('.odds-chart').count()).toBeGreaterThan(0);
  expect(await panel.locator('[data-part="in"]').count()).toBe(shot.joined.length);
  await panel.locator('[data-part="in"]').first().click();
  await expect.poll(() => panel.locator('[data-part="in"]').count()).toBe(shot.joined.length - 1);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/shot.png` });
  await panel.locator('[data-part="out"]').first().click();
  await expect.poll(() => panel.locator('[data-part="in"]').count()).toBe(shot.joined.length);
  // Looking has committed to nothing: it can be let be, and taken up again.
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => panel.count()).toBe(0);
  expect(await page.locator('.log .die').count()).toBe(rolled);
  await counter(page, target).click({ force: true });
  await panel.locator('.primary').click();
  await expect.poll(() => panel.count()).toBe(0);
  await expect.poll(() => page.locator('.log .die').count(), { timeout: 10_000 }).toBeGreaterThan(rolled);
});

test('by the keys: Enter takes aim and says who fires with what chance, Escape lets it be, Enter again fires', async () => {
  const { session, shot, target } = await withShot();
  const page = await lay(session);
  await atRest(page, target);
  await board(page).focus();
  const hex = shot.at.split(':').at(-1)?.split('/')[0] ?? '';
  await page.keyboard.press('Slash');
  await page.keyboard.type(hex);
  await page.keyboard.press('Enter');
  await board(page).focus();
  await page.keyboard.press('Enter');
  await page.locator('.shot').waitFor();
  expect(await speech(page)).toMatch(/ with .*%.* Enter fires, Escape lets it be\./);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.shot').count()).toBe(0);
  await page.keyboard.press('Enter');
  await page.locator('.shot').waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.log .die').count(), { timeout: 10_000 }).toBeGreaterThan(0);
});

test('by a finger: a tap takes aim, the button fires', async () => {
  const { session, target } = await withShot();
  const page = await lay(session, { viewport: PHONE, hasTouch: true });
  await atRest(page, target);
  await counter(page, target).tap({ force: true });
  await page.locator('.shot').waitFor();
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/shot-phone.png` });
  await page.locator('.shot .primary').tap();
  await expect.poll(() => page.locator('.shot').count()).toBe(0);
});
