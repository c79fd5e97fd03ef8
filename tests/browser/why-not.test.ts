/** A click that leads nowhere is answered, and what the dice did is told where it happened. */
import { expect, test } from 'vitest';
import { hexOfPlace } from '../../src/board/index.ts';
import { battlefieldOf } from '../../src/board/library.ts';
import { Random } from '../../src/engine/index.ts';
import { Session } from '../../src/web/play/session.ts';
import { PHONE } from './page.ts';
import { atRest, board, counter, lay, newGame, playTo, setUp, speech } from './play-table.ts';

/** A counter of the other side, alone in its hex, that can't be aimed at though some can; and a shooter who can't see it. */
function withSafeEnemy() {
  const session = setUp(newGame());
  const random = new Random('why not');
  for (let i = 0; i < 3_000 && session.now.ask; i++) {
    const { ask, tabletop } = session.now;
    const ground = battlefieldOf(tabletop.battlefield);
    const hexOf = (place: string) => (ground.ok ? hexOfPlace(ground.value, place) : undefined);
    const offered = new Set(ask.offers.flatMap(({ pieces }) => pieces));
    const open = new Set(ask.offers.flatMap(({ places }) => places.map(hexOf)));
    const isAimed = ask.offers.some(({ places }) =>
      places.some(place =>
        tabletop.counters.some(({ at, side }) => side !== ask.side && at && hexOf(at) === hexOf(place)),
      ),
    );
    const safe = tabletop.counters.find(
      ({ id, at, side }) =>
        at !== undefined &&
        side !== ask.side &&
        !offered.has(id) &&
        !open.has(hexOf(at)) &&
        tabletop.counters.filter(each => each.at === at).length === 1,
    );
    const reasons = safe ? session.match.whyNot(ask.side, { place: safe.at ?? '' }) : [];
    if (isAimed && safe && reasons.some(({ why }) => why.includes('in the way')))
      return { session, safe, reasons };
    session.answer(random.pick(ask.offers).text);
  }
  throw new Error('everybody could be aimed at');
}

test('a click on somebody who can’t be aimed at says why, as the key does; targets look like targets', async () => {
  const { session, safe, reasons } = withSafeEnemy();
  const page = await lay(session);
  await atRest(page, safe.id);
  expect(await page.locator('.reach-target, .counter[data-mark="target"]').count()).toBeGreaterThan(0);
  await counter(page, safe.id).click({ force: true });
  const card = page.locator('.why-not');
  await card.waitFor();
  const told = (await card.textContent()) ?? '';
  for (const { cite } of reasons) expect(told).toContain(cite.split(' ').at(-1));
  const byClick = (await speech(page))?.trim();
  expect(byClick).toMatch(/^[A-Z]+\d+ to [A-Z]+\d+: .* in the way, rule \d/);
  expect(await page.locator('.why-not-marks .sight-thread').count()).toBe(1);
  expect(await page.locator('.why-not-marks .why-not-hex').count()).toBe(1);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/why-not.png` });
  await board(page).focus();
  await page.keyboard.press('Escape');
  await expect.poll(() => card.count()).toBe(0);
  await page.keyboard.press('KeyW');
  await card.waitFor();
  await expect.poll(async () => (await speech(page))?.trim()).toBe(byClick);
});

test('so does a tap', async () => {
  const { session, safe } = withSafeEnemy();
  const page = await lay(session, { viewport: PHONE, hasTouch: true });
  await atRest(page, safe.id);
  await counter(page, safe.id).tap({ force: true });
  await page.locator('.why-not').waitFor();
  expect(await page.locator('.why-not').textContent()).toMatch(/is in the way/);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/why-not-phone.png` });
});

/** A shot after which some counter has another face. */
function withTellingShot() {
  for (let seed = 1; seed < 40; seed++) {
    const session = playTo(setUp(newGame()), 'fire-group', seed);
    const shoot = session.now.ask?.offers.find(({ words }) => words.grave === true);
    if (!shoot) continue;
    const before = session.now;
    const after = Session.open(session.book, session.saved());
    after.answer(shoot.text);
    const befell = after.now.journal
      .slice(before.journal.length)
      .flatMap(entry => (entry.is === 'roll' ? entry.account : []))
      .flatMap(({ of = [] }) => of);
    const toneOf = ({ tabletop }: typeof before, id: string) =>
      tabletop.counters.find(each => each.id === id)?.face.tone;
    const hit = befell.find(id => toneOf(before, id) !== toneOf(after.now, id));
    if (hit) return { session, shoot, hit };
  }
  throw new Error('nobody is hit');
}

test('what came of the dice floats at the counter that it befell', async () => {
  const { session, shoot, hit } = withTellingShot();
  const page = await lay(session);
  await page.locator(`[data-act="${shoot.text}"]`).click();
  const verdict = page.locator(`.verdict[data-of="${hit}"]`);
  await verdict.waitFor();
  expect(await verdict.getAttribute('data-grave')).toBe('true');
  expect((await verdict.textContent()) ?? '').toMatch(/^[^a-z]*[A-Z][^a-z]*$/);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/verdict.png` });
});
