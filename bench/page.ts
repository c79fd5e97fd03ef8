/** How the page feels in a browser without a graphics card: panning, zooming, clicking, and what the first visit loads. */
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { Random } from '../src/engine/index.ts';
import { forecast, recent } from '../src/play/forecast.ts';
import { rulebooks } from '../src/rulebooks/index.ts';
import { Session } from '../src/web/play/session.ts';
import { newTable, sidesOfScenario } from '../src/web/play/table-setup.ts';
import type { Smoothness } from './page/gestures.ts';
import type { Result } from './result.ts';

export const name = 'page';

/** What the scripts of the project give; a bundled program finds them by where it is run. */
interface Scripts {
  buildPage(): Promise<string>;
  buildBenchPage(): Promise<string>;
  chromiumPath(): string;
  serveFolder(folder: string, port: number): Promise<{ readonly address: string; close(): Promise<void> }>;
}

const DESKTOP = { width: 1440, height: 900 };
const GESTURES = ['pan', 'zoom'] as const;
/** Other work on the machine only slows, so the best of several rounds counts. */
const ROUNDS = 5;
const CLICKS = 12;
const FORECASTS = 20;

export async function run(): Promise<Result[]> {
  const scripts = await loadScripts();
  // Chromium's own sandbox needs rights that a container's root does not have.
  const args = ['--no-sandbox', '--disable-gpu'];
  const browser = await chromium.launch({ executablePath: scripts.chromiumPath(), args });
  const crowded = await scripts.serveFolder(await scripts.buildBenchPage(), 0);
  const real = await scripts.serveFolder(await scripts.buildPage(), 0);
  try {
    return [
      ...(await gestures(browser, crowded.address)),
      await clicks(browser, real.address),
      ...(await forecasts(browser, real.address)),
      await firstLoad(browser, real.address),
    ];
  } finally {
    await browser.close();
    await Promise.all([crowded.close(), real.close()]);
  }
}

async function loadScripts(): Promise<Scripts> {
  const load = (file: string) => import(/* @vite-ignore */ pathToFileURL(`scripts/${file}.mjs`).href);
  const modules = await Promise.all(['build', 'chromium', 'static-server'].map(load));
  return Object.assign({}, ...modules) as Scripts;
}

/** Pans and zooms four boards with 300 counters. */
async function gestures(browser: Browser, address: string): Promise<Result[]> {
  const page = await browser.newPage({ viewport: DESKTOP });
  await page.goto(address);
  await page.locator('canvas[data-sharp="true"]').waitFor();
  const results: Result[] = [];
  for (const gesture of GESTURES) {
    let best = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const { smooth } = await page.evaluate<Smoothness>(`gesture('${gesture}')`);
      best = Math.max(best, smooth);
      await page.locator('canvas[data-sharp="true"]').waitFor();
    }
    results.push({
      name: `page-${gesture}-smooth`,
      unit: '% of frames in 33 ms, 300 counters',
      ours: 100 * best,
    });
  }
  await page.close();
  return results;
}

/** A game on its table, once the map is painted. */
async function lay(browser: Browser, address: string, game: Session): Promise<Page> {
  const page = await browser.newPage({ viewport: DESKTOP });
  await page.goto(`${address}#/settings`);
  await page.evaluate(text => localStorage.setItem('hedgerow/latest', text), JSON.stringify(game.saved()));
  await page.goto(`${address}#/play/${game.table.id}`);
  await page.locator('canvas[data-sharp="true"]').waitFor();
  return page;
}

/** From a click on a counter until the page has drawn its answer. */
async function clicks(browser: Browser, address: string): Promise<Result> {
  const page = await lay(browser, address, begunGame());
  await page.evaluate(OBSERVE_CLICKS);
  const counters = page.locator('[data-counter][data-held="false"]');
  await counters.first().waitFor();
  const times: number[] = [];
  for (let i = 0; i < CLICKS; i++) {
    await counters.nth(i % (await counters.count())).click({ force: true });
    times.push(await page.evaluate<number>('nextClick()'));
  }
  await page.close();
  const slowest = times.sort((a, b) => a - b).at(-2) ?? 0;
  return { name: 'page-click-to-response', unit: `ms, the slowest but one of ${CLICKS}`, ours: slowest };
}

