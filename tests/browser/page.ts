/** A fresh page for each test, from one browser for all of them. */
import { text } from 'node:stream/consumers';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Download,
  type Page,
} from 'playwright-core';
import { expect, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
    /** Of the page with the proof games. */
    proofAddress: string;
    /** Where the browser listens. */
    browser: string;
  }
}

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Under it the briefing keeps all that few want: other players, options, dice. */
export const OWN_TABLE = 'Two players, options, dice';

let connected: Promise<Browser> | undefined;
const theBrowser = (): Promise<Browser> => {
  connected ??= chromium.connect(inject('browser'));
  return connected;
};
let complaints: string[] = [];

/** A request that a test answers itself may still be under way: what comes of it then is nobody's error. */
async function shut(context: BrowserContext): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}

/** After each test: what it opened is closed, and nothing was complained of. */
export async function closeAll(): Promise<void> {
  const browser = await connected;
  await Promise.all((browser?.contexts() ?? []).map(shut));
  const heard = complaints;
  complaints = [];
  expect(heard, 'errors in the page').toEqual([]);
}

/** Opens the page at `#…`. What the page complains of fails the test. */
export async function open(
  hash: string,
  options: BrowserContextOptions = {},
  address = inject('address'),
): Promise<Page> {
  // A service worker would fetch the whole page for every test; the test of it asks for it.
  const browser = await theBrowser();
  const context = await browser.newContext({ viewport: DESKTOP, serviceWorkers: 'block', ...options });
  // Limits catch what hangs, not what is slow.
  context.setDefaultTimeout(20_000);
  return openBeside(context, hash, address);
}

/** Opens the page in another tab of the same browser. */
export async function openBeside(
  context: BrowserContext,
  hash: string,
  address = inject('address'),
): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', error => complaints.push(error.message));
  page.on('console', message => message.type() === 'error' && complaints.push(message.text()));
  await page.goto(`${address}${hash}`);
  return page;
}

/** What the page handed out: the browser keeps it with itself. */
export const textOf = async (download: Download): Promise<string> => text(await download.createReadStream());
