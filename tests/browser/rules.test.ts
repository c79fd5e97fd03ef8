import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousProblems } from './axe.ts';
import { open, PHONE } from './page.ts';

const firstRule = (page: Page) => page.locator('.rule-id').first().textContent();
const isInWindow = (page: Page, rule: string): Promise<boolean> =>
  page.locator(`[data-rule="${rule}"]`).evaluate(row => {
    const { top, bottom } = row.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

test('the shelf has five books and the number of their rules', async () => {
  const page = await open('#/rules');
  await page.getByRole('heading', { level: 1, name: 'Every rule, accounted for' }).waitFor();
  expect(await page.locator('.shelf li').count()).toBe(5);
  expect(await page.locator('.introduction').textContent()).toContain('5,136 rules');
  expect(await page.title()).toBe('Rules · Hedgerow');
});

test('no compendium is fetched before a book is opened', async () => {
  const page = await open('#/rules');
  const fetched: string[] = [];
  page.on('request', request => fetched.push(request.url()));
  await page.reload();
  await page.locator('.shelf').waitFor();
  expect(fetched.filter(url => url.includes('compendium'))).toEqual([]);
  await page.locator('.shelf').getByText('Panzer').click();
  await page.locator('.rule').first().waitFor();
  expect(fetched.filter(url => url.includes('compendium'))).toHaveLength(1);
});

test('searching all books finds rules in several, and marks the word', async () => {
  const page = await open('#/rules');
  await page.getByRole('searchbox').fill('cower');
  await page.locator('.rule').first().waitFor();
  expect(await page.locator('.rule-book').count()).toBeGreaterThan(1);
  expect(await page.locator('.rule mark').first().textContent()).toMatch(/^cower$/i);
  expect(page.url()).toContain('q=cower');
});

test('a number finds its rule first; nonsense finds nothing and says so', async () => {
  const page = await open('#/rules/aslsk');
  await page.getByRole('searchbox').fill('3.2.2.c');
  await expect.poll(() => firstRule(page)).toBe('3.2.2.c');
  await page.getByRole('searchbox').fill('xyzzy');
  await page.getByText('No rule matches').waitFor();
  expect(await page.locator('.rule').count()).toBe(0);
});

test('filters narrow by area, kind and coverage, and the address keeps them', async () => {
  const page = await open('#/rules/lnl');
  await page.getByRole('navigation', { name: 'Areas' }).getByText('Line of sight').click();
  await page.getByLabel('Kind').selectOption('Modifier');
  await page.getByRole('button', { name: 'Covered' }).click();
  await page.waitForURL(/area=los.*kind=modifier.*standing=covered/);
  const before = await page.locator('.rule-tags').allInnerTexts();
  expect(before.length).toBeGreaterThan(0);
  for (const tags of before) expect(tags).toMatch(/Covered[\s\S]*Line of sight[\s\S]*Modifier/);
  await page.reload();
  await page.locator('.rule').first().waitFor();
  expect(await page.locator('.rule-tags').allInnerTexts()).toEqual(before);
});

test.each(['aslsk/3.2.2.c', 'sl/14.29.4.1', 'combat/6.1.1(1)'])(
  'a link to %s shows that rule',
  async link => {
    const [, rule = ''] = link.split('/');
    const page = await open(`#/rules/${link}`);
    await page.locator('.rule[aria-current]').waitFor();
    expect(await page.locator('.rule[aria-current] .rule-id').textContent()).toBe(rule);
    await expect.poll(() => isInWindow(page, rule)).toBe(true);
    expect(await page.locator('.rule-evidence').textContent()).toMatch(
      /^(?:Covered|Not yet|Not applicable): /,
    );
  },
);

test('a link to a rule that does not exist says so and shows the book', async () => {
  const page = await open('#/rules/panzer/99.9');
  await page.getByText('Panzer has no rule 99.9').waitFor();
  expect(await page.locator('.rule').count()).toBeGreaterThan(10);
});

test('the last rule of the longest book can be scrolled to', async () => {
  const page = await open('#/rules/sl');
  await page.locator('.rule').first().waitFor();
  const drawn = await page.locator('.rule').count();
  expect(drawn).toBeLessThan(400);
  await expect
    .poll(async () => {
      await page.evaluate('scrollTo(0, document.body.scrollHeight)');
      return page.locator('.rule').last().textContent();
    })
    .toContain('CTR.');
});

test('everything can be done from the keyboard', async () => {
  const page = await open('#/rules');
  await page.locator('.shelf').waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to the content');
  await page.keyboard.press('/');
  await page.keyboard.type('sniper');
  await page.locator('.rule').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = await page.locator('.rule-id').nth(1).textContent();
  expect(await page.evaluate('document.activeElement.textContent')).toBe(second);
  await page.keyboard.press('Enter');
  await page.locator('.rule[aria-current]').waitFor();
  expect(await page.locator('.rule[aria-current] .rule-id').textContent()).toBe(second);
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  expect(await page.getByRole('searchbox').inputValue()).toBe('');
});

test('the back button returns to where one was', async () => {
  const page = await open('#/rules/combat?q=mortar');
  await page.locator('.rule').first().waitFor();
  await page.getByRole('navigation', { name: 'Books' }).getByText('Panzer').click();
  await page.getByRole('heading', { level: 1, name: 'Panzer' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Combat!' }).waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe('mortar');
});

test.each(['light', 'dark'] as const)('nothing serious for axe in %s colours', async colorScheme => {
  for (const hash of ['#/rules', '#/rules/aslsk/3.2.2.c?q=leader', '#/rules?q=fire&standing=covered']) {
    const page = await open(hash, { colorScheme });
    await page.locator('.rule, .shelf').first().waitFor();
    expect(await seriousProblems(page), hash).toEqual([]);
  }
});

test.each(['#/rules', '#/rules/sl', '#/rules/combat?q=vehicle+fire'])(
  'nothing sticks out of a phone at %s',
  async hash => {
    const page = await open(hash, { viewport: PHONE });
    await page.locator('.rule, .shelf').first().waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
    expect(await seriousProblems(page)).toEqual([]);
  },
);
