import { expect, test } from 'vitest';
import { open, PHONE } from './page.ts';
import { fanOut } from './play-table.ts';

test('a newcomer takes the first lesson by clicking what the guide says', async () => {
  const page = await open('', { reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Take the lesson: First steps' }).click();
  const guide = page.getByRole('complementary', { name: 'Lesson' });
  await guide.getByText('1 of 12').waitFor();
  const said = [
    ...(await guide.locator('header, p').allTextContents()),
    ...(await page.locator('.ask-prompt').allTextContents()),
  ];
  const words = said.join(' ').trim().split(/\s+/);
  expect(words.length).toBeLessThanOrEqual(120);

  // The squad stands under its leader: the stack fans out under the pointer.
  await fanOut(page, 'u5');
  await page.locator('[data-fanned="u5"]').click();
  await guide.getByText('2 of 12').waitFor();

  for (let step = 2; step <= 12; step++) {
    await guide.getByText(`${step} of 12`).waitFor();
    await guide.getByRole('button', { name: /^Do it for me/ }).click();
  }
  await guide.getByText('The house is yours').waitFor();
  await guide.getByRole('link', { name: 'To the scenarios' }).click();
  await page.getByRole('link', { name: 'Continue The Crossroads' }).waitFor();
});

test('the lesson fits a phone, survives a reload, and can be left', async () => {
  const page = await open('', { viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Take the lesson: First steps' }).click();
  const guide = page.getByRole('complementary', { name: 'Lesson' });
  await guide.getByRole('button', { name: /^Do it for me/ }).click();
  await guide.getByText('2 of 12').waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
  await page.reload();
  await guide.getByText('2 of 12').waitFor();
  await guide.getByRole('button', { name: 'Leave the lesson' }).click();
  await guide.waitFor({ state: 'detached' });
  // The game goes on against a beginner, and nobody has to type dice.
  await page.locator('.ask-list button').last().click();
  await page.locator('.ask-list button').first().waitFor();
  expect(await page.locator('.dice-box').count()).toBe(0);
});
