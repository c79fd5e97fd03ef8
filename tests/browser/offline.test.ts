import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { open } from './page.ts';

test('after a first visit everything works without a network', async () => {
  const page = await open('', { serviceWorkers: 'allow' });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('link', { name: /The Crossroads/ }).click();
  await page.getByRole('button', { name: 'Play the Americans' }).click();
  await page.waitForURL(/#\/play\//);
  await page.locator('[data-waiting], [data-counter]').first().waitFor();
  await page.reload();
  await page.locator('[data-waiting], [data-counter]').first().waitFor();
  // A book that nobody has opened yet.
  await page.goto(`${page.url().split('#')[0]}#/rules/lnl`);
  await page.getByRole('heading', { level: 1, name: 'Lock ’n Load Tactical' }).waitFor();
  await page.locator('.rules-body li').first().waitFor();
});

/** The built page on a server of its own, whose files can be changed under it. */
async function ownServer() {
  const folder = await mkdtemp(join(tmpdir(), 'hedgerow-newer-'));
  await cp(fileURLToPath(new URL('../../dist/web', import.meta.url)), folder, { recursive: true });
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://here').pathname;
    const file = join(folder, path === '/' ? 'index.html' : path);
    const type = TYPES[extname(file)];
    const text = await readFile(file).catch(() => undefined);
    response.writeHead(text ? 200 : 404, type ? { 'content-type': type } : {}).end(text);
  }).listen(0);
  await once(server, 'listening');
  const address = server.address();
  return {
    folder,
    url: `http://localhost:${typeof address === 'object' ? address?.port : 0}/`,
    async close() {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.html': 'text/html',
  '.css': 'text/css',
};

test('a newer page is offered, and takes over when one wants it', async () => {
  const server = await ownServer();
  try {
    const page = await open('', { serviceWorkers: 'allow' });
    await page.goto(server.url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const script = join(server.folder, 'service-worker.js');
    const worker = await readFile(script, 'utf8');
    await writeFile(script, worker.replace(/(["'`])[0-9a-f]{16}\1/, '"of tomorrow"'));
    await page.reload();
    await page.getByRole('button', { name: 'Renew the page' }).click();
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['hedgerow-of tomorrow']);
    await page.getByRole('link', { name: /The Crossroads/ }).waitFor();
    expect(await page.getByRole('button', { name: 'Renew the page' }).count()).toBe(0);
  } finally {
    await server.close();
  }
});

test('it can be installed', async () => {
  const page = await open('');
  const link = await page.locator('link[rel="manifest"]').getAttribute('href');
  const base = page.url().split('#')[0] ?? '';
  const manifest = await (await fetch(new URL(link ?? '', base))).json();
  expect(manifest).toMatchObject({ name: 'Hedgerow', display: 'standalone', start_url: './' });
  for (const { src, sizes } of manifest.icons) {
    const icon = await fetch(new URL(src, base));
    expect(icon.status, `${src} ${sizes}`).toBe(200);
  }
});
