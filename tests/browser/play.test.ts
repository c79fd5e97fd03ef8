import { expect, test } from 'vitest';
import { handDice, Match } from '../../src/engine/index.ts';
import { forecast } from '../../src/play/forecast.ts';
import { rulebooks } from '../../src/rulebooks/index.ts';
import { percent } from '../../src/web/play/odds/numbers.ts';
import { Session } from '../../src/web/play/session.ts';
import { PHONE } from './page.ts';
import {
  ASK_ALWAYS,
  atRest,
  board,
  confirm,
  counter,
  items,
  lay,
  newGame,
  newGameOf,
  playOn,
  playTo,
  result,
  SIDES,
  setUp,
  skipTo,
} from './play-table.ts';

test('a game is played hot-seat to its end by the buttons of the page', async () => {
  const page = await lay(newGame());
  const asks = await page.evaluate(playOn, { seed: 3, answers: 3_000 });
  expect(await page.locator('#ask').textContent()).toMatch(/win$/);
  expect(asks.length).toBeGreaterThan(6);
  expect(await page.locator('.ask-outcome').count()).toBe(1);
  await page.reload();
  await page.locator('.ask-outcome').waitFor();
}, 120_000);

// To their ends they are played in session-books.test.ts, without a page.
test.each(rulebooks)(
  'so are the first answers in the first scenario of $title',
  async book => {
    const page = await lay(setUp(newGameOf(book)));
    const asks = await page.evaluate(playOn, { seed: 3, answers: 60 });
    expect(asks.length).toBeGreaterThan(1);
  },
  120_000,
);

