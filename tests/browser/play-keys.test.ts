import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { board, lay, newGame, result, setUp, skipTo, speech } from './play-table.ts';

/** Presses keys on the board, and gives what was said after each: politely, and of one's own acts at once. */
async function transcript(page: Page, keys: readonly string[]): Promise<string[]> {
  const said: string[] = [];
  let last = await result(page);
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    const now = await result(page);
    const told = now === last ? [] : [`! ${now?.trim()}`];
    last = now;
    said.push([`${key}: ${((await speech(page)) ?? '').trim()}`, ...told].join(' '));
  }
  return said;
}

/** The first movement phase, with nobody having fired. */
const atMovement = () => skipTo(setUp(newGame()), 'movement');

test('a turn by the keyboard alone, with all that is said on the way', async () => {
  const page = await lay(atMovement());
  await board(page).focus();
  const keys = ['KeyT', 'KeyS', 'PageDown', 'PageDown', 'Enter', 'KeyD', 'Shift+KeyD', 'KeyA', '1'];
  const onTheMove = [
    'Shift+PageDown',
    'PageDown',
    'Enter',
    'Enter',
    'KeyR',
    'KeyW',
    'KeyZ',
    'Escape',
    'KeyT',
  ];
  expect(await transcript(page, [...keys, ...onTheMove])).toMatchInlineSnapshot(`
    [
      "KeyT: Turn 1, Movement phase.",
      "KeyS: Turn 1 of 4, Americans: movement phase. Americans control 0 of 3 buildings, 2 needed.",
      "PageDown: American squad 6-6-6 E; M5, 3 hexes, eight o’clock. 1 of 4.",
      "PageDown: American squad 6-6-6 G; M5, 3 hexes, eight o’clock. 2 of 4.",
      "Enter: American squad 6-6-6 E, American MMG; American squad 6-6-6 G; American leader 8-1 H; stone building, one storey, hedge to the N, M5; 3 acts",
      "KeyD: American squad 6-6-6 E, American MMG; American squad 6-6-6 G; American leader 8-1 H; stone building, one storey, hedge to the N, M5; 3 acts",
      "Shift+KeyD: American squad 6-6-6 E, identity E, class: first line 1, firepower, with assault fire 6, smoke exponent 3, normal range 6, morale 6. American MMG, weapon MMG, portage points 3PP, firepower 4, normal range 10, rate of fire 2, breakdown number B12. American squad 6-6-6 G, identity G, class: first line 1, firepower, with assault fire 6, smoke exponent 3, normal range 6, morale 6. American leader 8-1 H, identity H, leadership modifier -1, morale 8.",
      "KeyA: 3 acts: Move 6-6-6 E; Move 6-6-6 G; Move 8-1 H.",
      "1: Americans: Move on. 19 answers.",
      "Shift+PageDown: answers: 6.",
      "PageDown: Move to M4; M4, 1 hex, twelve o’clock. 1 of 6.",
      "Enter: orchard, hedge to the NE, S and SW, M4; 2 acts",
      "Enter: Germans: Fire at the units moving in M4? 3 answers. ! American squad 6-6-6 E to M4.",
      "KeyR: American squad 6-6-6 E to M4",
      "KeyW: M4: it has to be said first who fires, rule 3.2.2.e.",
      "KeyZ: Americans: Move on. 19 answers. ! Back to before: Move to M4",
      "Escape: Americans: Movement: pick a unit. 5 answers.",
      "KeyT: Turn 1, Movement phase.",
    ]
  `);
});

