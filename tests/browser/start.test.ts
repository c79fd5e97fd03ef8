import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, inject, test } from 'vitest';

const script = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url));
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Runs `npm start` until it has said where it is, or has stopped. */
async function start(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [script, ...args], { env: { ...process.env, ...env } });
  children.push(child);
  let said = '';
  await new Promise<void>(done => {
    const hear = (chunk: Buffer) => {
      said += chunk;
      if (said.includes('http://')) done();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', () => done());
  });
  return { child, said };
}

interface Reply {
  readonly status: number | undefined;
  readonly headers: NodeJS.Dict<string | string[]>;
}

/** Unlike fetch, this sends the path just as it is. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> =>
  new Promise((done, fail) => {
    const { hostname, port } = new URL(inject('address'));
    request({ hostname, port, path, headers, method }, response => {
      response.resume();
      done({ status: response.statusCode, headers: response.headers });
    })
      .on('error', fail)
      .end();
  });

test.each(['SIGINT', 'SIGTERM'] as const)('serves the page and stops cleanly on %s', async signal => {
  const { child, said } = await start(['--port', '0']);
  const address = /http:\S+/.exec(said)?.[0] ?? '';
  expect(await (await fetch(address)).text()).toContain('<title>Hedgerow</title>');
  child.kill(signal);
  expect(await once(child, 'close')).toEqual([0, null]);
});

test('a taken port is passed over, and said so', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const { said } = await start([], { PORT: `${port}` });
  other.close();
  expect(said).toContain(`Port ${port} is taken.`);
  const chosen = Number(/localhost:(\d+)/.exec(said)?.[1]);
  expect(chosen).toBeGreaterThan(port);
});

test.each([
  [['--port', 'harbour'], 'Port "harbour" is not a port; expected a number from 0 to 65535.\n'],
  [['--prot', '1'], "Unknown option '--prot'. Usage: npm start -- [--port N]\n"],
])('misuse is one line: %j', async (args, line) => {
  const { child, said } = await start(args);
  expect(said).toBe(line);
  expect(child.exitCode).toBe(1);
});

test.each([
  '/../package.json',
  '/..%2fpackage.json',
  '/%2e%2e/package.json',
  '/..\\package.json',
  '/.built-from',
  '/assets',
  '/none.js',
  '/%',
  '/%00',
])('nothing is served for %s', async path => {
  expect((await get(path)).status).toBe(404);
});

test('files have their type, are compressed and are kept as long as they may be', async () => {
  const page = await get('/', { 'accept-encoding': 'gzip, br' });
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'no-cache',
  });
  const etag = String(page.headers.etag);
  expect((await get('/', { 'if-none-match': etag })).status).toBe(304);
  const html = await (await fetch(inject('address'))).text();
  const script = /\.(\/assets\/[^"]+\.js)/.exec(html)?.[1] ?? '';
  const { headers } = await get(script, { 'accept-encoding': 'gzip' });
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(headers['content-encoding']).toBe('gzip');
  expect(headers['cache-control']).toContain('immutable');
});

test('only reading is allowed', async () => {
  expect((await get('/', {}, 'POST')).status).toBe(405);
});
