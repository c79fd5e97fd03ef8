/** A game laid out in a browser, and hands to play it with. */
import type { BrowserContext, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { Random, type Rulebook } from '../../src/engine/index.ts';
import { ALWAYS, NO_ORDERS, withStop } from '../../src/play/orders.ts';
import { rulebooks } from '../../src/rulebooks/index.ts';
import { Session } from '../../src/web/play/session.ts';
import { newTable, sidesOfScenario, type TableSetup } from '../../src/web/play/table-setup.ts';
import { open } from './page.ts';

/** What the page's tests play where it doesn't matter which book it is. */
const someBook = rulebooks.find(({ id }) => id === 'aslsk') as Rulebook;
const firstScenario = (book: Rulebook) => ({ scenario: book.scenarios[0]?.id ?? '', options: {} });
export const SIDES = sidesOfScenario(someBook, firstScenario(someBook));

const windows = someBook.windows ?? [];
/** Orders of players who want to be asked about everything. */
export const ASK_ALWAYS = Object.fromEntries(
  SIDES.map(side => [side, windows.reduce((orders, { on }) => withStop(orders, on, ALWAYS), NO_ORDERS)]),
);

/** Its first scenario, or another, hot-seat, with dice that always fall alike. */
export const newGame = (change: Partial<TableSetup> = {}): Session => newGameOf(someBook, change);

export function newGameOf(book: Rulebook, change: Partial<TableSetup> = {}): Session {
  const setup = { ...firstScenario(book), ...(change.scenario ? { scenario: change.scenario } : {}) };
  const sides = sidesOfScenario(book, setup);
  const seats = Object.fromEntries(sides.map(side => [side, 'human'] as const));
  const made = newTable({ book: book.id, ...setup, seats, dice: 'computed' });
  const nonces = Object.fromEntries(sides.map((side, i) => [side, `0${i}`]));
  return Session.begin(book, { ...made, seed: '22'.repeat(32), nonces, ...change });
}

/** Both sides set up by themselves, up to the first question of the game itself. */
export function setUp(session: Session): Session {
  while (session.canSetUp) {
    session.setUpForMe();
    const done = session.now.ask?.offers.find(({ pieces }) => pieces.length === 0);
    if (done) session.answer(done.text);
  }
  return session;
}

/** Plays at random until an ask of this kind comes. */
export function playTo(session: Session, id: string, seed = 1): Session {
  const random = new Random(seed);
  for (let i = 0; i < 3_000 && session.now.ask && session.now.ask.id !== id; i++)
    session.answer(random.pick(session.now.ask.offers).text);
  expect(session.now.ask?.id).toBe(id);
  return session;
}

/** Lets everything be until an ask of this kind comes: nobody fires, nobody moves. */
export function skipTo(session: Session, id: string): Session {
  for (let i = 0; i < 200 && session.now.ask && session.now.ask.id !== id; i++)
    session.answer(session.now.ask.offers.at(-1)?.text ?? '');
  expect(session.now.ask?.id).toBe(id);
  return session;
}

/** Opens the page with the game on its table; `prepare` may change what the browser is like. */
export async function lay(
  session: Session,
  options: Parameters<typeof open>[1] = {},
  prepare: (context: BrowserContext) => Promise<void> = async () => {},
): Promise<Page> {
  const isOnShelf = rulebooks.some(({ id }) => id === session.book.id);
  const address = inject(isOnShelf ? 'address' : 'proofAddress');
  const page = await open('#/settings', { reducedMotion: 'reduce', ...options }, address);
  await prepare(page.context());
  await page.evaluate(game => localStorage.setItem('hedgerow/latest', game), JSON.stringify(session.saved()));
  await page.goto(`${page.url().split('#')[0]}#/play/${session.table.id}`);
  await page.locator('.ask-panel, .hand-over').waitFor();
  return page;
}

export const items = (page: Page) => page.locator('.ask-list button');
export const speech = (page: Page) => page.locator('#speech').textContent();
export const result = (page: Page) => page.locator('#result').textContent();
export const board = (page: Page) => page.getByRole('application');
export const counter = (page: Page, id: string) => page.locator(`[data-counter="${id}"]`);

/** Waits until the map has come to rest: a counter that still glides is missed by a click. */
export async function atRest(page: Page, id: string): Promise<void> {
  let last = '';
  await expect
    .poll(
      async () => {
        const before = last;
        last = JSON.stringify(await counter(page, id).boundingBox());
        return last === before;
      },
      { interval: 200, timeout: 10_000 },
    )
    .toBe(true);
}

/** Moves the pointer onto a counter of a stack until the stack is spread out: the map may still be settling. */
export async function fanOut(page: Page, id: string): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.mouse.move(1, 1);
        await counter(page, id).hover({ force: true });
        return page.locator(`[data-fanned="${id}"]`).count();
      },
      { timeout: 10_000 },
    )
    .toBe(1);
}

/** Confirms what the page asks about once. */
export async function confirm(page: Page): Promise<void> {
  await page.locator('.confirm .primary').click();
}

/** Runs in the page: clicks one button after the other until the game is over, or so often. Gives what was asked. */
export async function playOn({ seed, answers }: { seed: number; answers: number }): Promise<string[]> {
  const asks = new Set<string>();
  const press = async (selector: string, choose: (count: number) => number = () => 0) => {
    const buttons = document.querySelectorAll<HTMLButtonElement>(selector);
    buttons[choose(buttons.length)]?.click();
    await new Promise(done => setTimeout(done));
  };
  let state = seed;
  const random = (count: number) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % count;
  };
  for (let i = 0; i < answers && document.querySelector('.ask-outcome') === null; i++) {
    // Where sides decide in secret, the screen goes from one to the other.
    await press('.hand-over button');
    asks.add(document.querySelector('.ask-prompt')?.textContent ?? '');
    await press('.ask-set-up');
    await press('.ask-list button', random);
    await press('.confirm .primary');
  }
  return [...asks];
}