test('hexes that can be chosen and are out of sight are a click away', async () => {
  const page = await lay(newGame());
  const { x, y, width, height } = (await board(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const toThem = page.getByRole('button', { name: /^Show the \d+ hexes that can be chosen$/ });
  expect(await toThem.count()).toBe(0);
  // Nobody sets up all over the map: into one end of it or the other, and they are out of sight.
  for (const end of [0.04, 0.96]) {
    await page.keyboard.press('0');
    await page.mouse.move(x + end * width, y + 0.1 * height);
    for (let i = 0; i < 6; i++) await page.mouse.wheel(0, -400);
    await page.waitForTimeout(300);
    if (await toThem.isVisible()) break;
  }
  await toThem.click();
  await expect.poll(() => toThem.count()).toBe(0);
});

test('a reload in mid-move loses nothing', async () => {
  const page = await lay(playTo(setUp(newGame()), 'move'));
  await items(page).first().click();
  const before = await items(page).allTextContents();
  const lying = await page
    .locator('[data-counter]')
    .evaluateAll(all => all.map(each => each.getAttribute('data-counter')));
  await page.reload();
  await page.locator('.ask-panel').waitFor();
  expect(await items(page).allTextContents()).toEqual(before);
  expect(
    await page
      .locator('[data-counter]')
      .evaluateAll(all => all.map(each => each.getAttribute('data-counter'))),
  ).toEqual(lying);
});

test('counters and hexes are clicked: two clicks from a counter carry an act out', async () => {
  const session = playTo(setUp(newGame()), 'movement');
  const first = session.now.ask?.offers.find(({ pieces }) => pieces.length === 1);
  const page = await lay(session);
  const id = first?.pieces[0] ?? '';
  await atRest(page, id);
  const box = await counter(page, id).boundingBox();
  if (box === null) throw new Error('the counter is not shown');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const fanned = page.locator(`[data-fanned="${id}"]`);
  if ((await fanned.count()) > 0) await fanned.click();
  await page.locator('.reach').waitFor();
  const ring = await page.locator('.reach circle').first().boundingBox();
  if (ring === null) throw new Error('no hex is open');
  await page.mouse.click(ring.x + ring.width / 2, ring.y + ring.height / 2);
  await expect.poll(() => result(page)).toMatch(/ to [A-Z]+\d+/);
});

test('the odds card shows the numbers of the engine', async () => {
  const session = playTo(setUp(newGame()), 'fire-group');
  const ask = session.now.ask;
  const shoot = ask?.offers.find(({ words }) => words.grave === true);
  if (!ask || !shoot) throw new Error('nothing to fire with');
  const chances = forecast(session.book, session.match.save(), ask.side, shoot.text)?.chances;
  const page = await lay(session);
  await page.locator(`[data-act="${shoot.text}"]`).hover();
  const card = page.locator('.odds-card');
  await card.waitFor();
  const figuresOf = (thing: string) =>
    card.locator(`[data-thing="${thing}"] dd`).evaluateAll(all => all.map(each => each.textContent));
  for (const { of, otherwise, spared, rows } of chances?.targets ?? [])
    expect(await figuresOf(of)).toEqual(
      [{ is: otherwise, ...spared }, ...rows].map(({ is, chance }) => `${is}${percent(chance)}`),
    );
  for (const { of, rows } of chances?.doers ?? [])
    expect(await figuresOf(of)).toEqual(rows.map(({ is, chance }) => `${is}${percent(chance)}`));
  expect(chances?.targets.some(({ rows }) => rows.length > 0)).toBe(true);
  expect(await card.locator('.cite-number').count()).toBeGreaterThan(1);
  // Who points with a mouse has seen the odds, and is not asked again.
  await page.locator(`[data-act="${shoot.text}"]`).click();
  await expect.poll(() => page.locator('.log-panel .dice').count()).toBeGreaterThan(0);
  const told = await page.locator('.news').textContent();
  const newest = page.locator('.log-lines > li').last();
  expect(told).toContain(await newest.locator('.log-sentence').textContent());
  const isSeen = (line: Element) => {
    const [log, own] = [line.parentElement, line].map(each => each?.getBoundingClientRect());
    return log !== undefined && own !== undefined && own.top >= log.top && own.top < log.bottom;
  };
  expect(await newest.evaluate(isSeen)).toBe(true);
});

test('any citation tells the rule in our words and leads into the compendium', async () => {
  const page = await lay(setUp(newGame()));
  const cite = page.locator('.ask-prompt .cite-number');
  const number = await cite.textContent();
  await cite.click();
  const note = page.locator('.ask-prompt .cite-note');
  await expect.poll(async () => ((await note.textContent()) ?? '').length).toBeGreaterThan(60);
  await note.getByRole('link').click();
  await expect.poll(() => page.url()).toContain(`#/rules/aslsk/${number}`);
});

test('what the orders let pass is never asked', async () => {
  const page = await lay(playTo(setUp(newGame({ orders: ASK_ALWAYS })), 'first-fire'));
  const prompt = page.locator('.ask-prompt');
  expect(await prompt.textContent()).toContain('Fire at');
  for (const detail of await page.getByText('Orders in detail').all()) await detail.click();
  const stops = page.getByLabel(/: ask$/);
  for (let i = 0; i < (await stops.count()); i++) await stops.nth(i).selectOption('never');
  expect(await prompt.textContent()).not.toContain('Fire at');
});

test('a unit that holds back is no reason to ask', async () => {
  const session = playTo(setUp(newGame({ orders: ASK_ALWAYS })), 'first-fire');
  const able = new Set(session.now.ask?.offers.flatMap(({ pieces }) => pieces));
  const units = session.now.tabletop.counters.filter(({ id, on }) => able.has(id) && on === undefined);
  const page = await lay(session);
  const prompt = await page.locator('.ask-prompt').textContent();
  for (const { at = '', id } of units) {
    await page.getByLabel('Go to hex').fill(at.replace('1:', ''));
    await page.keyboard.press('Enter');
    await page.locator(`[data-here="${id}"] .hold-back input`).click();
  }
  const weapons = [...able].filter(id => !units.some(unit => unit.id === id));
  const still = await page.locator('.ask-prompt').textContent();
  expect(still === prompt).toBe(weapons.length > 0);
  expect(await page.locator('.order-holding').count()).toBe(units.length);
});

test('touching another unit puts down the one just chosen', async () => {
  const session = skipTo(setUp(newGame()), 'movement');
  const able = new Set(session.now.ask?.offers.flatMap(({ pieces }) => pieces));
  const [{ id: one, at } = { id: '' }, ...others] = session.now.tabletop.counters.filter(({ id }) =>
    able.has(id),
  );
  const { id: other = '' } = others.find(each => each.at !== at) ?? {};
  const page = await lay(session);
  await page.locator(`[data-act="move ${one}"]`).click();
  await page.locator('.reach').waitFor();
  await atRest(page, other);
  await counter(page, other).hover({ force: true });
  const fanned = page.locator(`[data-fanned="${other}"]`);
  if ((await fanned.count()) > 0) await fanned.click();
  else await counter(page, other).click({ force: true });
  const chosen = session.now.ask?.offers.find(({ text }) => text === `move ${other}`)?.words.label;
  await expect.poll(() => page.locator('.undo').textContent()).toContain(`Back to before: ${chosen}`);
});

test('what the other side has seen is taken back when both agree', async () => {
  const session = playTo(setUp(newGame()), 'fire-group');
  const shoot = session.now.ask?.offers.find(({ words }) => words.grave)?.text ?? '';
  const page = await lay(session);
  await page.locator(`[data-act="${shoot}"]`).click();
  await page.locator('.log-panel .dice').first().waitFor();
  await page.getByRole('button', { name: 'Ask to take it back' }).click();
  expect(await page.getByRole('region', { name: 'Agree' }).textContent()).toMatch(/Americans and Germans\?/);
  await page.getByRole('button', { name: 'We agree' }).click();
  await page.locator(`[data-act="${shoot}"]`).waitFor();
});

test('acts are typed as words, and what isn’t offered is told', async () => {
  const session = playTo(setUp(newGame()), 'movement');
  const page = await lay(session);
  const box = page.getByLabel('Type a command');
  await box.fill('dance');
  await page.keyboard.press('Enter');
  expect(await page.locator('.command-box .wrong').textContent()).toBe(
    'Nothing that is offered now is called “dance”.',
  );
  await box.fill(session.now.ask?.offers[0]?.words.label.toLowerCase() ?? '');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.ask-prompt').textContent()).toContain('Move on');
});

test('a whole attack is typed in one breath, up to the dice', async () => {
  const session = skipTo(setUp(newGame()), 'prep-fire');
  const place = (id: string) =>
    session.now.tabletop.counters.find(counter => counter.id === id)?.at?.replace('1:', '') ?? '';
  const from = place(session.now.ask?.offers.flatMap(({ pieces }) => pieces)[0] ?? '');
  const ahead = Session.open(session.book, session.saved());
  ahead.answer(ahead.now.ask?.offers[0]?.text ?? '');
  const acts = [
    ...ahead.match.offered(ahead.now.ask?.side ?? ''),
    ...ahead.now.journal.flatMap(entry => (entry.is === 'act' ? entry.act : [])),
  ];
  const target = acts.flatMap(act => /^at 1:(\S+)$/.exec(act)?.[1] ?? [])[0];
  const page = await lay(session);
  const box = page.getByLabel('Type a command');
  await box.fill(`fire ${from} at Z99`);
  await page.keyboard.press('Enter');
  await page.locator('.command-box .wrong').waitFor();
  expect(await page.locator('.ask-prompt').textContent()).toContain('Prep fire');
  await box.fill(`fire ${from} at ${target}`);
  await page.keyboard.press('Enter');
  await page.locator('.confirm').waitFor();
  await page.locator('.odds-card').waitFor();
});

test('where nobody may look beforehand, a blocked line looks like any other', async () => {
  const options = { sight: 'strict' };
  const session = skipTo(setUp(newGame({ options })), 'prep-fire');
  const { book, match, now } = session;
  const side = now.ask?.side ?? '';
  const open = book.world({ scenario: session.table.scenario, options: {} });
  const at = (id: string) => now.tabletop.counters.find(counter => counter.id === id)?.at ?? '';
  const blocked = now.ask?.offers.find(({ text, pieces: [shooter = ''] }) => {
    const { match: ahead } = Match.resume(book, match.save(), { dice: handDice });
    ahead.answer(side, text);
    return aims(ahead, side).some(
      hex => !book.presentation?.sight?.(match.view(side), at(shooter), hex, open)?.clear,
    );
  });
  session.answer(blocked?.text ?? '');
  const hex = aims(match, side).find(
    each => !book.presentation?.sight?.(match.view(side), at(blocked?.pieces[0] ?? ''), each, open)?.clear,
  );
  const page = await lay(session);
  await page.locator(`[data-act="at ${hex}"]`).click();
  await page.locator('.ask-list button', { hasText: /^\d+Fire/ }).hover();
  const card = page.locator('.odds-card');
  expect(await card.locator('.odds-source').textContent()).toContain('if the line is clear');
  expect(await card.locator('.chance-figure').count()).toBeGreaterThan(1);
  expect(await page.getByRole('button', { name: 'What can be seen from here' }).count()).toBe(0);
  expect(await page.locator('.play-table').textContent()).not.toMatch(/blocked|in the way/);
});

/** The hexes that the side may aim at now. */
const aims = (match: Match, side: string): readonly string[] =>
  match.offered(side).flatMap(text => /^at (\S+)$/.exec(text)?.[1] ?? []);

test('Alt and a click point a hex out, and do nothing', async () => {
  const page = await lay(playTo(setUp(newGame()), 'movement'));
  const before = await items(page).allTextContents();
  await board(page).click({ position: { x: 300, y: 200 }, modifiers: ['Alt'] });
  await page.locator('.ping').waitFor();
  await page.locator('.ping').waitFor({ state: 'detached' });
  expect(await items(page).allTextContents()).toEqual(before);
});

test('an answer is taken back, and the page says back to where', async () => {
  const page = await lay(playTo(setUp(newGame()), 'movement'));
  const before = await items(page).allTextContents();
  await items(page).first().click();
  expect(await page.locator('.undo').textContent()).toContain('Back to before: ');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  expect(await items(page).allTextContents()).toEqual(before);
});

test('strength lines can be read at the first look, on the desk and on a phone', async () => {
  const heights = async (options = {}) => {
    const page = await lay(setUp(newGame()), options);
    const line = page.locator('.counter[data-held="false"] .face-strength').first();
    return line.evaluate(element => {
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      const { a } = (element as SVGGraphicsElement).getScreenCTM() ?? { a: 0 };
      return size * a;
    });
  };
  expect(await heights()).toBeGreaterThanOrEqual(11);
  expect(await heights({ viewport: PHONE, hasTouch: true })).toBeGreaterThanOrEqual(9);
});

test('the sight tool shades what can’t be seen and tells why a line is blocked', async () => {
  const page = await lay(playTo(setUp(newGame()), 'movement'));
  await page.getByLabel('Go to hex').fill('p3');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'What can be seen from here' }).click();
  await expect.poll(() => page.locator('.sight-marks').getAttribute('data-blocked')).not.toBe('0');
  await page.getByLabel('Go to hex').fill('v9');
  await page.keyboard.press('Enter');
  expect(await page.locator('.sight-panel [role="status"]').textContent()).toContain('P3 to V9: blocked');
  expect(await page.locator('.sight-findings .cite-number').count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Stop looking' }).click();
  expect(await page.locator('.sight-marks').count()).toBe(0);
});

test('against a player that is no person, its answers come by themselves', async () => {
  const [mine = '', other = ''] = SIDES;
  const page = await lay(newGame({ seats: { [mine]: 'human', [other]: 'random' } }));
  await page.getByRole('button', { name: 'Set up for me' }).click({ timeout: 20_000 });
  await items(page).last().click();
  await confirm(page);
  await expect.poll(() => page.locator('.track-turns [aria-current]').count()).toBe(1);
});

test('counters get out of the way while a key is held, and their size is kept', async () => {
  const page = await lay(setUp(newGame()));
  const layer = page.locator('.counters');
  await board(page).focus();
  await page.keyboard.down('KeyH');
  await expect.poll(() => layer.isVisible()).toBe(false);
  await page.keyboard.up('KeyH');
  await expect.poll(() => layer.isVisible()).toBe(true);
  const width = async () =>
    (await page.locator('[data-held="false"] .face').first().boundingBox())?.width ?? 0;
  const before = await width();
  await page.getByLabel('Size of the counters').fill('1.4');
  expect(await width()).toBeGreaterThan(before * 1.2);
  await page.reload();
  await page.locator('.counters').waitFor({ state: 'attached' });
  expect(await width()).toBeGreaterThan(before * 1.2);
});

test('a game that is not there is told in a sentence', async () => {
  const page = await lay(setUp(newGame()));
  await page.goto(`${page.url().split('#')[0]}#/play/none`);
  expect(await page.getByRole('alert').first().textContent()).toBe(
    'There is no game “none” on this machine.',
  );
});

test('the map never moves by itself but to follow the other side, unless that is switched off', async () => {
  const [mine = '', other = ''] = SIDES;
  const session = setUp(newGame({ seats: { [mine]: 'human', [other]: 'random' } }));
  const page = await lay(session);
  const view = () => page.locator('.play-overlay > g').getAttribute('transform');
  await board(page).focus();
  await page.keyboard.press('KeyY');
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(view).not.toBe(null);
  await page.waitForTimeout(300);
  const before = await view();
  for (let i = 0; i < 12; i++) {
    const last = items(page).last();
    if ((await last.count()) > 0) await last.click();
    if ((await page.locator('.confirm .primary').count()) > 0) await confirm(page);
    await page.waitForTimeout(20);
  }
  expect(await page.locator('.log-line, .log-lines li').count()).toBeGreaterThan(0);
  expect(await view()).toBe(before);

  // Told to follow, it goes where the other side has done something.
  await board(page).focus();
  await page.keyboard.press('KeyY');
  for (let i = 0; i < 6; i++) await page.keyboard.press('Equal');
  await page.waitForTimeout(300);
  const near = await view();
  for (let i = 0; i < 60 && (await view()) === near; i++) {
    const last = items(page).last();
    if ((await last.count()) > 0) await last.click();
    if ((await page.locator('.confirm .primary').count()) > 0) await confirm(page);
    await page.waitForTimeout(20);
  }
  await expect.poll(view).not.toBe(near);
});
