// Serves a folder of built files over HTTP, and nothing outside it.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { createBrotliCompress, createGzip, constants as zlib } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
const COMPRESSIBLE = /^(?:text\/|application\/|image\/svg)/;
const PORTS_TO_TRY = 50;

/** Starts serving; when `port` is taken the next free one is used. Port 0 lets the system choose. */
export async function serveFolder(folder, port) {
  const server = createServer((request, response) => answer(folder, request, response));
  await listen(server, port, port === 0 ? 1 : PORTS_TO_TRY);
  const taken = server.address().port;
  return {
    port: taken,
    address: `http://localhost:${taken}/`,
    close: () =>
      new Promise(done => {
        server.close(done);
        server.closeAllConnections();
      }),
  };
}

async function listen(server, port, tries) {
  for (let at = port; ; at++) {
    const failure = await new Promise(settle => {
      server.once('error', settle);
      server.listen(at, 'localhost', () => {
        server.off('error', settle);
        settle(undefined);
      });
    });
    if (!failure) return;
    if (failure.code !== 'EADDRINUSE' || at + 1 >= port + tries || at === 65535) throw failure;
  }
}

function answer(folder, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const file = fileFor(folder, request.url ?? '/');
  if (!file) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
    return;
  }
  const stats = statSync(file);
  const etag = `"${stats.size.toString(36)}-${Math.trunc(stats.mtimeMs).toString(36)}"`;
  const headers = {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    // Vite puts a hash of the content into the names under assets/, so those never change.
    'cache-control': file.startsWith(join(folder, 'assets') + sep)
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
    etag,
  };
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const coding = chooseCoding(request.headers['accept-encoding'] ?? '', headers['content-type']);
  if (coding) headers['content-encoding'] = coding.name;
  else headers['content-length'] = stats.size;
  response.writeHead(200, headers);
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  const stages = [createReadStream(file), ...(coding ? [coding.compress()] : []), response];
  // A reader that goes away in mid-file is no failure of ours.
  pipeline(stages, () => {});
}

/** The file a request means, or undefined if there is none inside the folder. */
function fileFor(folder, url) {
  let path;
  try {
    path = decodeURIComponent(url.split(/[?#]/, 1)[0]);
  } catch {
    return undefined;
  }
  if (path.includes('\0') || path.split(/[/\\]/).some(part => part.startsWith('.'))) return undefined;
  const file = join(folder, normalize(path.endsWith('/') ? `${path}index.html` : path));
  if (!file.startsWith(folder + sep)) return undefined;
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

function chooseCoding(accepted, type) {
  if (!COMPRESSIBLE.test(type)) return undefined;
  const brotli = () => createBrotliCompress({ params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } });
  if (/\bbr\b/.test(accepted)) return { name: 'br', compress: brotli };
  if (/\bgzip\b/.test(accepted)) return { name: 'gzip', compress: () => createGzip() };
  return undefined;
}
