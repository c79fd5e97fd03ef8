import { expect, test } from 'vitest';
import { Random, type Rulebook } from '../../src/engine/index.ts';
import { rulebooks } from '../../src/rulebooks/index.ts';
import { ordersOnPage } from '../proof/orders-on-page.ts';
import { PHONE } from './page.ts';
import { board, lay, newGameOf, setUp } from './play-table.ts';

const DEVICES = [
  { device: 'desk', options: {} },
  { device: 'phone', options: { viewport: PHONE, hasTouch: true } },
];
const starterKit = rulebooks.find(({ id }) => id === 'aslsk') as Rulebook;

test.each(DEVICES)('every part of a sheet is drawn and can be read, on a $device', async ({ options }) => {
  const page = await lay(newGameOf(ordersOnPage, { seats: { A: 'human', B: 'random' } }), options);
  await page.getByRole('button', { name: 'Data sheet of unit a1' }).click();
  const sheet = page.getByRole('dialog', { name: 'unit a1' });
  await sheet.waitFor();
  expect(await sheet.locator('.rosette-sector').count()).toBe(12);
  expect(await sheet.getByRole('table').getByRole('row').allInnerTexts()).toHaveLength(3);
  expect(await sheet.locator('.ring').count()).toBe(2);
  expect(await sheet.textContent()).toContain('substitute: a proof game');
  await page.keyboard.press('Escape');
  expect(await sheet.count()).toBe(0);
});

test('a key opens the sheet of what is under the cursor', async () => {
  const page = await lay(newGameOf(ordersOnPage, { seats: { A: 'human', B: 'random' } }));
  await board(page).focus();
  await page.keyboard.press('n');
  await page.getByRole('dialog', { name: 'unit a1' }).waitFor();
});

/** A game of the Starter Kit, played at random until a tank has come onto the map. */
function withTank() {
  const session = setUp(newGameOf(starterKit, { scenario: 'les-loges' }));
  const random = new Random(1);
  for (let i = 0; i < 1_000; i++) {
    const { counters } = session.now.tabletop;
    const tank = counters.find(({ face, at }) => face.symbol === 'tank' && at !== undefined);
    if (tank && session.now.ask) return [session, tank] as const;
    if (session.now.handOver) session.takeOver();
    else session.answer(random.pick(session.now.ask?.offers ?? []).text);
  }
  throw new Error('no tank has come');
}

test.each(DEVICES)('the sheet of a tank, on a $device', async ({ options }) => {
  const [session, tank] = withTank();
  const page = await lay(session, options);
  if (await page.locator('.hand-over').count()) await page.getByRole('button', { name: 'I am here' }).click();
  await page
    .getByRole('textbox', { name: /Go to/ })
    .first()
    .fill(tank.at ?? '');
  await page.keyboard.press('Enter');
  await page
    .getByRole('button', { name: /^Data sheet of .*(?:tank|car)/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  expect(await sheet.textContent()).toContain('Armour of the hull');
});
