import { expect, test } from 'vitest';
import { sourceOf } from '../../src/engine/index.ts';
import { rulebooks } from '../../src/rulebooks/index.ts';
import { seriousInAnyLight } from './axe.ts';
import { open, PHONE } from './page.ts';

const charts = rulebooks.find(({ id }) => id === 'aslsk')?.presentation?.charts ?? [];

test('every chart is there with all its values, and says where they come from', async () => {
  const page = await open('#/charts/aslsk');
  await page.getByRole('heading', { name: 'Infantry Fire Table' }).waitFor();
  expect(await page.locator('.chart').count()).toBe(charts.length);
  const cells = charts.reduce((sum, { rows, columns }) => sum + rows.length * columns.length, 0);
  expect(await page.locator('.chart tbody td').count()).toBe(cells);
  for (const source of await page.locator('.chart-source').allTextContents())
    expect(source).toMatch(/^[●◆◐○] (?:printed|public|inferred|substitute): ./);
});

test('a value from elsewhere than its neighbours carries a sign and a word', async () => {
  const page = await open('#/charts/aslsk');
  const marks = charts.flatMap(chart =>
    chart.rows.flatMap(row =>
      chart.columns.flatMap(column => {
        const { provenance, doubtful } = sourceOf(chart, row, column);
        return [provenance !== chart.source.provenance, doubtful === true].filter(Boolean);
      }),
    ),
  );
  await page.locator('.chart').first().waitFor();
  expect(await page.locator('.chart td .provenance-sign').count()).toBe(marks.length);
  expect(await page.locator('.chart td .visually-hidden').count()).toBe(marks.length);
});

test('the list leads to a chart', async () => {
  const page = await open('#/charts/aslsk');
  await page
    .getByRole('navigation', { name: 'Charts' })
    .getByRole('link', { name: 'Terrain chart', exact: true })
    .click();
  const top = () => page.locator('#chart-terrain, [id^="chart-terrain"]').first().boundingBox();
  await expect.poll(async () => (await top())?.y ?? 1000).toBeLessThan(100);
});

test('axe finds nothing serious, light or dark, and it fits a phone', async () => {
  const page = await open('#/charts/aslsk', { viewport: PHONE });
  await page.locator('.chart').first().waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
  // Thousands of cells are alike: the first rows of the first charts are as good as all.
  await page.evaluate(() => {
    for (const chart of [...document.querySelectorAll('.chart')].slice(6)) chart.remove();
    for (const body of document.querySelectorAll('.chart tbody'))
      for (const row of [...body.children].slice(2)) row.remove();
  });
  expect(await seriousInAnyLight(page)).toEqual([]);
});
