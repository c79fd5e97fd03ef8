/** A fresh page for each test, from one browser for each file. */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
    /** Of the page with the proof games. */
    proofAddress: string;
    chromium: string;
  }
}

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

let browser: Browser;
let complaints: string[] = [];

beforeAll(async () => {
  // Chromium's own sandbox needs rights that a container's root does not have.
  browser = await chromium.launch({ executablePath: inject('chromium'), args: ['--no-sandbox'] });
});
afterAll(() => browser.close());
afterEach(async () => {
  await Promise.all(browser.contexts().map(context => context.close()));
  const heard = complaints;
  complaints = [];
  expect(heard, 'errors in the page').toEqual([]);
});

/** Opens the page at `#…`. What the page complains of fails the test. */
export async function open(
  hash: string,
  options: BrowserContextOptions = {},
  address = inject('address'),
): Promise<Page> {
  // A service worker would fetch the whole page for every test; the test of it asks for it.
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
