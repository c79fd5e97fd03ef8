import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousInAnyLight, seriousProblems } from './axe.ts';
import { open, PHONE } from './page.ts';
import { board, confirm, fanOut, items, lay, newGame, playTo, setUp } from './play-table.ts';

type Options = Parameters<typeof open>[1];

/** The table in the states that look different. */
const STATES: Readonly<Record<string, (options: Options) => Promise<Page>>> = {
  'the odds card': async options => {
    const page = await lay(playTo(setUp(newGame()), 'fire-group'), options);
    await items(page).last().hover();
    await page.locator('.odds-card').waitFor();
    return page;
  },
  'a fanned stack': async options => {
    const page = await lay(playTo(setUp(newGame()), 'movement'), options);
    const [id] = await page
      .locator('[data-stack]:has(.counter ~ .counter, [data-glides] ~ [data-glides]) [data-counter]')
      .evaluateAll(all => all.map(each => each.getAttribute('data-counter')));
    await fanOut(page, id ?? '');
    return page;
  },
  'the keys': async options => {
    const page = await lay(setUp(newGame()), options);
    await board(page).focus();
    await page.keyboard.press('Shift+Slash');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    return page;
  },
  'going back by agreement': async options => {
    const page = await lay(playTo(setUp(newGame()), 'fire-group'), options);
    await page.locator('.ask-list button', { hasText: /^\d+Fire/ }).click();
    await page.getByRole('button', { name: 'Ask to take it back' }).click();
    return page;
  },
  'dice to type': async options => {
    const session = playTo(setUp(newGame({ dice: 'typed' })), 'fire-group');
    session.answer(session.now.ask?.offers.find(({ words }) => words.grave)?.text ?? '');
    const page = await lay(session, options);
    await page.locator('.dice-box').waitFor();
    return page;
  },
  'what stands against something': async options => {
    const page = await lay(playTo(setUp(newGame()), 'fire-group'), options);
    await board(page).focus();
    await page.keyboard.press('KeyU');
    await page.keyboard.press('KeyW');
    await page.locator('.why-not').waitFor();
    return page;
  },
  'the hand-over': async options => {
    const page = await lay(newGame({ scenario: 'hill-154' }), options);
    await page.getByRole('button', { name: 'I am here' }).click();
    await page.getByRole('button', { name: 'Set up for me' }).click();
    await items(page).last().click();
    await confirm(page);
    await page.getByRole('heading', { level: 1, name: 'Americans' }).waitFor();
    expect(await page.locator('[data-counter], .log').count()).toBe(0);
    return page;
  },
  'the lesson': async options => {
    const page = await open('', { reducedMotion: 'reduce', ...options });
    await page.getByRole('button', { name: 'Take the lesson: First steps' }).click();
    await page.getByRole('complementary', { name: 'Lesson' }).waitFor();
    return page;
  },
};

test.each(Object.keys(STATES))('axe finds nothing serious about %s, light or dark', async state => {
  const page = await STATES[state]?.({ colorScheme: 'light' });
  expect(page && (await seriousInAnyLight(page))).toEqual([]);
});

test('nor on a phone', async () => {
  const page = await STATES['the odds card']?.({ viewport: PHONE, hasTouch: true });
  expect(page && (await seriousProblems(page))).toEqual([]);
});