/** The browser's own measure of an interaction: from the input to the next picture, in steps of 8 ms. */
const OBSERVE_CLICKS = `{
  const times = [], waiting = [];
  new PerformanceObserver(list => {
    for (const { name, duration } of list.getEntries())
      if (name === 'click') (waiting.shift() ?? (time => times.push(time)))(duration);
  }).observe({ type: 'event', durationThreshold: 16 });
  globalThis.nextClick = () => new Promise(done => {
    if (times.length > 0) done(times.shift());
    else {
      waiting.push(done);
      // What was faster than two frames is not reported.
      setTimeout(() => { const at = waiting.indexOf(done); if (at >= 0) { waiting.splice(at, 1); done(16); } }, 500);
    }
  });
}`;

/** From pointing at a target until its figure stands on the map, and until the card of odds stands beside it. */
async function forecasts(browser: Browser, address: string): Promise<Result[]> {
  const times: { readonly headline: number; readonly card: number }[] = [];
  for (let seed = 1; times.length < FORECASTS; seed++) {
    const { session, targets } = gameAtTargets(seed);
    const page = await lay(browser, address, session);
    await page.evaluate(POINT);
    for (const target of targets)
      times.push(await page.evaluate(`pointAt(${JSON.stringify(`[data-act="${target}"]`)})`));
    await page.close();
  }
  const slowest = (of: 'headline' | 'card') =>
    times
      .map(time => time[of])
      .filter(time => time > 0)
      .sort((a, b) => a - b)
      .at(-2) ?? 0;
  return (['headline', 'card'] as const).map(of => ({
    name: `page-odds-${of}`,
    unit: `ms from pointing at a target, the slowest but one of ${times.length}`,
    ours: slowest(of),
  }));
}

/** Points at a button of the list as a mouse does: the card and the figure of another target may still be there. */
const POINT = `globalThis.pointAt = async selector => {
  const button = document.querySelector(selector);
  const title = () => document.querySelector('.odds-card h3')?.textContent;
  const place = () => document.querySelector('.headline')?.getAttribute('transform');
  const changed = async what => {
    const before = what();
    while (what() === undefined || what() === before) {
      if (performance.now() - start > 5_000) return start;
      await new Promise(requestAnimationFrame);
    }
    return performance.now();
  };
  const start = performance.now();
  button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  const [headline, card] = await Promise.all([changed(place), changed(title)]);
  button.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }));
  return { headline: headline - start, card: card - start };
}`;

/** Played at random up to a choice of targets, each with dice to come. */
function gameAtTargets(seed: number): { readonly session: Session; readonly targets: readonly string[] } {
  const session = begunGame();
  const random = new Random(seed);
  while (session.now.ask) {
    const { side, offers } = session.now.ask;
    const isAim = offers.every(({ pieces, places }) => pieces.length === 0 && places.length === 1);
    if (isAim && offers.length > 1 && offers.every(({ text }) => hasOdds(session, side, text)))
      return { session, targets: offers.map(({ text }) => text) };
    session.answer(random.pick(offers).text);
  }
  return gameAtTargets(seed + 1_000);
}

function hasOdds({ book, match }: Session, side: string, text: string): boolean {
  const found = forecast(book, recent(match.save()), side, text);
  return found?.chances !== undefined;
}

function begunGame(): Session {
  const book = rulebooks.find(({ id }) => id === 'aslsk');
  const scenario = book?.scenarios[0]?.id ?? '';
  if (book === undefined) throw new Error('there is no rulebook to play');
  const sides = sidesOfScenario(book, { scenario, options: {} });
  const seats = Object.fromEntries(sides.map(side => [side, 'human' as const]));
  const session = Session.begin(
    book,
    newTable({ book: book.id, scenario, options: {}, seats, dice: 'computed' }),
  );
  while (session.canSetUp) {
    session.setUpForMe();
    passOn(session);
  }
  while (session.now.ask?.offers.every(({ pieces }) => pieces.length === 0)) passOn(session);
  return session;
}

/** Answers with what is about no piece: that one is done. */
function passOn(session: Session): void {
  const done = session.now.ask?.offers.find(({ pieces }) => pieces.length === 0);
  if (done) session.answer(done.text);
}

/** What comes over the network before the scenarios are there. */
async function firstLoad(browser: Browser, address: string): Promise<Result> {
  const context = await browser.newContext({ viewport: DESKTOP, serviceWorkers: 'block' });
  const page = await context.newPage();
  const scripts: Promise<number>[] = [];
  page.on('requestfinished', request => {
    if (/\.js$/.test(new URL(request.url()).pathname))
      scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(address);
  await settled(page);
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return { name: 'page-first-load', unit: 'KB of compressed script', ours: bytes / 1024 };
}

async function settled(page: Page): Promise<void> {
  await page.locator('.scenario-cards [data-painted="true"]').first().waitFor();
  await page.waitForLoadState('networkidle');
}
