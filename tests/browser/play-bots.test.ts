import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Session } from '../../src/web/play/session.ts';
import { seriousInAnyLight } from './axe.ts';
import { PHONE } from './page.ts';
import { items, lay, newGame, SIDES } from './play-table.ts';

/** Who is asked first is a captain, the others are people. */
function againstCaptain(): { readonly session: Session; readonly captain: string; readonly person: string } {
  const session = newGame();
  const captain = session.now.ask?.side ?? '';
  const seats = Object.fromEntries(SIDES.map(side => [side, side === captain ? 'captain' : 'human']));
  const saved = { ...session.saved(), table: JSON.stringify({ ...session.table, seats }) };
  session.saved = () => saved;
  const [person = ''] = SIDES.filter(side => side !== captain);
  return { session, captain, person };
}

test('a captain sets up beside the page, hands over, and says why', async () => {
  const { session, person } = againstCaptain();
  const page = await lay(session);
  await page.locator('.ask-reason').waitFor();
  expect(await page.locator('.ask-reason').textContent()).toContain('I know this ground');
  expect(await page.locator('.ask-panel header').textContent()).toContain(session.sideName(person));
}, 60_000);

/** Lays the game on a page on which the bots' worker breaks as soon as it is fetched, until it is mended. */
async function layBroken(session: Session): Promise<{ readonly page: Page; mend(): void }> {
  const state = { isBroken: true };
  const page = await lay(session, {}, async context => {
    await context.route('**/assets/worker-*.js', async route => {
      const response = await route.fetch();
      const isOfBots = (await response.text()).includes('is not asked anything here');
      if (state.isBroken && isOfBots)
        await route.fulfill({ response, body: 'throw new Error("no memory is left")' });
      else await route.fulfill({ response });
    });
  });
  return {
    page,
    mend() {
      state.isBroken = false;
    },
  };
}

const choose = (page: Page, name: string) => page.getByRole('button', { name }).click();
const heading = (page: Page) => page.locator('.ask-panel h2').first().textContent();

test('a captain whose worker fails says so, and is asked again on request', async () => {
  const { session, captain, person } = againstCaptain();
  const { page, mend } = await layBroken(session);
  await page.getByText(`The bot of the ${session.sideName(captain)} can’t go on`).waitFor();
  expect(await page.locator('.ask-waiting').textContent()).toContain('no memory is left');
  expect(await seriousInAnyLight(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
  await choose(page, 'Try again');
  await page.getByText('can’t go on').waitFor();
  mend();
  await choose(page, 'Try again');
  await expect.poll(() => heading(page), { timeout: 30_000 }).toBe(session.sideName(person));
}, 90_000);

test('another level takes the seat of a captain who fails', async () => {
  const { session, person } = againstCaptain();
  const { page, mend } = await layBroken(session);
  await page.getByLabel('Another player').selectOption('recruit');
  mend();
  await choose(page, 'takes over');
  await expect.poll(() => heading(page), { timeout: 30_000 }).toBe(session.sideName(person));
}, 90_000);

test('a person plays the side of a captain who fails, and a reload keeps it so', async () => {
  const { session, captain } = againstCaptain();
  const { page } = await layBroken(session);
  await choose(page, 'Play this side myself');
  await items(page).first().waitFor();
  expect(await heading(page)).toBe(session.sideName(captain));
  await page.reload();
  await items(page).first().waitFor();
  expect(await heading(page)).toBe(session.sideName(captain));
}, 60_000);