test('fire by the keyboard alone: target, group, odds, dice', async () => {
  const page = await lay(skipTo(setUp(newGame()), 'prep-fire'));
  await board(page).focus();
  const declared = ['PageDown', 'Space', 'PageDown', 'Space', 'PageDown', 'PageDown', 'Space', 'KeyA'];
  expect(await transcript(page, [...declared, '1'])).toMatchInlineSnapshot(`
    [
      "PageDown: American squad 6-6-6 E; M5, 3 hexes, eight o’clock. 1 of 4.",
      "Space: Americans: Who fires at P5? 4 answers.",
      "PageDown: American MMG; M5, 3 hexes, eight o’clock. 1 of 3.",
      "Space: Americans: Who fires at P5? 3 answers.",
      "PageDown: American squad 6-6-6 G; M5, 3 hexes, eight o’clock. 1 of 2.",
      "PageDown: American leader 8-1 H; M5, 3 hexes, eight o’clock. 2 of 2.",
      "Space: Americans: Who fires at P5? 1 answer.",
      "KeyA: M5 to P3: N4 the building, rule 1.1.1.building.a. M5 to P3: the attack has its target, rule 3.2.2.e.",
      "1: Fire at P5: once more to do it. The attack is declared: the dice fall.",
    ]
  `);
  // How the dice fall is no matter of the keys.
  const [shot, last, back] = await transcript(page, ['1', 'KeyR', 'KeyZ']);
  const told =
    'American squad 6-6-6 E, American MMG fire at German squad 4-6-7 B on column 8, +2. Fire at P5: ';
  expect(shot).toMatch(/^1: \w+: .* answers?\. ! /);
  expect(shot).toContain(told);
  expect(shot?.slice(shot.indexOf(told) + told.length)).toMatch(/^\d and \d/);
  expect(shot).toContain(last?.slice('KeyR: '.length));
  expect(back).toBe('KeyZ: The dice have fallen: that stands.');
});

test('what lies around: hex by hex, then in short, and along a line to the edge', async () => {
  const page = await lay(atMovement());
  await page.getByLabel('Go to hex').fill('k1');
  await page.keyboard.press('Enter');
  expect(await transcript(page, ['KeyQ', 'KeyQ', 'KeyI', 'KeyX', 'KeyI', '9'])).toMatchInlineSnapshot(`
    [
      "KeyQ: N: edge of the map. NE: open ground, L0. SE: open ground, L1. S: grain, K2. SW: edge of the map. NW: edge of the map",
      "KeyQ: 3 edge of the map, 2 open ground, 1 grain.",
      "KeyI: Edge of the map.",
      "KeyX: Along which way?",
      "KeyI: Nothing that way from K1.",
      "9: There is no answer 9.",
    ]
  `);
});

test('letters can be switched off: then only the named keys act', async () => {
  const page = await lay(atMovement());
  await page.evaluate(() => localStorage.setItem('hedgerow/settings', JSON.stringify({ letters: false })));
  await page.reload();
  await board(page).focus();
  const before = await speech(page);
  await page.keyboard.press('KeyT');
  expect(await speech(page)).toBe(before);
  await page.keyboard.press('PageDown');
  await expect.poll(() => speech(page)).toMatch(/1 of \d+\.$/);
});

test.each([
  ['German', 'y'],
  ['French', 'w'],
  ['US', 'z'],
])('on a %s keyboard the key for taking back lies where it lies', async (_layout, key) => {
  const page = await lay(atMovement());
  await board(page).dispatchEvent('keydown', { code: 'KeyZ', key, bubbles: true });
  await expect.poll(() => result(page)).toMatch(/^Back to before: /);
});

test('a whole scenario by the keys of the board', async () => {
  const page = await lay(setUp(newGame()));
  await page.evaluate(playByKeys, 5);
  expect(await page.locator('#ask').textContent()).toMatch(/win$/);
}, 90_000);

/** Runs in the page: chooses answers by their numbers, each twice, so that what asks once is confirmed. */
async function playByKeys(seed: number): Promise<void> {
  const map = document.getElementById('board');
  let state = seed;
  for (let i = 0; i < 3_000 && document.querySelector('.ask-outcome') === null; i++) {
    const count = Math.min(9, document.querySelectorAll('.ask-list button').length);
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    const digit = ((state >> 8) % Math.max(1, count)) + 1;
    const press = { code: `Digit${digit}`, key: `${digit}`, bubbles: true };
    map?.dispatchEvent(new KeyboardEvent('keydown', press));
    await new Promise(done => setTimeout(done));
    if (document.querySelector('.confirm')) map?.dispatchEvent(new KeyboardEvent('keydown', press));
    await new Promise(done => setTimeout(done));
  }
}
