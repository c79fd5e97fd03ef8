import { expect, test } from 'vitest';
import { dice } from '../proof/dice.ts';
import { PHONE } from './page.ts';
import { items, lay, newGameOf } from './play-table.ts';

test.each([
  { device: 'a desk', options: {} },
  { device: 'a phone', options: { viewport: PHONE, hasTouch: true } },
])('dice of ten sides are drawn as such, and two are read as one number, on $device', async ({ options }) => {
  const page = await lay(newGameOf(dice, { seats: { A: 'human', B: 'random' } }), options);
  for (const i of [0, 1, 2, 1, 2, 2, 0, 1]) await items(page).nth(i).click();
  await page.locator('.ask-outcome').waitFor();
  const drawn = page.locator('.log .die');
  expect(await drawn.evaluateAll(all => all.map(each => each.getAttribute('data-sides')).sort())).toEqual([
    ...Array(9).fill('10'),
    ...Array(4).fill('6'),
  ]);
  const readings = await page.locator('.log .dice-reading').allInnerTexts();
  expect(readings).toHaveLength(3);
  const said = await page
    .locator('.log .dice')
    .evaluateAll(all => all.map(each => each.getAttribute('aria-label')));
  expect(said.filter(words => words?.endsWith('of 100'))).toEqual(readings.map(n => `Dice: ${n} of 100`));
  // How they fell, by kind of die.
  await page.goto(page.url().replace('#/play/', '#/replay/'));
  await page.getByRole('button', { name: 'Dice', exact: true }).click();
  const rows = await page.locator('.dice-statistics tbody tr').allInnerTexts();
  expect(rows.map(row => row.replace(/\s+/g, ' ')).sort()).toEqual([
    expect.stringMatching(/^To hit 2d6 2 .* 7\.00 /),
    expect.stringMatching(/^To hit d10 3 .* 5\.50 /),
    expect.stringMatching(/^To hit d100 3 .* 50\.50 /),
  ]);
});

test('real ten-sided dice are typed in: 0 is a ten, 00 a hundred', async () => {
  const page = await lay(newGameOf(dice, { seats: { A: 'human', B: 'random' }, dice: 'typed' }));
  await items(page).nth(2).click();
  await page.getByLabel('percentile, 1 to 100, or 00').fill('00');
  await page.getByRole('button', { name: 'These fell' }).click();
  await items(page).nth(1).click();
  await page.getByLabel('die, 1 to 10').fill('0');
  await page.getByRole('button', { name: 'These fell' }).click();
  await expect
    .poll(() =>
      page.locator('.log .dice').evaluateAll(all => all.map(each => each.getAttribute('aria-label'))),
    )
    .toEqual(['Dice: 100 of 100', 'Dice: die 10']);
});
